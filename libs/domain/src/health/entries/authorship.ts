import type { ClinicalDate } from '../../kernel/index.ts';

/** Who wrote an entry at its source and when, as far as the source says it of this entry. */
export interface Authorship {
  /** The name of a person. */
  readonly by?: string;
  /** The organization for which they wrote it. */
  readonly organization?: string;
  readonly at?: ClinicalDate;
}

export interface MayBeAuthored {
  readonly authored?: Authorship;
}
