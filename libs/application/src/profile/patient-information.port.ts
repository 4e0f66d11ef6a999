import type { BadPicture, Details, IdentityNumber, IdentityNumbers } from '@portico/domain/profile';
import type { ServiceResult } from '../kernel/index.ts';
import type { IdentityDocumentsChange, IdentityDocumentsSettings } from './identity-documents.port.ts';
import type { ProfileReadOnly, SectionSettings } from './profile.port.ts';

/** Everything that a practice asks about a patient, at once (`APT-181`). */
export interface Information {
  readonly personal: SectionSettings;
  readonly demographics: SectionSettings;
  /** For pictures, only whether they exist. */
  readonly identityDocuments: IdentityDocumentsSettings;
  /** The numbers that the practice has. */
  readonly numbers: readonly IdentityNumber[];
}

export interface InformationReport {
  /** Both sections. */
  readonly details: Details;
  readonly identityDocuments: IdentityDocumentsChange;
  readonly numbers: IdentityNumbers;
}

export type InformationRefusal = ProfileReadOnly | BadPicture;

export interface InformationCheck {
  information(): ServiceResult<Information>;
  saveInformation(report: InformationReport): ServiceResult<void, InformationRefusal>;
}
