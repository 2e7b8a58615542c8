/** What a cell shows of a number that it has no room for. */
export const noRoom = '###';

/** A number as a cell of so many characters shows it: one of no format is rounded, any other needs its room. */
export function fitNumber(text: string, format: string, room: number): string {
  if (text.length <= room) return text;
  if (format !== 'General' || !/^-?\d+(?:\.\d+)?(?:E[-+]\d+)?$/i.test(text)) return noRoom;
  const value = Number(text);
  const [whole = ''] = text.split('.');
  if (!text.includes('E') && whole.length <= room) {
    const decimals = Math.min(20, Math.max(0, room - whole.length - 1));
    return String(Number(value.toFixed(decimals)));
  }
  const [digits = '', exponent = ''] = value.toExponential(Math.min(20, Math.max(0, room - 6))).split('e');
  const short = `${digits}E${exponent.replace(/^([-+])(\d)$/, '$10$2')}`;
  return short.length <= room + 1 ? short : noRoom;
}
