import { createHash } from 'node:crypto';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';

/** One operation with every fragment it uses, as the portal names it and the gateway answers it. */
export interface TrustedDocument {
  readonly name: string;
  readonly operation: OperationDefinitionNode['operation'];
  readonly document: DocumentNode;
  /** The printed document; the gateway parses this text. */
  readonly text: string;
  /** Lower-case hex SHA-256 of `text`. */
  readonly id: string;
}

/** Cuts a document of many operations into one trusted document each, ordered by name. */
export const trustedDocuments = (all: DocumentNode): readonly TrustedDocument[] => {
  const fragments = new Map(all.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const names = new Set<string>();
  return all.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name?.value;
      if (name === undefined) throw new Error('An operation has no name: the gateway counts and traces by name.');
      if (names.has(name)) throw new Error(`Two operations are called ${name}.`);
      names.add(name);
      const document = { kind: Kind.DOCUMENT, definitions: withFragments(operation, fragments) } as const;
      const text = print(document);
      return { name, operation: operation.operation, document, text, id: sha256(text) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** The syntax tree without source positions and empty lists: what a client needs to send an operation, and nothing more. */
export const compact = (document: DocumentNode): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const withFragments = (
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly DefinitionNode[] => {
  const used = new Map<string, FragmentDefinitionNode>();
  const follow = (definition: DefinitionNode) => {
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (fragment === undefined || used.has(value)) return;
        used.set(value, fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  return [operation, ...[...used.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1))];
};
