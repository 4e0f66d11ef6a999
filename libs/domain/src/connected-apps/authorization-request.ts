import type { SmartScope } from '../access/index.ts';
import { failed, ok, type PracticeId, type Result } from '../kernel/index.ts';
import type { ConnectedApp } from './connected-app.ts';
import { allowedScopes, isUnknownPart, opensRecords, scopesIn } from './smart-scopes.ts';

/** What an app sends a person along with, by the names of OAuth; a missing value is empty. */
export interface AuthorizationRequest {
  readonly response_type: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string;
  readonly aud: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}

export type AuthorizationError =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied';

/** What a person is asked to allow. */
export interface RequestedAccess {
  readonly app: ConnectedApp;
  readonly practice: PracticeId;
  readonly scopes: readonly SmartScope[];
}

export type AuthorizationRefused =
  /** Nothing of it is believed, so that people are sent nowhere. */
  | { readonly kind: 'unknown-app' }
  /** Told to the app, at its own address. */
  | { readonly kind: 'sent-back'; readonly address: string };

const challengePattern = /^[A-Za-z0-9_-]{43}$/;

/** The address of an app with an answer in its query. */
export const answerAt = (redirect: string, answer: Readonly<Record<string, string>>): string => {
  const query = Object.entries(answer)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${query}`;
};

/** Weighs a request: the app and its address first, since whatever else is wrong is told there. */
export const weighAuthorization = (
  asked: AuthorizationRequest,
  app: ConnectedApp | undefined,
  practice: PracticeId | undefined,
): Result<RequestedAccess, AuthorizationRefused> => {
  if (app === undefined || app.kind === 'service' || !app.redirectAddresses.includes(asked.redirect_uri)) {
    return failed({ kind: 'unknown-app' });
  }
  const back = (error: AuthorizationError, error_description = ''): Result<never, AuthorizationRefused> =>
    failed({
      kind: 'sent-back',
      address: answerAt(asked.redirect_uri, { error, error_description, state: asked.state }),
    });
  if (asked.response_type !== 'code') return back('unsupported_response_type');
  if (asked.state === '' || asked.code_challenge_method !== 'S256' || !challengePattern.test(asked.code_challenge)) {
    return back('invalid_request');
  }
  if (practice === undefined) return back('invalid_target');
  const wanted = scopesIn(asked.scope);
  const unknownPart = wanted.find(isUnknownPart);
  if (unknownPart !== undefined) return back('invalid_scope', unknownPart);
  const scopes = allowedScopes(wanted, app.scopes, 'patient');
  return opensRecords(scopes) ? ok({ app, practice, scopes }) : back('invalid_scope');
};
