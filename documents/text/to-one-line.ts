/** Text with its line breaks written as `⏎`, for places where a line is one thing. */
export function toOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replaceAll(/\r\n|\r|\n/g, ' ⏎ ') : text;
}
