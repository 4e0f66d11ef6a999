import { DAY, MINUTE, type AccountId, type Instant, type Localized } from '../kernel/index.ts';
import type { Email } from './email.ts';

/**
 * How long a sign-in may stay at the provider's pages, how long its result may wait to be used, and how long it is held
 * for an unconfirmed account: as long as that account lives.
 */
export const identityLife = { atProvider: 10 * MINUTE, ticket: 30 * MINUTE, held: 7 * DAY } as const;

/** A provider as it is offered on the sign-in page. */
export interface OfferedProvider {
  readonly id: string;
  readonly name: Localized;
}

/**
 * A person as an identity provider knows them. Only `issuer` and `subject` identify them; the rest may change and is
 * not verified.
 */
export interface ExternalIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider asked for more than one factor. */
  readonly strong: boolean;
  /** For prefilling a form; does not prove which account it belongs to. */
  readonly email?: Email;
  readonly firstName?: string;
  readonly lastName?: string;
  /** The provider's id of the sign-in there, if it reports when that ends. */
  readonly session?: string;
}

/** The provider sign-in with which a session started. */
export type IdentitySession = Pick<ExternalIdentity, 'issuer' | 'subject' | 'session'>;

/** What ended according to a provider: one sign-in there, or all of a person; at least one of the two is given. */
export interface EndedIdentity {
  readonly issuer: string;
  readonly subject?: string;
  readonly session?: string;
  /** Identifies the message; the same one is not accepted twice. */
  readonly token: string;
}

/** An identity linked to an account. */
export interface LinkedIdentity {
  readonly account: AccountId;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly linkedAt: Instant;
  readonly lastUsedAt?: Instant;
}
