import { findRoom } from '../rooms.ts';
import { checkImport } from './check-import.ts';
import { pathOf } from './rule.ts';
import type { Expression, Rule } from './rule.ts';

/** Holds every import against the table in tools/rooms.ts, and every file against the list of rooms. */
export const roomImports: Rule = {
  create(context) {
    const file = pathOf(context);
    const check = (source: Expression | null): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = checkImport(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      Program(node) {
        if (findRoom(file) !== undefined) return;
        context.report({
          node,
          message: 'No room claims this file: move it, or add its room to tools/rooms.ts.',
        });
      },
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};
