import { Button } from '@mantine/core';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useMessages } from '#messages';
import { EmptyState } from '#ui';

/** An address that leads nowhere. */
export function NotFound() {
  const t = useMessages('app');
  return (
    <EmptyState
      isScreen
      icon={IconMapPinQuestion}
      title={t('notFoundTitle')}
      hint={t('notFoundHint')}
      actions={
        <Button component={Link} to="/projects">
          {t('toProjects')}
        </Button>
      }
    />
  );
}
