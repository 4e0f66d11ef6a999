const comparisons = new Set(['toEqual', 'toStrictEqual', 'toMatchObject']);
const wrappers = new Set([
  'AwaitExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ChainExpression',
]);

const bare = (node) => (wrappers.has(node.type) ? bare(node.argument ?? node.expression) : node);

/** The word that a value is read by: two values that are read by the same word are alike. */
const word = (given) => {
  const node = bare(given);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return word(node.callee);
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name;
  return node.type === 'Identifier' ? `=${node.name}` : node.type;
};

/** What `expect` was asked about, through `.not` and its like. */
const asked = (node) => {
  if (node.type === 'MemberExpression') return asked(node.object);
  return node.type === 'CallExpression' && node.callee.name === 'expect' ? node.arguments[0] : undefined;
};

/**
 * An expectation names what it compares: `expect([status, body]).toEqual([200, ok])` says neither what 200 is nor, when it
 * fails, which of both was wrong.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const namedExpectations = {
  meta: {
    type: 'problem',
    docs: { description: 'Unlike values are compared by name.' },
    messages: {
      unnamed: 'Unlike values are compared by name: expect({ status, body }).toEqual({ status: 200, body: … }).',
    },
    schema: [],
  },
  create: (context) => ({
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !comparisons.has(callee.property.name)) return;
      const [actual, expected] = [asked(callee.object), node.arguments[0]];
      if (actual === undefined || expected === undefined || bare(expected).type !== 'ArrayExpression') return;
      const { type, elements } = bare(actual);
      if (type !== 'ArrayExpression' || elements.some((element) => element?.type === 'SpreadElement')) return;
      const words = new Set(elements.filter((element) => element !== null).map(word));
      if (words.size > 1) context.report({ node: actual, messageId: 'unnamed' });
    },
  }),
};
