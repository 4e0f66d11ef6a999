import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endedPlanLaw, planEvents, PlanFixture } from '@portico/services/payments/testing';
import fc from 'fast-check';
import type { Database } from '../../sql/index.ts';
import { openMigrated } from '../../testing/test-database-copies.ts';
import { PostgresLedgerPostings } from '../charges/postgres-ledger-postings.ts';
import { PostgresDuePayments } from './postgres-due-payments.ts';
import { PostgresPaymentLedger } from '../charges/postgres-payment-ledger.ts';
import { PostgresPaymentPlans } from './postgres-payment-plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

const opened = async (kind: { readonly reverses: boolean }): Promise<PlanFixture> => {
  await database.rows({
    text: 'truncate payment_charges, book_postings, payers, payment_plans, scheduled_payments',
  });
  const stores = {
    ledger: new PostgresPaymentLedger(database),
    ledgerPostings: new PostgresLedgerPostings(database),
    plans: new PostgresPaymentPlans(database),
    duePayments: new PostgresDuePayments(database),
  };
  return PlanFixture.opened(kind, {}, stores);
};

describe.each([{ reverses: false }, { reverses: true }])(
  'plans in the database, with a processor of which %j',
  (kind) => {
    it('PAY-B10 are charged once for each payment and once a period, however many workers there are, wherever they die, however long they sleep', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(planEvents, { maxLength: 12 }), async (happened) => {
          const fixture = await opened(kind);
          for (const event of happened) await event(fixture);
          await fixture.comeToRest();
          expect(await fixture.faults()).toEqual([]);
        }),
        { numRuns: 6 },
      );
    }, 120_000);

    it('PAY-B14 are charged for nothing twice, and leave nothing on its way, where they are ended while a payment is out', async () => {
      await fc.assert(
        endedPlanLaw(() => opened(kind), 8),
        { numRuns: 6 },
      );
    }, 120_000);
  },
);
