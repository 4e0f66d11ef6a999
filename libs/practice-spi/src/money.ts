import type { Answer, Call, Cents, Cursor, Day, Id, Key, Listed, Moment } from './results-and-problems.ts';

/** What patients owe, and the books that payments are posted to. */
export interface Money {
  balance(patient: Id, call: Call): Answer<Balance>;
  /** Newest first. */
  statements(patient: Id, cursor: Cursor | undefined, call: Call): Answer<Listed<StatementLine>>;
  /** `gone` if it is not this patient's. */
  statement(patient: Id, statement: Id, call: Call): Answer<Statement>;
  /** What is due around a visit; nothing if the system does not say. */
  visitDues?(patient: Id, visit: Id, call: Call): Answer<{ readonly copay: Cents; readonly cancellationFee: Cents }>;
  /** What is left of the copays of visits that are over and began at `since` or later, each visit once; wholly paid ones are left out. */
  openCopays?(patient: Id, since: Moment, call: Call): Answer<readonly OpenCopay[]>;
  /** Writes a payment or a refund into the books; the same key writes once. */
  post?(entry: Entry, key: Key, call: Call): Answer<void>;
  /** Whether an entry was written under a key: `gone` if not. */
  posted?(patient: Id, key: Key, call: Call): Answer<void>;
}

export interface Balance {
  readonly due: Cents;
  readonly asOf: Moment;
}

export interface OpenCopay {
  readonly visit: Id;
  /** Above 0. */
  readonly copay: Cents;
}

export interface StatementLine {
  readonly id: Id;
  readonly date: Day;
  readonly total: Cents;
}

export interface ChargeLine {
  readonly date: Day;
  readonly description: string;
  /** What the patient owes for it; negative for a payment or an adjustment. */
  readonly amount: Cents;
  /** The visit that it is about. */
  readonly visit?: Id;
  /** What insurance did: `charged` − `paid` − `adjusted` is `amount`, and none of them is negative. */
  readonly insurance?: { readonly charged: Cents; readonly paid: Cents; readonly adjusted: Cents };
  /** What is still open of `amount`: from 0 to `amount`. */
  readonly open?: Cents;
}

/** Either its lines, which sum to the total, or the printed page. */
export type Statement = StatementLine &
  (
    | {
        readonly lines: readonly ChargeLine[];
      }
    | { readonly pdf: Uint8Array }
  );

export interface Entry {
  readonly patient: Id;
  /** Positive for money received, negative for a refund. */
  readonly amount: Cents;
  readonly at: Moment;
  readonly visit?: Id;
  /** What was paid: shown by the office beside the entry. */
  readonly purpose: string;
}
