import { parseAgreementInput } from './agreement-input.ts';
import { computeAgreement } from './agreement.ts';
import { parseAssertionAccuracyInput } from './assertion-accuracy-input.ts';
import { computeAssertionAccuracy } from './assertion-accuracy.ts';
import { parseIncentivesInput } from './incentives-input.ts';
import { computeIncentives } from './incentives.ts';
import { parseJudgePanelInput } from './judge-panel-input.ts';
import { computeJudgePanel } from './judge-panel.ts';
import { parseLaborTimeInput } from './labor-time-input.ts';
import { computeLaborTime } from './labor-time.ts';
import { parsePriceProxyInput } from './price-proxy-input.ts';
import { computePriceProxies } from './price-proxy.ts';
import { parseRunVarianceInput } from './run-variance-input.ts';
import { computeRunVariance } from './run-variance.ts';
import { parseTaskScoreInput } from './task-score-input.ts';
import { computeTaskScores } from './task-score.ts';
import { parseValueMetricsInput } from './value-metrics-input.ts';
import { computeValueMetrics } from './value-metrics.ts';

export interface ComputeKind<Input, Output> {
  /** Reads foreign data; throws an `InputFault` naming the path and the fault. */
  readonly parse: (input: unknown) => Input;
  readonly compute: (input: Input) => Output;
  /** Both in one. */
  readonly apply: (input: unknown) => Output;
}

/** The rules of SPEC 1 to 9 by the names that `plumbline compute` knows them by. */
export const computeKinds = {
  'labor-time': defineKind(parseLaborTimeInput, computeLaborTime),
  incentives: defineKind(parseIncentivesInput, computeIncentives),
  'price-proxy': defineKind(parsePriceProxyInput, computePriceProxies),
  'task-score': defineKind(parseTaskScoreInput, computeTaskScores),
  'value-metrics': defineKind(parseValueMetricsInput, computeValueMetrics),
  'assertion-accuracy': defineKind(parseAssertionAccuracyInput, computeAssertionAccuracy),
  'judge-panel': defineKind(parseJudgePanelInput, computeJudgePanel),
  'run-variance': defineKind(parseRunVarianceInput, computeRunVariance),
  agreement: defineKind(parseAgreementInput, computeAgreement),
};

export type ComputeKindName = keyof typeof computeKinds;

export const computeKindNames = Object.keys(computeKinds).filter(isComputeKindName);

export function isComputeKindName(name: string): name is ComputeKindName {
  return Object.hasOwn(computeKinds, name);
}

/** Reads foreign data and applies one rule to it; throws an `InputFault` for bad input. */
export function computeRule(kind: ComputeKindName, input: unknown): unknown {
  return computeKinds[kind].apply(input);
}

function defineKind<Input, Output>(
  parse: (input: unknown) => Input,
  compute: (input: Input) => Output,
): ComputeKind<Input, Output> {
  return { parse, compute, apply: (input) => compute(parse(input)) };
}
