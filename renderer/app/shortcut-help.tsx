import { Group, Stack, Text } from '@mantine/core';
import { useMessages } from '#messages';
import { Dialog, KeyHint, useShortcutList, useShortcuts } from '#ui';
import { useViewState } from './view-state.ts';

/** `?` lists every key that works on this screen. */
export function ShortcutHelp() {
  const t = useMessages('app');
  const { areShortcutsShown, showShortcuts } = useViewState();
  const byScreen = useShortcutList((list) => list.byScreen);
  useShortcuts([{ keys: 'shift+?', label: t('showShortcuts'), run: () => showShortcuts(true) }]);
  // Two viewers side by side have the same keys.
  const byName = new Map(
    Object.values(byScreen).flatMap((own) => own.map((one) => [`${one.keys} ${one.label}`, one])),
  );
  const shortcuts = [...byName.values()];
  return (
    <Dialog isOpen={areShortcutsShown} onClose={() => showShortcuts(false)} title={t('shortcuts')}>
      <Stack gap="xs">
        {shortcuts.map(({ keys, label }) => (
          <Group key={`${keys} ${label}`} justify="space-between">
            <Text>{label}</Text>
            <KeyHint keys={keys} />
          </Group>
        ))}
        <Group justify="space-between">
          <Text>{t('rowNavigation')}</Text>
          <KeyHint keys="ArrowUp+ArrowDown" />
        </Group>
        <Group justify="space-between">
          <Text>{t('rowOpen')}</Text>
          <KeyHint keys="Enter" />
        </Group>
      </Stack>
    </Dialog>
  );
}
