import type { Physician } from '../physician.ts';

export interface PhysicianSearch {
  /** Parts of first or last names, in any order; each must occur in one of the two. */
  readonly search: string;
  /** Two letters; all states if absent. */
  readonly stateCode?: string;
  /** Counts from 1. */
  readonly page: number;
}

/** The directory of physicians, independent of practice, who treat or refer patients. */
export interface PhysicianDirectory {
  /** A page of `physiciansPerPage`, by last name, first name and npi (`MON-324`). */
  search(search: PhysicianSearch): Promise<readonly Physician[]>;
}
