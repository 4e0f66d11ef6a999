import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  PostgresLedgerPostings,
  PostgresCardsOnFile,
  PostgresPaymentLedger,
  PostgresPaymentPlans,
} from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { DAY, HOUR, instant, ok, plus, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type {
  AttemptReference,
  CardId,
  ChargeId,
  Merchants,
  PlanId,
  ProcessorCharge,
  ProcessorLine,
  UniqueId,
  VaultReference,
} from '@portico/domain/payments';
import { MemoryCardProcessor, MemoryMerchants } from '@portico/domain/payments/testing';
import { day, dispute, explain, list, settle } from './money-commands.ts';
import { toDoKinds } from './money-to-do-list.ts';

/** 2026-03-05, noon in Phoenix. */
const now = instant(1_772_737_200_000);
const practice = 'riverwalk' as PracticeId;
const patient = { practice, patient: 'james' as PatientId };
const acting = { now, operator: 'olga' as OperatorName, reason: 'Month end.' };
const processorCharge = 'pc-1' as ProcessorCharge;
const reference = 'ABCDEFGH1234' as AttemptReference;
const yesterday = plus(now, -DAY);
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
  await database.rows({
    text: `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
      values ('riverwalk', 'Riverwalk', '', 'America/Phoenix', 'carecloud', true, false) on conflict do nothing`,
  });
}, 120_000);
afterAll(() => database.close());

const take = async (
  id: string,
  more: { readonly at?: typeof now; readonly reference?: string } = {},
): Promise<void> => {
  const ledger = new PostgresPaymentLedger(database);
  const at = more.at ?? yesterday;
  await ledger.open({
    id: id as ChargeId,
    uniqueId: id as UniqueId,
    reference: (more.reference ?? reference) as AttemptReference,
    patient,
    amount: 2_500 as Cents,
    purpose: { kind: 'balance' },
    occasion: 'payer',
    card: { brand: 'visa', last4: '1111' },
    createdAt: at,
  });
  await ledger.move(id as ChargeId, 'created', { kind: 'submitted', at });
};
const captured = (id: string) =>
  new PostgresPaymentLedger(database).move(id as ChargeId, 'submitted', {
    kind: 'captured',
    at: yesterday,
    processorCharge,
  });

beforeEach(async () => {
  await database.rows({
    text: `truncate payment_charges, book_postings, payers, settlements, settlement_differences, disputes, payment_plans,
      scheduled_payments, cards_on_file, prepayment_refunds`,
  });
});

const merchantsSaying = (lines: readonly ProcessorLine[]): Merchants => {
  const merchant = new MemoryMerchants(new MemoryCardProcessor()).of(practice);
  return { of: () => merchant && { ...merchant, activity: { of: async () => ok(lines) } } };
};
const line: ProcessorLine = {
  kind: 'charge',
  id: processorCharge,
  amount: 2_500 as Cents,
  at: yesterday,
  state: 'captured',
};
const request = { practice, day: '2026-03-04', csv: true };

