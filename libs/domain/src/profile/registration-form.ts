import type { FormTemplate } from '../forms/index.ts';
import type { Localized } from '../kernel/index.ts';
import type { ClosedParts } from './profile-parts.ts';
import type { DetailSection } from './patient-details.ts';
import type { Insurer } from './insurance.ts';

/** What a practice asks its patients; the profile settings are rendered from it (`MON-271`). */
export interface RegistrationForm {
  /** Each page is a group of details, each of its fields is named by `fieldId`. */
  readonly sections: Readonly<Record<DetailSection, FormTemplate>>;
  /** Both sides of each insurance card are required (`MON-303`). */
  readonly photosRequired: boolean;
  /** Both sides of an identity document are required (`MON-296`). */
  readonly identityRequired: boolean;
  /** A registration is complete only with an insurance, or only with a card on file. */
  readonly insuranceRequired: boolean;
  readonly cardRequired: boolean;
  /** The practice asks what somebody needs at a visit, such as an interpreter, here and while a visit is booked. */
  readonly asksAccommodations: boolean;
  readonly insurers: readonly Insurer[];
  /** Shown if an insurer other than these is chosen (`MON-309`, `MON-310`). */
  readonly accepted?: { readonly insurers: readonly string[]; readonly banner: Localized };
  /** Parts that the system of the practice does not take, or does not share. */
  readonly closed?: ClosedParts;
  /** Shown after a saved change. */
  readonly saved: Localized;
}
