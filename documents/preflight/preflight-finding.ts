import type { DocumentFormat } from '../identify/document-format.ts';
import type { DocumentErrorCode } from '../package/document-error.ts';
import type { UnsafeNameReason } from '../package/unsafe-name.ts';

/** One thing that is wrong with a deliverable: `stop` forbids submitting it, `warn` asks whether it is meant. */
export type PreflightFinding = { readonly severity: 'stop' | 'warn' } & (
  | { readonly code: 'empty-file' | 'lock-file' }
  | { readonly code: 'file-too-large'; readonly sizeBytes: number; readonly limitBytes: number }
  | { readonly code: 'unsafe-file-name'; readonly reason: UnsafeNameReason }
  | { readonly code: 'unchanged-input'; readonly inputName: string }
  /** `extension` without its dot and in lower case, '' when the name has none. */
  | { readonly code: 'wrong-extension'; readonly extension: string; readonly format: DocumentFormat }
  | {
      readonly code: 'unexpected-format';
      readonly format: DocumentFormat;
      readonly expectedFormats: readonly DocumentFormat[];
    }
  | { readonly code: 'missing-part'; readonly part: string; readonly fromPart: string }
  | { readonly code: 'no-content'; readonly missing: 'text' | 'cells' | 'slides' }
  /** The file does not end as its format should. */
  | { readonly code: 'cut-short'; readonly format: DocumentFormat }
  /** Only the first `checkedBytes` of its XML were read. */
  | { readonly code: 'partly-checked'; readonly checkedBytes: number }
  /** A format that only its own application can open. */
  | { readonly code: 'not-checked'; readonly format: DocumentFormat }
  | { readonly code: DocumentErrorCode; readonly part: string | null }
);

/** The closed set of codes a finding can carry. */
export type PreflightCode = PreflightFinding['code'];
