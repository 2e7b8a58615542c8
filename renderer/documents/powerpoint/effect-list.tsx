import { Text } from '@mantine/core';
import type { Anchor, SlideView } from '#documents';
import { useMessages } from '#messages';
import { toElementAnchor } from './slide-place.ts';

interface EffectListProps {
  readonly slide: SlideView;
  readonly size: { readonly width: number; readonly height: number };
  readonly onChoose: (anchor: Anchor | null) => void;
}

const classes = ['entr', 'emph', 'exit', 'path', 'mediacall', 'verb'] as const;
const triggers = ['clickEffect', 'withEffect', 'afterEffect'] as const;

/** What moves on a slide, in the order in which it does. */
export function EffectList({ slide, size, onChoose }: EffectListProps) {
  const t = useMessages('viewers.powerpoint');
  const nameOf = (effectClass: string) => {
    const known = classes.find((name) => name === effectClass);
    return known ? t(`effect.${known}`) : effectClass;
  };
  const startOf = (trigger: string | null) => {
    const known = triggers.find((name) => name === trigger);
    return known ? t(`trigger.${known}`) : '';
  };
  const choose = (elementId: string | null) => {
    const place = slide.shapes.find((shape) => shape.place?.elementId === elementId)?.place;
    const timing = {
      kind: 'element',
      part: slide.part,
      elementId: 'timing',
      elementKind: 'animation',
    } as const;
    onChoose(place ? toElementAnchor(slide, place, size) : { selectors: [timing] });
  };
  return (
    <nav className="pl-deck-effects" aria-label={t('effects')}>
      <Text size="xs" fw={600} px={8} py={4}>
        {t('effects')}
        {slide.transition !== null && ` · ${t('transition', { name: slide.transition })}`}
      </Text>
      <ol>
        {slide.effects.map(({ effectClass, trigger, elementId, shapeName, paragraphs }, index) => (
          <li key={index}>
            <button type="button" onClick={() => choose(elementId)}>
              <span>{shapeName ?? elementId ?? '–'}</span>
              <small>
                {[
                  nameOf(effectClass),
                  startOf(trigger),
                  paragraphs && t('paragraphs', { first: paragraphs[0] + 1, last: paragraphs[1] + 1 }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
