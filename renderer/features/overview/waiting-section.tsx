import { Anchor, ScrollArea, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useNow, useProjectPath } from '#api';
import type { Overview } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';

type Waiting = Overview['waiting'][number];

/** Who is waited for and for what, longest first. */
export function WaitingSection({ waiting }: Pick<Overview, 'waiting'>) {
  const t = useMessages('overview');
  return (
    <Section title={t('waiting')} hint={t('waitingHint')}>
      {waiting.length === 0 ? (
        <Text c="dimmed">{t('waitingNone')}</Text>
      ) : (
        <ScrollArea.Autosize mah={236} type="auto" offsetScrollbars>
          <Table aria-label={t('waiting')} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('person')}</Table.Th>
                <Table.Th>{t('what')}</Table.Th>
                <Table.Th ta="end">{t('count')}</Table.Th>
                <Table.Th ta="end">{t('since')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {waiting.map((wait) => (
                <WaitingRow key={`${wait.what} ${wait.personId ?? ''}`} wait={wait} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
    </Section>
  );
}

function WaitingRow({ wait }: { readonly wait: Waiting }) {
  const t = useMessages('overview');
  const path = useProjectPath();
  const format = useFormat();
  const now = useNow();
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {wait.personId === null ? (
          <Text component="span" c="dimmed">
            {t('anyExpert')}
          </Text>
        ) : wait.what === 'to-check' ? (
          wait.personName
        ) : (
          <Anchor component={Link} to={`${path('assignments')}?person=${wait.personId}`} size="sm">
            {wait.personName}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>{t(`waitingFor.${wait.what}`)}</Table.Td>
      <Table.Td ta="end" className="pl-number">
        {format.number(wait.count)}
      </Table.Td>
      <Table.Td ta="end" title={format.exactInstant(wait.oldestAt)} style={{ whiteSpace: 'nowrap' }}>
        {format.ago(wait.oldestAt, now)}
      </Table.Td>
    </Table.Tr>
  );
}
