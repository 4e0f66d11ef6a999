import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { thisMachine } from '@portico/adapters-payments/processors';
import { EmbeddedBookingSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { databaseClock } from '@portico/adapters-storage';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { usualVisitRules } from '@portico/domain/appointments';
import {
  DAY,
  HOUR,
  instant,
  MINUTE,
  plus,
  SECOND,
  type AccountId,
  type Cents,
  type HoldId,
  type Instant,
} from '@portico/domain/kernel';
import { declineLimit } from '@portico/domain/payments';
import { story } from './testing/scenario-steps.ts';
import { merchantsOf } from './composition/merchants-and-card-frames.ts';
import type { MerchantSettings } from './config/index.ts';
import { createGateway } from './gateway.ts';
import { createLogger, createMetrics, systemClock, type HttpServer, type ServerClock } from './server/index.ts';
import { agreeing } from './testing/agreement-hashes.ts';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { ana, south } from './testing/clinic-fixture.ts';
import { DecliningMerchants, stolenNumber } from './testing/declining-merchants.ts';
import { holding, noon, testKeys } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

const ahead = 20 * DAY;
const [, patient] = ana;

/** Asks an instance that is not the till's, as Ana, whose session began by the clock of that instance. */
const askingAt = async (fixture: PaymentsFixture, url: string, startedAt = plus(noon, ahead)) => {
  const session = `session-at-${new URL(url).port}`;
  const accessToken = await signedIn(fixture.gateway.database, { account: 'ana' as AccountId, session, startedAt });
  const headers = { 'content-type': 'application/json', ...holding({ accessToken }, south.id) };
  return async (name: string, variables: object) => {
    const query = rootFields().find((field) => field.name === name)?.document;
    const body = JSON.stringify({ query, variables: agreeing(name, variables, headers) });
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    return (await answer.json()) as {
      readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      readonly errors?: readonly { readonly extensions: { readonly code: string; readonly reason?: string } }[];
    };
  };
};

const planned = (dayOfMonth: number) => ({
  uniqueId: uniqueId(),
  planName: 'Crown',
  totalAmount: '60.00',
  paymentAmount: '25.00',
  installments: 3,
  frequencyCode: 'monthly',
  dayOfMonth,
  agreeToTerms: true,
  ...card(),
});

const workers = 5;
/** A clock by which the workers on payments make one round, and another one each time that is asked for. */
const roundByRound = () => {
  const resting: (() => void)[] = [];
  let rested = (): void => undefined;
  const allRest = () =>
    new Promise<void>((resolve) => {
      rested = () => {
        if (resting.length === workers) resolve();
      };
      rested();
    });
  const clock: ServerClock = {
    ...systemClock,
    after: (_, run) => {
      resting.push(run);
      rested();
      return () => undefined;
    },
  };
  return {
    clock,
    allRest,
    again: () => {
      for (const run of resting.splice(0)) run();
      return allRest();
    },
  };
};

const promised = (fixture: PaymentsFixture, lookAt: Instant) =>
  fixture.gateway.database.rows({
    text: `insert into prepayment_refunds values ('south', '1001', 'promised', 'v1', 'key', 100, 'promised', $1)`,
    values: [lookAt],
  });
const stateOfPromised = async (fixture: PaymentsFixture): Promise<string | undefined> => {
  const [row] = await fixture.gateway.database.rows<{ readonly state: string }>({
    text: `select state from prepayment_refunds where charge_id = 'promised'`,
  });
  return row?.state;
};

describe('skewed clock', () => {
  describe('an instance whose own clock is 20 days ahead of the ledger’s', () => {
    const it = story();
    let fixture: PaymentsFixture;
    let skewed: HttpServer;
    let ask: Awaited<ReturnType<typeof askingAt>>;
    const rounds = roundByRound();
    let plan: unknown;
    let visit: unknown;
    beforeAll(async () => {
      fixture = await openPaymentsFixture();
      if (patient === undefined) throw new Error('Ana has no chart in the south.');
      const { database } = fixture.gateway;
      await new EmbeddedBookingSetup(database).rules(
        south.id,
        { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: false },
        { ...usualVisitRules, cancellation: { cutOffMinutes: 60, prepaymentBackHours: 48, reasons: [] } },
      );
      const start = plus(noon, 10 * DAY);
      const [provider, location] = [{ id: 'ng' as never, name: 'Dr. Ng' }, { id: 'main' } as never];
      const held = { patient, start, end: plus(start, HOUR), video: false, provider, location };
      await new EmbeddedMoneySetup(database).heldSlots([
        { id: 'slot' as HoldId, prepayment: 7_500 as Cents, until: plus(noon, HOUR), visit: held },
      ]);
      const paid = { uniqueId: uniqueId(), amount: '75.00', ...card(), appointment: { holdId: 'slot' } };
      visit = (await fixture.done('makePrepayment', paid))['appointment_id'];
      plan = (await fixture.done('createPaymentPlan', planned(20)))['payment_plan_id'];
      await promised(fixture, plus(noon, 2 * MINUTE));
      skewed = anotherInstance(fixture.gateway, ahead, {
        documents: 'any',
        ledgerClock: () => noon,
        paymentClock: rounds.clock,
      });
      ask = await askingAt(fixture, (await skewed.listen(0, '127.0.0.1')).url);
      await rounds.allRest();
    }, 120_000);
    afterAll(async () => {
      await skewed.close();
      await fixture.gateway.close();
    });

    it('takes no installment of a day that has not come', async () => {
      const named = { practiceId: south.id, paymentPlanId: plan };
      const { plan: shown } = await fixture.told('getEditPaymentPlan', named);
      expect(shown).toMatchObject({ installmentPaid: 0, nextPayment: { date: '2026-03-20' } });
    });

    it('drops no refund whose cancellation may still be on its way, and compares no day that is not over', async () => {
      expect(await stateOfPromised(fixture)).toBe('promised');
      const [settled] = await fixture.gateway.database.rows<{ readonly until: number | null }>({
        text: 'select max(settled_until) as until from settlements',
      });
      expect(settled?.until ?? 0).toBeLessThanOrEqual(noon);
    });

    it('gives back what was paid ahead for a visit that is canceled in time', async () => {
      const named = { practiceId: south.id, patientId: '1001', appointmentId: visit };
      const { data } = await ask('getCancellation', named);
      expect(data['getCancellation']).toMatchObject({ terms: 'OPEN', prepaid: { givenBack: true } });
      const canceled = await ask('cancelAppointment', { input: { ...named, prepaymentGivenBack: '75.00' } });
      expect(canceled.data['cancelAppointment']).toBe(200);
      const rows = await fixture.gateway.database.rows<{ readonly look_at: number }>({
        text: `select look_at from prepayment_refunds where state = 'due'`,
      });
      expect(rows).toEqual([{ look_at: noon }]);
    });

    it('plans, and keeps what was agreed to, by the day that it is', async () => {
      const made = await ask('createPaymentPlan', { input: planned(12) });
      expect(made.data['createPaymentPlan']).toMatchObject({ receipt: { date: '2026-03-12' } });
      const rows = await fixture.gateway.database.rows<{ readonly at: number }>({
        text: 'select distinct at from plan_agreements',
      });
      expect(rows).toEqual([{ at: noon }]);
    });

    it('PAY-B7 lets nobody try more stolen cards than another instance does', async () => {
      const merchants = new DecliningMerchants();
      const inTime = anotherInstance(fixture.gateway, 0, { documents: 'any', bookkeeping: false, merchants });
      const there = await askingAt(fixture, (await inTime.listen(0, '127.0.0.1')).url, noon);
      const paid = (number: number) => ({
        ...{ paymentType: 'partialPayment', amount: '1.00', uniqueId: uniqueId() },
        ...card({ card_number: stolenNumber(number) }),
      });
      for (let at = 1; at <= declineLimit.failures; at += 1) await there('makePayment', { input: paid(at) });
      await inTime.close();
      expect(merchants.asked.size).toBe(declineLimit.failures);
      const { errors } = await ask('makePayment', { input: paid(declineLimit.failures + 1) });
      expect(errors?.[0]?.extensions).toMatchObject({ reason: 'too-many-card-tries' });
    });
  });

  describe('an instance on a machine whose clock is 20 days ahead of the database’s, started with no clock of a test', () => {
    const machine = Date.now;
    const rounds = roundByRound();
    let server: TestServer;
    let fixture: PaymentsFixture;
    let gateway: HttpServer;
    let ask: Awaited<ReturnType<typeof askingAt>>;
    let written = '';
    const out = new Writable({
      write: (chunk: Buffer, _, done) => {
        written += chunk.toString();
        done();
      },
    });
    beforeAll(async () => {
      server = await startTestServer();
      fixture = await openPaymentsFixture({ server: await server.createDatabase() });
      const { database, processors } = fixture.gateway;
      const payeezy: MerchantSettings = { execution: 'payeezy', ...processors.payeezy.settings };
      jest.spyOn(Date, 'now').mockImplementation(() => machine() + ahead);
      gateway = createGateway({
        database,
        keys: testKeys,
        documents: 'any',
        technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
        logger: createLogger('info', out),
        metrics: createMetrics({ ofProcess: false }),
        publicOrigins: ['https://portal.example.org'],
        // The doubles of the processors stand at noon.
        merchants: merchantsOf(new Map([[south.id, payeezy]]), { ...thisMachine, now: () => noon }),
        bookkeeping: true,
        paymentClock: rounds.clock,
      });
      ask = await askingAt(
        fixture,
        (await gateway.listen(0, '127.0.0.1')).url,
        instant(Math.floor(Date.now() / SECOND) * SECOND),
      );
    }, 120_000);
    afterAll(async () => {
      await gateway.close();
      jest.restoreAllMocks();
      await fixture.gateway.close();
      await server.stop();
    });
    const fromNow = async (at: number): Promise<number> =>
      Math.abs(at - (await databaseClock(fixture.gateway.database)()));

    it('charges, and keeps what was agreed to, by the clock of the database', async () => {
      const { data } = await ask('makePayment', {
        input: { paymentType: 'partialPayment', amount: '5.00', uniqueId: uniqueId(), ...card() },
      });
      expect(data['makePayment']).toMatchObject({ receipt: { done: 'PAID' } });
      await ask('createPaymentPlan', { input: planned(12) });
      const rows = await fixture.gateway.database.rows<{ readonly at: number }>({
        text: 'select created_at as at from payment_charges union all select at from plan_agreements',
      });
      expect(rows).toHaveLength(2);
      for (const { at } of rows) expect(await fromNow(at)).toBeLessThan(HOUR);
    });

    it('sees that the clocks are apart, and does no work beside the requests until they agree', async () => {
      await until(
        () => databaseClock(fixture.gateway.database)(),
        () => written.includes('clocks are apart'),
      );
      await rounds.allRest();
      await promised(fixture, instant(0));
      await rounds.again();
      expect(await stateOfPromised(fixture)).toBe('promised');
    });
  });
});
