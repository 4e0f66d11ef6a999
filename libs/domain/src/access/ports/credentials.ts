import type {
  AccountId,
  CapabilityId,
  CountedGuess,
  Instant,
  PatientRef,
  Result,
  SessionId,
} from '../../kernel/index.ts';

/** What a guest's token says; it opens what its capability opens, for a short while. */
export interface GuestClaims {
  readonly capability: CapabilityId;
  readonly expiresAt: Instant;
}

/** What the token says that brings files for one chart in, and does nothing else (`MON-252`, `MON-254`). */
export interface UploadClaims {
  readonly chart: PatientRef;
  /** The account at whose screen the token was made. */
  readonly by: AccountId;
  readonly expiresAt: Instant;
}

/** One-way keeping of passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `undefined` as hash takes as long as a real one and answers false, so that nobody learns which accounts exist. */
  verify(hash: string | undefined, password: string, guess: CountedGuess): Promise<boolean>;
}

/** What an access token says. */
export interface AccessClaims {
  readonly session: SessionId;
  readonly account: AccountId;
  readonly expiresAt: Instant;
}

export type BadToken =
  | { readonly kind: 'expired-token'; readonly claims: AccessClaims }
  | { readonly kind: 'bad-token' };

/** Makes and reads the tokens that the portal carries. */
export interface TokenIssuer {
  access(claims: AccessClaims): string;
  readAccess(token: string, now: Instant): Result<AccessClaims, BadToken>;
  /** A new unguessable refresh token and the hash under which it is kept. */
  refresh(): { readonly token: string; readonly hash: string };
  hashOf(refreshToken: string): string;
  newSessionId(): SessionId;
  /** The id of the key that a token says it was signed with; whether it was is for the readers to say. */
  keyOf(token: string): string | undefined;
  /** A guest's token, good until the claims expire. It opens nothing that an access token opens, nor the other way. */
  guest(claims: GuestClaims): string;
  /** What a guest's token says, while it is good. */
  readGuest(token: string, now: Instant): GuestClaims | undefined;
  /** A token for uploads, good until the claims expire. It opens nothing that the others open, nor the other way. */
  upload(claims: UploadClaims): string;
  readUpload(token: string, now: Instant): UploadClaims | undefined;
}
