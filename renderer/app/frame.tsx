import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Banners } from './banners.tsx';
import { Header } from './header.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useViewState } from './view-state.ts';

interface FrameProps {
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

/** Landmarks around a screen: banners, navigation, header, main. */
export function Frame({ rail, children }: FrameProps) {
  const t = useMessages('app');
  const isNarrow = useViewState((view) => view.isRailNarrow);
  return (
    <div className="pl-frame" data-narrow={isNarrow} data-plain={rail === undefined}>
      <a className="pl-skip" href="#main">
        {t('skipToContent')}
      </a>
      <Banners />
      {rail}
      <Header isPlain={rail === undefined} />
      <main id="main" className="pl-main" tabIndex={-1}>
        {children}
      </main>
      <ShortcutHelp />
    </div>
  );
}
