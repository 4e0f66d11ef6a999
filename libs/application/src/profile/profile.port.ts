import type { Email, Phone } from '@portico/domain/access';
import type { Form } from '@portico/domain/forms';
import type { LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type {
  Details,
  DetailSection,
  Physician,
  ProfilePart,
  PhysicianSearch,
  ZipPlace,
  SourceFactTexts,
} from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';

/** The profile sections that are detail forms: `personal` and `demographics` (`ACC-120`, `MON-270`). */
export interface Profile {
  section(section: DetailSection, named?: Named): ServiceResult<SectionSettings>;
  /** Replaces all details of the section; omitted fields become empty. */
  saveSection(section: DetailSection, details: Details, named?: Named): ServiceResult<Saved, ProfileReadOnly>;
  /** The place of a five-digit zip; undefined if there is no such zip (`MON-292`). */
  zipPlace(zipcode: string): ServiceResult<ZipPlace | undefined>;
  physicians(search: PhysicianSearch): ServiceResult<readonly Physician[]>;
}

/** The patient that a request names; any other than the session's is not found. */
export interface Named {
  readonly patient?: PatientId;
  readonly practice?: PracticeId;
}

/** What every section says about its practice. */
export interface SettingsPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  /** Only the practice edits the profile, or the person may only view it (`MON-283`). */
  readonly readOnly: boolean;
  /** Parts that the system of the practice does not share; none without it. */
  readonly hidden?: readonly ProfilePart[];
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

export interface SectionSettings extends SettingsPage {
  readonly section: DetailSection;
  /** In the language of the request (`MON-271`). */
  readonly form: Form;
  readonly details: Details;
  /** What the sources of the record say beside the form, in the language of the request where the form has words for it. */
  readonly sourceFacts?: SourceFactTexts;
  /** The account's; absent while acting for another person. */
  readonly email?: Email;
  readonly phone?: Phone;
}

/** The practice's note on a saved change, for a toast (`MON-275` to `MON-278`). */
export interface Saved {
  readonly message: string;
}

export interface ProfileReadOnly {
  readonly kind: 'profile-read-only';
}
