import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chargeCommands, ChargeFixture, comeToRest } from '@portico/services/payments/testing';
import fc from 'fast-check';
import type { Database } from '../../sql/index.ts';
import { openMigrated } from '../../testing/test-database-copies.ts';
import { PostgresLedgerPostings } from './postgres-ledger-postings.ts';
import { PostgresPaymentLedger } from './postgres-payment-ledger.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

describe.each([{ reverses: false }, { reverses: true }])(
  'money in the database, with a processor of which %j',
  (kind) => {
    it('MON-072 is taken once for each attempt, and ledger, processor and books agree, whatever dies when', async () => {
      await fc.assert(
        fc.asyncProperty(chargeCommands(20), async (commands) => {
          await database.rows({ text: 'truncate payment_charges, book_postings, payers' });
          const books = {
            ledger: new PostgresPaymentLedger(database),
            ledgerPostings: new PostgresLedgerPostings(database),
          };
          const fixture = new ChargeFixture(books, kind);
          await fc.asyncModelRun(() => ({ model: { answers: new Map() }, real: fixture }), commands);
          expect(await comeToRest(fixture)).toEqual([]);
        }),
        { numRuns: 8 },
      );
    }, 120_000);
  },
);
