import { Button, Center, Group, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertCircle, IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { findErrorKey, useErrorText, useMessages } from '#messages';
import { CopyFailure, describeFailure } from './failure-details.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly icon?: ComponentType<{ readonly size?: number | string }>;
  /** What to do next. */
  readonly actions?: ReactNode;
  /** Whether this is all there is on the screen, so that its title is the screen's. */
  readonly isScreen?: boolean;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, hint, icon: Icon = IconInbox, actions, isScreen }: EmptyStateProps) {
  return (
    <Center mih={240} p="xl">
      <Stack align="center" gap="xs" maw={440} ta="center">
        <ThemeIcon size={44} radius="xl" variant="light" color="gray" aria-hidden>
          <Icon size={24} />
        </ThemeIcon>
        <Title order={isScreen ? 1 : 2} size="h2">
          {title}
        </Title>
        {hint && <Text c="dimmed">{hint}</Text>}
        {actions && (
          <Group mt="xs" justify="center">
            {actions}
          </Group>
        )}
      </Stack>
    </Center>
  );
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** Says what went wrong and what to do next, from whatever a query threw. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useMessages('words');
  const say = useErrorText();
  return (
    <Center mih={160} p="lg" role="alert">
      <Stack align="center" gap="xs" maw={460} ta="center">
        <ThemeIcon size={40} radius="xl" variant="light" color="red" aria-hidden>
          <IconAlertCircle size={22} />
        </ThemeIcon>
        <Text>{say(error)}</Text>
        <Group gap="xs" justify="center">
          {findErrorKey(error) === 'unexpected' && <CopyFailure details={describeFailure(error)} />}
          {onRetry && (
            <Button size="compact-xs" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </Group>
      </Stack>
    </Center>
  );
}

/** Holds the place of rows that are on their way. */
export function LoadingState({ rowCount = 6 }: { readonly rowCount?: number }) {
  const t = useMessages('words');
  return (
    <Stack gap="xs" role="status" aria-label={t('loading')}>
      {Array.from({ length: rowCount }, (_, index) => (
        <Skeleton key={index} height={30} />
      ))}
    </Stack>
  );
}

interface QueryLike<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface QueryStateProps<Answer> {
  readonly query: QueryLike<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows a query: skeleton, error with retry, or its answer. An old answer stays while a new one is asked for. */
export function QueryState<Answer>({ query, children }: QueryStateProps<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState />;
}
