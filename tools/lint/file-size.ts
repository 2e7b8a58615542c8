import { budgets, longFiles } from '../budgets.ts';
import { pathOf } from './rule.ts';
import type { Rule } from './rule.ts';

/** A file over the hard limit fails unless tools/budgets.ts lists it with a reason. */
export const fileSize: Rule = {
  create(context) {
    return {
      Program(node) {
        const lineCount = context.sourceCode.text.trimEnd().split('\n').length;
        if (lineCount <= budgets.hardLineLimit || Object.hasOwn(longFiles, pathOf(context))) return;
        const message = `${lineCount} lines, over ${budgets.hardLineLimit}: split it by what it does, or list it with a reason in tools/budgets.ts.`;
        context.report({ node, message });
      },
    };
  },
};
