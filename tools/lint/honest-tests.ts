import { isTestFile } from '../rooms.ts';
import { pathOf } from './rule.ts';
import type { NodeOf, Rule } from './rule.ts';

const calls: Readonly<Record<string, string>> = {
  'vi.mock': 'Fakes are arguments, not module mocks: pass a fake clock, file store or model in.',
  'vi.doMock': 'Fakes are arguments, not module mocks: pass a fake clock, file store or model in.',
  'test.only': 'One test alone hides the others: remove `.only`.',
  'it.only': 'One test alone hides the others: remove `.only`.',
  'describe.only': 'One test alone hides the others: remove `.only`.',
  'test.skip': 'Nothing skips silently: fix or delete the test, or use `skipIf` and print why.',
  'it.skip': 'Nothing skips silently: fix or delete the test, or use `skipIf` and print why.',
  'describe.skip': 'Nothing skips silently: fix or delete the test, or use `skipIf` and print why.',
  'test.todo': 'A test that does not exist proves nothing: write it or leave it out.',
  'it.todo': 'A test that does not exist proves nothing: write it or leave it out.',
};

/** Keeps module mocks, caught errors and silent skips out of test files. */
export const honestTests: Rule = {
  create(context) {
    const file = pathOf(context);
    if (!isTestFile(file) || !/\.test\.tsx?$/.test(file)) return {};
    return {
      CallExpression(node) {
        const message = calls[calleeName(node)];
        if (message !== undefined) context.report({ node, message });
      },
      CatchClause(node) {
        context.report({ node, message: 'A test never catches: use `expect(…).toThrow()` or `.rejects`.' });
      },
    };
  },
};

function calleeName({ callee }: NodeOf<'CallExpression'>): string {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return '';
  return callee.property.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : '';
}
