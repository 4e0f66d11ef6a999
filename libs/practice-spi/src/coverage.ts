import type { Answer, Call, Day, Id, Version } from './results-and-problems.ts';

/** The insurances of a patient. */
export interface CoverageFacet {
  read(patient: Id, call: Call): Answer<readonly Coverage[]>;
  /** Replaces the list; refused as `conflict` if the version is no longer the stored one. */
  keep?(patient: Id, coverages: readonly NewCoverage[], version: Version | undefined, call: Call): Answer<void>;
}

export interface NewCoverage {
  readonly payer: string;
  readonly memberNumber?: string;
  readonly groupNumber?: string;
  readonly plan?: string;
  readonly rank: 'primary' | 'secondary' | 'tertiary';
  readonly starts?: Day;
  readonly ends?: Day;
}

/** The person whose insurance it is; what is not known is absent. */
export interface PolicyHolder {
  /** What the person is to the patient. */
  readonly relationship?: 'spouse' | 'parent' | 'child' | 'guardian' | 'other';
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly birthDate?: Day;
  readonly gender?: 'female' | 'male' | 'other' | 'unknown';
}

export interface Coverage extends NewCoverage {
  readonly id: Id;
  readonly version?: Version;
  /** Where it is not the patient's own; the practice alone changes it. */
  readonly holder?: PolicyHolder;
}
