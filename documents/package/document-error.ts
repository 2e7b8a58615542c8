/** Why a document cannot be read; the closed set of codes that users, logs and the command line share. */
export type DocumentErrorCode =
  | 'encrypted'
  | 'damaged-package'
  | 'damaged-part'
  | 'not-office'
  | 'unsupported-format'
  | 'dtd-not-allowed'
  | 'too-large'
  | 'duplicate-part'
  | 'timed-out'
  | 'unsafe-name';

/** The only error that `documents/` throws on account of the bytes it was given; branch on `code`. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;
  /** The part or zip entry at fault, as the file names it; null when the whole file is. */
  readonly part: string | null;

  constructor(code: DocumentErrorCode, message: string, part: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.part = part;
  }
}
