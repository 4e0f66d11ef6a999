import type { Brand, Cents, Instant, PatientRef } from '../kernel/index.ts';
import type { Charge, ChargeId, ChargePurpose, ChargeState } from './charge.ts';

/** Permanent id of one entry for the practice's books, which use it to recognize duplicates. */
export type LedgerPostingId = Brand<string, 'LedgerPostingId'>;

/** A payment, or a refund of one, for the books of the practice. */
export interface LedgerPosting {
  readonly id: LedgerPostingId;
  readonly charge: ChargeId;
  readonly patient: PatientRef;
  /** Positive for money received; negative for refunds. */
  readonly amount: Cents;
  readonly at: Instant;
  readonly purpose: ChargePurpose;
  readonly tries: number;
}

/** Each refund of a charge has an entry of its own, identified by the amount refunded before it. */
const refundEntryOf = (charge: ChargeId, before: Cents): LedgerPostingId =>
  (before === 0 ? `${charge}-out` : `${charge}-out-${before}`) as LedgerPostingId;

/** The posting that a move causes in the practice's books: a capture adds money, a refund subtracts it. */
export const postingFor = (before: ChargeState, after: Charge): LedgerPosting | undefined => {
  const { id, patient, purpose, state, amount } = after;
  const entry = { charge: id, patient, purpose, tries: 0 };
  if (state.kind === 'captured' && before.kind !== 'refunding') {
    return { ...entry, id: `${id}-in` as LedgerPostingId, amount, at: state.at };
  }
  const back = state.kind === 'refunded' && before.kind === 'refunding' ? state.amount - before.before : 0;
  if (before.kind !== 'refunding' || state.kind !== 'refunded' || back === 0) return undefined;
  return { ...entry, id: refundEntryOf(id, before.before), amount: -back as Cents, at: state.at };
};
