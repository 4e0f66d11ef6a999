import fc from 'fast-check';
import { addDays, instant, type Cents, type LocalDate, type PatientId, type PracticeId } from '../../kernel/index.ts';
import { integers } from '../../kernel/testing/index.ts';
import type { CardId } from '../cards/card.ts';
import type {
  PaymentPlan,
  PlanCalendar,
  PlanId,
  PlanTerms,
  ScheduledPayment,
  ScheduledPaymentId,
  ScheduledState,
} from '../plans/plan.ts';
import { planCalendars, todays } from './plan-arbitraries.ts';
import type { PlanMath } from './plan-math-under-test.ts';

/** What patients and the worker do to a plan. Parts are in percent of the available amount, days count from today. */
export type PlanCommand =
  | { readonly kind: 'add'; readonly added: Cents; readonly count: number }
  | { readonly kind: 'edit'; readonly count: number; readonly calendar: PlanCalendar }
  | { readonly kind: 'rename' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'one-time'; readonly part: number; readonly days: number }
  | { readonly kind: 'edit-one-time'; readonly part: number; readonly days: number }
  | { readonly kind: 'delete-one-time' }
  /** The worker takes the next payment, with this result; `due` is a failed try. */
  | { readonly kind: 'work'; readonly state: ScheduledState }
  | { readonly kind: 'wait'; readonly days: number };

const count = integers(1, 12);
const part = integers(1, 100);
const days = integers(0, 40);
const workStates = fc.constantFrom<ScheduledState>('paid', 'paid', 'charging', 'failed', 'due');

export const planCommands: fc.Arbitrary<PlanCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('work' as const), state: workStates }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      added: integers<Cents>(1, 90_000),
      count,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit' as const), count, calendar: planCalendars }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rename' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('one-time' as const), part, days }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit-one-time' as const), part, days }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete-one-time' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
);

/** The day on which a plan is made, its amount, and all that happens to it. */
export const planLives = fc.record({
  today: todays,
  total: integers<Cents>(1, 90_000),
  count,
  calendar: planCalendars,
  commands: fc.array(planCommands, { maxLength: 8 }),
});

/** Sequential ids. */
export const sequentialIds = (): (() => ScheduledPaymentId) => {
  let last = 0;
  return () => {
    last += 1;
    return `payment-${last}` as ScheduledPaymentId;
  };
};

export const planOn = (
  math: PlanMath,
  terms: PlanTerms,
  calendar: PlanCalendar,
  today: LocalDate,
  newId: () => ScheduledPaymentId,
): PaymentPlan =>
  math.planOf(
    {
      id: 'plan-1' as PlanId,
      patient: { practice: 'practice-1' as PracticeId, patient: 'patient-1' as PatientId },
      name: 'Plan',
      calendar,
      terms,
      card: 'card-1' as CardId,
      autopay: {},
      createdAt: instant(0),
    },
    today,
    newId,
  );

/** What the worker writes; not part of plan math. */
export const worked = (plan: PaymentPlan, state: ScheduledState): PaymentPlan => {
  const next = plan.payments.find((one) => one.state === 'due');
  const tried = next && { ...next, state, tries: next.tries + 1 };
  return { ...plan, payments: plan.payments.map((one) => (one === next && tried ? tried : one)) };
};

export const waitingOneTime = ({ payments }: PaymentPlan): ScheduledPayment | undefined =>
  payments.find(({ kind, state }) => kind === 'one-time' && state === 'due');

export const later = (today: LocalDate, wait: number): LocalDate => (wait === 0 ? today : addDays(today, wait));
