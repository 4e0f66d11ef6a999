import type { AccountId, Language, PatientRef } from '../kernel/index.ts';
import type { Email } from './email.ts';

export interface Account {
  readonly id: AccountId;
  readonly email: Email;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly charts: readonly PatientRef[];
  readonly language: Language;
}
