import type { Origin } from '@portico/domain/activity';
import type { Instant } from '@portico/domain/kernel';

/** A form that an app sent to the token endpoint, or one beside it. */
export interface TokenRequest {
  readonly form: Readonly<Record<string, string>>;
  /** Name and secret of the header `Authorization: Basic`. */
  readonly basic?: { readonly id: string; readonly secret: string };
  /** The address of the token endpoint, as apps call it. */
  readonly endpoint: string;
  readonly now: Instant;
  readonly origin?: Origin;
}

/** The errors of RFC 6749, section 5.2. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

export type TokenRefused =
  | { readonly kind: 'refused'; readonly error: TokenError }
  /** Too many that were wrong came from there. */
  | { readonly kind: 'must-wait'; readonly until: Instant };

/** What an app is handed (RFC 6749, section 5.1, with the launch context of SMART). */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
  readonly patient?: string;
}

/** What is told of a token (RFC 7662). */
export type TokenState =
  | { readonly active: false }
  | {
      readonly active: true;
      readonly client_id: string;
      readonly scope: string;
      readonly exp: number;
      readonly patient?: string;
    };
