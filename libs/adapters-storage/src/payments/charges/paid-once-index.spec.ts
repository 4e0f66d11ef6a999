import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type AppointmentId, type HoldId } from '@portico/domain/kernel';
import type { ChargeId, ChargePurpose, PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import type { Database } from '../../sql/index.ts';
import { openMigrated } from '../../testing/test-database-copies.ts';
import { newCharge, processorCharge } from '../../conformance/payments/charges/charges.samples.ts';
import { PostgresPaymentLedger } from './postgres-payment-ledger.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => database.rows({ text: 'truncate payment_charges, book_postings, payers' }));

const purposes: readonly ChargePurpose[] = [
  { kind: 'cancellation', appointment: 'visit-1' as AppointmentId },
  { kind: 'prepayment', hold: 'hold-1' as HoldId },
  { kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId },
  { kind: 'shop', store: 'store', transaction: '1' },
];

/** Writes a charge like `c1` under other names, past the ledger and its locks. */
const insertTwin = (state: string) =>
  database.rows({
    text: `insert into payment_charges
      select (jsonb_populate_record(c, jsonb_build_object('id', 'c2', 'unique_id', 'u2', 'reference', 'TWIN00000001', 'state', $1::text))).*
      from payment_charges c where id = 'c1'`,
    values: [state],
  });
const violation = { code: '23505', constraint: 'payment_charges_paid_once' };

describe('the index over what is paid once', () => {
  it.each(purposes)('PAY-B1 refuses a second live charge for a $kind, whoever writes it', async (purpose) => {
    const ledger = new PostgresPaymentLedger(database);
    await ledger.open(newCharge('c1', { purpose }));
    for (const state of ['created', 'submitted', 'authorised', 'capturing', 'captured', 'unknown']) {
      await expect(insertTwin(state)).rejects.toMatchObject(violation);
    }
    // A charge that has ended blocks no other, and is not blocked itself.
    expect(await insertTwin('declined')).toEqual([]);
  });

  it('PAY-B1 refuses to bring back a charge that ended, once another one was opened', async () => {
    const ledger = new PostgresPaymentLedger(database);
    const [purpose] = purposes;
    if (purpose === undefined) throw new Error('There is no purpose.');
    await ledger.open(newCharge('c1', { purpose }));
    await insertTwin('declined');
    for (const state of ['unknown', 'captured']) {
      const back = database.rows({ text: `update payment_charges set state = $1 where id = 'c2'`, values: [state] });
      await expect(back).rejects.toMatchObject(violation);
    }
  });

  it('lets one of two find out that a payment was captured, and posts it once', async () => {
    const ledger = new PostgresPaymentLedger(database);
    const id = 'c1' as ChargeId;
    await ledger.open(newCharge('c1', { purpose: { kind: 'balance' } }));
    await ledger.move(id, 'created', { kind: 'submitted', at: instant(1_000) });
    await ledger.move(id, 'submitted', { kind: 'unknown', at: instant(1_000) });
    const captured = { kind: 'captured', at: instant(2_000), processorCharge } as const;
    const moved = await Promise.all([1, 2].map(() => ledger.move(id, 'unknown', captured)));
    expect(moved.sort()).toEqual([false, true]);
    expect(await database.rows({ text: 'select id from book_postings' })).toHaveLength(1);
  });
});
