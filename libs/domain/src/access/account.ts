import type { AccountId, Instant, Language, LocalDate, PatientRef } from '../kernel/index.ts';
import type { CodeHash } from './capability.ts';
import type { Email } from './email.ts';
import type { Phone } from './phone.ts';

export interface Account {
  readonly id: AccountId;
  readonly email: Email;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly charts: readonly PatientRef[];
  readonly language: Language;
  /** The device on which it was begun, while it waits for its email to be confirmed; the same one needs no password for that. */
  readonly begunOn?: CodeHash;
  /** When the email was shown to be the person's own; without it nobody signs in. */
  readonly confirmedAt?: Instant;
  /** Since when nobody may sign in to it; an operator's doing. */
  readonly disabledAt?: Instant;
  readonly phone?: Phone;
  readonly birthDate?: LocalDate;
  /** The terms that were accepted (`ACC-220`). */
  readonly terms?: { readonly version: string; readonly acceptedAt: Instant };
}
