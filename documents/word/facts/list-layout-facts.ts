import type { FactList } from '../../facts/fact-list.ts';
import { anchorOn, selectElement } from '../../facts/select.ts';
import { fullTextOf } from '../content/full-text.ts';
import { emptySection, type HeaderReference, type HeaderVariant } from '../properties/section-properties.ts';
import type { WordHeader, WordModel } from '../word-model.ts';
import { anchorOnStory } from './fact-context.ts';

interface PlacedHeader {
  readonly kind: HeaderReference['kind'];
  readonly variant: HeaderVariant;
  readonly part: string;
  /** Whether its section and the document's settings let it be seen. */
  readonly isShown: boolean;
}

/** Headers and footers of every section; what a section does not name is that of the section before. */
function listPlacedHeaders({ body, findRelationship, hasEvenHeaders }: WordModel): readonly PlacedHeader[][] {
  let current: readonly PlacedHeader[] = [];
  return body.sections.map(({ properties }) => {
    const own = properties.references.flatMap(({ kind, variant, relationshipId }) => {
      const part = findRelationship(body.part, relationshipId)?.part ?? null;
      return part === null ? [] : [{ kind, variant, part, isShown: true }];
    });
    const isOwn = (placed: PlacedHeader): boolean =>
      own.some(({ kind, variant }) => kind === placed.kind && variant === placed.variant);
    current = [...current.filter((placed) => !isOwn(placed)), ...own];
    const shown = { default: true, first: properties.hasTitlePage, even: hasEvenHeaders };
    return current.map((placed) => ({ ...placed, isShown: shown[placed.variant] }));
  });
}

function toParts(placed: readonly PlacedHeader[], wanted: HeaderReference['kind']) {
  return placed
    .filter(({ kind }) => kind === wanted)
    .map(({ variant, part, isShown }) => ({ variant, part, isShown }));
}

function listSectionFacts(model: WordModel, placed: readonly PlacedHeader[][], list: FactList): void {
  // A document that says nothing of its pages is one section all the same.
  const sections = model.body.sections.map(({ properties }) => properties);
  for (const [at, section] of (sections.length === 0 ? [emptySection] : sections).entries()) {
    const index = at + 1;
    list.add('layout', `section-${index}`, anchorOn(selectElement('body', `section-${index}`, 'section')), {
      kind: 'section',
      index,
      page: section.page,
      columns: section.columnCount,
      margins: section.margins,
      breakKind: section.breakKind,
      hasTitlePage: section.hasTitlePage,
      headerParts: toParts(placed[at] ?? [], 'header'),
      footerParts: toParts(placed[at] ?? [], 'footer'),
    });
  }
}

function listHeaderFacts(
  { kind, part, story }: WordHeader,
  placed: readonly PlacedHeader[][],
  list: FactList,
): void {
  const sectionsOf = (variant: HeaderVariant): number[] =>
    placed.flatMap((headers, at) =>
      headers.some((header) => header.part === part && header.variant === variant) ? [at + 1] : [],
    );
  const used = (['default', 'first', 'even'] as const).filter((variant) => sectionsOf(variant).length > 0);
  for (const variant of used.length === 0 ? [null] : used) {
    list.add(kind, story.name.slice(kind.length + 1), anchorOnStory(story, kind), {
      part,
      story: story.name,
      variant,
      sections: variant === null ? [] : sectionsOf(variant),
      isShown: placed.some((headers) =>
        headers.some((header) => header.part === part && header.variant === variant && header.isShown),
      ),
      text: fullTextOf(story),
    });
  }
}

/** layout of kind `section`, header and footer. */
export function listLayoutFacts(model: WordModel, list: FactList): void {
  const placed = listPlacedHeaders(model);
  listSectionFacts(model, placed, list);
  for (const header of model.headers) listHeaderFacts(header, placed, list);
}
