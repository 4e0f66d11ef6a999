/** Words that this field does not use for these things, and the ones that it does; `docs/glossary.md` says what they mean. */
export const replacedNames = {
  gatekeeper: 'request authenticator',
  courier: 'notification dispatcher',
  bookkeeper: 'ledger posting worker',
  'book posting': 'ledger posting',
  cashier: 'charge service',
  'cash desk': 'charge service',
  clerk: 'worker',
  'plan payer': 'plan payment worker',
  housekeeper: 'maintenance runner',
  chore: 'maintenance job',
  errand: 'action, or background task',
  'visit desk': 'appointment booking',
  'check in desk': 'check-in system',
  'check out desk': 'check-out system',
  'form desk': 'form store',
  'survey desk': 'survey store',
  'message desk': 'message store',
  'profile desk': 'profile access',
  'slot keeper': 'slot holds',
  'session keeper': 'client session',
  'password keeper': 'password hasher',
  'code mint': 'code generator',
  'token mint': 'token issuer',
  'payment mint': 'payment ids',
  rulebook: 'visit policies',
  papers: 'identity documents, payment documents or check-out forms',
  'card face': 'card details',
  'one tap': 'notification link actions',
  logbook: 'record activity',
  sayings: 'texts',
  shelf: 'reference index, or catalog',
  trouble: 'error, or problem',
  troubles: 'errors, or problems',
  wish: 'preference, or request',
  behaviour: 'behavior',
  colour: 'color',
  catalogue: 'catalog',
  cancelling: 'canceling',
  localised: 'localized',
  authorisation: 'authorization',
  neighbour: 'neighbor',
};

const wordsOf = (name) =>
  (name.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());

const sequences = Object.entries(replacedNames).map(([old, use]) => ({ old, words: old.split(' '), use }));

/** @returns {{ old: string, use: string } | undefined} the first replaced word of a name, and what to say instead */
const replacedIn = (name) => {
  const words = wordsOf(name);
  return sequences.find((sequence) =>
    words.some((_, at) => sequence.words.every((word, next) => words[at + next] === word)),
  );
};

/**
 * Names of files and of what they declare are in the words of the field.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const namesOfTheField = {
  meta: {
    type: 'problem',
    docs: { description: 'One word per thing, and the one that the field uses.' },
    messages: { replaced: '"{{old}}" in {{name}}: say {{use}}.' },
    schema: [],
  },
  create: (context) => {
    const check = (node, name) => {
      const found = replacedIn(name);
      if (found) context.report({ node, messageId: 'replaced', data: { ...found, name } });
    };
    const checkPattern = (node) => {
      if (node?.type === 'Identifier') check(node, node.name);
      else if (node?.type === 'ObjectPattern')
        node.properties.forEach((each) => checkPattern(each.value ?? each.argument));
      else if (node?.type === 'ArrayPattern') node.elements.forEach(checkPattern);
      else if (node?.type === 'AssignmentPattern') checkPattern(node.left);
      else if (node?.type === 'RestElement') checkPattern(node.argument);
    };
    const declared = (node) => checkPattern(node.id);
    const keyed = (node) => {
      if (!node.computed && (node.key.type === 'Identifier' || node.key.type === 'PrivateIdentifier')) {
        check(node.key, node.key.name);
      }
    };
    return {
      Program: (node) => check(node, context.filename.replaceAll('\\', '/').split('/').at(-1) ?? ''),
      VariableDeclarator: declared,
      FunctionDeclaration: declared,
      ClassDeclaration: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      PropertyDefinition: keyed,
      MethodDefinition: keyed,
      TSPropertySignature: keyed,
      TSMethodSignature: keyed,
    };
  },
};
