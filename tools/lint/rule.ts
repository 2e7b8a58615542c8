import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

type Create = NonNullable<Parameters<RuleTester['run']>[1]['create']>;

export type Context = Parameters<Create>[0];
export type Visitor = ReturnType<Create>;
export interface Rule {
  readonly create: (context: Context) => Visitor;
}

/** The syntax node a visitor's method gets, by the method's name. */
export type NodeOf<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];
export type Expression = NodeOf<'CallExpression'>['callee'];

/** The linted file's path from the repository root, with forward slashes on every platform. */
export function pathOf(context: Context): string {
  return relative(context.cwd, context.filename).split(sep).join('/');
}
