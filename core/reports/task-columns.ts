import { formatInstant, type ExportColumn } from './export-column.ts';
import type { LaborAttempt, LaborRecord } from './labor-record.ts';

const pack = 'pack';
const rule1 = 'SPEC 1';

/** What the benchmark published, beside what is measured here and never mixed with it. */
export const publishedColumns: readonly ExportColumn<Pick<LaborRecord, 'task'>>[] = [
  {
    name: 'published_labor_minutes',
    unit: 'min',
    rule: 'Labor time as published with the task; not measured here.',
    source: pack,
    read: ({ task }) => task.publishedLaborMinutes,
  },
  {
    name: 'published_price',
    unit: 'published_currency',
    rule: 'Price as published with the task; not estimated here.',
    source: pack,
    read: ({ task }) => task.publishedPrice,
  },
  {
    name: 'published_currency',
    unit: 'ISO 4217',
    rule: 'Currency of published_price.',
    source: pack,
    read: ({ task }) => task.publishedCurrency,
  },
  {
    name: 'published_price_source',
    unit: '',
    rule: 'explicit_price or estimated_price, as published.',
    source: pack,
    read: ({ task }) => task.publishedPriceSource,
  },
];

const outcomeColumns: readonly ExportColumn<LaborRecord>[] = [
  {
    name: 'task_id',
    unit: '',
    rule: 'Id of the task in its pack, unique within the project.',
    source: pack,
    read: ({ task }) => task.externalId,
  },
  {
    name: 'title',
    unit: '',
    rule: 'First words of the instruction.',
    source: pack,
    read: ({ task }) => task.title,
  },
  { name: 'domain', unit: '', rule: 'Domain of the task.', source: pack, read: ({ task }) => task.domain },
  {
    name: 'operation_intent',
    unit: '',
    rule: 'Operation intent of the task.',
    source: pack,
    read: ({ task }) => task.operationIntent,
  },
  {
    name: 'stage',
    unit: '',
    rule: 'What the task waits for first.',
    source: 'project',
    read: ({ task }) => task.stage,
  },
  {
    name: 'status',
    unit: '',
    rule: 'awaiting-pair, awaiting-third or complete.',
    source: rule1,
    read: ({ outcome }) => outcome.status,
  },
  {
    name: 'needs_third',
    unit: '',
    rule: 'Whether the slower of the first two took more than divergence_ratio times the faster.',
    source: rule1,
    read: ({ outcome }) => outcome.needsThird,
  },
  {
    name: 'labor_time_ms',
    unit: 'ms',
    rule: 'Mean of the two shortest valid completion times; empty until the needed attempts are valid.',
    source: rule1,
    read: ({ outcome }) => outcome.laborTimeMs,
  },
  {
    name: 'valid_attempt_count',
    unit: 'attempts',
    rule: 'Attempts that an expert accepted and nobody withdrew.',
    source: rule1,
    read: ({ attempts }) => attempts.filter(({ status }) => status === 'valid').length,
  },
];

/** Columns of the table of tasks. */
export const taskColumns: readonly ExportColumn<LaborRecord>[] = [
  ...outcomeColumns,
  ...publishedColumns,
  ...[1, 2, 3].flatMap(listSlotColumns),
];

function listSlotColumns(slot: number): readonly ExportColumn<LaborRecord>[] {
  const inSlot = (record: LaborRecord): LaborAttempt | undefined =>
    record.attempts.find(({ record: { slot: own }, scored }) => own === slot && scored !== null);
  const prefix = `slot_${slot}`;
  return [
    {
      name: `${prefix}_annotator_id`,
      unit: '',
      rule: `Who holds slot ${slot}; an id of this installation, never a name.`,
      source: rule1,
      read: (record) => inSlot(record)?.record.personId ?? null,
    },
    {
      name: `${prefix}_completion_ms`,
      unit: 'ms',
      rule: 'Sum of the counted time of all rounds; empty until accepted.',
      source: rule1,
      read: (record) => inSlot(record)?.scored?.completionMs ?? null,
    },
    {
      name: `${prefix}_revised`,
      unit: '',
      rule: 'Whether an expert asked for a revision.',
      source: rule1,
      read: (record) => inSlot(record)?.scored?.revised ?? null,
    },
    {
      name: `${prefix}_score`,
      unit: 'points',
      rule: 'Incentive score by Algorithm 1, from 0 to 2; empty until it is settled.',
      source: rule1,
      read: (record) => inSlot(record)?.scored?.score ?? null,
    },
    {
      name: `${prefix}_accepted_at`,
      unit: 'UTC',
      rule: 'When an expert accepted the deliverable.',
      source: 'events',
      read: (record) => formatInstant(inSlot(record)?.record.acceptedAt ?? null),
    },
  ];
}
