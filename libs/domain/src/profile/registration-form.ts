import type { FormTemplate } from '../forms/index.ts';
import type { Localized } from '../kernel/index.ts';
import type { DetailSection } from './details.ts';
import type { Insurer } from './insurance.ts';

/** What a practice asks its patients for: the profile settings are drawn from it (`MON-271`). */
export interface RegistrationForm {
  /** Each page is a group of details, each field of it is named as `fieldId` says. */
  readonly sections: Readonly<Record<DetailSection, FormTemplate>>;
  /** Both sides of each insurance card are asked for (`MON-303`). */
  readonly photosRequired: boolean;
  /** Both sides of a paper that shows who one is are asked for (`MON-296`). */
  readonly identityRequired: boolean;
  /** A registration is complete with an insurance only, or with a card on file only. */
  readonly insuranceRequired: boolean;
  readonly cardRequired: boolean;
  readonly insurers: readonly Insurer[];
  /** Said when another insurer than these is chosen (`MON-309`, `MON-310`). */
  readonly accepted?: { readonly insurers: readonly string[]; readonly banner: Localized };
  /** Said of a change that was kept. */
  readonly saved: Localized;
}
