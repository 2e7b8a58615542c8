import type { Fact } from '../../facts/fact.ts';
import type { PowerpointModel } from '../powerpoint-model.ts';
import { createFactList } from '../../facts/fact-list.ts';
import { listAnimationFacts } from './list-animation-facts.ts';
import { listDeckFacts } from './list-deck-facts.ts';
import { listGraphicFacts } from './list-graphic-facts.ts';
import { listHeaderFooterFacts } from './list-header-footer-facts.ts';
import { listLinkFacts } from './list-link-facts.ts';
import { listNoteFacts } from './list-note-facts.ts';
import { listPictureFacts } from './list-picture-facts.ts';
import { listShapeFacts } from './list-shape-facts.ts';
import { listTableFacts } from './list-table-facts.ts';
import { listTextFacts } from './list-text-facts.ts';
import { createSlideView } from './slide-view.ts';

/** Every fact of a deck (FACTS, *PowerPoint*) but its metadata: of the deck first, then slide by slide. */
export function listPowerpointFacts(model: PowerpointModel): readonly Fact[] {
  const list = createFactList();
  const slideByPart = new Map(model.slides.map(({ part, number }) => [part.toLowerCase(), number]));
  listDeckFacts(model, list);
  for (const slide of model.slides) {
    const view = createSlideView(model, slide);
    listTextFacts(view, list);
    listLinkFacts(view, slideByPart, list);
    listShapeFacts(view, list);
    listPictureFacts(view, list);
    listTableFacts(view, list);
    listGraphicFacts(view, list);
    listHeaderFooterFacts(view, list);
    listAnimationFacts(view, list);
    listNoteFacts(slide, list);
  }
  return list.facts;
}
