import type { Context, NodeOf, Rule } from '../lint/rule.ts';

/** Reports the length of every function with a body in braces, for the budgets to count. */
const functionLines: Rule = {
  create(context) {
    const measure = (
      node: NodeOf<'ArrowFunctionExpression' | 'FunctionDeclaration' | 'FunctionExpression'>,
    ): void => {
      if (node.body?.type === 'BlockStatement')
        context.report({ node, message: String(countLines(context, node)) });
    };
    return {
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    };
  },
};

function countLines(context: Context, node: NodeOf<'*'>): number {
  return context.sourceCode.getText(node).split('\n').length;
}

// The linter asks for a default export.
export default { meta: { name: 'measure' }, rules: { 'function-lines': functionLines } };
