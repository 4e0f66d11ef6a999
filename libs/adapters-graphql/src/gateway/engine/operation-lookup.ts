import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { unknownDocumentReason } from '../../error-codes.ts';
import { type CompiledOperation, compileOperation } from './compiled-operation.ts';
import { type DocumentLimits, overLimit } from './document-limits.ts';
import type { GraphqlRequest } from './graphql-request.ts';

type Found = Result<CompiledOperation, readonly GraphQLError[]>;

/** Finds the operation that a request asks for. */
export type OperationBook = (request: Partial<Pick<GraphqlRequest, 'documentId' | 'query' | 'operationName'>>) => Found;

/**
 * Answers only documents that the portal was built with; each is compiled on its first use and kept. Those of `earlier`
 * releases are answered as long as the schema allows: pages stay open for days.
 */
export const trustedBook = (
  schema: GraphQLSchema,
  documents: Readonly<Record<string, string>>,
  earlier: Readonly<Record<string, string>> = {},
): OperationBook => {
  const texts = new Map(Object.entries({ ...earlier, ...documents }));
  const known = new Map<string, Found>();
  return ({ documentId, operationName }) => {
    const compiled = documentId === undefined ? undefined : known.get(documentId);
    if (
      compiled !== undefined &&
      (!compiled.ok || operationName === undefined || operationName === compiled.value.name)
    ) {
      return compiled;
    }
    const text = documentId === undefined ? undefined : texts.get(documentId);
    if (documentId === undefined) return refused('This gateway answers only the documents it knows.');
    if (text === undefined) return unknownDocument;
    const document = parse(text, { noLocation: true });
    const isOver = !Object.hasOwn(documents, documentId) && validate(schema, document).length > 0;
    const found = isOver ? unknownDocument : open(schema, document, operationName);
    if (found.ok) known.set(documentId, found);
    return found;
  };
};

/** How many different documents of unknown authors are kept ready. */
const keptDocuments = 500;

/** Answers any valid document within limits, and those of the trusted book by id: for development and contract tests. */
export const openBook = (schema: GraphQLSchema, trusted: OperationBook, limits: DocumentLimits): OperationBook => {
  const known = new LRUCache<string, Found>({ max: keptDocuments });
  return (request) => {
    const { query, operationName } = request;
    if (query === undefined) return trusted(request);
    const key = `${operationName ?? ''}\n${query}`;
    const compiled = known.get(key);
    if (compiled !== undefined) return compiled;
    const found = openText(schema, query, operationName, limits);
    known.set(key, found);
    return found;
  };
};

const openText = (
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
  limits: DocumentLimits,
): Found => {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return failed([error]);
    throw error;
  }
  const mistakes = validate(schema, document, undefined, { maxErrors: 20 });
  if (mistakes.length > 0) return failed(mistakes);
  const excess = overLimit(document, limits);
  return excess === undefined ? open(schema, document, operationName) : failed([excess]);
};

const open = (schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Found => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused('The document has no such operation.');
  if (operation.operation === 'subscription') return refused('Subscriptions are not supported.');
  return ok(compileOperation(schema, document, operation));
};

/** Most likely a page of another release asks: it is to say so, and to load itself anew. */
const unknownDocument: Found = failed([
  new GraphQLError('This gateway answers only the documents it knows.', {
    extensions: { code: 'BAD_INPUT', reason: unknownDocumentReason },
  }),
]);

const refused = (message: string): Found => failed([new GraphQLError(message)]);
