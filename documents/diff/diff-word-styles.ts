import type { Fact } from '../facts/fact.ts';
import type { OfficePackage } from '../office/office-package.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { readStyles } from '../word/parts/styles.ts';
import { matchFacts } from './match-facts.ts';
import type { DifferenceList } from './difference-list.ts';
import { fieldText } from './field-text.ts';

function listStyleFacts(pkg: OfficePackage): Fact[] {
  const part = pkg.relationshipsOf(pkg.mainPart).find(({ type }) => type === 'styles')?.part ?? null;
  const entry = part === null ? null : pkg.archive.findEntry(part);
  // That the part is damaged is among the warnings of the document.
  const styles = entry === null ? null : attemptReading(() => readStyles(pkg.archive, entry)).value;
  if (styles === null || entry === null) return [];
  const toFact = (id: string, fields: object): Fact => ({
    id: `style-${id}`,
    type: 'style',
    anchor: { selectors: [{ kind: 'element', part: entry.name, elementId: id, elementKind: 'style' }] },
    ...fields,
  });
  const { defaultRun, defaultParagraph, byId } = styles;
  return [
    toFact('defaults', { name: 'document defaults', run: defaultRun, paragraph: defaultParagraph }),
    ...[...byId.values()].map(({ id, type, name, basedOn, run, paragraph }) =>
      toFact(id, { kind: type, name, basedOn, run, paragraph }),
    ),
  ];
}

/** Reports the styles of two Word documents that came, went or look different. */
export function diffWordStyles(list: DifferenceList, packages: readonly OfficePackage[]): void {
  const [before = [], after = []] = packages.map(listStyleFacts);
  matchFacts(list, before, after, {
    isLeftOut: () => false,
    identityOf: (fact) => `${String(fact.kind)} ${fieldText(fact, 'name')}`,
  });
}
