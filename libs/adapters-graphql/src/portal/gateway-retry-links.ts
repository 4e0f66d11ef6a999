import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import type { ClientSession } from '@portico/view-models/access';
import { tap } from 'rxjs';
import { decodeHeader, headers } from '../headers.ts';
import type { TrustedDocument } from '../trusted-document.ts';
import { isAway } from './read-gateway-failure.ts';

export interface LinkOptions {
  /** The gateway's address, `/graphql` on the portal's own origin unless configured otherwise (`ACC-378`). */
  readonly address: string;
  readonly clientSession: Pick<ClientSession, 'tokens'>;
  readonly fetch: typeof fetch;
  /** `retryDelays`, or what a test waits instead. */
  readonly retryDelays?: readonly number[];
}

/** Milliseconds before a question is asked again that found the portal away: a restart of its database is over by then. */
export const retryDelays: readonly number[] = [1_000, 2_500];

/** Queries by the contract that change something (`@acts` in the schema): a repetition could do it twice. */
export const actingQueries: ReadonlySet<string> = new Set([
  'ConfirmSignupEmail',
  'GetVideoVisitUrl',
  'GetVisitSummary',
  'ResendConfirmationEmail',
]);

/** The way of a question to the gateway: a query that changes nothing is repeated; no query text travels, but its id. */
export const gatewayLinks = ({ retryDelays: delays = retryDelays, ...options }: LinkOptions): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      attempts: (count, { operationType, operationName }, error) =>
        count <= delays.length && operationType === 'query' && !actingQueries.has(operationName ?? '') && isAway(error),
      delay: (count) => delays[count - 1] ?? 0,
    }),
    new PersistedQueryLink({
      generateHash: (document) => (document as TrustedDocument<unknown, unknown>).documentId,
      retry: () => false,
    }),
    answered(options.clientSession),
    new BaseHttpLink({
      uri: options.address,
      fetch: options.fetch,
      credentials: 'same-origin',
      fetchOptions: { cache: 'no-store' },
      // A trusted document declares none in the portal; the gateway knows what it takes.
      includeUnusedVariables: true,
    }),
  ]);

/**
 * New tokens that come in the extensions of an answer are stored before it is handed on (`ACC-145`, `APT-020`); an answer
 * that says that the portal is away fails like one that never came.
 */
const answered = ({ tokens: kept }: Pick<ClientSession, 'tokens'>): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const { tokens } = result.extensions ?? {};
        const { headers: sent } = operation.getContext() as { readonly headers?: Readonly<Record<string, string>> };
        const shown = sent?.[headers.refreshToken];
        if (isTokens(tokens) && shown !== undefined) {
          const { accessToken: access, authenticationToken: authentication, refreshToken: refresh } = tokens;
          kept.renew({ access, authentication, refresh }, decodeHeader(shown));
        }
        if (result.errors !== undefined && isAway(new CombinedGraphQLErrors(result))) {
          throw new CombinedGraphQLErrors(result);
        }
      }),
    ),
  );

interface WireTokens {
  readonly accessToken: string;
  readonly authenticationToken: string;
  readonly refreshToken: string;
}

const isTokens = (raw: unknown): raw is WireTokens =>
  typeof raw === 'object' &&
  raw !== null &&
  ['accessToken', 'authenticationToken', 'refreshToken'].every((name) => typeof Reflect.get(raw, name) === 'string');
