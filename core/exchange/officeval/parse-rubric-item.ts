/** A signed item as a pack writes it (FORMATS, *OmegaUse-OfficeVal pack*). */
export interface SignedItem {
  readonly text: string;
  /** null: the item needs a weight from a person. */
  readonly weight: number | null;
  /** The prefix as it stands, when it could not be read. */
  readonly rawPrefix: string | null;
}

const usual = new Set([1, 3, 5, -1, -3, -5]);
/** What a person may set; beyond it a number is taken for a slip. */
const largestWeight = 1_000;

/** Reads `+3: …`. A prefix that is anything but a signed whole number is kept and never guessed at (SPEC 4). */
export function parseSignedItem(line: string): SignedItem {
  const match = /^\s*([+-]\d+)\s*[:：]\s*(.*)$/s.exec(line);
  const weight = Number(match?.[1]);
  if (match && Math.abs(weight) <= largestWeight) {
    return { text: (match[2] ?? '').trim(), weight: weight === 0 ? 0 : weight, rawPrefix: null };
  }
  const prefix = /^\s*([+\-−＋－\d][^:：\n]{0,15}[:：])\s*(.*)$/s.exec(line);
  return { text: (prefix?.[2] ?? line).trim(), weight: null, rawPrefix: prefix?.[1] ?? null };
}

/** Whether a weight is outside ±1, ±3, ±5: accepted, with a warning (SPEC 4). */
export function isUnusualWeight(weight: number): boolean {
  return !usual.has(weight);
}
