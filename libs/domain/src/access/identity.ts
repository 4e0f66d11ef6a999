import { MINUTE, type AccountId, type Instant, type Language } from '../kernel/index.ts';
import type { Email } from './email.ts';

/** How long somebody may stay at the provider's pages, and how long the answer may wait to be used. */
export const identityLife = { atProvider: 10 * MINUTE, ticket: 30 * MINUTE } as const;

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
