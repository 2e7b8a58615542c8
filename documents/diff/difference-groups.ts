import type { Fact } from '../facts/fact.ts';
import type { DifferenceGroup } from './document-diff.ts';

const groups: Readonly<Record<string, DifferenceGroup>> = {
  text: 'text',
  header: 'text',
  footer: 'text',
  footnote: 'text',
  textbox: 'text',
  'slide-text': 'text',
  'slide-note': 'text',
  'header-footer': 'text',
  equation: 'text',
  table: 'tables',
  tlr: 'tables',
  'table-value': 'tables',
  cell: 'cells',
  row: 'cells',
  column: 'cells',
  formula: 'formulas',
  font: 'format',
  highlight: 'format',
  strikeout: 'format',
  style: 'format',
  'conditional-format': 'format',
  'table-color': 'format',
  'text-highlight': 'format',
  'shape-style': 'format',
  language: 'format',
  layout: 'format',
  slide: 'slides',
  sheet: 'slides',
  section: 'slides',
  'hidden-slide': 'slides',
  position: 'shapes',
  shape: 'shapes',
  'shape-text': 'shapes',
  'smartart-text': 'shapes',
  'smartart-semantics': 'shapes',
  metadata: 'properties',
};

export function groupOfFact({ type }: Fact): DifferenceGroup {
  return groups[type] ?? 'objects';
}

const formatFields = /(?:^|\.)(?:resolved|fill|styleFill|font|numFmt|rgb|colorName|style)(?:\.|$)/;

/** A field about looks is of the group `format`, whatever it is a field of. */
export function groupOfField(fact: Fact, field: string): DifferenceGroup {
  if (formatFields.test(field)) return 'format';
  return fact.type === 'cell' && field === 'formula' ? 'formulas' : groupOfFact(fact);
}
