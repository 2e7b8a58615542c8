import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { useMessages } from '#messages';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useViewState } from './view-state.ts';

/** The bar above every screen. */
export function Header({ isPlain }: { readonly isPlain: boolean }) {
  const t = useMessages('app');
  const { isRailNarrow, toggleRail, showShortcuts } = useViewState();
  const railLabel = isRailNarrow ? t('expand') : t('collapse');
  const RailIcon = isRailNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className="pl-header">
      {isPlain ? (
        <Link className="pl-brand" style={{ margin: 0 }} to="/projects">
          <img src="/plumbline.svg" alt="" width={20} height={20} />
          {t('name')}
        </Link>
      ) : (
        <Tooltip label={railLabel}>
          <ActionIcon aria-label={railLabel} aria-expanded={!isRailNarrow} onClick={toggleRail}>
            <RailIcon size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <Group gap={6} wrap="nowrap">
        <Tooltip label={t('showShortcuts')}>
          <ActionIcon aria-label={t('showShortcuts')} onClick={() => showShortcuts(true)}>
            <IconKeyboard size={18} />
          </ActionIcon>
        </Tooltip>
        <LanguageSwitch />
        <ColorSchemeSwitch />
        <PersonMenu />
      </Group>
    </header>
  );
}
