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
  /** Its only field. */
  readonly field: string;
  /** The file that the operation stands in, as the parser was told. */
  readonly file: string;
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
      const text = print({ kind: Kind.DOCUMENT, definitions: withFragments(operation, fragments) });
      const file = operation.loc?.source.name ?? '';
      return { name, operation: operation.operation, field: onlyField(operation), file, text, id: sha256(text) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

const onlyField = ({ name, selectionSet: { selections } }: OperationDefinitionNode): string => {
  const [field, ...more] = selections;
  if (field?.kind !== Kind.FIELD || field.alias !== undefined || more.length > 0) {
    throw new Error(
      `${name?.value} asks for more than one field: a screen asks one operation, and each answers one thing.`,
    );
  }
  return field.name.value;
};

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
