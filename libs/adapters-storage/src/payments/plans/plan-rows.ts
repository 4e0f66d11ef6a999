import type { Cents, Instant, LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import type {
  Autopay,
  CardId,
  DueTimes,
  PaymentPlan,
  PlanCalendar,
  PlanId,
  ScheduledPayment,
  ScheduledPaymentId,
  ScheduledState,
} from '@portico/domain/payments';

export interface PlanRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly id: PlanId;
  readonly name: string;
  readonly status: PaymentPlan['status'];
  readonly calendar: PlanCalendar;
  readonly payment_cents: Cents;
  readonly card_id: CardId;
  readonly autopay: Autopay;
  readonly created_at: Instant;
  readonly original_total_cents: Cents;
  readonly original_count: number;
  readonly taken_back: NonNullable<PaymentPlan['takenBack']> | null;
  readonly version: number;
  readonly payments: readonly ScheduledPayment[];
}

/** What `planFrom` reads, from `payment_plans p`. */
export const planColumns = `p.practice_id, p.patient_id, p.id, p.name, p.status, p.calendar, p.payment_cents, p.card_id, p.autopay,
  p.created_at, p.original_total_cents, p.original_count, p.taken_back, p.version,
  coalesce((select jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('id', s.id, 'number', s.number, 'due', s.due::text, 'amount', s.amount_cents,
        'kind', s.kind, 'state', s.state, 'tries', s.tries, 'chosen', s.chosen))
      order by s.number, s.due, s.id)
    from scheduled_payments s
    where s.practice_id = p.practice_id and s.patient_id = p.patient_id and s.plan_id = p.id), '[]') as payments`;

export const planFrom = (row: PlanRow): PaymentPlan => ({
  id: row.id,
  patient: { practice: row.practice_id, patient: row.patient_id },
  name: row.name,
  status: row.status,
  calendar: row.calendar,
  payment: row.payment_cents,
  card: row.card_id,
  autopay: row.autopay,
  createdAt: row.created_at,
  original: { total: row.original_total_cents, count: row.original_count },
  payments: row.payments,
  ...(row.taken_back === null ? {} : { takenBack: row.taken_back }),
  version: row.version,
});

/** The payments of a plan, column by column, with their times where the plan is to be charged at all. */
export const paymentArrays = ({ status, payments }: PaymentPlan, due: DueTimes): PaymentArrays => {
  const times = (id: ScheduledPaymentId) => (status === 'active' ? due.get(id) : undefined);
  return [
    payments.map(({ id }) => id),
    payments.map(({ number }) => number),
    payments.map((payment) => payment.due),
    payments.map(({ amount }) => amount),
    payments.map(({ kind }) => kind),
    payments.map(({ state }) => state),
    payments.map(({ tries }) => tries),
    payments.map(({ id }) => times(id)?.chargeAt ?? null),
    payments.map(({ id }) => times(id)?.noticeAt ?? null),
    payments.map(({ chosen }) => (chosen === undefined ? null : JSON.stringify(chosen))),
  ];
};

/** In the order of `id, number, due, amount_cents, kind, state, tries, charge_at, notice_at, chosen`. */
type PaymentArrays = readonly [
  readonly ScheduledPaymentId[],
  readonly number[],
  readonly LocalDate[],
  readonly Cents[],
  readonly ScheduledPayment['kind'][],
  readonly ScheduledState[],
  readonly number[],
  readonly (Instant | null)[],
  readonly (Instant | null)[],
  readonly (string | null)[],
];
