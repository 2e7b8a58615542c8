import { Table, Text } from '@mantine/core';
import type { TaskDetail } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';

const msPerMinute = 60_000;

/** Published figures beside measured ones; never mixed. */
export function FiguresSection({ task }: { readonly task: TaskDetail }) {
  const t = useMessages('tasks');
  const format = useFormat();
  const { laborMinutes, price, currency, priceSource } = task.published;
  const ratio =
    task.laborTimeMs !== null && laborMinutes !== null && laborMinutes > 0
      ? task.laborTimeMs / (laborMinutes * msPerMinute)
      : null;
  return (
    <Section title={t('figures')}>
      <Table verticalSpacing={4} horizontalSpacing={6} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th ta="end">{t('published')}</Table.Th>
            <Table.Th ta="end">{t('measured')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="pl-number">
          <Table.Tr>
            <Table.Th scope="row">{t('laborTime')}</Table.Th>
            <Figure
              text={laborMinutes === null ? null : format.duration(laborMinutes * msPerMinute)}
              missing={t('notPublished')}
            />
            <Figure
              text={task.laborTimeMs === null ? null : format.duration(task.laborTimeMs)}
              missing={t('notYet')}
            />
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row">{t('price')}</Table.Th>
            <Figure
              text={price === null ? null : `${format.number(price, 2)} ${currency ?? ''}`}
              missing={t('notPublished')}
            />
            <Figure text={null} missing="–" />
          </Table.Tr>
          {ratio !== null && (
            <Table.Tr>
              <Table.Th scope="row" colSpan={2}>
                {t('ratio')}
              </Table.Th>
              <Figure text={`${format.number(ratio, 2)} ×`} missing="" />
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        {priceSource === null ? t('figuresHint') : `${t(`priceSource.${priceSource}`)} ${t('figuresHint')}`}
      </Text>
    </Section>
  );
}

function Figure({ text, missing }: { readonly text: string | null; readonly missing: string }) {
  return (
    <Table.Td ta="end" {...(text === null ? { c: 'dimmed' } : {})}>
      {text ?? missing}
    </Table.Td>
  );
}
