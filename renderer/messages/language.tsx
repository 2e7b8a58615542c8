import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { TaskLanguage } from '#domain';
import { loadCatalog } from './catalog.ts';
import type { Catalog } from './catalog.ts';

const storageKey = 'plumbline.language';
const LanguageContext = createContext<SetLanguage>(() => undefined);

/** Changes the page's language; `isChosen` when someone at this machine asked for it. */
type SetLanguage = (language: TaskLanguage, isChosen: boolean) => void;

/** The language chosen on this machine before, else the browser's. */
export function getPreferredLanguage(): TaskLanguage {
  const chosen = localStorage.getItem(storageKey);
  if (chosen === 'en' || chosen === 'zh') return chosen;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) ? 'zh' : 'en';
}

/** Whether someone chose a language on this machine. */
export const hasChosenLanguage = (): boolean => localStorage.getItem(storageKey) !== null;

/** Changes the page's language at once, and remembers on this machine what was chosen at it. */
export const useSetLanguage = () => use(LanguageContext);

interface Words {
  readonly language: TaskLanguage;
  readonly catalog: Catalog;
}

/** Gives every component below the messages of the chosen language; `first` was loaded before the first paint. */
export function LanguageProvider({
  first,
  children,
}: {
  readonly first: Words;
  readonly children: ReactNode;
}) {
  const [words, setWords] = useState(first);
  // The last choice wins, however long its catalog takes to load.
  const wanted = useRef(first.language);
  const setLanguage = useCallback<SetLanguage>((language, isChosen) => {
    wanted.current = language;
    if (isChosen) localStorage.setItem(storageKey, language);
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    void loadCatalog(language).then((catalog) => {
      if (wanted.current === language) setWords({ language, catalog });
    });
  }, []);
  return (
    <LanguageContext value={setLanguage}>
      <IntlProvider locale={words.language} messages={words.catalog}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