describe('npm run money', () => {
  it('lists what is on its way for more than an hour, and nothing that is well', async () => {
    await take('young', { at: plus(now, -HOUR / 2), reference: 'YOUNG0000001' });
    expect(await list(database, { practice: undefined, csv: true }, acting)).toBe('Nothing.');
    await take('old');
    expect(await list(database, { practice, csv: true }, acting)).toBe(
      `kind,practice,patient,reference,what,amount,at\r\non-its-way,riverwalk,james,${reference},submitted,25.00,2026-03-04 19:00`,
    );
    expect(await list(database, { practice: 'elsewhere', csv: false }, acting)).toBe('Nothing.');
  });

  it('lists each kind of what the office has to look into', async () => {
    await take('old');
    const text = `insert into payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose,
        reduces_balance, occasion, card, created_at, state, moved_at)
      values ('riverwalk', 'james', 'unpaid', 'unpaid', 'UNPAID000001', 7500, '{"kind":"prepayment","hold":"h"}', false,
        'payer', '{}', 1, 'unpaid', 1)`;
    await database.rows({ text });
    await settle(database, merchantsSaying([{ ...line, id: 'stray' as ProcessorCharge }]), request, acting);
    await take('taken', { reference: 'TAKEN0000001' });
    await captured('taken');
    await dispute(
      database,
      { practice, dispute: 'd-1', reference: 'TAKEN0000001', amount: undefined, outcome: 'open' },
      acting,
    );
    await new PostgresPaymentPlans(database).create(plan, 'plan' as UniqueId, new Map());
    await database.rows({ text: `update scheduled_payments set state = 'failed' where number = 1` });
    await new PostgresCardsOnFile(database).add(card, 'vault' as VaultReference, now);
    await database.rows({
      text: `insert into prepayment_refunds values ('riverwalk', 'james', 'taken', 'v1', 'key', 2500, 'refused', 1)`,
    });
    await database.rows({ text: 'update settlements set settled_until = settled_until - $1', values: [3 * DAY] });
    const shown = await list(database, { practice, csv: true }, acting);
    for (const kind of toDoKinds) expect(shown.match(new RegExp(`^${kind},`, 'gm'))).toHaveLength(1);
    expect(shown).toContain('card expires 04/2026, plan ends 2026-05-05');
    await new PostgresCardsOnFile(database).remove(patient, card.id);
    expect(await list(database, { practice, csv: true }, acting)).toContain('card is gone');
  });

  it('lists since when the days of a practice are not compared, and what was taken on them', async () => {
    const tomorrow = { ...acting, now: plus(now, DAY) };
    await take('taken');
    await captured('taken');
    const dayAgo = await list(database, { practice, csv: true }, acting);
    expect(dayAgo).toBe('Nothing.');
    const never = await list(database, { practice: undefined, csv: true }, tomorrow);
    expect(never).toContain('not-compared,riverwalk,,,not compared since 2026-03-04,25.00,2026-03-04 19:00');
    await settle(database, merchantsSaying([line]), request, acting);
    expect(await list(database, { practice, csv: true }, tomorrow)).not.toContain('not-compared');
    await take('later', { at: now, reference: 'LATER0000001' });
    const late = await list(database, { practice, csv: true }, tomorrow);
    expect(late).toContain('not-compared,riverwalk,,,not compared since 2026-03-05,0.00,2026-03-05 07:00');
  });

  it('says what was taken and went back on a day, by purpose', async () => {
    await take('one');
    await captured('one');
    expect(await day(database, merchantsSaying([]), { practice, day: undefined, csv: true }, acting)).toBe(
      'day,practice,processor,purpose,count,captured,refunded,disputed\r\n' +
        '2026-03-04,riverwalk,cloverapi,balance,1,25.00,0.00,0.00',
    );
    expect(await day(database, merchantsSaying([]), { practice, day: '2026-03-03', csv: true }, acting)).toBe(
      'Nothing.',
    );
  });

  it('PAY-B4 finds a success that came after it was given up, once, until it is explained', async () => {
    await take('late');
    const ledger = new PostgresPaymentLedger(database);
    await ledger.move('late' as ChargeId, 'submitted', { kind: 'declined', at: yesterday, reason: 'abandoned' });
    const found = await settle(database, merchantsSaying([{ ...line, reference }]), request, acting);
    expect(found).toContain('late-capture,late,pc-1,0.00,25.00');
    const [row] = await database.rows<{ readonly id: string }>({ text: 'select id from settlement_differences' });
    expect(await explain(database, { practice, difference: row?.id ?? '', words: 'Given back' }, acting)).toBe(
      'Explained.',
    );
    await settle(database, merchantsSaying([{ ...line, reference }]), request, acting);
    expect(await list(database, { practice, csv: false }, acting)).toBe('Nothing.');
    await expect(explain(database, { practice, difference: 'none', words: 'x' }, acting)).rejects.toThrow(
      'no such open',
    );
  });

  it('says that both sides are equal', async () => {
    await take('one');
    await captured('one');
    expect(await settle(database, merchantsSaying([line]), request, acting)).toContain('say the same');
  });

  it('enters a dispute, and brings a lost one into the books once', async () => {
    await take('one');
    const entering = { practice, dispute: 'd-1', reference, amount: '20.00', outcome: 'open' } as const;
    await expect(dispute(database, entering, acting)).rejects.toThrow('No payment');
    await captured('one');
    await expect(dispute(database, { ...entering, amount: '25.01' }, acting)).rejects.toThrow('25.00');
    expect(await dispute(database, entering, acting)).toBe('A dispute of 20.00 is open.');
    await expect(dispute(database, entering, acting)).rejects.toThrow('open already');
    const lost = { ...entering, reference: undefined, amount: undefined, outcome: 'lost' } as const;
    expect(await dispute(database, lost, acting)).toBe('The dispute of 20.00 is lost.');
    await expect(dispute(database, lost, acting)).rejects.toThrow('lost already');
    const postings = await new PostgresLedgerPostings(database).claim(now, plus(now, HOUR), 10);
    expect(postings.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-2_000, 2_500]);
    expect(await day(database, merchantsSaying([]), { practice, day: '2026-03-05', csv: true }, acting)).toContain(
      ',20.00',
    );
  });

  it('SEC-S6 leaves a line for each command, with who did it and why; of a dispute whose payment it was', async () => {
    await take('one');
    await captured('one');
    const entering = { practice, dispute: 'dp-9', reference, amount: undefined, outcome: 'open' } as const;
    const done: Record<string, () => Promise<unknown>> = {
      'examined-payments list': () => list(database, { practice, csv: false }, acting),
      'examined-payments day 2026-03-04': () =>
        day(database, merchantsSaying([]), { practice, day: undefined, csv: false }, acting),
      'examined-payments settle 2026-03-04': () =>
        settle(database, merchantsSaying([]), { practice, day: undefined, csv: false }, acting),
      'explained-difference none': () => explain(database, { practice, difference: 'none', words: 'x' }, acting),
      'entered-dispute dp-9 open': () => dispute(database, entering, acting),
    };
    for (const [line, command] of Object.entries(done)) {
      await command().catch(() => undefined);
      const [last] = await database.rows<Record<string, string>>({
        text: `select action || ' ' || resource as line, actor_id, actor_kind, practice_id, subject_id, reason
          from activity order by seq desc limit 1`,
      });
      const subject_id = line.startsWith('entered') ? patient.patient : '';
      const actor = { actor_id: 'olga', actor_kind: 'operator', reason: 'Month end.' };
      expect(last).toEqual({ line, practice_id: practice, subject_id, ...actor });
    }
  });
});

const card = {
  id: 'a-card' as CardId,
  patient,
  brand: 'visa',
  last4: '1111',
  holder: 'James Walker',
  expiry: { year: 2026, month: 4 },
  isDefault: true,
} as const;

const plan = {
  id: 'plan-1' as PlanId,
  patient,
  name: 'Crown',
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 5 },
  payment: 5_000 as Cents,
  card: card.id,
  autopay: {},
  createdAt: yesterday,
  original: { total: 15_000 as Cents, count: 3 },
  payments: [1, 2, 3].map((number) => ({
    id: `payment-${number}` as never,
    number,
    due: `2026-0${number + 2}-05` as never,
    amount: 5_000 as Cents,
    kind: 'installment' as const,
    state: 'due' as const,
    tries: 0,
  })),
  version: 1,
} as const;
