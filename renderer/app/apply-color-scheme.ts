const storageKey = 'mantine-color-scheme-value';

/** Sets the remembered light or dark appearance before the first paint, without an inline script. */
export function applyColorScheme(): void {
  const chosen = localStorage.getItem(storageKey);
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : isSystemDark ? 'dark' : 'light';
  document.documentElement.dataset['mantineColorScheme'] = scheme;
}
