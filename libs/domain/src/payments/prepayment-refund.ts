import type { BookingKey } from '../appointments/index.ts';
import type { AppointmentId, Cents, PatientRef } from '../kernel/index.ts';
import { keptOf, type Charge, type ChargeId } from './charge.ts';

/**
 * A prepayment that is refunded because its visit is canceled. Written before the visit is canceled under `key`, so
 * that the refund can be finished after a crash.
 */
export interface PrepaymentRefund {
  readonly patient: PatientRef;
  readonly charge: ChargeId;
  readonly appointment: AppointmentId;
  readonly key: BookingKey;
  /** The amount that the patient was told, in cents. */
  readonly amount: Cents;
}

/**
 * `promised`: the visit is about to be canceled. `due`: it is canceled. `given-back`: all of it was refunded.
 * `dropped`: the visit was not canceled under this key, or no money was ever taken. `refused`: the processor does not
 * refund it; the office has to.
 */
export type PrepaymentRefundState = 'promised' | 'due' | 'given-back' | 'dropped' | 'refused';

export type RefundStep =
  /** The charge is still in progress: check again later. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly state: 'given-back' | 'dropped' }
  | { readonly kind: 'give-back'; readonly amount: Cents };

/** Whether a charge holds money for a visit, or still may. */
export const mayHold = ({ state }: Pick<Charge, 'state'>): boolean => stepFor({ state }) !== 'over';

/** The next step for a due refund: all that is left of the charge is refunded, after any earlier refunds. */
export const nextRefundStep = (charge: Charge | undefined): RefundStep => {
  if (charge === undefined || stepFor(charge) === 'over') return { kind: 'end', state: 'dropped' };
  if (stepFor(charge) === 'moving') return { kind: 'wait' };
  const left = keptOf(charge);
  return left > 0 ? { kind: 'give-back', amount: left } : { kind: 'end', state: 'given-back' };
};

const stepFor = ({ state }: Pick<Charge, 'state'>): 'taken' | 'moving' | 'over' => {
  switch (state.kind) {
    case 'captured':
    case 'refunded':
      return 'taken';
    case 'created':
    case 'submitted':
    case 'authorised':
    case 'capturing':
    case 'unknown':
    case 'refunding':
      return 'moving';
    case 'declined':
    case 'unpaid':
    case 'voided':
      return 'over';
  }
};
