import type { TaskLanguage } from '#domain';

/** One value per language that exists. */
export type ByLanguage<T> = Readonly<Partial<Record<TaskLanguage, T>>>;

export interface PackInput {
  readonly name: string;
  readonly url: string | null;
}

export interface PublishedFigures {
  readonly laborMinutes: number | null;
  readonly price: number | null;
  readonly priceSource: 'explicit_price' | 'estimated_price' | null;
}

/** What one task file says, in one language. */
export interface TaskSheet {
  readonly externalId: string;
  readonly file: string;
  readonly language: TaskLanguage;
  readonly instruction: string;
  readonly operationIntent: string | null;
  readonly domain: string | null;
  readonly published: PublishedFigures;
  readonly inputs: readonly PackInput[];
}

/** What one rubric file says, in one language; lines as they stand. */
export interface RubricSheet {
  readonly externalId: string;
  readonly file: string;
  readonly language: TaskLanguage;
  readonly instruction: string | null;
  readonly gates: readonly string[];
  readonly items: readonly string[];
}

export interface PackRubricItem {
  readonly kind: 'gate' | 'item';
  /** From 1, within its kind. */
  readonly position: number;
  readonly weight: number | null;
  readonly needsWeight: boolean;
  readonly texts: ByLanguage<{ readonly text: string; readonly rawPrefix: string | null }>;
}

/** One task in every language the pack has it in. */
export interface PackTask {
  readonly externalId: string;
  readonly file: string;
  readonly instructions: ByLanguage<string>;
  readonly operationIntent: string | null;
  readonly domain: string | null;
  readonly published: PublishedFigures;
  readonly inputs: readonly PackInput[];
  readonly rubric: readonly PackRubricItem[];
}
