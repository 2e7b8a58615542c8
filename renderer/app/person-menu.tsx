import { Avatar, Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { api, useEnterSession, useSession } from '#api';
import type { ProjectId } from '#domain';
import { useMessages } from '#messages';
import { useNotify } from '#ui';
import { useActAs } from './use-act-as.ts';

/** Who is signed in; signing out; and, in a sample, becoming one of its people. */
export function PersonMenu() {
  const t = useMessages('app');
  const enter = useEnterSession();
  const notify = useNotify();
  const { person, actingFor } = useSession();
  const signOut = useMutation(
    api.signIn.out.mutationOptions({
      onSuccess: () => enter(null),
      onError: notify.failed,
    }),
  );
  if (!person) return null;
  const label = t('personMenu', { name: person.displayName });
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          title={label}
          leftSection={<Avatar size={22} name={person.displayName} color="initials" aria-hidden />}
          rightSection={<IconChevronDown size={14} />}
        >
          {person.displayName}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(person.isOwner || actingFor !== null) && <SamplePeople />}
        <Menu.Item component={Link} to="/account" leftSection={<IconShieldLock size={14} />}>
          {t('account')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={14} />} onClick={() => signOut.mutate(undefined)}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The fictional people of the project that is open; nothing in a real project. */
function SamplePeople() {
  const t = useMessages('app');
  const words = useMessages('words');
  const [location] = useLocation();
  const { actAs } = useActAs();
  const projectId = /^\/p\/([^/]+)/.exec(location)?.[1] as ProjectId | undefined;
  const people = useQuery(
    api.projects.samplePeople.queryOptions({
      input: { projectId: projectId ?? ('' as ProjectId) },
      enabled: projectId !== undefined,
    }),
  );
  if (!people.data?.length) return null;
  return (
    <>
      <Menu.Label>{t('switchPerson')}</Menu.Label>
      {people.data.map((person) => (
        <Menu.Item
          key={person.id}
          leftSection={<Avatar size={20} name={person.displayName} color="initials" aria-hidden />}
          rightSection={
            <Text size="xs" c="dimmed">
              {person.roles.map((role) => words(`role.${role}`)).join(' · ')}
            </Text>
          }
          onClick={() => actAs({ personId: person.id })}
        >
          {person.displayName}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
