import { Badge, Group, Text } from '@mantine/core';
import { useNow, useSession } from '#api';
import type { PersonView } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StatusBadge, useFormat } from '#ui';
import type { Column } from '#ui';

interface PeopleTableProps {
  readonly people: readonly PersonView[];
  readonly onOpen: (person: PersonView) => void;
}

/** People as rows, with what they have in hand. */
export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const t = useMessages('people');
  return (
    <DataTable
      label={t('title')}
      rows={people}
      columns={usePeopleColumns()}
      rowKey={(row) => row.id}
      minWidth={980}
      onOpen={onOpen}
    />
  );
}

function usePeopleColumns(): readonly Column<PersonView>[] {
  const t = useMessages('people');
  const words = useMessages('words');
  const format = useFormat();
  const rolesOf = (row: PersonView) => row.roles.map((role) => words(`role.${role}`));
  return [
    {
      key: 'name',
      header: t('name'),
      width: 'minmax(180px, 1.6fr)',
      sortBy: (row) => row.displayName,
      text: (row) => row.displayName,
      render: (row) => <Name person={row} />,
    },
    {
      key: 'loginName',
      header: t('loginName'),
      width: 'minmax(120px, 1fr)',
      sortBy: (row) => row.loginName,
      render: (row) => row.loginName,
    },
    {
      key: 'roles',
      header: t('roles'),
      width: 'minmax(200px, 2fr)',
      sortBy: (row) => rolesOf(row).join(', '),
      text: (row) => rolesOf(row).join(', '),
      render: (row) => rolesOf(row).join(', '),
    },
    {
      key: 'open',
      header: t('open'),
      width: '92px',
      align: 'end',
      sortBy: (row) => row.openCount,
      render: (row) => format.number(row.openCount),
    },
    {
      key: 'accepted',
      header: t('accepted'),
      width: '96px',
      align: 'end',
      sortBy: (row) => row.acceptedCount,
      render: (row) => format.number(row.acceptedCount),
    },
    ...usePresenceColumns(),
  ];
}

/** When the person was here last, and whether they can sign in at all. */
function usePresenceColumns(): readonly Column<PersonView>[] {
  const t = useMessages('people');
  const format = useFormat();
  const now = useNow();
  return [
    {
      key: 'lastSeen',
      header: t('lastSeen'),
      width: '140px',
      sortBy: (row) => row.lastSeenAt,
      text: (row) => (row.lastSeenAt === null ? t('never') : format.exactInstant(row.lastSeenAt)),
      render: (row) =>
        row.lastSeenAt === null ? (
          <Text component="span" c="dimmed">
            {t('never')}
          </Text>
        ) : (
          format.ago(row.lastSeenAt, now)
        ),
    },
    {
      key: 'status',
      header: t('status'),
      width: '170px',
      sortBy: (row) => Number(row.isDisabled) * 2 + Number(!row.hasPassphrase),
      text: () => '',
      render: (row) => <AccountBadge person={row} />,
    },
  ];
}

function Name({ person }: { readonly person: PersonView }) {
  const t = useMessages('people');
  const session = useSession();
  return (
    <Group gap={8} wrap="nowrap">
      <Text component="span" fw={500} truncate {...(person.isDisabled ? { c: 'dimmed' } : {})}>
        {person.displayName}
      </Text>
      {person.id === session.person?.id && <Badge style={{ flex: 'none' }}>{t('you')}</Badge>}
      {person.isOwner && (
        <Badge color="gray" style={{ flex: 'none' }}>
          {t('owner')}
        </Badge>
      )}
    </Group>
  );
}

/** Whether the person can sign in. The owner needs no passphrase on their own machine. */
export function AccountBadge({ person }: { readonly person: PersonView }) {
  const t = useMessages('people');
  if (person.isDisabled) return <StatusBadge tone="ended" label={t('disabled')} />;
  if (!person.hasPassphrase && !person.isOwner)
    return <StatusBadge tone="paused" label={t('noPassphrase')} />;
  return <StatusBadge tone="good" label={t('active')} />;
}
