import type { Attributes } from '../../xml/read-elements.ts';

/** An element of OMML (ECMA-376 part 1, 22.1). */
export interface MathNode {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly MathNode[];
  readonly text: string;
}

export function findChild(node: MathNode, name: string): MathNode | null {
  return node.children.find((inner) => inner.name === `m:${name}`) ?? null;
}

/** The value of a property: `m:fPr/m:type` of a fraction. */
export function findProperty(node: MathNode, name: string): string | null {
  const properties = node.children.find((inner) => inner.name === `${node.name}Pr`);
  const found = properties === undefined ? null : findChild(properties, name);
  return found === null ? null : (found.attributes['m:val'] ?? '');
}

export function isOn(node: MathNode, name: string): boolean {
  const value = findProperty(node, name);
  return value !== null && !/^(?:0|off|false)$/.test(value);
}
