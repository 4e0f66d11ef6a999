import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { instant, type AppointmentId } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import type { Database, Sql } from '../../sql/index.ts';
import { openMigrated } from '../../testing/test-database-copies.ts';
import { newCharge } from '../../conformance/payments/charges/charges.samples.ts';
import { PostgresPaymentLedger } from './postgres-payment-ledger.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

it('PAY-B1 opens a charge for a fee whose other charge ends between two looks at it', async () => {
  const purpose = { kind: 'cancellation', appointment: 'visit-1' as AppointmentId } as const;
  await new PostgresPaymentLedger(database).open(newCharge('c1', { purpose }));
  // Ending a charge does not wait for the payer lock.
  const ending = (sql: Sql): Sql => ({
    sealing: sql.sealing,
    rows: async (statement) => {
      if (statement.name === 'charge-paid-once') {
        const abandoned = { kind: 'declined', at: instant(2_000), reason: 'abandoned' } as const;
        await new PostgresPaymentLedger(sql).move('c1' as ChargeId, 'created', abandoned);
      }
      return sql.rows(statement);
    },
    transaction: (work) => sql.transaction((within) => work(ending(within))),
  });
  const opened = await new PostgresPaymentLedger(ending(database)).open(newCharge('c2', { purpose }));
  expect(opened).toMatchObject({ kind: 'opened', charge: { id: 'c2' } });
});
