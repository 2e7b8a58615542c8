/** A kind of thing that can be left out of the text a model is given, so that a question is asked without it. */
export interface Artifact<Name extends string = string> {
  readonly name: Name;
  /** The types of FACTS it covers, which name it as well. */
  readonly facts: readonly string[];
  readonly about: string;
}

/** The artifact that somebody means by its name, by its name in the singular or by a type of FACTS; null for none. */
export function findArtifact<Name extends string>(
  artifacts: readonly Artifact<Name>[],
  word: string,
): Artifact<Name> | null {
  const wanted = word.trim().toLowerCase();
  return (
    artifacts.find(({ name }) => name === wanted) ??
    artifacts.find(({ name, facts }) => facts.includes(wanted) || name === `${wanted}s`) ??
    null
  );
}
