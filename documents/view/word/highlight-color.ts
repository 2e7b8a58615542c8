// ST_HighlightColor (ECMA-376 part 1, 17.18.40).
const highlights: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00FF00',
  lightGray: 'C0C0C0',
  magenta: 'FF00FF',
  red: 'FF0000',
  white: 'FFFFFF',
  yellow: 'FFFF00',
};

/** `RRGGBB` of a highlight by its name; null for none and for names that do not exist. */
export function findHighlightRgb(name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(highlights, name) ? (highlights[name] ?? null) : null;
}
