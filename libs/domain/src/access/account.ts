import type { AccountId, Instant, Language, LocalDate, PatientRef } from '../kernel/index.ts';
import type { CodeHash } from './link-capability.ts';
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
  /** The device that created it, while its email is unconfirmed; on that device confirming needs no password. */
  readonly begunOn?: CodeHash;
  /** When the email was confirmed; without it sign-in is refused. */
  readonly confirmedAt?: Instant;
  /** Since when an operator has disabled sign-in to it. */
  readonly disabledAt?: Instant;
  readonly phone?: Phone;
  readonly birthDate?: LocalDate;
  /** What is needed at visits, as said at sign-up; kept here until the email is confirmed and the practice has it. */
  readonly accommodations?: Readonly<Record<string, string>>;
  /** The terms that were accepted (`ACC-220`). */
  readonly terms?: { readonly version: string; readonly acceptedAt: Instant };
}
