const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
]);

const hasLetter = (text) => /\p{L}/u.test(text);

/** @returns {boolean} whether an expression shows words that are written on the spot */
const bringsWords = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetter(node.value);
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetter(value.raw));
    case 'ConditionalExpression':
      return bringsWords(node.consequent) || bringsWords(node.alternate);
    case 'LogicalExpression':
      return bringsWords(node.right);
    case 'BinaryExpression':
      return node.operator === '+' && (bringsWords(node.left) || bringsWords(node.right));
    case 'JSXExpressionContainer':
      return bringsWords(node.expression);
    default:
      return false;
  }
};

/**
 * What a person reads or hears comes from a `*.messages.ts`, where it has both languages and a description.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordsFromMessages = {
  meta: {
    type: 'problem',
    docs: { description: 'No words for people outside the messages.' },
    messages: { bare: 'Words for people come from a *.messages.ts, in every language.' },
    schema: [],
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'bare' });
    return {
      JSXText: (node) => {
        if (hasLetter(node.value)) report(node);
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && spoken.has(node.name.name) && bringsWords(node.value)) report(node);
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute' && bringsWords(node)) report(node);
      },
    };
  },
};
