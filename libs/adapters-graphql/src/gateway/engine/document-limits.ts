import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

/** How large a document of an unknown author may be. */
export interface DocumentLimits {
  /** Lexical tokens of the text; the parser stops there. */
  readonly tokens: number;
  /** Fields inside fields. */
  readonly depth: number;
  /** Fields under one selection, fragments spread out. */
  readonly width: number;
  /** Fields of the whole document, fragments spread out. */
  readonly fields: number;
  /** Fields under another name than their own. */
  readonly aliases: number;
}

/** Enough for every tool that asks a schema about itself. */
export const documentLimits: DocumentLimits = { tokens: 4_000, depth: 15, width: 120, fields: 1_000, aliases: 30 };

/** The first limit a document is over, if any. Expects a document without circles of fragments, as validation makes sure. */
export const overLimit = (document: DocumentNode, limits: DocumentLimits): GraphQLError | undefined => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let fields = 0;
  let aliases = 0;

  /** Counts one selection and returns what it is over; `beside` counts siblings through fragments. */
  const over = (set: SelectionSetNode, depth: number, beside: { width: number }): string | undefined => {
    if (depth > limits.depth) return `deeper than ${limits.depth} fields`;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (++fields > limits.fields) return `larger than ${limits.fields} fields`;
        if (++beside.width > limits.width) return `wider than ${limits.width} fields`;
        if (selection.alias !== undefined && ++aliases > limits.aliases)
          return `renaming over ${limits.aliases} fields`;
        const below = selection.selectionSet && over(selection.selectionSet, depth + 1, { width: 0 });
        if (below !== undefined) return below;
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value)?.selectionSet;
        const inside = inner && over(inner, depth, beside);
        if (inside !== undefined) return inside;
      }
    }
    return undefined;
  };

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const excess = over(definition.selectionSet, 1, { width: 0 });
    if (excess !== undefined) return new GraphQLError(`The document is ${excess}.`, { nodes: definition });
  }
  return undefined;
};
