const emuPerUnit: Readonly<Record<string, number>> = {
  cm: 360_000,
  mm: 36_000,
  in: 914_400,
  pt: 12_700,
  pc: 152_400,
  px: 9525,
};

/** A length of OpenDocument (`2.5cm`) in EMU; null for a percentage and for what is no length. */
export function parseLengthEmu(text: string | undefined): number | null {
  const found = /^\s*(-?\d*\.?\d+)(cm|mm|in|pt|pc|px)\s*$/.exec(text ?? '');
  return found === null ? null : Math.round(Number(found[1]) * (emuPerUnit[found[2] ?? ''] ?? 0));
}

export function parseLengthTwips(text: string | undefined): number | null {
  const emu = parseLengthEmu(text);
  return emu === null ? null : Math.round(emu / 635);
}
