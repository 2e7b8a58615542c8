import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useMessages } from '#messages';

const schemes = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const;

/** Light, dark, or as the system has it. */
export function ColorSchemeSwitch() {
  const t = useMessages('app');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon: Current } = schemes.find(({ scheme }) => scheme === colorScheme) ?? schemes[2];
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon aria-label={t('colorScheme')} title={t('colorScheme')}>
          <Current size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ scheme, icon: Icon }) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={14} />}
            rightSection={scheme === colorScheme ? <IconCheck size={14} /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {t(scheme)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
