import { ScrollArea, Table } from '@mantine/core';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { formatClock, useFormat } from '#ui';

type Round = AttemptTimeline['rounds'][number];

const figures = [
  'wallMs',
  'openMs',
  'idleMs',
  'pausedMs',
  'suspendedMs',
  'correctionMs',
  'countedMs',
] as const satisfies readonly (keyof Round)[];

/** The totals of every round, kept apart (SPEC 10), with their sum when there are several. */
export function RoundTable({ timeline }: { readonly timeline: AttemptTimeline }) {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const { rounds } = timeline;
  return (
    <ScrollArea type="auto">
      <Table miw={860} aria-label={t('timeline.rounds')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('timeline.roundHead')}</Table.Th>
            <Table.Th>{t('timeline.startedAt')}</Table.Th>
            <Table.Th>{t('timeline.submittedAt')}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure} ta="end" title={t(`timeline.figureHint.${figure}`)}>
                {t(`timeline.figure.${figure}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="pl-number">
          {rounds.map((round) => (
            <RoundRow key={round.number} round={round} />
          ))}
          {rounds.length > 1 && (
            <Table.Tr fw={600}>
              <Table.Th scope="row" colSpan={3}>
                {words('total')}
              </Table.Th>
              {figures.map((figure) => (
                <FigureCell
                  key={figure}
                  figure={figure}
                  ms={
                    figure === 'countedMs'
                      ? timeline.countedMs
                      : rounds.reduce((sum, round) => sum + round[figure], 0)
                  }
                />
              ))}
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function RoundRow({ round }: { readonly round: Round }) {
  const format = useFormat();
  return (
    <Table.Tr>
      <Table.Td>{round.number}</Table.Td>
      <Table.Td title={format.exactInstant(round.startedAt)}>{format.instant(round.startedAt)}</Table.Td>
      <Table.Td {...(round.submittedAt === null ? {} : { title: format.exactInstant(round.submittedAt) })}>
        {round.submittedAt === null ? '–' : format.instant(round.submittedAt)}
      </Table.Td>
      {figures.map((figure) => (
        <FigureCell key={figure} figure={figure} ms={round[figure]} />
      ))}
    </Table.Tr>
  );
}

function FigureCell({ figure, ms }: { readonly figure: (typeof figures)[number]; readonly ms: number }) {
  const text = ms === 0 ? '–' : figure === 'correctionMs' && ms > 0 ? `+${formatClock(ms)}` : formatClock(ms);
  return (
    <Table.Td ta="end" {...(figure === 'countedMs' ? { fw: 600 } : {})}>
      {text}
    </Table.Td>
  );
}
