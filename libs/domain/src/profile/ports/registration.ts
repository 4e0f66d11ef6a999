import type { PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Details } from '../patient-details.ts';
import type { IdentityNumber, IdentityNumbers } from '../identity-number.ts';
import type { Insurance, InsuranceId } from '../insurance.ts';
import type { NotificationChoices } from '../notification-choices.ts';
import type { Picture, PicturePlace } from '../picture.ts';
import type { RegistrationForm } from '../registration-form.ts';
import type { SourceFacts } from '../source-facts.ts';

/** An insurance as the practice stores it; its pictures are stored separately. */
export type KeptInsurance = Omit<Insurance, 'id' | 'deleted' | 'frontPhoto' | 'backPhoto'> & {
  readonly id: InsuranceId;
};

/** A patient's registration as the practice stores it. */
export interface Registered {
  readonly details: Details;
  readonly insurances: readonly KeptInsurance[];
  /** The places that have a picture, in no order. */
  readonly pictures: readonly PicturePlace[];
  /** Which of them the practice has; the numbers themselves are never read. */
  readonly numbers: readonly IdentityNumber[];
  /** Of a part that was entered nothing is told; absent where the sources say nothing more. */
  readonly sourceFacts?: SourceFacts;
}

export interface RegistrationChange {
  /** These groups replace the stored ones; others stay. */
  readonly details?: Details;
  /** The complete list; pictures of removed ones are deleted with them. */
  readonly insurances?: readonly KeptInsurance[];
  readonly updates?: NotificationChoices;
  /** A picture, or undefined to remove it. */
  readonly pictures?: ReadonlyMap<PicturePlace, Picture | undefined>;
  readonly numbers?: IdentityNumbers;
}

/** The registration side of a practice system: what it requires of patients, and what it stores of each. */
export interface Registration {
  form(practice: PracticeId): Promise<RegistrationForm>;
  /** Empty for a patient without stored data. */
  read(patient: PatientRef): Promise<Registered>;
  /** Which notifications the person gets; absent until chosen. */
  updates(patient: PatientRef): Promise<NotificationChoices | undefined>;
  /** All of it or nothing. */
  keep(patient: PatientRef, change: RegistrationChange): Promise<void>;
  pictures(patient: PatientRef, places: readonly PicturePlace[]): Promise<ReadonlyMap<PicturePlace, Picture>>;
}
