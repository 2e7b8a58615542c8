import { ownValue } from '#lib';
import { computeCohenKappa } from './cohen-kappa.ts';
import { computeFraction } from './statistics.ts';

export type Vote = 1 | 0 | null;

export interface JudgePanelInput {
  /** The configured panel: what a majority is counted of. */
  readonly judges: readonly string[];
  /** A judge that is missing or null has no vote; votes of others are left out. */
  readonly votes: readonly { readonly id: string; readonly votes: Readonly<Record<string, Vote>> }[];
}

export interface JudgePair {
  readonly a: string;
  readonly b: string;
  /** Items both voted on; the fractions are of these. */
  readonly n: number;
  readonly bothPass: number | null;
  readonly bothFail: number | null;
  readonly disagree: number | null;
  readonly kappa: number | null;
}

export interface JudgePanelOutcome {
  readonly verdicts: readonly { readonly id: string; readonly verdict: Vote }[];
  readonly judges: Readonly<Record<string, { readonly votes: number; readonly passRate: number | null }>>;
  readonly pairs: readonly JudgePair[];
  /** With three judges only: how the other two get on. */
  readonly leaveOneOut: readonly {
    readonly heldOut: string;
    readonly decisive: number | null;
    readonly tie: number | null;
    readonly kappa: number | null;
  }[];
}

type Ballots = ReadonlyMap<string, readonly Vote[]>;

/** Majority verdicts and how the judges of a panel agree (SPEC 7, Office Comprehension Bench 4.2, 4.3 and appendix K). */
export function computeJudgePanel({ judges, votes }: JudgePanelInput): JudgePanelOutcome {
  const ballots: Ballots = new Map(
    judges.map((judge) => [judge, votes.map((item) => ownValue(item.votes, judge) ?? null)]),
  );
  const pairs = judges.flatMap((a, index) => judges.slice(index + 1).map((b) => comparePair(a, b, ballots)));
  return {
    verdicts: votes.map(({ id, votes: own }) => ({ id, verdict: computePanelVerdict(judges, own) })),
    judges: Object.fromEntries([...ballots].map(([judge, cast]) => [judge, summarizeJudge(cast)])),
    pairs,
    leaveOneOut: judges.length === 3 ? judges.map((judge) => leaveOut(judge, pairs)) : [],
  };
}

/** The verdict of a strict majority of the whole panel; null when neither side has one. */
export function computePanelVerdict(judges: readonly string[], votes: Readonly<Record<string, Vote>>): Vote {
  const cast = judges.map((judge) => ownValue(votes, judge));
  if (2 * count(cast, 1) > judges.length) return 1;
  return 2 * count(cast, 0) > judges.length ? 0 : null;
}

function summarizeJudge(cast: readonly Vote[]): JudgePanelOutcome['judges'][string] {
  const passes = count(cast, 1);
  const votes = passes + count(cast, 0);
  return { votes, passRate: computeFraction(passes, votes) };
}

function comparePair(a: string, b: string, ballots: Ballots): JudgePair {
  const others = ballots.get(b) ?? [];
  // Rows: how a voted, columns: how b did, fail before pass.
  const table = [0, 0, 0, 0] as [number, number, number, number];
  for (const [index, own] of (ballots.get(a) ?? []).entries()) {
    const other = others[index];
    if (own !== null && other !== null && other !== undefined)
      table[2 * own + other] = (table[2 * own + other] ?? 0) + 1;
  }
  const [bothFail, onlyB, onlyA, bothPass] = table;
  const n = bothFail + onlyB + onlyA + bothPass;
  return {
    a,
    b,
    n,
    bothPass: computeFraction(bothPass, n),
    bothFail: computeFraction(bothFail, n),
    disagree: computeFraction(onlyA + onlyB, n),
    kappa: computeCohenKappa(
      [bothFail + onlyB, bothPass + onlyA],
      [bothFail + onlyA, bothPass + onlyB],
      bothFail + bothPass,
    ),
  };
}

function leaveOut(heldOut: string, pairs: readonly JudgePair[]): JudgePanelOutcome['leaveOneOut'][number] {
  const rest = pairs.find((pair) => pair.a !== heldOut && pair.b !== heldOut);
  const tie = rest?.disagree ?? null;
  return { heldOut, decisive: tie === null ? null : 1 - tie, tie, kappa: rest?.kappa ?? null };
}

function count(votes: readonly (Vote | undefined)[], sought: 1 | 0): number {
  return votes.filter((vote) => vote === sought).length;
}
