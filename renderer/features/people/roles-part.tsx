import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject, useSession } from '#api';
import type { PersonView } from '#contract';
import type { ProjectRole } from '#domain';
import { useMessages } from '#messages';
import { InlineError, useNotify } from '#ui';
import { RoleFields } from './role-fields.tsx';

interface RolesPartProps {
  readonly person: PersonView;
  readonly isLastCoordinator: boolean;
}

/** Roles of one person. The last coordinator keeps theirs, and it says so before anyone tries. */
export function RolesPart({ person, isLastCoordinator }: RolesPartProps) {
  const t = useMessages('people');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const isSelf = useSession().person?.id === person.id;
  const [roles, setRoles] = useState<readonly ProjectRole[]>(person.roles);
  const save = useMutation(
    api.people.setRoles.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.people.key() });
        void queries.invalidateQueries({ queryKey: api.signIn.get.key() });
        notify.done(t('rolesSaved', { name: person.displayName }));
      },
    }),
  );
  const isChanged =
    roles.length !== person.roles.length || roles.some((role) => !person.roles.includes(role));
  return (
    <Stack gap="xs">
      <RoleFields
        label={t('rolesTitle')}
        roles={roles}
        locked={isLastCoordinator ? 'coordinator' : undefined}
        onChange={setRoles}
      />
      {isLastCoordinator && (
        <Alert color="gray" py="xs" icon={<IconLock size={16} />}>
          {isSelf ? t('lastCoordinatorSelf') : t('lastCoordinator', { name: person.displayName })}
        </Alert>
      )}
      {isChanged && <Warnings person={person} roles={roles} isSelf={isSelf} />}
      <InlineError error={save.error} />
      <Group justify="flex-end">
        <Button
          disabled={!isChanged}
          loading={save.isPending}
          onClick={() => save.mutate({ projectId, personId: person.id, roles: [...roles] })}
        >
          {t('rolesSave')}
        </Button>
      </Group>
    </Stack>
  );
}

interface WarningsProps {
  readonly person: PersonView;
  readonly roles: readonly ProjectRole[];
  readonly isSelf: boolean;
}

/** What saving would bring about beyond the roles themselves. */
function Warnings({ person, roles, isSelf }: WarningsProps) {
  const t = useMessages('people');
  const loses = (role: ProjectRole) => person.roles.includes(role) && !roles.includes(role);
  const name = person.displayName;
  const texts = [
    ...(isSelf && !person.isOwner && loses('coordinator') ? [t('ownCoordinator')] : []),
    ...(roles.length === 0 ? [t('rolesOut', { name })] : []),
    ...(loses('annotator') && person.openCount > 0
      ? [t('openStays', { count: person.openCount, name })]
      : []),
  ];
  return texts.map((text) => (
    <Alert key={text} color="yellow" py="xs" icon={<IconAlertTriangle size={16} />} role="status">
      {text}
    </Alert>
  ));
}
