import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, type DocumentNode, type OperationTypeNode } from 'graphql';

/** A typed operation. Its `documentId` is what travels: the gateway knows the text behind it. */
export type TrustedDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  readonly documentId: string;
  readonly asked: { readonly operation: 'query' | 'mutation'; readonly name: string };
};

/**
 * The syntax tree that Apollo Client wants to see before it sends an operation: its kind and its name. What is selected
 * stands behind the id at the gateway, and nothing here would read it, for no answer is kept in a cache (`ACC-367`).
 */
export const trustedDocument = <Data, Variables>(
  operation: 'query' | 'mutation',
  name: string,
  documentId: string,
): TrustedDocument<Data, Variables> => {
  const document = {
    documentId,
    asked: { operation, name },
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: operation as OperationTypeNode,
        name: { kind: Kind.NAME, value: name },
        // Apollo Client sends no operation that selects nothing.
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
        },
      },
    ],
  } as const satisfies DocumentNode & Pick<TrustedDocument<Data, Variables>, 'asked' | 'documentId'>;
  return document;
};
