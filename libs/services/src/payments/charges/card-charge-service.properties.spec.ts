import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { MemoryPaymentLedger } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import {
  chargeCommands,
  ChargeFixture,
  comeToRest,
  owed,
  type CopayLook,
  type Request,
  faultyLooks,
} from '../testing/index.ts';
import { Bursts, burstsOf } from '@portico/application/payments/testing';

const fixtureOf = (kind: { readonly reverses: boolean }): ChargeFixture => {
  const ledger = new MemoryPaymentLedger();
  return new ChargeFixture({ ledger, ledgerPostings: ledger }, kind);
};

/** Several concurrent tries of two attempts that together exceed what is owed. */
const crowd = fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 5 });
const request = (attempt: number, what: Request['for'] = 'balance'): Request => ({
  attempt,
  for: what,
  amount: owed - 1_000,
  card: 'good',
  stepFails: false,
});

const copayOnce = (kind: { readonly reverses: boolean }, look?: CopayLook) =>
  fc.asyncProperty(burstsOf(3), async (happened) => {
    const fixture = fixtureOf(kind);
    const bursts = new Bursts();
    const tabs = [0, 1].map((attempt) => fixture.payAtVisit(attempt, bursts.paceOf(attempt), look));
    const poster = fixture.live(async () => {
      for (let round = 0; round < 15; round += 1) {
        await fixture.post();
        fixture.pass(1);
      }
    }, bursts.paceOf(2));
    await bursts.run(happened, Promise.all([...tabs, poster]));
    expect([...(await fixture.faults()), ...(await comeToRest(fixture))]).toEqual([]);
  });

describe.each([{ reverses: false }, { reverses: true }])('money, with a processor of which %j', (kind) => {
  it('MON-072 is taken once for each attempt, and ledger, processor and books agree, whatever dies when', async () => {
    await fc.assert(
      fc.asyncProperty(chargeCommands(30), async (commands) => {
        const fixture = fixtureOf(kind);
        await fc.asyncModelRun(() => ({ model: { answers: new Map() }, real: fixture }), commands);
        expect(await comeToRest(fixture)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('PAY-B1 is taken once for one fee or order, in whatever order its tabs work', async () => {
    const things = fc.constantFrom('cancellation' as const, 'shop' as const);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), things, async (scheduler, what) => {
        const fixture = fixtureOf(kind);
        const turn = () => scheduler.schedule(Promise.resolve());
        // The same visit, or order, has even attempts only.
        const tabs = [0, 2, 4].map((attempt) =>
          fixture.live(() => fixture.pay(fixture.requestOf(request(attempt, what))), turn),
        );
        await scheduler.waitFor(Promise.all(tabs));
        expect([...(await fixture.faults()), ...(await comeToRest(fixture))]).toEqual([]);
        expect((await fixture.charges()).filter(({ state }) => state.kind === 'captured')).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  it('PAY-B5 is taken once for one copay, also where the books are kept between two looks at them', async () => {
    await fc.assert(copayOnce(kind), { numRuns: 300 });
  });

  it.each(Object.entries(faultyLooks))(
    'PAY-B5 is seen to be taken twice for one copay by a till that %s',
    async (_, look) => {
      expect((await fc.check(copayOnce(kind, look), { numRuns: 2_000, endOnFailure: true })).failed).toBe(true);
    },
  );

  it('PAY-B4 is given back where it was taken after the charge was given up, in whatever order', async () => {
    const things = fc.constantFrom('balance' as const, 'cancellation' as const);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), things, async (scheduler, what) => {
        const fixture = fixtureOf(kind);
        const turn = () => scheduler.schedule(Promise.resolve());
        const payer = fixture.live(() => fixture.pay(fixture.requestOf(request(0, what))), turn);
        // Two rounds by a process whose clock, or whose payer's, jumped: it gives up what it does not find.
        const other = fixture.live(async () => {
          for (let round = 0; round < 2; round += 1) {
            fixture.pass(11 * MINUTE);
            await fixture.reconcile();
          }
        }, turn);
        await scheduler.waitFor(Promise.all([payer, other]));
        expect([...(await fixture.faults()), ...(await comeToRest(fixture))]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('MON-072 is taken once, and never beyond the balance, in whatever order those work who ask at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), crowd, async (scheduler, attempts) => {
        const fixture = fixtureOf(kind);
        const turn = () => scheduler.schedule(Promise.resolve());
        const payers = attempts.map((attempt) =>
          fixture.live(() => fixture.pay(fixture.requestOf(request(attempt))), turn),
        );
        // Reconciles in another process as if all of them had been silent for long.
        const other = fixture.live(async () => {
          fixture.pass(2 * MINUTE);
          return fixture.reconcile();
        }, turn);
        await scheduler.waitFor(Promise.all([...payers, other]));
        expect(await fixture.faults()).toEqual([]);
        expect(await comeToRest(fixture)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
