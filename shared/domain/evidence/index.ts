export { computeEvidenceOverlap, type EvidenceOverlap } from './evidence-overlap.ts';
export type { EvidenceKind, EvidenceSelector, EvidenceTarget } from './evidence-selector.ts';
