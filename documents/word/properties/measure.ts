const twipsPerUnit: Readonly<Record<string, number>> = {
  pt: 20,
  in: 1440,
  cm: 1440 / 2.54,
  mm: 144 / 2.54,
  pc: 240,
  pi: 240,
};

function parse(text: string | undefined, perPoint: number): number | null {
  if (text === undefined) return null;
  const found = /^\s*(-?\d*\.?\d+)(pt|in|cm|mm|pc|pi)?\s*$/.exec(text);
  if (found === null) return null;
  const unit = found[2];
  const number = Number(found[1]);
  return unit === undefined ? number : Math.round((number * (twipsPerUnit[unit] ?? 20) * perPoint) / 20);
}

/** Twips of a measure that strict files write with a unit (`612pt` = 12240). */
export function parseTwips(text: string | undefined): number | null {
  return parse(text, 20);
}

/** Half points of a font size, with or without a unit. */
export function parseHalfPoints(text: string | undefined): number | null {
  return parse(text, 2);
}

/** ST_OnOff: an element without a value is on. */
export function parseOnOff(text: string | undefined): boolean {
  return text === undefined || !/^(?:0|false|off)$/i.test(text);
}

export function parseInteger(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,10}\s*$/.test(text) ? Number(text) : null;
}
