import { SegmentedControl, Text, Title } from '@mantine/core';
import { IconCheckbox } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import type { CheckView, RubricItemView } from '#contract';
import type { TaskLanguage } from '#domain';
import { useMessages } from '#messages';
import type { Draft } from '../decide/use-draft.ts';
import { listEarlierNotes } from './earlier-notes.ts';
import { EarlierRounds } from './earlier-rounds.tsx';
import { rubricFilters } from './rubric-filter.ts';
import { RubricRow } from './rubric-row.tsx';
import type { RubricState } from './use-rubric.ts';

interface RubricPaneProps {
  readonly check: CheckView;
  readonly language: TaskLanguage | null;
  readonly draft: Draft;
  readonly rubric: RubricState;
  readonly regionRef: Ref<HTMLElement>;
  readonly listRef: Ref<HTMLDivElement>;
  /** The summary and the decisions; what was decided, when it is. */
  readonly foot: ReactNode;
}

/** The rubric the deliverable is judged by, gates first, with room for a note on each point. */
export function RubricPane({ regionRef, listRef, foot, ...judging }: RubricPaneProps) {
  const { check, draft, rubric } = judging;
  const t = useMessages('checks');
  const { filter, counts } = rubric;
  const isDecided = check.decision !== null;
  const ticked = { done: draft.tickedCount, count: check.rubric.length };
  const filters = rubricFilters.filter((name) => counts[name] !== undefined);
  return (
    <section ref={regionRef} className="pl-check-rubric" aria-labelledby="check-rubric" tabIndex={-1}>
      <div className="pl-check-head">
        <Title order={2} id="check-rubric">
          {t('check.regions.rubric')}
        </Title>
        {!isDecided && draft.tickedCount > 0 && (
          <Text size="xs" c="dimmed" className="pl-ticked pl-number" title={t('rubric.tickedHint', ticked)}>
            <IconCheckbox size={14} aria-hidden />
            {t('rubric.ticked', ticked)}
          </Text>
        )}
        <SegmentedControl
          ml="auto"
          aria-label={t('rubric.filter')}
          value={filter}
          onChange={rubric.setFilter}
          data={filters.map((value) => ({
            value,
            label: t(`rubric.${value}`, { count: counts[value] ?? 0 }),
          }))}
        />
      </div>
      <div className="pl-check-points" ref={listRef}>
        {filter === 'all' && <EarlierRounds earlier={check.earlier} />}
        {check.rubric.length === 0 && <Text c="dimmed">{t('rubric.none')}</Text>}
        {filter === 'noted' && rubric.listed.length === 0 && <Text c="dimmed">{t('rubric.noneNoted')}</Text>}
        <PointGroup {...judging} kind="gate" title={t('rubric.gates')} hint={t('rubric.gatesHint')} />
        <PointGroup {...judging} kind="item" title={t('rubric.items')} hint={t('rubric.itemsHint')} />
      </div>
      {foot}
    </section>
  );
}

interface PointGroupProps extends Omit<RubricPaneProps, 'regionRef' | 'listRef' | 'foot'> {
  readonly kind: RubricItemView['kind'];
  readonly title: string;
  readonly hint: string;
}

function PointGroup({ kind, title, hint, check, language, draft, rubric }: PointGroupProps) {
  const points = rubric.listed.filter((item) => item.kind === kind);
  if (points.length === 0) return null;
  const recorded = (id: RubricItemView['id']) =>
    check.notes.find(({ rubricItemId }) => rubricItemId === id)?.note ?? null;
  return (
    <div>
      <div className="pl-check-group">
        <Title order={3}>{title}</Title>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      <ol className="pl-points">
        {points.map((item) => (
          <RubricRow
            key={item.id}
            item={item}
            language={language}
            earlier={listEarlierNotes(check.earlier, item.id)}
            recorded={recorded(item.id)}
            isChosen={rubric.chosen === item.id}
            onChoose={() => rubric.choose(item.id)}
            work={
              check.decision !== null
                ? null
                : {
                    note: draft.noteOf(item.id),
                    isTicked: draft.isTicked(item.id),
                    isOpen: rubric.openIds.has(item.id),
                    onTick: (isTicked) => draft.setTicked(item.id, isTicked),
                    onNote: (text) => draft.setNote(item.id, text),
                    onOpen: () => rubric.writeNote(item.id),
                    onClose: () => rubric.closeNote(item.id),
                  }
            }
          />
        ))}
      </ol>
    </div>
  );
}
