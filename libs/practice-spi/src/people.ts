import type { Answer, Call, Day, Id, Key, Version } from './results-and-problems.ts';

/** The patients of a practice. The only facet that every system has. */
export interface People {
  /**
   * Patients who match the claim exactly by name and date of birth, and by each number and contact that the claim holds.
   * More than one is answered as more than one: who it is, is not for the adapter to guess.
   */
  match(claim: Claim, call: Call): Answer<readonly Person[]>;
  read(patient: Id, call: Call): Answer<Person>;
  /** Patients who were born that day and are reached at that email or phone (E.164): a family may share one. */
  reached?(contact: string, birthDate: Day, call: Call): Answer<readonly Person[]>;
  /** Registers a new patient; the same key registers once. */
  register?(person: NewPerson, key: Key, call: Call): Answer<Person>;
  /** Replaces what stands in the change; refused as `conflict` if the version is no longer the stored one. */
  correct?(patient: Id, change: Partial<NewPerson>, version: Version | undefined, call: Call): Answer<Person>;
}

/** Who somebody says to be. */
export interface Claim {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Day;
  readonly email?: string;
  /** E.164: `+13055550100`. */
  readonly phone?: string;
  /** The practice's own number of the patient. */
  readonly recordNumber?: string;
}

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Day;
  readonly email?: string;
  /** E.164. */
  readonly phone?: string;
  readonly language?: string;
}

export interface Person extends Partial<NewPerson> {
  readonly id: Id;
  /** As the practice writes it. */
  readonly name: string;
  readonly recordNumber?: string;
  readonly version?: Version;
}
