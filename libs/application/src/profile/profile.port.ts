import type { Email, Phone } from '@portico/domain/access';
import type { Language, LocalDate } from '@portico/domain/kernel';
import type { Answer } from '../kernel/index.ts';

/** The profile settings (`ACC-120`). */
export interface Profile {
  /** The section `personal`: who the practice takes the person for. */
  personal(): Answer<Personal>;
}

/** What the practice wrote down of a person, and how the account reaches them. */
export interface Personal {
  readonly name: string;
  readonly birthDate?: LocalDate;
  readonly language: Language;
  /** Of the account, so absent for whoever acts for another person. */
  readonly email?: Email;
  readonly phone?: Phone;
  /** Who changes what is wrong here. */
  readonly practiceName: string;
  readonly practicePhone: string;
}
