import type { Email, Phone } from '@portico/domain/access';
import type { Form } from '@portico/domain/forms';
import type { LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type { Details, DetailSection, Physician, PhysicianSearch, ZipPlace } from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';

/** The profile settings that are forms of details: `personal` and `demographics` (`ACC-120`, `MON-270`). */
export interface Profile {
  section(section: DetailSection, named?: Named): ServiceResult<SectionSettings>;
  /** All details of the section; what is left out is empty afterwards. */
  saveSection(section: DetailSection, details: Details, named?: Named): ServiceResult<Saved, ProfileReadOnly>;
  /** The place of a zip of five digits; nothing where there is no such zip (`MON-292`). */
  zipPlace(zipcode: string): ServiceResult<ZipPlace | undefined>;
  physicians(search: PhysicianSearch): ServiceResult<readonly Physician[]>;
}

/** Whom a question names; anybody else than the patient of the session is not found. */
export interface Named {
  readonly patient?: PatientId;
  readonly practice?: PracticeId;
}

/** What every section says of the practice whose it is. */
export interface SettingsPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  /** The practice keeps the profile alone, or the person may only look (`MON-283`). */
  readonly readOnly: boolean;
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

export interface SectionSettings extends SettingsPage {
  readonly section: DetailSection;
  /** In the language of the request (`MON-271`). */
  readonly form: Form;
  readonly details: Details;
  /** Of the account, so absent for whoever acts for another person. */
  readonly email?: Email;
  readonly phone?: Phone;
}

/** What the practice says of a change that it has kept, for a toast (`MON-275` to `MON-278`). */
export interface Saved {
  readonly message: string;
}

export interface ProfileReadOnly {
  readonly kind: 'profile-read-only';
}
