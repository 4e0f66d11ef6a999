import type { Answer, Call, Cursor, Id, Listed, Moment } from './results-and-problems.ts';

/** What changed in the system, so that the portal need not ask for everything anew. */
export interface Changes {
  /**
   * Changes since a cursor, the oldest first; without a cursor, from now on. `next` stands on every page, on the last too,
   * and is good for a week at least; a cursor that is not known any more is `gone`. A change may be told twice, never not at all.
   */
  since(cursor: Cursor | undefined, call: Call): Answer<ListedChanges>;
}

export interface ListedChanges extends Listed<Change> {
  /** Kinds whose changes the system cannot tell; they are looked for elsewhere. */
  readonly untold?: readonly Change['kind'][];
}

export interface Change {
  readonly kind: 'visit' | 'times' | 'record' | 'message' | 'statement' | 'directory';
  readonly id: Id;
  /** Whose it is. Of a record without it, all records are looked at, a few times a day. */
  readonly patient?: Id;
  readonly at: Moment;
}
