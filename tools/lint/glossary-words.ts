import { basename } from 'node:path';
import { bannedEndings, bannedWords } from '../words.ts';
import { pathOf } from './rule.ts';
import type { Context, NodeOf, Rule } from './rule.ts';

type Declaration = NonNullable<NodeOf<'ExportNamedDeclaration'>['declaration']>;
type Named = Extract<Parameters<Context['report']>[0], { node: unknown }>['node'] & { readonly name: string };

/** Bans the words of tools/words.ts in file names and in the names of what a file exports. */
export const glossaryWords: Rule = {
  create(context) {
    return {
      Program(node) {
        const stem = basename(pathOf(context)).split('.')[0] ?? '';
        const message = explain(stem, stem.toLowerCase().split('-'));
        if (message !== undefined) context.report({ node, message });
      },
      ExportNamedDeclaration(node) {
        for (const name of node.declaration === null ? [] : listNames(node.declaration)) {
          const message = explain(name.name, splitWords(name.name));
          if (message !== undefined) context.report({ node: name, message });
        }
      },
    };
  },
};

function explain(name: string, words: readonly string[]): string | undefined {
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''));
  const banned = [...words, ...pairs].find((word) => Object.hasOwn(bannedWords, word));
  if (banned !== undefined)
    return `\`${name}\`: say ${bannedWords[banned]} instead of “${banned}” (tools/words.ts).`;
  const last = words.at(-1) ?? '';
  if (!Object.hasOwn(bannedEndings, last)) return undefined;
  return `\`${name}\`: “${last}” says nothing here, find ${bannedEndings[last]} (tools/words.ts).`;
}

/** `HTTPJobInfo2` → http, job, info2. */
function splitWords(name: string): string[] {
  const parts = name.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return parts.filter((part) => part !== '').map((part) => part.toLowerCase());
}

function listNames(declaration: Declaration): Named[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id] : []));
  }
  const id = 'id' in declaration ? declaration.id : null;
  return id?.type === 'Identifier' ? [id] : [];
}
