import type {
  BadPicture,
  CardSide,
  Insurance,
  InsuranceChange,
  Insurer,
  PictureChanges,
} from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `documents` of the profile settings: insurances, and an identity document (`MON-294` to `MON-312`). */
export interface IdentityDocuments {
  identityDocuments(named?: Named): ServiceResult<IdentityDocumentsSettings>;
  saveIdentityDocuments(
    change: IdentityDocumentsChange,
    named?: Named,
  ): ServiceResult<Saved, ProfileReadOnly | BadPicture>;
}

export interface IdentityDocumentsSettings extends SettingsPage {
  readonly insurances: readonly Insurance[];
  readonly insurers: readonly Insurer[];
  readonly photosRequired: boolean;
  /** Empty text if there is no picture. */
  readonly identity: Readonly<Record<CardSide, string>>;
  readonly identityRequired: boolean;
  /** Shown if an insurer other than these is chosen (`MON-309`). */
  readonly accepted?: { readonly insurers: readonly string[]; readonly banner: string };
}

export interface IdentityDocumentsChange {
  readonly insurances: readonly InsuranceChange[];
  readonly identity: PictureChanges;
}
