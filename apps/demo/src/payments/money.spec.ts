import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cloverMerchant } from '@portico/adapters-payments/clover';
import { payeezyMerchant } from '@portico/adapters-payments/payeezy';
import type { Processors } from '@portico/adapters-payments/sandbox';
import { EmbeddedBilling, EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import {
  PostgresLedgerPostings,
  PostgresCardsOnFile,
  PostgresPaymentLedger,
  PostgresPaymentPlans,
} from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import {
  atWallClock,
  instant,
  type Cents,
  type LocalDate,
  type PatientId,
  type PatientRef,
} from '@portico/domain/kernel';
import {
  keptOf,
  progressOf,
  type AttemptReference,
  type CardDetails,
  type ChargeStateKind,
} from '@portico/domain/payments';
import { castOf } from '../people/accounts-by-practice.ts';
import { demoId } from '../demo-ids.ts';
import { demoPractices, seedDemo } from '../index.ts';
import { startDemoProcessors } from '../start-demo-processors.ts';
import { moneyStories } from './payment-scenarios.ts';

// A last day of a month behind a short one, in a leap year, and an ordinary day.
const days = ['2028-03-31', '2026-11-21'] as readonly string[] as readonly LocalDate[];

const passwords = { hash: async (password: string) => password, verify: async () => true };

const people = moneyStories.map(({ email, practice }) => {
  const demo = demoPractices.find((each) => each.practice.id === practice);
  if (demo === undefined) throw new Error('A story is of a practice of the demo.');
  const place = castOf(demo.practice.id).findIndex((account) => account.email === email);
  const patient: PatientRef = { practice: demo.practice.id, patient: demoId<PatientId>('p', place + 1) };
  return { name: `${email} at ${practice}`, patient, ...demo };
});

describe.each(days)('the money of the demo around %s', (today) => {
  let database: Database;
  let processors: Processors;

  beforeAll(async () => {
    database = await openMigrated();
    await seedDemo(database, { today, passwords, patients: 30, appointments: 300 });
    processors = await startDemoProcessors(() => Date.parse(`${today}T12:00:00Z`));
  }, 60_000);
  afterAll(async () => {
    await processors.close();
    await database.close();
  });

  it('is in the books of the practices as it is in the ledger', async () => {
    const waiting = await new PostgresLedgerPostings(database).claim(instant(9e12), instant(9e12), 100);
    expect(waiting).toEqual([]);
    for (const { patient } of people) {
      const { entries, total } = await new PostgresPaymentLedger(database).history(patient, 1, 100);
      expect(entries).toHaveLength(total);
      const [row] = await database.rows<{ readonly posted: number }>({
        text: `select coalesce(-sum(amount_cents), 0)::bigint as posted from clinic.charges
          where practice_id = $1 and patient_id = $2 and (id like '%-in' or id like '%-out')`,
        values: [patient.practice, patient.patient],
      });
      expect(row?.posted).toBe(entries.reduce((sum, charge) => sum + keptOf(charge), 0));
    }
  });

  it('shows payments of every end, plans that run, are done and have an expired card', async () => {
    const ledger = new PostgresPaymentLedger(database);
    const plans = new PostgresPaymentPlans(database);
    const cards = new PostgresCardsOnFile(database);
    const ends = new Set<ChargeStateKind>();
    const standings = new Set<string>();
    for (const { patient } of people) {
      for (const { state } of (await ledger.history(patient, 1, 100)).entries) ends.add(state.kind);
      for (const plan of await plans.of(patient)) {
        const { paid, remaining } = progressOf(plan);
        expect(paid + remaining).toBe(plan.original.total);
        expect(paid).toBeGreaterThan(0);
        const card = (await cards.of(patient)).find(({ id }) => id === plan.card);
        standings.add(card !== undefined && isExpired(card, today) ? 'expired' : plan.status);
      }
    }
    expect(ends).toEqual(new Set(['captured', 'declined', 'refunded']));
    expect(standings).toEqual(new Set(['active', 'completed', 'expired']));
  });

  it('leaves something to pay beside what the plans promise, and no practice owes its patient', async () => {
    for (const { patient, practice, name } of people) {
      const billing = new EmbeddedBilling(database, () => atWallClock(practice.timeZone, today, '09:00'));
      const { due } = await billing.balance(patient);
      const active = (await new PostgresPaymentPlans(database).of(patient)).filter(({ status }) => status === 'active');
      const promised = active.reduce((sum, plan) => sum + progressOf(plan).remaining, 0);
      expect({ name, isDue: due - promised >= 50_00 }).toEqual({ name, isDue: true });
    }
  });

  it('has statements whose lines are what they sum up to', async () => {
    let seen = 0;
    for (const { practice } of demoPractices) {
      const billing = new EmbeddedBilling(database, () => atWallClock(practice.timeZone, today, '09:00'));
      for (let number = 1; number <= 10; number += 1) {
        const patient = { practice: practice.id, patient: demoId<PatientId>('p', number) };
        for (const { id } of await billing.statements(patient, 20)) {
          const { lines = [], total } = (await billing.statement(patient, id)) ?? {};
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.map(({ date }) => date)).toEqual(lines.map(({ date }) => date).toSorted());
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('has something to pay for the next visit', async () => {
    for (const { patient, practice } of people) {
      const now = () => atWallClock(practice.timeZone, today, '09:00');
      const [next] = (await new EmbeddedSchedule(database).upcoming(patient, now(), 20)).filter(
        ({ status }) => status !== 'REQUESTED',
      );
      if (next !== undefined) {
        expect(await new EmbeddedBilling(database, now).visitDues(patient, next.id)).toEqual({
          copay: 25_00,
          cancellationFee: next.video ? 0 : 40_00,
        });
      }
    }
    expect(people.length).toBeGreaterThan(3);
  });

  it('has cards on file that the doubles of the processors charge, unless they expired', async () => {
    const merchants = {
      cloverapi: cloverMerchant(processors.clover.settings),
      payeezy: payeezyMerchant(processors.payeezy.settings),
      'no-value': undefined,
    };
    let charged = 0;
    for (const { patient, practice } of people) {
      for (const { id, ...cardDetails } of await new PostgresCardsOnFile(database).of(patient)) {
        const kept = await new PostgresCardsOnFile(database).vaulted(patient, id);
        if (kept === undefined) throw new Error('A card that is listed is there.');
        charged += 1;
        const outcome = await merchants[practice.payments]?.processor.charge({
          reference: `TRIAL${String(charged).padStart(7, '0')}` as AttemptReference,
          amount: 10_00 as Cents,
          source: { kind: 'saved', vault: kept.vault, cardDetails },
          occasion: 'schedule',
        });
        if (!isExpired(cardDetails, today)) expect({ id, outcome: outcome?.kind }).toEqual({ id, outcome: 'captured' });
      }
    }
    expect(charged).toBeGreaterThan(5);
  });
});

const isExpired = ({ expiry }: Pick<CardDetails, 'expiry'>, day: LocalDate): boolean => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return expiry.year * 12 + expiry.month < year * 12 + month;
};
