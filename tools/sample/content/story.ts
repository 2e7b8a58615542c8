// The people are invented, and so is every figure: nothing here was measured.

const project = {
  name: { en: 'Sample project', zh: '示例项目' },
  timeZone: 'Asia/Shanghai',
  currency: 'CNY',
  baseDailySalaryMinor: 40_000,
  divergenceRatio: '1.3',
  fastRatio: '0.7',
  countsIdle: true,
  allowsClaims: true,
} as const;

const people = [
  { loginName: 'coordinator-1', displayName: 'Coordinator One', language: 'en', roles: ['coordinator'] },
  { loginName: 'annotator-1', displayName: 'Annotator One', language: 'en', roles: ['annotator'] },
  { loginName: 'annotator-2', displayName: '标注员二', language: 'zh-CN', roles: ['annotator'] },
  { loginName: 'annotator-3', displayName: 'Annotator Three', language: 'en', roles: ['annotator'] },
  { loginName: 'expert-1', displayName: 'Expert One', language: 'en', roles: ['expert'] },
  { loginName: 'expert-2', displayName: '专家二', language: 'zh-CN', roles: ['expert'] },
  { loginName: 'expert-3', displayName: 'Expert Three', language: 'en', roles: ['expert'] },
  { loginName: 'reviewer-1', displayName: 'Reviewer One', language: 'en', roles: ['reviewer'] },
  { loginName: 'reviewer-2', displayName: '评审员二', language: 'zh-CN', roles: ['reviewer'] },
  { loginName: 'adjudicator-1', displayName: 'Adjudicator One', language: 'en', roles: ['adjudicator'] },
  { loginName: 'researcher-1', displayName: 'Researcher One', language: 'en', roles: ['researcher'] },
] as const;

type LoginName = (typeof people)[number]['loginName'];

/** What somebody does next; steps happen in the order of the list. */
type Step =
  | {
      readonly does: 'submit';
      readonly by: LoginName;
      readonly taskId: string;
      readonly slot: 1 | 2 | 3;
      readonly round: number;
      readonly variant: string;
      readonly activeMinutes: number;
      readonly pausedMinutes?: number;
    }
  | {
      readonly does: 'accept';
      readonly by: LoginName;
      readonly taskId: string;
      readonly slot: 1 | 2 | 3;
      readonly round: number;
    }
  | {
      readonly does: 'revise';
      readonly by: LoginName;
      readonly taskId: string;
      readonly slot: 1 | 2 | 3;
      readonly round: number;
      readonly reason: { readonly en: string; readonly zh: string };
    }
  | {
      readonly does: 'estimate';
      readonly by: LoginName;
      readonly taskId: string;
      readonly amountMinor: number;
    };

function estimates(taskId: string, amounts: readonly [number, number, number]): Step[] {
  return amounts.map((amountMinor, index) => ({
    does: 'estimate',
    by: (['expert-1', 'expert-2', 'expert-3'] as const)[index] ?? 'expert-1',
    taskId,
    amountMinor,
  }));
}

const steps: readonly Step[] = [
  // Two people about as fast: 1.5 each.
  {
    does: 'submit',
    by: 'annotator-1',
    taskId: 'sample_001',
    slot: 1,
    round: 1,
    variant: 'a',
    activeMinutes: 22,
  },
  { does: 'accept', by: 'expert-1', taskId: 'sample_001', slot: 1, round: 1 },
  {
    does: 'submit',
    by: 'annotator-2',
    taskId: 'sample_001',
    slot: 2,
    round: 1,
    variant: 'b',
    activeMinutes: 26,
    pausedMinutes: 8,
  },
  { does: 'accept', by: 'expert-1', taskId: 'sample_001', slot: 2, round: 1 },
  ...estimates('sample_001', [1_600, 1_800, 3_500]),
  // One is sent back and revises.
  {
    does: 'submit',
    by: 'annotator-1',
    taskId: 'sample_002',
    slot: 1,
    round: 1,
    variant: 'a',
    activeMinutes: 38,
  },
  { does: 'accept', by: 'expert-2', taskId: 'sample_002', slot: 1, round: 1 },
  {
    does: 'submit',
    by: 'annotator-2',
    taskId: 'sample_002',
    slot: 2,
    round: 1,
    variant: 'b',
    activeMinutes: 27,
  },
  {
    does: 'revise',
    by: 'expert-2',
    taskId: 'sample_002',
    slot: 2,
    round: 1,
    reason: {
      en: 'The figures on sheet Summary are typed, not formulas, and the chart is missing.',
      zh: '“Summary”工作表中的数值是手工输入的，不是公式，而且缺少图表。',
    },
  },
  {
    does: 'submit',
    by: 'annotator-2',
    taskId: 'sample_002',
    slot: 2,
    round: 2,
    variant: 'b-revised',
    activeMinutes: 14,
  },
  { does: 'accept', by: 'expert-2', taskId: 'sample_002', slot: 2, round: 2 },
  // One takes far longer than the other: a third person is needed.
  {
    does: 'submit',
    by: 'annotator-1',
    taskId: 'sample_003',
    slot: 1,
    round: 1,
    variant: 'a',
    activeMinutes: 28,
  },
  { does: 'accept', by: 'expert-1', taskId: 'sample_003', slot: 1, round: 1 },
  {
    does: 'submit',
    by: 'annotator-2',
    taskId: 'sample_003',
    slot: 2,
    round: 1,
    variant: 'b',
    activeMinutes: 47,
  },
  { does: 'accept', by: 'expert-1', taskId: 'sample_003', slot: 2, round: 1 },
  {
    does: 'submit',
    by: 'annotator-3',
    taskId: 'sample_003',
    slot: 3,
    round: 1,
    variant: 'c',
    activeMinutes: 33,
  },
  { does: 'accept', by: 'expert-1', taskId: 'sample_003', slot: 3, round: 1 },
  ...estimates('sample_003', [2_800, 3_000, 3_300]),
];

/** The project, its people and what they do, in order. */
export const story = { project, people, steps } as const;
