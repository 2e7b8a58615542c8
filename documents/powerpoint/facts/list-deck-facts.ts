import type { PowerpointModel } from '../powerpoint-model.ts';
import { anchorOn, selectElement } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';

/** slide-count, section and hidden-slide: what is said of the deck as a whole. */
export function listDeckFacts({ slides, sections }: PowerpointModel, list: FactList): void {
  const onDeck = (elementId: string, kind: string) =>
    anchorOn(selectElement('presentation', elementId, kind));
  list.add('slide-text', 'count', onDeck('slides', 'slides'), { kind: 'slide-count', count: slides.length });
  sections.forEach((section, index) => {
    list.add('section', '', onDeck(`section-${index + 1}`, 'section'), {
      name: section.name,
      slides: section.slides,
    });
  });
  const hidden = slides.filter(({ content }) => content?.isHidden === true).map(({ number }) => number);
  if (hidden.length > 0) {
    const anchor = anchorOn(
      ...hidden.map((number) => selectElement(`slide-${number}`, `slide-${number}`, 'slide')),
    );
    list.add('hidden-slide', '', anchor, { slides: hidden });
  }
}
