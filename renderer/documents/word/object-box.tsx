import type { ElementPlace, ObjectView, SmartArtNode } from '#documents';
import { useMessages } from '#messages';
import type { ReactNode } from 'react';
import { Equation } from '../office/equation.tsx';
import { DrawnChart } from '../chart/drawn-chart.tsx';
import { useMediumUrl } from '../office/use-medium-url.ts';
import { useWord } from './word-context.ts';

/** Something that stands in the text: it can be focused, and chosen by a click or Enter. */
export function ObjectBox({ object }: { readonly object: ObjectView }) {
  const t = useMessages('viewers.word');
  const { DrawBlocks } = useWord();
  switch (object.kind) {
    case 'image':
      return <Picture image={object} />;
    case 'equation':
      return (
        <Chosen place={object} label={`${t('equation')}: ${object.text}`} isBlock={false}>
          {object.math === null ? (
            <span className="pl-word-equation">{object.text}</span>
          ) : (
            <Equation math={object.math} isDisplayed={object.isDisplayed} />
          )}
        </Chosen>
      );
    case 'textbox':
      return (
        <Chosen place={object} label={t('textbox')} isBlock>
          <span className="pl-word-textbox">
            <DrawBlocks blocks={object.blocks} />
          </span>
        </Chosen>
      );
    case 'smartart':
      return (
        <Chosen place={object} label={t('smartart')} isBlock>
          <span className="pl-word-box">
            <Tree nodes={object.tree} />
          </span>
        </Chosen>
      );
    case 'chart':
      return (
        <Chosen place={object} label={t('chart')} isBlock>
          <ChartBox object={object} />
        </Chosen>
      );
    case 'other':
      return (
        <Chosen place={object} label={t('notDrawn')} isBlock={false}>
          <span className="pl-word-box">{object.name ?? t('notDrawn')}</span>
        </Chosen>
      );
  }
}

interface ChosenProps {
  readonly place: ElementPlace;
  readonly label: string;
  readonly isBlock: boolean;
  readonly children: ReactNode;
}

/** A small thing is pressed itself; one with a text of its own has a handle, so that its text can be selected. */
function Chosen({ place, label, isBlock, children }: ChosenProps) {
  const { chooseElement } = useWord();
  const element = `${place.part} ${place.elementId}`;
  const choose = () => chooseElement(place);
  if (isBlock)
    return (
      <span className="pl-word-element" data-block data-element={element}>
        <button type="button" className="pl-word-handle" onClick={choose}>
          {label}
        </button>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className="pl-word-element"
      data-element={element}
      // Named by what is in it; by this where that is nothing.
      title={label}
      onClick={choose}
    >
      {children}
    </button>
  );
}

function Picture({ image }: { readonly image: ObjectView & { readonly kind: 'image' } }) {
  const t = useMessages('viewers.word');
  const { held } = useWord();
  const medium = useMediumUrl(held, image.source);
  const { altText, widthPt, heightPt } = image;
  const size = {
    width: widthPt === null ? undefined : `${Math.min(1_600, widthPt)}pt`,
    aspectRatio: widthPt && heightPt ? `${widthPt} / ${heightPt}` : undefined,
  };
  const label = altText || t('picture');
  const missing = t('noPicture', { name: altText || (image.source?.split('/').at(-1) ?? '') });
  return (
    <Chosen place={image} label={label} isBlock={false}>
      {medium.state === 'there' ? (
        <img className="pl-word-picture" src={medium.url} alt={label} style={size} draggable={false} />
      ) : (
        <span className="pl-word-box pl-word-missing" style={size} title={missing}>
          {medium.state === 'none' && missing}
        </span>
      )}
    </Chosen>
  );
}

function Tree({ nodes }: { readonly nodes: readonly SmartArtNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <span className="pl-word-tree" role="list">
      {nodes.map(({ text, children }, index) => (
        <span key={index} role="listitem">
          {text}
          <Tree nodes={children} />
        </span>
      ))}
    </span>
  );
}

// Of a chart whose file does not say how large it is.
const usualWidthPt = 360;
const pixelsPerPoint = 96 / 72;

function ChartBox({ object }: { readonly object: ObjectView & { readonly kind: 'chart' } }) {
  const t = useMessages('viewers.word');
  const { chart, widthPt } = object;
  if (chart === null) return <span className="pl-word-box">{t('notDrawn')}</span>;
  const width = Math.min(800, Math.max(120, (widthPt ?? usualWidthPt) * pixelsPerPoint));
  const height = width * 0.6;
  return (
    <span className="pl-word-chart" style={{ width, height }}>
      <DrawnChart chart={chart} colors={[]} box={{ width, height }} />
    </span>
  );
}
