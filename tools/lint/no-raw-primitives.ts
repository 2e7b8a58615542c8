import { betterPrimitive, mayUse, primitiveByName, primitiveImports } from '../primitives.ts';
import { pathOf } from './rule.ts';
import type { Context, Expression, NodeOf, Rule } from './rule.ts';

type Reported = Expression | NodeOf<'Identifier'>;

/** Bans time, chance, timers, network, console and JSON.parse outside the places listed in tools/primitives.ts. */
export const noRawPrimitives: Rule = {
  create(context) {
    const file = pathOf(context);
    const check = (node: Reported, name: string): void => {
      const primitive = primitiveByName[name];
      if (primitive === undefined || mayUse(file, primitive)) return;
      context.report({ node, message: `\`${name}\`: ${betterPrimitive[primitive]}` });
    };
    return {
      MemberExpression(node) {
        const name = memberName(node);
        if (name !== undefined && isGlobal(context, rootOf(node))) check(node, name);
      },
      Identifier(node) {
        if (isTypeName(node) || !isGlobal(context, node)) return;
        check(node, node.name);
      },
      NewExpression: (node) => checkBareDate(context, file, node),
      CallExpression: (node) => checkBareDate(context, file, node),
      ImportSpecifier: (node) => checkImported(context, file, node),
    };
  },
};

function checkBareDate(
  context: Context,
  file: string,
  node: NodeOf<'NewExpression' | 'CallExpression'>,
): void {
  const { callee } = node;
  if (callee.type !== 'Identifier' || callee.name !== 'Date' || mayUse(file, 'clock')) return;
  const readsClock = node.type === 'CallExpression' || node.arguments.length === 0;
  if (readsClock && isGlobal(context, callee)) {
    context.report({ node, message: `\`Date\` without arguments: ${betterPrimitive.clock}` });
  }
}

function checkImported(context: Context, file: string, node: NodeOf<'ImportSpecifier'>): void {
  const parent = node.parent;
  if (parent.type !== 'ImportDeclaration' || !parent.source.value.startsWith('node:')) return;
  const name = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value;
  const primitive = primitiveImports[name];
  if (primitive === undefined || mayUse(file, primitive)) return;
  context.report({ node, message: `\`${name}\`: ${betterPrimitive[primitive]}` });
}

function memberName(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = memberName(node.object);
  if (object === undefined || node.property.type !== 'Identifier') return undefined;
  const isAlias = object === 'globalThis' || object === 'window' || object === 'self';
  return isAlias ? node.property.name : `${object}.${node.property.name}`;
}

function rootOf(node: Expression): Expression {
  return node.type === 'MemberExpression' ? rootOf(node.object) : node;
}

function isGlobal(context: Context, node: Reported): boolean {
  return node.type === 'Identifier' && context.sourceCode.isGlobalReference(node);
}

function isTypeName({ parent }: NodeOf<'Identifier'>): boolean {
  return ['TSTypeQuery', 'TSTypeReference', 'TSQualifiedName', 'TSInterfaceHeritage'].includes(parent.type);
}
