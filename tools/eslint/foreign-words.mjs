/** `Record<string, …>`, alone or in `Readonly`. */
const isTable = (type) => {
  const name = type?.typeName?.name;
  const [of] = type?.typeArguments?.params ?? [];
  if (name === 'Readonly') return isTable(of);
  return name === 'Record' && of?.type === 'TSStringKeyword';
};

const isWrittenTable = ({ id, init }) =>
  init?.type === 'ObjectExpression' && init.properties.length > 0 && isTable(id.typeAnnotation?.typeAnnotation);

/**
 * A table of words is a Map: an object answers `constructor` and `toString` too, which a document, a processor or a request
 * may well say, and what it answers is no value of the table.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const foreignWords = {
  meta: {
    type: 'problem',
    docs: { description: 'A word that is not known beforehand is looked up in a Map.' },
    messages: { map: 'Write {{ table }} as a ReadonlyMap: as an object it answers `constructor` too.' },
    schema: [],
  },
  create: (context) => ({
    MemberExpression: (node) => {
      const { object, property, computed } = node;
      if (!computed || property.type === 'Literal' || object.type !== 'Identifier') return;
      const { references } = context.sourceCode.getScope(node);
      const variable = references.find(({ identifier }) => identifier === object)?.resolved;
      if (variable?.scope.type !== 'module') return;
      const [definition] = variable.defs;
      if (definition?.type === 'Variable' && isWrittenTable(definition.node)) {
        context.report({ node, messageId: 'map', data: { table: object.name } });
      }
    },
  }),
};
