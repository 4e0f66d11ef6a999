import type {
  BadPicture,
  CardSide,
  Insurance,
  InsuranceChange,
  Insurer,
  PictureChanges,
} from '@portico/domain/profile';
import type { Answer } from '../kernel/index.ts';
import type { Named, ProfileReadOnly, Saved, SettingsPage } from './profile.port.ts';

/** The section `documents` of the profile settings: insurances, and a paper that shows who one is (`MON-294` to `MON-312`). */
export interface Papers {
  papers(named?: Named): Answer<PapersSettings>;
  savePapers(change: PapersChange, named?: Named): Answer<Saved, ProfileReadOnly | BadPicture>;
}

export interface PapersSettings extends SettingsPage {
  readonly insurances: readonly Insurance[];
  readonly insurers: readonly Insurer[];
  readonly photosRequired: boolean;
  /** An empty text where there is no picture. */
  readonly identity: Readonly<Record<CardSide, string>>;
  readonly identityRequired: boolean;
  /** Said when another insurer than these is chosen (`MON-309`). */
  readonly accepted?: { readonly insurers: readonly string[]; readonly banner: string };
}

export interface PapersChange {
  readonly insurances: readonly InsuranceChange[];
  readonly identity: PictureChanges;
}
