import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside the title, such as a status. */
  readonly beside?: ReactNode;
  /** Buttons on the right; the main one last. */
  readonly actions?: ReactNode;
}

/** The head of a screen: its one `h1`, what it is for, and what can be done. Also names the window. */
export function PageHeader({ title, lead, beside, actions }: PageHeaderProps) {
  useDocumentTitle(`${title} · Plumbline`);
  return (
    <Group component="header" justify="space-between" align="flex-start" wrap="nowrap" gap="md">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs" wrap="nowrap">
          <Title order={1} className="pl-truncate" title={title}>
            {title}
          </Title>
          {beside}
        </Group>
        {lead && (
          <Text c="dimmed" mt={2} maw={720}>
            {lead}
          </Text>
        )}
      </div>
      {actions && (
        <Group gap="xs" wrap="nowrap">
          {actions}
        </Group>
      )}
    </Group>
  );
}
