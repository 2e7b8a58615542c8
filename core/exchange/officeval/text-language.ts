import type { TaskLanguage } from '#domain';

/**
 * The language a text is written in. A Chinese character weighs as much as an English word: English instructions
 * quote a Chinese file name now and then, Chinese ones keep English words.
 */
export function detectLanguage(text: string): TaskLanguage {
  const characterCount = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const wordCount = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return characterCount > 0.3 * (characterCount + wordCount) ? 'zh' : 'en';
}
