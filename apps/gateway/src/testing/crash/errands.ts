import type { AppointmentId, PatientRef, HoldId } from '@portico/domain/kernel';
import type { ChargePurpose, EnteredCard, PlanId, ScheduledPaymentId, UniqueId } from '@portico/domain/payments';

/** One payment of the campaign. */
export interface Errand {
  /** Counts from 0 through all lives of the cash desk. */
  readonly number: number;
  readonly uniqueId: UniqueId;
  readonly patient: PatientRef;
  readonly amount: number;
  readonly purpose: ChargePurpose;
  readonly card: EnteredCard;
  readonly keep: boolean;
  /** Sent by two tabs at the same moment. */
  readonly twice: boolean;
}

/** What the cash desk is told, a line of JSON each; the end of the lines is the end of its work. */
export type Told =
  | { readonly do: 'pay'; readonly errand: Errand }
  | { readonly do: 'refund'; readonly errand: Errand; readonly amount: number }
  /** Reconciles and posts now. */
  | { readonly do: 'round' };

/** What it says, a line of JSON each. */
export type Said =
  | { readonly said: 'ready' }
  | { readonly said: 'paid'; readonly number: number; readonly kind: string }
  | { readonly said: 'refunded'; readonly number: number; readonly kind: string }
  | { readonly said: 'round' }
  | { readonly said: 'trouble'; readonly text: string };

const kinds = ['balance', 'prepayment', 'installment', 'cancellation'] as const;

export const kindOf = (number: number): (typeof kinds)[number] => kinds[number % kinds.length] ?? 'balance';
export const holdOf = (number: number): HoldId => `hold-${number}` as HoldId;
/** Two errands are about the fee of one visit, as from two tabs. */
export const visitOf = (number: number): AppointmentId => `fee-${Math.floor(number / 8)}` as AppointmentId;

export const purposeOf = (number: number): ChargePurpose => {
  const kind = kindOf(number);
  switch (kind) {
    case 'balance':
      return { kind };
    case 'installment':
      return { kind, plan: 'plan' as PlanId, payment: `payment-${number}` as ScheduledPaymentId };
    case 'prepayment':
      return { kind, hold: holdOf(number) };
    case 'cancellation':
      return { kind, appointment: visitOf(number) };
  }
};
