import { findCanonicalPrefix, isUnderstood } from './canonical-namespaces.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What prefixes mean at one place of a document. Names are looked up once and then remembered. */
export interface NamespaceScope {
  /** `p:sp` for an element of that namespace, under whatever prefix the file has it. */
  readonly nameOf: (rawName: string) => string;
  /** Attributes under canonical names; the same object where the names are canonical already. */
  readonly attributesOf: (attributes: Attributes) => Attributes;
  readonly understands: (prefixes: string) => boolean;
  /** The scope inside an element that declares namespaces. */
  readonly enter: (attributes: Attributes) => NamespaceScope;
}

function declarationsOf(attributes: Attributes): [prefix: string, uri: string][] {
  const found: [string, string][] = [];
  for (const name in attributes) {
    if (name === 'xmlns') found.push(['', attributes[name] ?? '']);
    else if (name.startsWith('xmlns:')) found.push([name.slice(6), attributes[name] ?? '']);
  }
  return found;
}

function toCanonical(uris: ReadonlyMap<string, string>, rawName: string, isAttribute: boolean): string {
  const colon = rawName.indexOf(':');
  if (colon < 0 && isAttribute) return rawName;
  const uri = uris.get(colon < 0 ? '' : rawName.slice(0, colon));
  return `${uri === undefined ? '_' : findCanonicalPrefix(uri)}:${rawName.slice(colon + 1)}`;
}

function renameAttributes(uris: ReadonlyMap<string, string>, attributes: Attributes): Attributes {
  const renamed = Object.create(null) as Record<string, string>;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) renamed[toCanonical(uris, name, true)] = attributes[name] ?? '';
  }
  return renamed;
}

function createScope(uris: ReadonlyMap<string, string>): NamespaceScope {
  const names = new Map<string, string>();
  const isRenamed = [...uris].some(
    ([prefix, uri]) =>
      prefix !== '' && findCanonicalPrefix(uri) !== '_' && findCanonicalPrefix(uri) !== prefix,
  );
  const scope: NamespaceScope = {
    nameOf: (rawName) => {
      let name = names.get(rawName);
      if (name === undefined) names.set(rawName, (name = toCanonical(uris, rawName, false)));
      return name;
    },
    attributesOf: (attributes) => (isRenamed ? renameAttributes(uris, attributes) : attributes),
    understands: (prefixes) =>
      prefixes
        .split(/\s+/)
        .filter(Boolean)
        .every((prefix) => isUnderstood(uris.get(prefix) ?? '')),
    enter: (attributes) => {
      const changes = declarationsOf(attributes).filter(([prefix, uri]) => uris.get(prefix) !== uri);
      return changes.length === 0 ? scope : createScope(new Map([...uris, ...changes]));
    },
  };
  return scope;
}

/** The scope around the root element, in which only the empty prefix means anything. */
export function createRootScope(): NamespaceScope {
  return createScope(new Map());
}
