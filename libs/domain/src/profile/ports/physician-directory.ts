import type { Physician } from '../physician.ts';

export interface PhysicianSearch {
  /** Parts of first or last names, in any order; all of them are found in one of the two. */
  readonly search: string;
  /** Two letters; everywhere when not given. */
  readonly stateCode?: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Physicians of all practices, by whom patients are seen or sent. */
export interface PhysicianDirectory {
  /** A page of `physiciansPerPage`, by last name, first name and npi (`MON-324`). */
  search(search: PhysicianSearch): Promise<readonly Physician[]>;
}
