import type { DocumentWarning, FileIdentity } from '../facts/fact.ts';
import type { FactsFailure } from '../facts/facts-document.ts';
import type { TextForm } from './text-form.ts';

/** The text a model is given of a file, as `plumbline text --json` prints it. */
export interface TextDocument {
  readonly file: FileIdentity;
  readonly as: TextForm;
  /** Names of what was left out, sorted. */
  readonly without: readonly string[];
  readonly warnings: readonly DocumentWarning[];
  readonly text: string;
}

/** A form or artifact was asked for that documents of this application do not have. */
export interface TextRefusal {
  readonly file: FileIdentity;
  readonly refused: {
    readonly what: 'form' | 'artifact';
    readonly asked: string;
    readonly offered: readonly string[];
  };
}

export type TextReading = TextDocument | TextRefusal | FactsFailure;
