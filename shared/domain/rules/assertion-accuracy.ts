import { computeFraction, computeMean } from './statistics.ts';

export interface JudgedAssertion {
  /** 1 when left out. */
  readonly weight?: number;
  /** Null: not scored; counted as such, in no denominator. */
  readonly verdict: 1 | 0 | null;
}

export type TagValue = string | number | boolean;

export interface JudgedQuery {
  readonly queryId: string;
  /** A query with several values of a tag counts under each. */
  readonly tags?: Readonly<Record<string, TagValue | readonly TagValue[]>>;
  readonly assertions: readonly JudgedAssertion[];
}

export interface AssertionAccuracy {
  readonly queries: number;
  /** The scored ones. */
  readonly assertions: number;
  readonly passed: number;
  readonly unscored: number;
  /** Passed of the scored assertions. */
  readonly accuracy: number | null;
  /** Mean of the accuracies of the queries that have one. */
  readonly queryMean: number | null;
  /** The same with each assertion counted by its weight. */
  readonly weighted: number | null;
}

/** Accuracy over all queries and under each tag value (SPEC 6, Office Comprehension Bench 4.1 and appendix M). */
export function computeAssertionAccuracy(input: { readonly queries: readonly JudgedQuery[] }): {
  readonly overall: AssertionAccuracy;
  readonly by: Readonly<Record<string, Readonly<Record<string, AssertionAccuracy>>>>;
} {
  const byTag = groupByTag(input.queries);
  return {
    overall: summarize(input.queries),
    by: Object.fromEntries(
      [...byTag].map(([tag, byValue]) => [
        tag,
        Object.fromEntries([...byValue].map(([value, queries]) => [value, summarize(queries)])),
      ]),
    ),
  };
}

function groupByTag(queries: readonly JudgedQuery[]): Map<string, Map<string, JudgedQuery[]>> {
  const byTag = new Map<string, Map<string, JudgedQuery[]>>();
  for (const query of queries) {
    for (const [tag, value] of Object.entries(query.tags ?? {})) {
      const byValue = byTag.get(tag) ?? new Map<string, JudgedQuery[]>();
      byTag.set(tag, byValue);
      for (const name of new Set([value].flat().map(String))) {
        const group = byValue.get(name);
        if (group === undefined) byValue.set(name, [query]);
        else group.push(query);
      }
    }
  }
  return byTag;
}

function summarize(queries: readonly JudgedQuery[]): AssertionAccuracy {
  const scored = queries.map(({ assertions }) => assertions.filter(({ verdict }) => verdict !== null));
  const assertions = scored.reduce((count, own) => count + own.length, 0);
  const passed = scored.reduce((count, own) => count + passedWeight(own, () => 1), 0);
  return {
    queries: queries.length,
    assertions,
    passed,
    unscored: queries.reduce((count, query) => count + query.assertions.length, 0) - assertions,
    accuracy: computeFraction(passed, assertions),
    queryMean: meanOverQueries(scored, () => 1),
    weighted: meanOverQueries(scored, (assertion) => assertion.weight ?? 1),
  };
}

type Weigh = (assertion: JudgedAssertion) => number;

function meanOverQueries(scored: readonly (readonly JudgedAssertion[])[], weigh: Weigh): number | null {
  const accuracies = scored.map((own) => computeFraction(passedWeight(own, weigh), totalWeight(own, weigh)));
  return computeMean(accuracies.filter((accuracy) => accuracy !== null));
}

function passedWeight(scored: readonly JudgedAssertion[], weigh: Weigh): number {
  return totalWeight(
    scored.filter(({ verdict }) => verdict === 1),
    weigh,
  );
}

function totalWeight(scored: readonly JudgedAssertion[], weigh: Weigh): number {
  return scored.reduce((sum, assertion) => sum + weigh(assertion), 0);
}
