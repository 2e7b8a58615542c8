import { Alert, List, Loader, VisuallyHidden } from '@mantine/core';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { Anchor, DocumentWarning } from '#documents';
import { useMessages } from '#messages';
import { useShortcuts } from '#ui';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { appViews } from './app-view.ts';
import type { ViewTarget } from './app-view.ts';
import { FindBar } from './find/find-bar.tsx';
import { useFindDesk } from './find/use-find-desk.ts';
import { FrameBar } from './frame-bar.tsx';
import { FactInspector } from './inspector/fact-inspector.tsx';
import type { Marking } from './marks/marking.ts';
import { MarksPanel } from './marks/marks-panel.tsx';
import { useMarkDesk } from './marks/use-mark-desk.ts';

interface DocumentFrameProps {
  readonly held: HeldDocument;
  readonly marking: Marking | null;
}

interface Choice {
  readonly anchor: Anchor;
  /** A selection that is gone is chosen no more; what was chosen in a list still is. */
  readonly isFromView: boolean;
}

/** An open document: what could not be read of it, how it looks, everything in it, and what is marked in it. */
export function DocumentFrame({ held, marking }: DocumentFrameProps) {
  const t = useMessages('viewers.marks');
  const rootRef = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<ViewTarget | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isInspecting, setIsInspecting] = useState(false);
  const [areMarksOpen, setAreMarksOpen] = useState(false);
  const { app, warnings } = held.head;
  const AppView = appViews[app];
  const goTo = (anchor: Anchor) => setTarget({ anchor });
  const choose = (anchor: Anchor) => {
    goTo(anchor);
    setChoice({ anchor, isFromView: false });
  };
  const chooseInView = useCallback((anchor: Anchor | null) => {
    setChoice((before) => {
      if (anchor !== null) return { anchor, isFromView: true };
      return before?.isFromView ? null : before;
    });
  }, []);
  const desk = useMarkDesk({ held, marking, rootRef, onGo: goTo, onEditing: () => setAreMarksOpen(true) });
  const mark = () => {
    if (choice) desk.mark(choice.anchor);
  };
  useShortcuts(desk.canMark ? [{ keys: 'M', label: t('mark'), run: mark, within: rootRef }] : []);
  const find = useFindDesk({ held, rootRef, onGo: choose });
  const inspector = <FactInspector held={held} onChoose={({ anchor }) => choose(anchor)} />;
  const isSideOpen = areMarksOpen || (AppView !== undefined && isInspecting);
  return (
    // What is clicked in has the focus, and with it the keys.
    <div ref={rootRef} className="pl-viewer-body" tabIndex={-1}>
      <FrameBar
        find={{ isOn: find.isOpen, set: find.setOpen }}
        onMark={desk.canMark ? mark : null}
        isAnythingChosen={choice !== null}
        markCount={desk.marks.list.length}
        marks={marking && { isOn: areMarksOpen, set: setAreMarksOpen }}
        inspector={AppView ? { isOn: isInspecting, set: setIsInspecting } : null}
      />
      {find.isOpen && <FindBar {...find.bar} />}
      <VisuallyHidden role="status">{desk.news}</VisuallyHidden>
      <Warnings warnings={warnings} />
      <div className="pl-document-panes">
        {AppView ? (
          <Suspense fallback={<Loader size="sm" m="auto" />}>
            <AppView held={held} target={target} marks={desk.marks.shown} onChoose={chooseInView} />
          </Suspense>
        ) : (
          inspector
        )}
        {isSideOpen && (
          <div className="pl-document-side">
            {AppView && isInspecting && inspector}
            {areMarksOpen && <MarksPanel desk={desk} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly DocumentWarning[] }) {
  const t = useMessages('viewers');
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" p="xs" title={t('partly', { count: warnings.length })}>
      <List size="xs">
        {warnings.slice(0, 3).map(({ code, part, message }) => (
          <List.Item key={`${code} ${part} ${message}`}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
