import type { Artifact } from '../artifact.ts';

/** What can be left out of the text of a deck. */
export const powerpointArtifacts = [
  { name: 'animations', facts: ['animation'], about: 'animations and transitions' },
  { name: 'charts', facts: ['chart'], about: 'charts with their data' },
  { name: 'equations', facts: ['equation'], about: 'equations' },
  { name: 'headers', facts: ['header-footer', 'footers'], about: 'footers, dates and slide numbers' },
  { name: 'hidden-slides', facts: ['hidden-slide'], about: 'hidden slides with all that is on them' },
  { name: 'highlights', facts: ['text-highlight'], about: 'highlighted text' },
  { name: 'hyperlinks', facts: ['hyperlink'], about: 'linked text and where links lead' },
  { name: 'icons', facts: ['icon'], about: 'pictures that are SVG' },
  { name: 'images', facts: ['image'], about: 'pictures by name and alternative text' },
  { name: 'ink', facts: [], about: 'ink drawings' },
  { name: 'languages', facts: ['language'], about: 'languages of the text' },
  { name: 'metadata', facts: [], about: 'document properties' },
  { name: 'notes', facts: ['slide-note'], about: 'speaker notes' },
  { name: 'positions', facts: ['position', 'group'], about: 'places, sizes and groups of shapes' },
  { name: 'sections', facts: ['section'], about: 'sections' },
  { name: 'shape-styles', facts: ['shape-style'], about: 'kinds and colours of shapes' },
  { name: 'shape-texts', facts: ['shape-text'], about: 'text in shapes other than text boxes' },
  { name: 'slide-texts', facts: ['slide-text'], about: 'text of titles, text boxes and shapes' },
  { name: 'smartart', facts: ['smartart-text', 'smartart-semantics'], about: 'SmartArt graphics' },
  { name: 'table-colors', facts: ['table-color'], about: 'fills of table cells' },
  { name: 'tables', facts: ['table-value'], about: 'tables' },
  { name: 'videos', facts: ['video'], about: 'films' },
] as const satisfies readonly Artifact[];

export type PowerpointArtifact = (typeof powerpointArtifacts)[number]['name'];
