import type { AccountId, Instant, Language, LocalDate, PatientRef } from '../kernel/index.ts';
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
  /** When the email was shown to be the person's own; without it nobody signs in. */
  readonly confirmedAt?: Instant;
  readonly phone?: Phone;
  readonly birthDate?: LocalDate;
  /** The terms that were accepted (`ACC-220`). */
  readonly terms?: { readonly version: string; readonly acceptedAt: Instant };
}
