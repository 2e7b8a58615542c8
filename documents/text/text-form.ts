import type { OfficeApp } from '../identify/document-format.ts';
import { wordArtifacts } from '../word/markdown/word-artifact.ts';
import type { Artifact } from './artifact.ts';
import { excelArtifacts } from './sheets/excel-artifact.ts';
import { powerpointArtifacts } from './slides/powerpoint-artifact.ts';

/** The form that the text of each application's documents has, and what can be left out of it. */
export const textForms = {
  word: { as: 'markdown', artifacts: wordArtifacts },
  excel: { as: 'sheets', artifacts: excelArtifacts },
  powerpoint: { as: 'slides', artifacts: powerpointArtifacts },
} as const satisfies Readonly<
  Record<OfficeApp, { readonly as: string; readonly artifacts: readonly Artifact[] }>
>;

export type TextForm = (typeof textForms)[OfficeApp]['as'];
