import { useTranslations } from 'use-intl';
import type { NamespaceKeys, NestedKeyOf } from 'use-intl';
import type { Catalog } from './catalog.ts';

/**
 * The messages of one area, or of a part of it: `const t = useMessages('work'); t('title')`. Keys and arguments
 * are typed.
 */
export function useMessages<Area extends NamespaceKeys<Catalog, NestedKeyOf<Catalog>>>(area: Area) {
  return useTranslations<Area>(area);
}
