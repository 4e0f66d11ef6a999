import type { Answer, Call, Cursor, Id, Listed, Moment } from './results-and-problems.ts';

/** What changed in the system, so that the portal need not ask for everything anew. */
export interface Changes {
  /** Changes since a cursor, the oldest first; without a cursor, from now on. `next` stands on every page, on the last too. */
  since(cursor: Cursor | undefined, call: Call): Answer<Listed<Change>>;
}

export interface Change {
  readonly kind: 'visit' | 'times' | 'record' | 'message' | 'statement' | 'directory';
  readonly id: Id;
  readonly patient?: Id;
  readonly at: Moment;
}
