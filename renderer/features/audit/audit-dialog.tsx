import { Anchor, Button, CopyButton, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { AuditRow } from '#contract';
import { useMessages } from '#messages';
import { Dialog, useFormat } from '#ui';
import { useActionText, useActorText } from './audit-text.ts';
import { useDetailText } from './detail-text.ts';

/** One row of the audit in full. */
export function AuditDialog({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const t = useMessages('audit');
  const words = useMessages('words');
  const format = useFormat();
  const sayAction = useActionText();
  const sayActor = useActorText();
  const detail = useDetailText();
  const path = useProjectPath();
  const facts = [
    [t('at'), format.exactInstant(row.at)],
    [t('actor'), sayActor(row)],
    [t('action'), `${sayAction(row.action)} (${row.action})`],
    [t('subject'), row.subject],
  ] as const;
  const details = Object.entries(row.details);
  return (
    <Dialog isOpen size="lg" title={t('rowTitle', { sequence: row.sequence })} onClose={onClose}>
      <Stack gap="md">
        <Facts entries={facts} label={t('rowTitle', { sequence: row.sequence })} />
        {details.length === 0 ? (
          <Text c="dimmed">{t('nothing')}</Text>
        ) : (
          <Facts
            entries={details.map(([key, value]) => [
              detail.name(key),
              <DetailValue key={key} to={findScreen(key, value, path)} text={detail.value(key, value)} />,
            ])}
            label={t('details')}
          />
        )}
        <Group justify="flex-end">
          <CopyButton value={JSON.stringify(row, null, 2)}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? words('copied') : words('copyDetails')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The screen of what a detail names, where there is one. */
function findScreen(key: string, value: unknown, path: ReturnType<typeof useProjectPath>): string | null {
  if (typeof value !== 'string') return null;
  if (key === 'taskId') return path('tasks', value);
  return key === 'attemptId' ? path('tasks', 'attempts', value) : null;
}

function DetailValue({ to, text }: { readonly to: string | null; readonly text: string }) {
  return to === null ? (
    text
  ) : (
    <Anchor component={Link} to={to} size="sm">
      {text}
    </Anchor>
  );
}

interface FactsProps {
  readonly entries: readonly (readonly [string, ReactNode])[];
  readonly label: string;
}

function Facts({ entries, label }: FactsProps) {
  return (
    <Table layout="fixed" aria-label={label} className="pl-number">
      <Table.Tbody>
        {entries.map(([name, value], index) => (
          <Table.Tr key={index}>
            <Table.Th scope="row" w={170} c="dimmed" fw={400} style={{ verticalAlign: 'top' }}>
              {name}
            </Table.Th>
            <Table.Td style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
