import { Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DeckView } from '#documents';
import { useMessages } from '#messages';
import type { AppViewProps } from '../office/app-view.ts';
import { useLinkGuard } from '../office/use-link-guard.tsx';
import { DeckBar } from './deck-bar.tsx';
import type { FitZoom } from '../office/fit-zoom-select.tsx';
import { EffectList } from './effect-list.tsx';
import { SlideNotes } from './slide-notes.tsx';
import { SlideStage } from './slide-stage.tsx';
import { SlideThumbnails } from './slide-thumbnails.tsx';
import { findSlideNumber } from './slide-place.ts';
import { useMedia } from './use-media.ts';
import { createSlides, useSlide } from './use-slides.ts';

type DeckProps = AppViewProps & { readonly deck: DeckView };

/** The slides of a deck in a column, the current one large, its notes and animations beneath and beside it. */
export function Deck(props: DeckProps) {
  const { held, deck, target, marks, onChoose } = props;
  const t = useMessages('viewers.powerpoint');
  const slides = useMemo(() => createSlides(held), [held]);
  const media = useMedia(held);
  const links = useLinkGuard();
  const [current, setCurrent] = useCurrentSlide(props);
  const [zoom, setZoom] = useState<FitZoom>('fit');
  const [drawsArea, setDrawsArea] = useState(false);
  const [hasNotes, setHasNotes] = useState(true);
  const [hasEffects, setHasEffects] = useState(false);
  const slide = useSlide(slides, current);
  const head = deck.slides[current - 1];
  const isTargetEffect = target?.anchor.selectors.some(
    (selector) => selector.kind === 'element' && selector.elementKind === 'animation',
  );
  if (head === undefined) return <Text m="auto">{t('noSlides')}</Text>;
  const goBy = (step: number) => setCurrent(Math.min(deck.slides.length, Math.max(1, current + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'PageDown') goBy(1);
    else if (event.key === 'PageUp') goBy(-1);
    else return;
    event.preventDefault();
  };
  const shown = slide !== null && slide !== 'missing' ? slide : null;
  return (
    <div className="pl-deck" role="presentation" onKeyDown={onKeyDown}>
      <DeckBar
        current={current}
        count={deck.slides.length}
        onGo={goBy}
        zoom={zoom}
        onZoom={setZoom}
        area={{ isOn: drawsArea, set: setDrawsArea }}
        notes={{ isOn: hasNotes, set: setHasNotes }}
        effects={shown && shown.effects.length > 0 ? { isOn: hasEffects, set: setHasEffects } : null}
      />
      <VisuallyHidden role="status">
        {t('slideIs', { number: current, count: deck.slides.length, title: head.title ?? '' })}
      </VisuallyHidden>
      <div className="pl-deck-panes">
        <SlideThumbnails
          deck={deck}
          slides={slides}
          media={media}
          marks={marks}
          current={current}
          onGo={setCurrent}
        />
        <div className="pl-deck-main">
          {slide === 'missing' && <Text m="auto">{t('damaged')}</Text>}
          {shown?.isDamaged && <Text className="pl-deck-notice">{t('damaged')}</Text>}
          {slide !== 'missing' && (
            <SlideStage
              key={current}
              held={held}
              deck={deck}
              slide={shown}
              media={media}
              zoom={zoom}
              target={target}
              marks={marks}
              drawsArea={drawsArea}
              onAreaDone={() => setDrawsArea(false)}
              onChoose={onChoose}
              askLink={links.ask}
            />
          )}
          {hasNotes && shown && shown.notes.text !== '' && (
            <SlideNotes held={held} notes={shown.notes} target={target} marks={marks} onChoose={onChoose} />
          )}
        </div>
        {(hasEffects || isTargetEffect) && shown && shown.effects.length > 0 && (
          <EffectList slide={shown} size={deck} onChoose={onChoose} />
        )}
      </div>
      {links.dialog}
    </div>
  );
}

function useCurrentSlide({ deck, target }: DeckProps): [number, (number: number) => void] {
  const [current, setCurrent] = useState(1);
  const [reached, setReached] = useState<DeckProps['target']>(null);
  const wanted = target && findSlideNumber(target.anchor);
  if (target !== reached) {
    setReached(target);
    if (wanted !== null && wanted >= 1 && wanted <= deck.slides.length && wanted !== current) {
      setCurrent(wanted);
      return [wanted, setCurrent];
    }
  }
  return [current, setCurrent];
}
