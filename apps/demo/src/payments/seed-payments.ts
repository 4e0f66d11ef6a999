import { EmbeddedSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import {
  addDays,
  atWallClock,
  dayIn,
  MINUTE,
  plus,
  type AppointmentId,
  type Cents,
  type Instant,
  type LocalDate,
  inLanguageOf,
} from '@portico/domain/kernel';
import type { AppointmentStatus } from '@portico/domain/appointments';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { castOf } from '../people/accounts-by-practice.ts';
import type { DemoPractice } from '../practices.ts';
import { keepCards, type Wallet } from './keep-demo-cards.ts';
import { PastPayments } from './past-payments.ts';
import { makePlan } from './make-past-plan.ts';
import { demoPaymentSettings } from './demo-payment-settings.ts';
import { moneyStories, type CardKey, type MoneyStory, type StoryBill } from './payment-scenarios.ts';
import { issueStatement } from './issue-statement.ts';

/** Longer ago than anything that is told. */
const cardsSince = 260;

/** What a practice of the demo decided about payments, and what its cast owes, paid and planned. */
export const rememberMoney = async (
  sql: Sql,
  demo: DemoPractice,
  patients: readonly DemoPatient[],
  today: LocalDate,
): Promise<void> => {
  const settings = demoPaymentSettings.get(demo.practice.id);
  if (settings === undefined) return;
  await new EmbeddedMoneySetup(sql).settings(demo.practice.id, settings);
  for (const [at, { email }] of castOf(demo.practice.id).entries()) {
    const patient = patients[at];
    const story = moneyStories.find((each) => each.email === email && each.practice === demo.practice.id);
    if (patient === undefined || story === undefined) continue;
    await tell(sql, demo, patient, story, today);
  }
};

const tell = async (
  sql: Sql,
  demo: DemoPractice,
  patient: DemoPatient,
  story: MoneyStory,
  today: LocalDate,
): Promise<void> => {
  const { timeZone } = demo.practice;
  const on = (daysAgo: number, time: string): Instant => atWallClock(timeZone, addDays(today, -daysAgo), time);
  const { plans = [], payments = [], bills = [] } = story;
  const wallet = await keepCards(sql, demo.practice, patient, story.cards ?? [], today, on(cardsSince, '12:00'));
  await bill(
    sql,
    patient,
    [...bills, ...plans.map(({ daysAgo, name, total }) => ({ daysAgo, what: name, amount: total }))],
    on,
  );
  const past = new PastPayments(sql, patient);
  for (const [at, plan] of plans.entries()) {
    await makePlan(
      sql,
      demo,
      patient,
      { story: plan, place: at + 1 },
      { card: cardIn(wallet, plan.card), today, payments: past },
    );
  }
  for (const { daysAgo, time, amount, card, declined = false, refund } of payments) {
    const charge = await past.pay({
      at: on(daysAgo, time),
      amount,
      card: cardIn(wallet, card),
      purpose: { kind: 'balance' },
      occasion: 'payer',
      declined,
    });
    if (refund !== undefined) await past.refund(charge, on(refund.daysAgo, '11:15'), refund.amount);
  }
  const visits = await visitsOf(sql, patient);
  await setDues(sql, demo, visits, story, on(0, '00:30'));
  const { copay } = story;
  const last = visits.find(({ status }) => status === 'COMPLETED');
  if (copay !== undefined && last !== undefined) {
    await past.pay({
      at: plus(last.starts_at, -8 * MINUTE),
      amount: copay.amount,
      card: cardIn(wallet, copay.card),
      purpose: { kind: 'check-in', appointment: last.id },
      occasion: 'payer',
    });
  }
  if (bills.length > 0) await issueStatement(sql, patient, (at) => dayIn(timeZone, at), today);
};

const cardIn = (wallet: Wallet, key: CardKey) => {
  const card = wallet.get(key);
  if (card === undefined) throw new Error(`Bug: the story pays by a card that is not in the wallet: ${key}.`);
  return card;
};

const bill = async (
  sql: Sql,
  { identity }: DemoPatient,
  bills: readonly StoryBill[],
  on: (daysAgo: number, time: string) => Instant,
): Promise<void> => {
  await new EmbeddedSetup(sql).charges(
    bills.map(({ daysAgo, what, amount }, at) => ({
      patient: identity.patient,
      id: demoId<string>('g', at + 1, 3),
      description: inLanguageOf(what, identity.language),
      amount: amount as Cents,
      at: on(daysAgo, '17:30'),
    })),
  );
};

interface Visit {
  readonly id: AppointmentId;
  readonly status: AppointmentStatus;
  readonly starts_at: Instant;
  readonly video: boolean;
}

/** The latest first. */
const visitsOf = (sql: Sql, { identity: { patient } }: DemoPatient): Promise<readonly Visit[]> =>
  sql.rows<Visit>({
    text: `select id, status, starts_at, video from clinic.appointments where practice_id = $1 and patient_id = $2
      order by starts_at desc, id`,
    values: [patient.practice, patient.patient],
  });

/** Visits that are to come, or not left yet, have a copay, and those at the office cost something when they are canceled; of the past only what was paid is told. */
const setDues = async (
  sql: Sql,
  { practice }: DemoPractice,
  visits: readonly Visit[],
  { copay }: MoneyStory,
  now: Instant,
): Promise<void> => {
  const coming = visits.filter(
    ({ status, starts_at }) => status === 'CHECKED-IN' || (starts_at > now && status === 'SCHEDULED'),
  );
  const last = visits.find(({ status }) => status === 'COMPLETED');
  await new EmbeddedMoneySetup(sql).visitDues(practice.id, [
    ...coming.map(({ id, video }) => ({
      appointment: id,
      copay: 25_00 as Cents,
      cancellationFee: (video ? 0 : 40_00) as Cents,
    })),
    ...(copay === undefined || last === undefined
      ? []
      : [{ appointment: last.id, copay: copay.amount as Cents, cancellationFee: 0 as Cents }]),
  ]);
};
