import { Kbd } from '@mantine/core';

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');
const names: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  alt: isMac ? '⌥' : 'Alt',
  shift: '⇧',
  enter: '↵',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

/** Keys as caps: `mod+Enter` shows as "Ctrl ↵" or "⌘ ↵". */
export function KeyHint({ keys }: { readonly keys: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: 3 }}>
      {(keys === 'shift+?' ? '?' : keys).split('+').map((key) => (
        <Kbd key={key} size="xs">
          {names[key.toLowerCase()] ?? key.toUpperCase()}
        </Kbd>
      ))}
    </span>
  );
}
