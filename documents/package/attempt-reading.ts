import { DocumentError } from './document-error.ts';

/** Runs a reader; a DocumentError comes back as `fault`, anything else is a bug and goes on. */
export function attemptReading<T>(
  read: () => T,
): { readonly value: T; readonly fault: null } | { readonly value: null; readonly fault: DocumentError } {
  try {
    return { value: read(), fault: null };
  } catch (error) {
    if (error instanceof DocumentError) return { value: null, fault: error };
    throw error;
  }
}
