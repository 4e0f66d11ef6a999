import {
  parseDecimal,
  parseId,
  type AppointmentId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type HoldId,
} from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import type { PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import type { PaymentContext, PaymentContextKind, PaymentType } from '@portico/application/payments';

/**
 * Every context that a path may have (`MON-050`, `MON-051`); those without a payment have no pay button of their own.
 */
export type PaymentPlace = PaymentContextKind | 'register-account' | 'add-appointment';

/** Contexts by pattern of the whole path, without a slash at the end: the first match counts. */
const places: readonly (readonly [RegExp, PaymentPlace])[] = [
  [/^\/guest\//i, 'guest'],
  [/\/edit_one_time(?:\/|$)/i, 'edit-one-time'],
  [/\/(?:edit_payment_plan|choose_card)$/i, 'edit-plan'],
  [/\/schedule_payment$/i, 'schedule-payment'],
  [/^\/payments\/.*\/make_payment$/i, 'balance'],
  [/\/prepayment$/i, 'prepayment'],
  [/\/cancellation$/i, 'cancellation'],
  [/\/check_in$/i, 'check-in'],
  [/\/check_out$/i, 'check-out'],
  [/^\/(?:shop\/make_payment|payment)$/i, 'shop'],
  [/\/register_account$/i, 'register-account'],
  [/\/add_appointment$/i, 'add-appointment'],
];

/** The context of a path of the portal, if it is about paying (`MON-038`, `MON-049` to `MON-051`). */
export const paymentPlaceOf = (path: string): PaymentPlace | undefined => {
  const plain = path.replace(/\/+$/, '');
  return places.find(([pattern]) => pattern.test(plain))?.[1];
};

/** The query of an address. */
export interface AddressQuery {
  get(name: string): string | null;
}

/** The way to pay that a link named. */
export const linkedTypeOf = (query: AddressQuery): PaymentType | undefined =>
  query.get('pays') === 'copay' ? 'copay' : undefined;

/** What must not be in the address: free text about a person. */
export interface PaymentHandover {
  readonly comments?: string;
  readonly visitReason?: string;
  readonly accommodations?: Accommodations;
}

/**
 * The context of a payment from the whole address: ids in the path win over those in the query (`MON-042`). Undefined
 * if there is nothing to pay, or a required id is missing or malformed. The gateway checks whose it is.
 */
export const paymentContextOf = (
  path: string,
  query: AddressQuery,
  { comments, visitReason, accommodations }: PaymentHandover = {},
): PaymentContext | undefined => {
  const named = namesIn(path, query);
  const kind = paymentPlaceOf(path);
  switch (kind) {
    case 'balance':
      return { kind, ...patientOf(named('practice', 'practiceId'), named('patient', 'patientId')) };
    case 'schedule-payment':
    case 'edit-plan':
    case 'edit-one-time':
      return planContext(kind, named);
    case 'prepayment': {
      const [hold, checkOut] = [idIn<HoldId>(query.get('hold')), idIn<AppointmentId>(query.get('checkOut'))];
      return {
        kind,
        ...patientOf(named('practice', 'practiceId'), named('patient', 'patientId')),
        ...(hold === undefined ? {} : { hold }),
        ...(checkOut === undefined ? {} : { checkOut }),
        ...(visitReason === undefined ? {} : { visitReason }),
        ...(accommodations === undefined ? {} : { accommodations }),
      };
    }
    case 'cancellation': {
      const appointment = named<AppointmentId>('appointments', 'appointmentId');
      if (appointment === undefined) return undefined;
      const reason = idIn(query.get('cancellationReasonId'));
      return {
        kind,
        appointment,
        ...patientIn(query),
        ...(reason === undefined ? {} : { reason }),
        ...(comments === undefined ? {} : { comments }),
      };
    }
    case 'check-in':
    case 'check-out': {
      const appointment = named<AppointmentId>('visit', 'appointmentId');
      const patient = patientOf(named('practice', 'practiceId'), named('patient', 'patientId'));
      return { kind, ...patient, ...(appointment === undefined ? {} : { appointment }) };
    }
    case 'shop':
      return shopContext(query);
    case 'guest':
      return { kind };
    case 'register-account':
    case 'add-appointment':
    case undefined:
      return undefined;
  }
};

/** A payment on a plan, which is named with its practice. */
const planContext = (
  kind: 'schedule-payment' | 'edit-plan' | 'edit-one-time',
  named: ReturnType<typeof namesIn>,
): PaymentContext | undefined => {
  const practice = named<PracticeId>('practice', 'practiceId');
  const plan = named<PlanId>('plan', 'paymentPlanId');
  if (practice === undefined || plan === undefined) return undefined;
  if (kind !== 'edit-one-time') return { kind, practice, plan };
  const payment = named<ScheduledPaymentId>('edit_one_time', 'oneTimePaymentId');
  return payment === undefined ? undefined : { kind, practice, plan, payment };
};

/** An order of a shop, with all that names it. */
const shopContext = (query: AddressQuery): PaymentContext | undefined => {
  const [store, transaction] = [idIn(query.get('store_id')), idIn(query.get('transaction_id'))];
  const amount = parseDecimal(query.get('amount') ?? '');
  if (store === undefined || transaction === undefined || !amount.ok) return undefined;
  return { kind: 'shop', store, transaction, amount: amount.value };
};

const idIn = <Id extends string = string>(raw: string | null | undefined): Id | undefined => {
  const parsed = parseId(raw);
  return parsed.ok ? (parsed.value as string as Id) : undefined;
};

/** The visit's patient; a visit of another practice than the selected one has both ids (`MON-042`). */
const patientIn = (query: AddressQuery): { readonly patient?: PatientRef } => {
  return patientOf(idIn(query.get('practiceId')), idIn(query.get('patientId')));
};

const patientOf = (practice?: PracticeId, patient?: PatientId): { readonly patient?: PatientRef } =>
  practice === undefined || patient === undefined ? {} : { patient: { practice, patient } };

/** Reads the path segment after a given name, or the query if the path has none. */
const namesIn = (path: string, query: AddressQuery) => {
  const segments = path.split('/').map(decoded);
  return <Id extends string>(before: string, asked: string): Id | undefined => {
    const at = segments.findIndex((segment) => segment?.toLowerCase() === before);
    return at < 0 || segments[at + 1] === undefined ? idIn<Id>(query.get(asked)) : idIn<Id>(segments[at + 1]);
  };
};

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};
