import { isTestFile } from '../rooms.ts';
import { pathOf } from './rule.ts';
import type { Expression, NodeOf, Rule } from './rule.ts';

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'legend',
  'nothingFoundMessage',
  'placeholder',
  'title',
]);
const spokenProperties = new Set(['description', 'label', 'message', 'placeholder', 'title']);
const message =
  'Text that people read comes from the message catalogue: add a key in renderer/messages and use its translation.';

/** In the page, every word a person reads or hears comes from renderer/messages. */
export const noBareText: Rule = {
  create(context) {
    const file = pathOf(context);
    if (!file.startsWith('renderer/') || file.startsWith('renderer/messages/') || isTestFile(file)) return {};
    const check = (node: Expression): void => {
      for (const text of listTexts(node)) context.report({ node: text, message });
    };
    return {
      JSXText(node) {
        if (hasLetter(node.value)) context.report({ node, message });
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        if (node.expression.type !== 'JSXEmptyExpression') check(node.expression);
      },
      JSXAttribute(node) {
        if (!spokenAttributes.has(attributeName(node)) || node.value === null) return;
        if (node.value.type === 'Literal') check(node.value);
        if (node.value.type !== 'JSXExpressionContainer') return;
        if (node.value.expression.type !== 'JSXEmptyExpression') check(node.value.expression);
      },
      Property(node) {
        if (node.computed || !spokenProperties.has(keyName(node.key)) || node.value.type !== 'Literal')
          return;
        const { value } = node.value;
        if (typeof value === 'string' && isSentence(value)) context.report({ node: node.value, message });
      },
    };
  },
};

/** Lists the literals a child or attribute can come to, through `?:`, `&&`, `||` and `??`. */
function listTexts(node: Expression): Expression[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetter(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => hasLetter(quasi.value.raw)) ? [node] : [];
    case 'ConditionalExpression':
      return [...listTexts(node.consequent), ...listTexts(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : listTexts(node.left)), ...listTexts(node.right)];
    default:
      return [];
  }
}

function attributeName(node: NodeOf<'JSXAttribute'>): string {
  return node.name.type === 'JSXIdentifier'
    ? node.name.name
    : `${node.name.namespace.name}:${node.name.name.name}`;
}

function keyName(key: NodeOf<'Property'>['key']): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** Tells text for people from a message key such as `tasks.title`. */
const isSentence = (text: string): boolean => /^\p{Lu}|\p{L}\s/u.test(text);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
