import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresLedgerPostings, PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { HOUR, instant, plus, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId, UniqueId } from '@portico/domain/payments';
import { MemoryCardProcessor, MemoryMerchants } from '@portico/domain/payments/testing';
import { refund, type RefundRequest } from './refund-payment.ts';

const now = instant(1_795_287_600_000);
const practice = 'riverwalk' as PracticeId;
const reference = 'ABCDEFGH1234' as AttemptReference;
const id = 'charge' as ChargeId;
let database: Database;
let processor: MemoryCardProcessor;
/** The last line of the log before each test. */
let before: number;

beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

beforeEach(async () => {
  await database.rows({ text: 'truncate payment_charges, book_postings, payers' });
  processor = new MemoryCardProcessor();
  const ledger = new PostgresPaymentLedger(database);
  const card = { kind: 'typed', card: { number: '4111111111111111', code: '123', ...face } } as const;
  const paid = await processor.charge({ reference, amount, source: { kind: 'entered', card }, occasion: 'payer' });
  if (paid.kind !== 'captured') throw new Error('It was not paid.');
  await ledger.open({
    id,
    uniqueId: 'one' as UniqueId,
    reference,
    patient: { practice, patient: 'james' as PatientId },
    amount,
    purpose: { kind: 'balance' },
    occasion: 'payer',
    card: { brand: 'visa', last4: '1111' },
    createdAt: now,
  });
  await ledger.move(id, 'created', { kind: 'submitted', at: now });
  await ledger.move(id, 'submitted', { ...paid, at: now });
  const [last] = await database.rows<{ readonly seq: number }>({ text: 'select max(seq) as seq from activity' });
  before = last?.seq ?? 0;
});

const amount = 1_250 as Cents;
const face = { holder: 'James Walker', expiry: { year: 2031, month: 2 }, brand: 'visa' } as const;

const run = (more: Partial<RefundRequest> = {}): Promise<string> =>
  refund(
    database,
    new MemoryMerchants(processor),
    {
      practice,
      reference,
      amount: undefined,
      really: true,
      operator: 'olga' as OperatorName,
      reason: 'She called.',
      ...more,
    },
    () => plus(now, HOUR),
  );

describe('giving back a payment', () => {
  it('leaves a line of whoever did it and why, and one of each amount that moved', async () => {
    await expect(run({ reason: ' ' })).rejects.toThrow('--reason is needed');
    const lines = () =>
      database.rows({
        text: `select actor_id as by, actor_kind as kind, action, resource, reason from activity
          where practice_id = 'riverwalk' and subject_id = 'james' and seq > $1 order by seq`,
        values: [before],
      });
    expect(await lines()).toEqual([]);
    await run({ amount: '2.50' });
    await run();
    const asked = { by: 'olga', kind: 'operator', action: 'ordered-refund', resource: 'charge', reason: 'She called.' };
    const moved = (resource: string) => ({
      by: '',
      kind: 'portal',
      action: 'refunded-payment',
      resource,
      reason: null,
    });
    expect(await lines()).toEqual([asked, moved('charge-out'), asked, moved('charge-out-250')]);
  });

  it('says what it would do, and does nothing until it is told to', async () => {
    expect(await run({ really: false })).toContain('Would give back 12.50 of the payment of 12.50');
    expect(processor.taken(reference)).toBe(1_250);
  });

  it.each([
    [undefined, 1_250],
    ['2.50', 250],
  ])('gives back %s, and tells the books', async (typed, cents) => {
    expect(await run({ amount: typed })).toContain(`Gave back ${(cents / 100).toFixed(2)}`);
    expect(processor.taken(reference)).toBe(1_250 - cents);
    if (typed === undefined) await expect(run()).rejects.toThrow('is refunded, 12.50 so far');
    const entries = await new PostgresLedgerPostings(database).claim(plus(now, 2 * HOUR), plus(now, 3 * HOUR), 10);
    expect(entries.map((entry) => entry.amount)).toEqual([1_250, -cents]);
  });

  it('PAY-B18 gives back a part, then another, then all that is left, and says what went back before', async () => {
    expect(await run({ amount: '2.50' })).toContain('Gave back 2.50');
    expect(await run({ amount: '4.00', really: false })).toContain('after 2.50 given back before');
    expect(await run({ amount: '4.00' })).toContain('Gave back 4.00');
    await expect(run({ amount: '6.01' })).rejects.toThrow('At most 6.00');
    expect(await run()).toContain('Gave back 6.00');
    await expect(run()).rejects.toThrow('is refunded, 12.50 so far');
    expect(processor.taken(reference)).toBe(0);
  });

  it('says that the answer is missing where it is', async () => {
    processor.losses.push('answer-lost');
    expect(await run()).toContain('has not answered');
  });

  it.each([
    ['no payment with this reference', { reference: 'ABCDEFGH9999' }],
    ['no payment with this reference', { practice: 'biscayne' }],
    ['dollars and cents', { amount: '2,5' }],
    ['At most 12.50', { amount: '12.51' }],
    ['At most 12.50', { amount: '0.00' }],
  ])('says that there is %s', async (mistake, wrong) => {
    await expect(run(wrong)).rejects.toThrow(mistake);
    expect(processor.taken(reference)).toBe(1_250);
  });

  it('says so where the processor refuses, or is not known', async () => {
    processor.refund = async () => ({ kind: 'refused' });
    await expect(run()).rejects.toThrow('does not give it back');
    const nobody = { of: () => undefined };
    const request = {
      practice,
      reference,
      amount: undefined,
      really: true,
      operator: 'olga' as OperatorName,
      reason: 'She called.',
    };
    await expect(refund(database, nobody, request, () => now)).rejects.toThrow('PORTICO_MERCHANTS');
  });
});
