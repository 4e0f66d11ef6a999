import { instant, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import {
  nextStates,
  type AttemptReference,
  type LedgerPostings,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type PaymentLedger,
  type PlanId,
  type ProcessorCharge,
  type ScheduledPaymentId,
  type UniqueId,
} from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

export const [ana, ben] = [patientOf('alder', 'ana'), patientOf('alder', 'ben')];
export const otherAna = patientOf('birch', 'ana');
export const far = instant(1_000_000);
export const processorCharge = 'pc-1' as ProcessorCharge;

export const purposes: readonly ChargePurpose[] = [
  { kind: 'balance' },
  { kind: 'check-in', appointment: 'visit-1' as AppointmentId },
  { kind: 'check-out', appointment: 'visit-1' as AppointmentId },
  { kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId },
  { kind: 'prepayment', hold: 'hold-1' as HoldId },
  { kind: 'cancellation', appointment: 'visit-1' as AppointmentId },
  { kind: 'shop', store: 'store-1', transaction: "t'1 ñ" },
];

export const newCharge = (id: string, more: Partial<NewCharge> = {}): NewCharge => ({
  id: id as ChargeId,
  uniqueId: `unique-${id}` as UniqueId,
  reference: `REF${id.toUpperCase()}` as AttemptReference,
  patient: ana,
  amount: 1_000 as Cents,
  purpose: { kind: 'balance' },
  occasion: 'payer',
  card: { brand: 'visa', last4: '1111' },
  createdAt: instant(1_000),
  ...more,
});

/** A state of this kind; a refund of `amount` comes after `before` went back. */
export const stateOf = (kind: ChargeStateKind, at = 2_000, amount = 1_000, before = 0): ChargeState => {
  const when = { at: instant(at) };
  switch (kind) {
    case 'created':
      return { kind };
    case 'declined':
    case 'unpaid':
      return { kind, ...when, reason: 'insufficient-funds' };
    case 'submitted':
    case 'unknown':
    case 'voided':
      return { kind, ...when };
    case 'refunding':
      return {
        kind,
        ...when,
        processorCharge,
        before: before as Cents,
        amount: amount as Cents,
        reference: 'REFUND' as AttemptReference,
      };
    case 'refunded':
      return { kind, ...when, processorCharge, amount: (before + amount) as Cents };
    default:
      return { kind, ...when, processorCharge };
  }
};

export const allKinds = Object.keys(nextStates) as readonly ChargeStateKind[];

/** One way to each state. */
export const waysTo: Readonly<Record<ChargeStateKind, readonly ChargeStateKind[]>> = {
  created: [],
  submitted: ['submitted'],
  authorised: ['submitted', 'authorised'],
  capturing: ['submitted', 'authorised', 'capturing'],
  captured: ['submitted', 'captured'],
  declined: ['submitted', 'declined'],
  unpaid: ['submitted', 'authorised', 'capturing', 'unpaid'],
  unknown: ['submitted', 'unknown'],
  voided: ['submitted', 'authorised', 'voided'],
  refunding: ['submitted', 'captured', 'refunding'],
  refunded: ['submitted', 'captured', 'refunding', 'refunded'],
};

export interface LedgerUnderTest {
  readonly ledger: PaymentLedger;
  readonly postings: LedgerPostings;
}

/** Opens a charge and moves it to where it is wanted. */
export const bring = async (
  ledger: PaymentLedger,
  charge: NewCharge,
  kind: ChargeStateKind,
  at = 2_000,
  amount: number = charge.amount,
) => {
  await ledger.open(charge);
  let from: ChargeStateKind = 'created';
  for (const to of waysTo[kind]) {
    if (!(await ledger.move(charge.id, from, stateOf(to, at, amount))))
      throw new Error(`No way from ${from} to ${to}.`);
    from = to;
  }
};
