import { Anchor, Divider, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { PersonView } from '#contract';
import { useMessages } from '#messages';
import { Dialog, useFormat } from '#ui';
import { AccountPart } from './account-part.tsx';
import { PassphrasePart } from './passphrase-part.tsx';
import { RolesPart } from './roles-part.tsx';

interface PersonDialogProps {
  readonly person: PersonView;
  readonly people: readonly PersonView[];
  readonly onClose: () => void;
}

/** Changes one person's roles, passphrase and account; each part saves by itself. */
export function PersonDialog({ person, people, onClose }: PersonDialogProps) {
  const t = useMessages('people');
  const path = useProjectPath();
  const format = useFormat();
  return (
    <Dialog isOpen title={t('editTitle', { name: person.displayName })} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">
          {t('editLead', { login: person.loginName, since: format.instant(person.createdAt) })}
          {' · '}
          <Anchor
            component={Link}
            to={`${path('assignments')}?person=${person.id}`}
            size="sm"
            underline="always"
          >
            {t('showAssignments')}
          </Anchor>
        </Text>
        <RolesPart person={person} isLastCoordinator={isLastCoordinator(person, people)} />
        <Divider />
        <PassphrasePart person={person} />
        <Divider />
        <AccountPart person={person} isLastCoordinator={isLastCoordinator(person, people)} />
      </Stack>
    </Dialog>
  );
}

/** Whether the project would be left without a coordinator who can sign in. */
function isLastCoordinator(person: PersonView, people: readonly PersonView[]): boolean {
  const isActive = ({ roles, isDisabled }: PersonView) => roles.includes('coordinator') && !isDisabled;
  return isActive(person) && !people.some((other) => other.id !== person.id && isActive(other));
}
