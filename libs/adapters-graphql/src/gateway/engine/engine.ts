import type { IncomingHttpHeaders } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { quoted, type ErrorCode } from '../../error-codes.ts';
import {
  type AnsweredError,
  fewOf,
  fieldError,
  firstCode,
  requestError,
  errorOf,
  type Unexpected,
  unexpected,
} from './answered-errors.ts';
import { type DocumentLimits, documentLimits } from './document-limits.ts';
import { parseGraphqlRequest } from './graphql-request.ts';
import { openBook, trustedBook } from './operation-lookup.ts';
import { expectedExtensions } from './expected-errors.ts';

/** What the transport knows of a request beside its parameters. */
export interface Transport {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The client's address as far as our own proxies vouch for it; empty if unknown. */
  readonly address: string;
  /** Made by this server; identifies the request in the log and in an `INTERNAL` error. */
  readonly requestId: string;
  /** Whether the client has disconnected; work that has not begun by then is not begun. */
  readonly isOver?: (() => boolean) | undefined;
}

/** What every resolver's context may carry for the engine. */
export interface EngineContext {
  /** Travels as `extensions` of the answer, for instance renewed tokens. */
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** How a request ended: `malformed` before GraphQL, `refused` before execution, `executed` with data (which may be null). */
export type Outcome = 'malformed' | 'refused' | 'executed' | 'action-by-get';

export interface Answer {
  readonly outcome: Outcome;
  /** JSON text. */
  readonly body: string;
  readonly operationName: string | undefined;
  /** Code of the first error, if any. */
  readonly code: ErrorCode | undefined;
}

export interface Engine {
  /** Answers the parsed parameters of one request. Never throws. */
  execute(params: unknown, transport: Transport): Promise<Answer>;
  /** UTF-16 units of the longest text that a document of the portal takes; 0 where it is not known. */
  longestText(documentId: string): number;
}

export interface EngineOptions<Context extends EngineContext> {
  readonly schema: GraphQLSchema;
  /** Id → text of the documents that the portal was built with. */
  readonly documents: Readonly<Record<string, string>>;
  /** The same of releases before this one, whose pages may still be open. */
  readonly earlierDocuments?: Readonly<Record<string, string>>;
  /** `trusted` answers those documents only; `any` is for development and contract tests. */
  readonly mode: 'trusted' | 'any';
  /** Makes the context of one request; a `WireError` thrown here refuses the request whole. */
  readonly contextFor: (transport: Transport) => Context | Promise<Context>;
  readonly onUnexpected: (bug: Unexpected) => void;
  readonly limits?: Partial<DocumentLimits>;
}

export const createEngine = <Context extends EngineContext>(options: EngineOptions<Context>): Engine => {
  const { schema, documents, mode, contextFor, onUnexpected } = options;
  const trusted = trustedBook(schema, documents, options.earlierDocuments);
  const book = mode === 'trusted' ? trusted : openBook(schema, trusted, { ...documentLimits, ...options.limits });

  const answer = async (params: unknown, transport: Transport, note: (name: string) => void): Promise<Answer> => {
    const request = parseGraphqlRequest(params);
    if (!request.ok) return malformed(request.error.text);
    const found = book(request.value);
    if (!found.ok) return refused(found.error.map(requestError), undefined);
    const operation = found.value;
    if (operation.name !== undefined) note(operation.name);
    if (request.value.longestText > operation.longestText) return refused([textTooLong], operation.name);
    if (operation.acts && transport.method === 'GET') return actionByGet(operation.name);

    const context = await contextFor(transport);
    if (transport.isOver?.() === true) return overdue(operation.name);
    const result = await operation.run(context, request.value.variables);
    if (result.data === undefined) return refused((result.errors ?? []).map(requestError), operation.name);
    const errors =
      result.errors && fewOf(result.errors.map((error) => fieldError(error, transport.requestId, onUnexpected)));
    return executed(result.data, errors, context.extensions, operation.name);
  };

  return {
    longestText: (documentId) => {
      const found = trusted({ documentId });
      return found.ok ? found.value.longestText : 0;
    },
    execute: async (params, transport) => {
      let name: string | undefined;
      try {
        return await answer(params, transport, (known) => (name = known));
      } catch (thrown) {
        const extensions = expectedExtensions(thrown);
        if (thrown instanceof Error && extensions !== undefined && extensions.code !== 'INTERNAL') {
          return refused([{ message: thrown.message, extensions }], name);
        }
        onUnexpected(unexpected(thrown, transport.requestId));
        return refused([errorOf(thrown, transport.requestId)], name);
      }
    },
  };
};

/** The answer to a request that never reached GraphQL, such as one that is not JSON. */
export const malformed = (message: string): Answer => ({
  ...refused([{ message, extensions: { code: 'BAD_INPUT' } }], undefined),
  outcome: 'malformed',
});

const actionByGet = (operationName: string | undefined): Answer => ({
  ...refused([{ message: 'What changes something needs POST.', extensions: { code: 'BAD_INPUT' } }], operationName),
  outcome: 'action-by-get',
});

const overdue = (operationName: string | undefined): Answer =>
  refused([{ message: quoted.timedOut, extensions: { code: 'TIMEOUT' } }], operationName);

const textTooLong: AnsweredError = {
  message: 'A text in "variables" is longer than this operation takes.',
  extensions: { code: 'BAD_INPUT' },
};

const refused = (errors: readonly AnsweredError[], operationName: string | undefined): Answer => ({
  outcome: 'refused',
  body: JSON.stringify({ errors: fewOf(errors) }),
  operationName,
  code: firstCode(errors),
});

const executed = (
  data: ExecutionResult['data'],
  errors: readonly AnsweredError[] | undefined,
  extensions: EngineContext['extensions'],
  operationName: string | undefined,
): Answer => ({
  outcome: 'executed',
  // An absent key is left out by JSON itself; errors stand first, where a person who reads the answer sees them.
  body: JSON.stringify({ errors, data, extensions }),
  operationName,
  code: errors === undefined ? undefined : firstCode(errors),
});
