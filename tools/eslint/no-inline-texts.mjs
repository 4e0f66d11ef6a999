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

const keyOf = (property) => property.key?.name ?? property.key?.value;

/** Whether a value of a table is a text or makes one. */
const makesWords = (node) =>
  bringsWords(node) ||
  (node?.type === 'ArrowFunctionExpression' && bringsWords(node.body)) ||
  (node?.type === 'ObjectExpression' && node.properties.some(({ value }) => makesWords(value)));

/** Whether the class around a call extends an error. */
const isErrorClass = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ClassDeclaration') return /Error$/.test(at.superClass?.name ?? '');
  }
  return false;
};

/** What is thrown or logged is told to developers and operators, whose language is English. */
const isForOperators = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'CallExpression' && at.callee.type === 'Super') return isErrorClass(at);
    if (at.type === 'ThrowStatement' || (at.type === 'NewExpression' && /Error$/.test(at.callee.name ?? '')))
      return true;
    if (at.type === 'ExpressionStatement' || at.type === 'VariableDeclaration') return false;
  }
  return false;
};

/** Texts that the requirements quote, and what the engine says to programmers whose request it cannot read. */
export const protocolTexts = [
  'libs/adapters-graphql/src/error-codes.ts',
  'libs/adapters-graphql/src/gateway/engine/**',
];

/** Where what is answered, mailed or printed is made. */
export const saidToPeople = [
  'libs/{domain,application,services,view-models,adapters-graphql,adapters-notifications,adapters-documents}/src/**/*.ts',
];

/** A sentence as people are told one; a template begins or ends with what it is filled with. */
const isSentence = (text) =>
  /\p{L} .*[.?!…]$/su.test(text.trim()) && !/^\s*(?:select|insert|update|delete)\b/i.test(text);

/**
 * What a mail, a document or an answer says comes from texts too: no table of a text in two languages, and no sentence
 * in services, resolvers and codecs. An answer brings a code (the kind of a refusal, a status) that the portal tells in
 * words. The line: what is thrown or logged, what a setting is refused with and what is said of a request that is no
 * GraphQL is read by developers and operators, in English; the gateway's own application has no other sentences.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordsFromTexts = {
  meta: {
    type: 'problem',
    docs: { description: 'No sentences and no languages side by side outside the texts.' },
    messages: {
      languages: 'A text stands in a *.messages.ts and its catalogs, not in two languages side by side.',
      sentence: 'What people are told comes from a *.messages.ts, in every language.',
    },
    schema: [{ enum: ['languages', 'sentences'] }],
  },
  create: (context) => {
    const tables = {
      ObjectExpression: (node) => {
        const [en, es] = ['en', 'es'].map(
          (name) => node.properties.find((property) => keyOf(property) === name)?.value,
        );
        if (makesWords(en) && makesWords(es)) context.report({ node, messageId: 'languages' });
      },
    };
    if (context.options[0] === 'languages') return tables;
    const check = (node, text) => {
      if (isSentence(text) && !isForOperators(node)) context.report({ node, messageId: 'sentence' });
    };
    return {
      ...tables,
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('')),
    };
  },
};
