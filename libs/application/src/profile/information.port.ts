import type { BadPicture, Details, IdentityNumber, IdentityNumbers } from '@portico/domain/profile';
import type { Answer } from '../kernel/index.ts';
import type { PapersChange, PapersSettings } from './papers.port.ts';
import type { ProfileReadOnly, SectionSettings } from './profile.port.ts';

/** Everything that a practice asks of who a patient is, at once (`APT-181`). */
export interface Information {
  readonly personal: SectionSettings;
  readonly demographics: SectionSettings;
  /** Of a picture only that it is there. */
  readonly papers: PapersSettings;
  /** Those that the practice has. */
  readonly numbers: readonly IdentityNumber[];
}

export interface InformationReport {
  /** Both sections. */
  readonly details: Details;
  readonly papers: PapersChange;
  readonly numbers: IdentityNumbers;
}

export type InformationRefusal = ProfileReadOnly | BadPicture;

export interface InformationCheck {
  information(): Answer<Information>;
  saveInformation(report: InformationReport): Answer<void, InformationRefusal>;
}
