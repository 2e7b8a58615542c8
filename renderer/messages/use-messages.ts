import { useTranslations } from 'use-intl';
import type { MessageArea } from './catalog.ts';

/** The messages of one area: `const t = useMessages('work'); t('title')`. Keys and arguments are typed. */
export function useMessages<Area extends MessageArea>(area: Area) {
  return useTranslations<Area>(area);
}
