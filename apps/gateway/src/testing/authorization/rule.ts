import type { ErrorCode } from '@portico/adapters-graphql/error-codes';
import type { Sql } from '@portico/adapters-storage/sql';
import type { GuestPurpose, Permission } from '@portico/domain/access';
import type { RecordTable } from './records.ts';

/** How an operation ends: it answers, or it refuses with this code; `WRONG_PROOF` is `UNAUTHENTICATED` for a wrong password or code. */
export type Outcome = 'answers' | 'WRONG_PROOF' | ErrorCode;

/** Whom one root field of the contract opens to, and how it is asked. */
export interface Rule {
  /**
   * `anybody`: no session is needed. `account`: whoever is signed in, about the own account. `self`: the same, but not while
   * another person is represented. `delegate`: whoever represents the patient. `practice`: the frame of a practice in which one has, or represents, a chart. A
   * permission: whoever holds it on the chart, as the patient does. A list of purposes: guests whose link is for one of them.
   */
  readonly to: 'anybody' | 'account' | 'self' | 'delegate' | 'practice' | Permission | readonly GuestPurpose[];
  /** What a delegate must hold beside it; no caller holds two permissions. */
  readonly beside?: Permission;
  /** What is there before the operation is asked. */
  readonly given?: (sql: Sql) => Promise<unknown>;
  /** Variables of a request about what is the patient's own; none by default. */
  readonly input?: object;
  /** What those who are let in are told; `answers` by default. */
  readonly told?: Outcome;
  /** What guests are told, whatever their link is for, by an operation that knows them too; `UNAUTHENTICATED` by default. */
  readonly toldToGuests?: Outcome;
  /** Guests whose link is for one of these are let in too, and told this; all others are told that it is not found. */
  readonly guests?: Readonly<Partial<Record<GuestPurpose, Outcome>>>;
  /** `nothing` where the operation neither reads nor writes data of health or money; else each answer leaves a line (SEC-S6). */
  readonly leaves?: 'nothing';
  /** Tables of records that such an operation asks all the same, for less than a record: a name, a number, whether a time is taken. */
  readonly counts?: readonly RecordTable[];
  /** Variables that name what belongs to somebody else, or what is not there: refused as not found, to everybody. */
  readonly foreign?: readonly object[];
}

/** What one context has of the contract: a rule for each of its root fields, by the field's name. */
export type Rules = Readonly<Record<string, Rule>>;
