import type {
  AccountId,
  CapabilityId,
  CountedGuess,
  Instant,
  PatientRef,
  Result,
  SessionId,
} from '../../kernel/index.ts';

/** The claims of a guest's token; it permits what its capability permits, for a short time. */
export interface GuestClaims {
  readonly capability: CapabilityId;
  readonly expiresAt: Instant;
  /** When the identity check was passed; absent if it was not lengthened since. */
  readonly startedAt?: Instant;
}

/** The claims of a token that permits uploading files for one chart, and nothing else (`MON-252`, `MON-254`). */
export interface UploadClaims {
  readonly chart: PatientRef;
  /** The account for which the token was issued. */
  readonly by: AccountId;
  readonly expiresAt: Instant;
}

/** One-way password hashing. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * With `undefined` as hash it takes as long as with a real one and returns false, so that timing does not reveal
   * which accounts exist.
   */
  verify(hash: string | undefined, password: string, guess: CountedGuess): Promise<boolean>;
}

/** The claims of an access token. */
export interface AccessClaims {
  readonly session: SessionId;
  readonly account: AccountId;
  readonly expiresAt: Instant;
}

export type BadToken =
  | { readonly kind: 'expired-token'; readonly claims: AccessClaims }
  | { readonly kind: 'bad-token' };

/** Issues and reads the portal's tokens. */
export interface TokenIssuer {
  access(claims: AccessClaims): string;
  readAccess(token: string, now: Instant): Result<AccessClaims, BadToken>;
  /** A new unguessable refresh token and the hash under which it is stored. */
  refresh(): { readonly token: string; readonly hash: string };
  hashOf(refreshToken: string): string;
  newSessionId(): SessionId;
  /** The id of the key that a token claims to be signed with; the read methods verify that. */
  keyOf(token: string): string | undefined;
  /** A guest's token, valid until the claims expire. Not interchangeable with an access token. */
  guest(claims: GuestClaims): string;
  /** The claims of a guest's token, while it is valid. */
  readGuest(token: string, now: Instant): GuestClaims | undefined;
  /** An upload token, valid until the claims expire. Not interchangeable with the other tokens. */
  upload(claims: UploadClaims): string;
  readUpload(token: string, now: Instant): UploadClaims | undefined;
}
