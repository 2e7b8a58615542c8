import { errors } from './en/errors.ts';
import { useMessages } from './use-messages.ts';

type ErrorKey = keyof typeof errors;

/** The catalogue key of whatever was thrown: its own code, or `unexpected` for a bug. */
export function findErrorKey(error: unknown): ErrorKey {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  if (typeof code === 'string' && Object.hasOwn(errors, code)) return code as ErrorKey;
  return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'unexpected';
}

/** Says in the reader's language what to do about an error, or about an error's bare code. */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages('errors');
  return (error) => t(findErrorKey(error));
}
