import './word.css';
import { Loader } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { WordView as WordDocument } from '#documents';
import { ErrorState } from '#ui';
import type { AppViewProps } from '../office/app-view.ts';
import { useLinkGuard } from '../office/use-link-guard.tsx';
import { useAnswer } from '../reading/use-answer.ts';
import { Blocks } from './block-view.tsx';
import { Sheets } from './sheets.tsx';
import { useWordPlaces } from './use-word-places.ts';
import { WordBar } from './word-bar.tsx';
import type { FitZoom } from '../office/fit-zoom-select.tsx';
import { WordContextOf } from './word-context.ts';
import type { WordContext } from './word-context.ts';
import { WordOutline } from './word-outline.tsx';

/** A Word document (or an OpenDocument text) as one flow of sheets. */
export function WordView(props: AppViewProps) {
  const { held } = props;
  const found = useAnswer(held, 'document', () => held.calls.viewWord());
  if (found === null) return <Loader size="sm" m="auto" />;
  if ('error' in found) return <ErrorState error={found.error} />;
  return <WordPages {...props} view={found.answer} />;
}

function WordPages(props: AppViewProps & { readonly view: WordDocument }) {
  const { held, view, onChoose } = props;
  const root = useRef<HTMLDivElement>(null);
  const [showsChanges, setShowsChanges] = useState(true);
  const [isOutlined, setIsOutlined] = useState(false);
  const [zoom, setZoom] = useState<FitZoom>('fit');
  const links = useLinkGuard();
  const places = useWordPlaces(root, props);
  const noteNumbers = useMemo(() => numberNotes(view), [view]);
  const { ask } = links;
  const { goTo } = places;
  const context: WordContext = useMemo(
    () => ({
      held,
      DrawBlocks: Blocks,
      showsChanges,
      noteNumbers,
      askLink: ask,
      chooseElement: ({ part, elementId, elementKind }) =>
        onChoose({ selectors: [{ kind: 'element', part, elementId, elementKind }] }),
      chooseAnchor: onChoose,
      goToSpan: goTo,
      goToNote: (key) => focusIn(root.current, `[data-note="${CSS.escape(key)}"]`),
      goToReference: (key) => focusIn(root.current, `[data-note-reference="${CSS.escape(key)}"]`),
    }),
    [held, showsChanges, noteNumbers, ask, onChoose, goTo],
  );
  return (
    <WordContextOf value={context}>
      <div className="pl-word">
        <WordBar
          zoom={zoom}
          onZoom={setZoom}
          changes={places.hasChanges ? { isOn: showsChanges, set: setShowsChanges } : null}
          outline={view.outline.length > 0 ? { isOn: isOutlined, set: setIsOutlined } : null}
        />
        <div className="pl-word-panes">
          {isOutlined && <WordOutline entries={view.outline} onGo={goTo} />}
          <Sheets rootRef={root} view={view} zoom={zoom} blockCount={places.blockCount} />
        </div>
      </div>
      {links.dialog}
    </WordContextOf>
  );
}

function focusIn(root: HTMLElement | null, selector: string): void {
  const element = root?.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

function numberNotes({ footnotes, endnotes }: WordDocument): ReadonlyMap<string, number> {
  return new Map([
    ...footnotes.map(({ noteId, number }) => [`footnote-${noteId}`, number] as const),
    ...endnotes.map(({ noteId, number }) => [`endnote-${noteId}`, number] as const),
  ]);
}
