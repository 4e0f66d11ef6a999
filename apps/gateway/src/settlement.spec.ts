import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { PostgresDisputes } from '@portico/adapters-storage';
import { DAY, type Cents, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { ChargeId, DisputeId } from '@portico/domain/payments';
import { story } from './testing/scenario-steps.ts';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { north } from './testing/clinic-fixture.ts';
import { holding, noon } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;
const here = () => holding(fixture, north.id);
const sql = <Row>(text: string, ...values: readonly unknown[]) => fixture.gateway.database.rows<Row>({ text, values });

/** Pays by Clover; answers the charge's name in the ledger. */
const paid = async (amount: string): Promise<string> => {
  const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount, ...card() };
  return String((await fixture.done('makePayment', input, here())).receipt?.['charge_id']);
};

const atProcessor = async (charge: string): Promise<string> => {
  const [row] = await sql<{ readonly name: string }>(
    `select state_detail ->> 'processorCharge' as name from payment_charges where id = $1`,
    charge,
  );
  return row?.name ?? '';
};

/** A refund made at Clover's own dashboard, without a reference of ours. */
const refundElsewhere = async (charge: string, amount: number): Promise<number> => {
  const { sclAddress, privateToken } = fixture.gateway.processors.clover.settings;
  const { status } = await fetch(new URL('/v1/refunds', sclAddress), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${privateToken}`,
      'content-type': 'application/json',
      'idempotency-key': uniqueId(),
    },
    body: JSON.stringify({ charge: await atProcessor(charge), amount }),
  });
  return status;
};

const open = () =>
  sql<{ readonly kind: string; readonly charge: string | null; readonly cents: number | null }>(
    `select kind, charge_id as charge, processor_cents as cents from settlement_differences
      where practice_id = $1 order by kind, charge_id`,
    north.id,
  );
const compared = async () => {
  const [row] = await sql<{ readonly until: number }>(
    'select settled_until as until from settlements where practice_id = $1',
    north.id,
  );
  return row?.until;
};

describe('settlement', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('a day that is compared with Clover’s list', () => {
    const it = story();
    let disputed: string;

    it('PAY-B1 PAY-B4 names a late capture, a double one, one that the ledger lost, and a refund of which it knows nothing', async () => {
      const [good, late, once, twice, lost, refunded] = [
        await paid('1.00'),
        await paid('2.00'),
        await paid('3.00'),
        await paid('4.00'),
        await paid('5.00'),
        await paid('6.00'),
      ];
      disputed = good;
      await sql(`delete from book_postings where charge_id = any($1::text[])`, [late, lost]);
      await sql(
        `update payment_charges set state = 'declined', state_detail = '{"reason":"abandoned"}' where id = $1`,
        late,
      );
      await sql('delete from payment_charges where id = $1', lost);
      await sql(
        `update payment_charges set purpose = '{"kind":"installment","plan":"p","payment":"one"}' where id = any($1::text[])`,
        [once, twice],
      );
      expect(await refundElsewhere(refunded, 250)).toBe(200);

      const instances = [1, 2].map(() => anotherInstance(fixture.gateway, DAY));
      await Promise.all(instances.map((instance) => instance.listen(0, '127.0.0.1')));
      await until(compared, (end) => end !== undefined);
      await Promise.all(instances.map((instance) => instance.close()));
      const found = await open();
      expect(found.map(({ kind }) => kind)).toEqual([
        'late-capture',
        'not-in-ledger',
        'paid-twice',
        'refund-not-in-ledger',
      ]);
      expect(found[0]).toMatchObject({ charge: late, cents: 200 });
      expect(found[1]).toMatchObject({ charge: null, cents: 500 });
      expect([once, twice]).toContain(found[2]?.charge);
      expect(found[3]).toMatchObject({ charge: refunded, cents: 250 });
    });

    it('is compared once: the next day finds nothing of it again', async () => {
      const before = await compared();
      const instance = anotherInstance(fixture.gateway, 2 * DAY);
      await instance.listen(0, '127.0.0.1');
      await until(compared, (end) => end !== before);
      await instance.close();
      expect(await open()).toHaveLength(4);
    });

    it('PAY-B18 tells the patient of a dispute in the history and on the receipt, while it is open and when it is lost', async () => {
      const patient = { practice: north.id as PracticeId, patient: '1001' as PatientId };
      const dispute = {
        id: 'd-1' as DisputeId,
        charge: disputed as ChargeId,
        patient,
        amount: 100 as Cents,
        openedAt: noon,
      };
      const disputes = new PostgresDisputes(fixture.gateway.database);
      const told = async () => {
        const screen = await fixture.told('getPayments', {}, here());
        const { payments } = screen['paymentsList'] as {
          readonly payments: readonly Readonly<Record<string, unknown>>[];
        };
        const receipt = await fixture.told('getPaymentReceipt', { chargeId: disputed }, here());
        return [
          payments.find((one) => one['charge_id'] === disputed)?.['disputes'],
          (receipt['payment'] as Readonly<Record<string, unknown>>)['disputes'],
        ];
      };
      expect(await told()).toEqual([[], []]);
      await disputes.put({ ...dispute, outcome: 'open' });
      const asked = { amount: '1.00', outcome: 'OPEN', date: '2026-03-05' };
      expect(await told()).toEqual([[asked], [asked]]);
      await disputes.put({ ...dispute, outcome: 'lost', closedAt: noon });
      const ended = { ...asked, outcome: 'LOST' };
      expect(await told()).toEqual([[ended], [ended]]);
      const unlogged = await sql(
        `select p.id from book_postings p where not exists (
          select 1 from activity a where a.practice_id = p.practice_id and a.subject_id = p.patient_id and a.resource = p.id)`,
      );
      expect(unlogged).toEqual([]);
    });
  });
});
