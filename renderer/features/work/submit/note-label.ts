export interface NoteLabel {
  readonly kind: 'gate' | 'item' | 'general';
  readonly number: number;
}

/** Reads where an expert's note belongs: `gate:3`, `item:12`, or `general` (and whatever else there may be). */
export function parseNoteLabel(label: string): NoteLabel {
  const match = /^(gate|item):(\d+)$/.exec(label);
  if (!match) return { kind: 'general', number: 0 };
  return { kind: match[1] === 'gate' ? 'gate' : 'item', number: Number(match[2]) };
}
