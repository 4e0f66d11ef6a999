import { PostgresPaymentPlans } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { addDays, atWallClock, type Cents, type LocalDate, inLanguageOf } from '@portico/domain/kernel';
import {
  chargeTime,
  dueTimesOf,
  scheduleOf,
  termsByCount,
  type PaymentPlan,
  type PlanCalendar,
  type PlanId,
  type SavedCard,
  type ScheduledPaymentId,
  type UniqueId,
} from '@portico/domain/payments';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import type { DemoPractice } from '../practices.ts';
import type { PastPayments } from './past-payments.ts';
import type { StoryPlan } from './payment-scenarios.ts';

const calendars: Readonly<Record<StoryPlan['frequency'], PlanCalendar>> = {
  weekly: { frequency: 'weekly', dayOfWeek: 5 },
  monthly: { frequency: 'monthly', dayOfMonth: 12 },
};

/** Makes a plan as it stands today: what fell due before is paid, what falls due from today on is the worker's. */
export const makePlan = async (
  sql: Sql,
  { practice }: DemoPractice,
  { identity, number }: DemoPatient,
  { story, place }: { readonly story: StoryPlan; readonly place: number },
  { card, today, payments }: { readonly card: SavedCard; readonly today: LocalDate; readonly payments: PastPayments },
): Promise<void> => {
  const made = addDays(today, -story.daysAgo);
  const calendar = calendars[story.frequency];
  const terms = termsByCount(story.total as Cents, story.count);
  if (!terms.ok) throw new Error('Bug: a plan of the demo has no terms.');
  const id = demoId<PlanId>(`n.${practice.id}.${number}.`, place, 2);
  const scheduled = scheduleOf(terms.value, calendar, made).map((planned) => ({
    ...planned,
    id: `${id}-${planned.number}` as ScheduledPaymentId,
    kind: 'installment' as const,
    state: planned.due < today ? ('paid' as const) : ('due' as const),
    tries: planned.due < today ? 1 : 0,
  }));
  const plan: PaymentPlan = {
    id,
    patient: identity.patient,
    name: inLanguageOf(story.name, identity.language),
    status: scheduled.every(({ state }) => state === 'paid') ? 'completed' : 'active',
    calendar,
    payment: terms.value.payment,
    card: card.id,
    autopay: {},
    createdAt: atWallClock(practice.timeZone, made, '18:20'),
    original: { total: terms.value.total, count: terms.value.count },
    payments: scheduled,
    version: 1,
  };
  const morning = atWallClock(practice.timeZone, today, '00:30');
  await new PostgresPaymentPlans(sql).create(
    plan,
    id as string as UniqueId,
    dueTimesOf(plan, practice.timeZone, morning),
  );
  for (const { id: payment, due, amount, state } of scheduled) {
    if (state !== 'paid') continue;
    const at = atWallClock(practice.timeZone, due, chargeTime);
    await payments.pay({ at, amount, card, purpose: { kind: 'installment', plan: id, payment }, occasion: 'schedule' });
  }
};
