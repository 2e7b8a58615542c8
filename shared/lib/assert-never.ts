/** Closes an exhaustive switch: a case left out does not compile, and one that slips in at run time throws. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
