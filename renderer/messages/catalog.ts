import type { TaskLanguage } from '#domain';
import type { en } from './en/index.ts';

export type Catalog = typeof en;
export type MessageArea = keyof Catalog;

declare module 'use-intl' {
  interface AppConfig {
    readonly Locale: TaskLanguage;
    readonly Messages: Catalog;
  }
}

/** Loads the messages of one language; each language is a file of its own. */
export async function loadCatalog(language: TaskLanguage): Promise<Catalog> {
  if (language === 'en') return (await import('./en/index.ts')).en;
  // Same keys, other words; the literal types of the English texts serve the typed arguments only.
  return (await import('./zh/index.ts')).zh as unknown as Catalog;
}
