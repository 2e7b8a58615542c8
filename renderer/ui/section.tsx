import { Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled box on a screen; a landmark with its title as name. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pl-section">
      <Stack gap="sm" p="md">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            {hint && (
              <Text c="dimmed" size="xs" mt={2}>
                {hint}
              </Text>
            )}
          </div>
          {actions}
        </Group>
        {children}
      </Stack>
    </section>
  );
}
