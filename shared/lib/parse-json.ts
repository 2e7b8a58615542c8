import { InputFault } from './json-reader.ts';

/** Turns JSON text from anywhere into an unknown value; text that is not JSON throws an `InputFault` at `$`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new InputFault('$', `must be JSON: ${reason}`);
  }
}
