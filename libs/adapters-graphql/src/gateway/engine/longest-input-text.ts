import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/** UTF-16 units of the longest text that an operation takes where the contract says nothing of it. */
export const usualText = 16_384;

/**
 * UTF-16 units of the longest text that an operation takes: the most that `@longText` says of any of its arguments, or of a field
 * of theirs.
 */
export const longestTextOf = (schema: GraphQLSchema, operation: OperationDefinitionNode): number => {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const seen = new Set<GraphQLInputObjectType>();
  const longestOf = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]): number =>
    inputs.reduce((longest, input) => {
      const type = getNamedType(input.type);
      const isNew = isInputObjectType(type) && !seen.has(type);
      if (isNew) seen.add(type);
      return Math.max(longest, saidOf(input), isNew ? longestOf(Object.values(type.getFields())) : 0);
    }, usualText);
  return operation.selectionSet.selections.reduce(
    (longest, selection) =>
      selection.kind === Kind.FIELD ? Math.max(longest, longestOf(fields[selection.name.value]?.args ?? [])) : longest,
    usualText,
  );
};

const saidOf = ({ astNode }: GraphQLArgument | GraphQLInputField): number => {
  const said = astNode?.directives?.find(({ name }) => name.value === 'longText')?.arguments?.[0]?.value;
  return said?.kind === Kind.INT ? Number(said.value) : 0;
};
