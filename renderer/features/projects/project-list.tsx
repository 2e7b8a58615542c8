import { Badge, Button, Group, Text } from '@mantine/core';
import { IconFlask, IconFolders, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { api, projectPath, useSession } from '#api';
import type { ProjectRole } from '#domain';
import { useMessages } from '#messages';
import { DataTable, EmptyState, PageHeader, QueryState, Screen, useFormat, useNotify } from '#ui';
import type { Column } from '#ui';
import type { ProjectView } from '#contract';

type ProjectRow = ProjectView & { readonly roles: readonly ProjectRole[]; readonly taskCount: number };

/** Every project the person is in. */
export function ProjectList() {
  const t = useMessages('projects');
  const { person } = useSession();
  const projects = useQuery(api.projects.list.queryOptions());
  const hasSome = (projects.data?.length ?? 0) > 0;
  const hasSample = projects.data?.some((project) => project.isSample) === true;
  const actions = person?.isOwner === true && <OwnerActions hasSample={hasSample} />;
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} actions={hasSome && actions} />
      <QueryState query={projects}>
        {(rows) =>
          rows.length > 0 ? (
            <ProjectTable rows={rows} />
          ) : (
            <EmptyState
              icon={IconFolders}
              title={t('emptyTitle')}
              hint={person?.isOwner === true ? t('emptyOwner') : t('emptyMember')}
              actions={actions}
            />
          )
        }
      </QueryState>
    </Screen>
  );
}

function OwnerActions({ hasSample }: { readonly hasSample: boolean }) {
  const t = useMessages('projects');
  const notify = useNotify();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const openSample = useMutation(
    api.projects.openSample.mutationOptions({
      onError: notify.failed,
      onSuccess: async (project) => {
        await queries.invalidateQueries({ queryKey: api.signIn.get.key() });
        navigate(projectPath(project.id));
      },
    }),
  );
  return (
    <>
      {!hasSample && (
        <Button
          variant="default"
          leftSection={<IconFlask size={15} />}
          loading={openSample.isPending}
          onClick={() => openSample.mutate(undefined)}
        >
          {t('openSample')}
        </Button>
      )}
      <Button component={Link} to="/projects/new" leftSection={<IconPlus size={15} />}>
        {t('newProject')}
      </Button>
    </>
  );
}

function ProjectTable({ rows }: { readonly rows: readonly ProjectRow[] }) {
  const t = useMessages('projects');
  const words = useMessages('words');
  const format = useFormat();
  const [, navigate] = useLocation();
  const rolesOf = (row: ProjectRow) => row.roles.map((role) => words(`role.${role}`)).join(', ');
  const columns: readonly Column<ProjectRow>[] = [
    {
      key: 'name',
      header: t('name'),
      width: 'minmax(220px, 2fr)',
      sortBy: (row) => row.name,
      text: (row) => row.name,
      render: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Text component="span" fw={500} truncate>
            {row.name}
          </Text>
          {row.isSample && <Badge color="gray">{t('sample')}</Badge>}
        </Group>
      ),
    },
    { key: 'roles', header: t('roles'), width: 'minmax(140px, 1fr)', render: rolesOf },
    {
      key: 'tasks',
      header: t('taskCount'),
      width: '100px',
      align: 'end',
      sortBy: (row) => row.taskCount,
      render: (row) => format.number(row.taskCount),
    },
    {
      key: 'created',
      header: t('created'),
      width: '190px',
      sortBy: (row) => row.createdAt,
      render: (row) => format.instant(row.createdAt),
    },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={(row) => navigate(projectPath(row.id))}
    />
  );
}
