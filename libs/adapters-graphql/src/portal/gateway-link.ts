import type { ClientSession } from '@portico/view-models/access';
import type { Failure } from '@portico/application/kernel';
import type { Language } from '@portico/domain/kernel';
import { ApolloLink, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { app, decodeHeader, documentHeader, encodeHeader, headers, type HeaderName, usualBody } from '../headers.ts';
import type { TrustedDocument } from '../trusted-document.ts';

export interface LinkOptions {
  /** The gateway's address, `/graphql` on the portal's own origin unless configured otherwise (`ACC-378`). */
  readonly address: string;
  readonly clientSession: Pick<ClientSession, 'tokens' | 'actingAs' | 'guest'>;
  readonly language: () => Language;
  /** The device's local time as ISO 8601 with offset. */
  readonly localTime: () => string;
  readonly userAgent: string;
  readonly fetch: typeof fetch;
}

/** A failure on the way, before any GraphQL answer: thrown through Apollo and taken apart by the client. */
export class WayError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Carries one trusted document, named by its id, to the gateway: no query text travels. New tokens that come back in
 * the answer's extensions are stored before the answer is handed on (`ACC-145`, `APT-020`).
 */
export const gatewayLink = (options: LinkOptions): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationName, getContext }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { documentId } = query as TrustedDocument<unknown, unknown>;
        ask(options, sentHeaders(getContext()), { documentId, variables, operationName }, abort.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => {
            if (!abort.signal.aborted) observer.error(error);
          },
        );
        return () => {
          abort.abort();
        };
      }),
  );

const ask = async (
  options: LinkOptions,
  sent: SentHeaders,
  asked: { readonly documentId: string } & Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<FormattedExecutionResult> => {
  const body = JSON.stringify(asked);
  const answer = await options
    .fetch(options.address, {
      method: 'POST',
      // A text in UTF-8 has at most three times as many bytes as units.
      headers: body.length * 3 > usualBody ? { ...sent, [documentHeader]: asked.documentId } : sent,
      body,
      cache: 'no-store',
      credentials: 'same-origin',
      signal,
    })
    .catch(() => {
      throw new WayError({ kind: 'unreachable' });
    });
  const result = await read(answer);
  const { tokens } = result.extensions ?? {};
  const shown = sent[headers.refreshToken];
  if (isTokens(tokens) && shown !== undefined) {
    const { accessToken: access, authenticationToken: authentication, refreshToken: refresh } = tokens;
    options.clientSession.tokens.renew({ access, authentication, refresh }, decodeHeader(shown));
  }
  return result;
};

const read = async (answer: Response): Promise<FormattedExecutionResult> => {
  try {
    const result: unknown = await answer.json();
    if (isGraphql(result)) return result;
  } catch {
    // Not GraphQL: a proxy's page, or an answer that broke off.
  }
  if (answer.status === 504 || answer.status === 408) throw new WayError({ kind: 'timed-out' });
  throw new WayError({ kind: answer.status === 502 || answer.status === 503 ? 'unavailable' : 'unreachable' });
};

const isGraphql = (raw: unknown): raw is FormattedExecutionResult =>
  typeof raw === 'object' && raw !== null && ('data' in raw || 'errors' in raw);

interface WireTokens {
  readonly accessToken: string;
  readonly authenticationToken: string;
  readonly refreshToken: string;
}

const isTokens = (raw: unknown): raw is WireTokens =>
  typeof raw === 'object' &&
  raw !== null &&
  ['accessToken', 'authenticationToken', 'refreshToken'].every((name) => typeof Reflect.get(raw, name) === 'string');

export type SentHeaders = Readonly<Record<string, string>>;

/** Puts the headers of the moment in which a question is asked into its Apollo context. */
export const asContext = (sent: SentHeaders): Readonly<Record<string, unknown>> => ({ sent });

const sentHeaders = ({ sent }: Readonly<Record<string, unknown>>): SentHeaders => sent as SentHeaders;

/** What a request says of itself, as things stand now: later changes to the session are not its own. */
export const headersNow = ({ clientSession, language, localTime, userAgent }: LinkOptions): SentHeaders => {
  const { username, practice, delegate, represented } = clientSession.actingAs;
  const tokens = clientSession.tokens.current;
  const values: Readonly<Record<HeaderName, string | undefined>> = {
    app,
    language: language(),
    localTime: localTime(),
    userAgent,
    username,
    delegateId: delegate?.id,
    delegateName: delegate?.name,
    delegateEmail: delegate?.email,
    representedUser: represented?.profile,
    practiceId: practice?.id,
    practiceName: practice?.name,
    practiceManagement: practice?.management,
    accessToken: tokens?.access,
    authenticationToken: tokens?.authentication,
    refreshToken: tokens?.refresh,
    guestToken: tokens === undefined ? clientSession.guest.current?.token : undefined,
  };
  const sent: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  };
  for (const name of Object.keys(headers) as HeaderName[]) {
    const value = values[name];
    if (value !== undefined && value !== '') sent[headers[name]] = encodeHeader(value);
  }
  return sent;
};
