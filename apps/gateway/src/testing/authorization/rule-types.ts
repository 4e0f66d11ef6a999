import type { ErrorCode } from '@portico/adapters-graphql/error-codes';
import type { Sql } from '@portico/adapters-storage/sql';
import type { GuestPurpose, Permission } from '@portico/domain/access';
import type { RecordTable } from './protected-record-tables.ts';

/** How an operation ends: it answers, or it refuses with this code; `WRONG_PROOF` is `UNAUTHENTICATED` for a wrong password or code. */
export type Outcome = 'answers' | 'WRONG_PROOF' | ErrorCode;

/** Who may call one root field of the contract, and how it is called. */
export interface Rule {
  /**
   * `anybody`: no session is needed. `account`: any person who is signed in, about their own account. `self`: the same,
   * but not while representing another person. `delegate`: a delegate of the patient. `practice`: a person with a chart
   * at the practice, their own or a represented one. A permission: the patient, and each person who holds it on the
   * chart. A list of purposes: guests whose link is for one of them.
   */
  readonly to: 'anybody' | 'account' | 'self' | 'delegate' | 'practice' | Permission | readonly GuestPurpose[];
  /** A second permission that a delegate must hold; no caller of the tests holds two. */
  readonly beside?: Permission;
  /** Rows written before the operation is called. */
  readonly given?: (sql: Sql) => Promise<unknown>;
  /** Variables of a request about what is the patient's own; none by default. */
  readonly input?: object;
  /** The outcome for callers who are allowed; `answers` by default. */
  readonly told?: Outcome;
  /**
   * The outcome for all guests, regardless of their link, for an operation that guests may know; `UNAUTHENTICATED` by
   * default.
   */
  readonly toldToGuests?: Outcome;
  /** Guests whose link is for one of these are allowed too, with this outcome; all others get `NOT_FOUND`. */
  readonly guests?: Readonly<Partial<Record<GuestPurpose, Outcome>>>;
  /**
   * `nothing` if the operation neither reads nor writes health or payment data; else each response adds a line to the
   * log (SEC-S6).
   */
  readonly leaves?: 'nothing';
  /**
   * Tables of records that such an operation reads anyway, for less than a record: a name, a number, whether a time is
   * taken.
   */
  readonly counts?: readonly RecordTable[];
  /** Variables that name another person's record, or a missing one: every caller gets `NOT_FOUND`. */
  readonly foreign?: readonly object[];
}

/** What one context has of the contract: a rule for each of its root fields, by the field's name. */
export type Rules = Readonly<Record<string, Rule>>;
