/** A text in the two languages of the sample. */
export type Bilingual = { readonly en: string; readonly zh: string };

export type RubricItem = Bilingual & { readonly weight: 1 | 3 | 5 | -1 | -3 | -5 };

/** One file of the sample: its name and how its bytes are made. */
export type SampleFile = { readonly name: string; readonly make: () => Uint8Array };

/** A task with everything that the pack, the rubrics and the story need of it. */
export type SampleTask = {
  readonly id: string;
  readonly intent: string;
  readonly domain: string;
  /** Invented, like every published value of the sample: whole minutes and whole CNY. */
  readonly publishedMinutes: number;
  readonly publishedPrice: number;
  readonly priceSource: 'explicit_price' | 'estimated_price';
  readonly instruction: Bilingual;
  readonly inputs: readonly SampleFile[];
  readonly gates: readonly Bilingual[];
  readonly items: readonly RubricItem[];
  readonly expectedFormats: readonly string[];
  /** Ready-made deliverables by variant. */
  readonly deliverables: Readonly<Record<string, SampleFile>>;
};
