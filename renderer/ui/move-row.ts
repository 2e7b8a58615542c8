const pageRows = 10;

/** The row that a key leads to, or null when the key is not about moving. */
export function moveRow(key: string, index: number, count: number): number | null {
  const clamp = (to: number) => Math.max(0, Math.min(count - 1, to));
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return clamp(index + 1);
    case 'ArrowUp':
    case 'k':
      return clamp(index - 1);
    case 'PageDown':
      return clamp(index + pageRows);
    case 'PageUp':
      return clamp(index - pageRows);
    case 'Home':
      return clamp(0);
    case 'End':
      return clamp(count - 1);
    default:
      return null;
  }
}
