const maxLength = 80;

/** First words of an instruction, for lists: its first line, cut at a word where it is long. */
export function computeTitle(instruction: string): string {
  const line = instruction.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
  const characters = [...line.trim().replaceAll(/\s+/g, ' ')];
  if (characters.length <= maxLength) return characters.join('');
  const cut = characters.slice(0, maxLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}
