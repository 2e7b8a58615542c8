import { useQuery } from '@tanstack/react-query';
import { api, useProject } from '#api';
import type { AuditRow } from '#contract';
import { projectRoles } from '#domain';
import { useMessages } from '#messages';
import { formatClock, useFormat } from '#ui';
import { formatDetail, isOpaque } from './format-detail.ts';

const known = [
  'assignedCount',
  'attemptId',
  'baseDailySalaryMinor',
  'before',
  'bytes',
  'changed',
  'created',
  'currency',
  'decision',
  'deltaMs',
  'displayName',
  'divergenceRatio',
  'externalId',
  'fastRatio',
  'fileCount',
  'from',
  'fromPersonId',
  'isDisabled',
  'isNew',
  'loginName',
  'manifestSha256',
  'name',
  'noteCount',
  'pack',
  'personId',
  'position',
  'previous',
  'reason',
  'roles',
  'roundNumber',
  'seed',
  'sha256',
  'skipped',
  'slot',
  'submissionId',
  'taskCount',
  'taskId',
  'timeZone',
  'to',
  'toPersonId',
  'type',
  'wasDrawn',
  'weight',
  'withoutPoolCount',
] as const;

/** Ways to say a row's details: names in the reader's language, people by name, times as clocks. */
export interface DetailText {
  readonly name: (key: string) => string;
  readonly value: (key: string, value: unknown) => string;
  /** All that a person can read, in one line; why it was done comes first. */
  readonly line: (details: AuditRow['details']) => string;
}

export function useDetailText(): DetailText {
  const t = useMessages('audit');
  const shared = useMessages('coordination');
  const name = (key: string) => {
    const own = known.find((one) => one === key);
    return own ? t(`detail.${own}`) : key;
  };
  const value = useDetailValue();
  const line = (details: AuditRow['details']) =>
    Object.entries(details)
      .filter(([, raw]) => raw !== null)
      .map(([key, raw]) => ({ key, text: value(key, raw) }))
      .filter(({ text }) => !isOpaque(text))
      .toSorted((a, b) => Number(b.key === 'reason') - Number(a.key === 'reason'))
      .map(({ key, text }) => shared('fact', { name: name(key), value: text }))
      .join(' · ');
  return { name, value, line };
}

/** Codes that stand for something a person would say otherwise. */
const codes = ['accept', 'return', 'started', 'revision-started', 'released', 'no-sign-of-life'] as const;

function useDetailValue(): DetailText['value'] {
  const t = useMessages('audit');
  const words = useMessages('words');
  const format = useFormat();
  const { projectId } = useProject();
  const people = useQuery(api.people.list.queryOptions({ input: { projectId } })).data ?? [];
  const roleOf = (value: unknown) => {
    const role = projectRoles.find((one) => one === value);
    return role ? words(`role.${role}`) : formatDetail(value);
  };
  return (key, value) => {
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
    if (typeof value === 'number' && key.endsWith('Ms'))
      return `${value > 0 ? '+' : ''}${formatClock(value)}`;
    if (typeof value === 'number' && key === 'bytes') return format.bytes(value);
    if ((key === 'roles' || key === 'before') && Array.isArray(value)) return value.map(roleOf).join(', ');
    const code = codes.find((one) => one === value);
    if (code && ['decision', 'type', 'reason'].includes(key)) return t(`value.${code}`);
    return people.find(({ id }) => id === value)?.displayName ?? formatDetail(value);
  };
}
