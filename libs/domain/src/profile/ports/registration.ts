import type { PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Details } from '../details.ts';
import type { IdentityNumber, IdentityNumbers } from '../identity-number.ts';
import type { Insurance, InsuranceId } from '../insurance.ts';
import type { NotificationChoices } from '../notification-choices.ts';
import type { Picture, PicturePlace } from '../picture.ts';
import type { RegistrationForm } from '../registration-form.ts';

/** An insurance as the practice keeps it; its pictures are kept beside it. */
export type KeptInsurance = Omit<Insurance, 'id' | 'deleted' | 'frontPhoto' | 'backPhoto'> & {
  readonly id: InsuranceId;
};

/** What a practice keeps of a patient. */
export interface Registered {
  readonly details: Details;
  readonly insurances: readonly KeptInsurance[];
  /** Absent as long as nobody chose. */
  readonly updates?: NotificationChoices;
  /** The places that hold a picture, in no order. */
  readonly pictures: readonly PicturePlace[];
  /** Which of them the practice has; the numbers themselves are not read. */
  readonly numbers: readonly IdentityNumber[];
}

export interface RegistrationChange {
  /** These groups take the place of what was kept; others stay. */
  readonly details?: Details;
  /** All of them; pictures of those that are gone go with them. */
  readonly insurances?: readonly KeptInsurance[];
  readonly updates?: NotificationChoices;
  /** A picture, or nothing where the picture is taken away. */
  readonly pictures?: ReadonlyMap<PicturePlace, Picture | undefined>;
  readonly numbers?: IdentityNumbers;
}

/** The registration side of a practice system: what it asks patients for, and what it keeps of each. */
export interface Registration {
  form(practice: PracticeId): Promise<RegistrationForm>;
  /** Of a patient of whom nothing is kept: nothing. */
  read(patient: PatientRef): Promise<Registered>;
  /** All of it or nothing. */
  keep(patient: PatientRef, change: RegistrationChange): Promise<void>;
  pictures(patient: PatientRef, places: readonly PicturePlace[]): Promise<ReadonlyMap<PicturePlace, Picture>>;
}
