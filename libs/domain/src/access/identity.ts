import { DAY, MINUTE, type AccountId, type Instant, type Language } from '../kernel/index.ts';
import type { Email } from './email.ts';

/**
 * How long somebody may stay at the provider's pages, how long the answer may wait to be used, and how long it is held for an account
 * that waits to be confirmed: as long as that does.
 */
export const identityLife = { atProvider: 10 * MINUTE, ticket: 30 * MINUTE, held: 7 * DAY } as const;

/** A provider as it is offered on the sign-in page. */
export interface OfferedProvider {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Who somebody is at a provider. `issuer` and `subject` alone name them; the rest may change or be anybody's. */
export interface ExternalIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider asked for more than one factor. */
  readonly strong: boolean;
  /** For filling in a form; never shows whose account it is. */
  readonly email?: Email;
  readonly firstName?: string;
  readonly lastName?: string;
  /** What the provider calls the sign-in there, where it tells when that ends. */
  readonly session?: string;
}

/** The sign-in at a provider by which a session began. */
export type IdentitySession = Pick<ExternalIdentity, 'issuer' | 'subject' | 'session'>;

/** What a provider says has ended: one sign-in there, or all of a person; at least one of the two is known. */
export interface EndedIdentity {
  readonly issuer: string;
  readonly subject?: string;
  readonly session?: string;
  /** Names what the provider said; the same is not said twice. */
  readonly token: string;
}

/** An identity that opens an account. */
export interface LinkedIdentity {
  readonly account: AccountId;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly linkedAt: Instant;
  readonly lastUsedAt?: Instant;
}
