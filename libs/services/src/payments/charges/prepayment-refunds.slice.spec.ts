import { describe, expect, it } from '@jest/globals';
import { usualVisitRules, type Appointment, type BookingKey } from '@portico/domain/appointments';
import { HOUR, plus, type Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId } from '@portico/domain/payments';
import fc from 'fast-check';
import { benAtPena, pena, visit } from '../../kernel/testing/index.ts';
import { CardChargeService } from './card-charge-service.ts';
import { PrepaymentRefundWorker } from './prepayment-refund-worker.ts';
import { promiseLife } from './prepayment-refunds.ts';
import { Reconciler } from './reconciler.ts';
import { cents, paymentsFixture } from '../testing/index.ts';

const rules = (prepaymentBackHours?: number) => ({
  ...usualVisitRules,
  cancellation: {
    cutOffMinutes: 60,
    reasons: [],
    ...(prepaymentBackHours === undefined ? {} : { prepaymentBackHours }),
  },
});
const key = 'free.visit' as BookingKey;
const changed = { ok: false, error: { kind: 'prepayment-changed' } };

/** Ben paid $75.00 ahead for a visit in 48 hours, with a card on file. */
const prepaidFixture = async (hours?: number) => {
  const fixture = await paymentsFixture();
  fixture.visitPolicies.put(pena.id, rules(hours));
  fixture.hold('slot', 7_500);
  const paid = await fixture.pay({ kind: 'prepayment' }, { kind: 'full', amount: cents(7_500) });
  if (!paid.ok || !('charge' in paid.value)) throw new Error('The prepayment failed.');
  const { charge, appointment } = paid.value;
  const booked = visit(String(appointment), benAtPena, 48) satisfies Appointment;
  const ended: string[] = [];
  const now = () => fixture.clock.now;
  const cardChargeService = new CardChargeService(
    fixture.ledger,
    fixture.merchants,
    fixture.cardsOnFile,
    fixture.paymentIds,
    now,
    fixture.alerts,
  );
  const fate = { diesAfterRefund: false };
  const worker = new PrepaymentRefundWorker(
    fixture.prepaymentRefunds,
    fixture.ledger,
    {
      refund: async (...asked) => {
        const given = await cardChargeService.refund(...asked);
        if (fate.diesAfterRefund) throw new Error('killed');
        return given;
      },
    },
    fixture.appointmentBooking,
    now,
    (state) => void ended.push(state),
    () => undefined,
  );
  const reconciler = new Reconciler(
    fixture.ledger,
    fixture.merchants,
    fixture.appointmentBooking,
    now,
    () => undefined,
    async () => undefined,
    fixture.alerts,
    () => undefined,
  );
  const cancel = () => fixture.appointmentBooking.cancel(benAtPena, booked.id, { id: '1' }, key);
  const states = async () => (await fixture.prepaymentRefunds.of(benAtPena)).map(({ state }) => state);
  return {
    ...fixture,
    cardChargeService,
    fate,
    reconciler,
    worker,
    booked,
    charge: charge as ChargeId,
    cancel,
    ended,
    states,
  };
};

describe('what was paid ahead for a visit', () => {
  it('goes back until so many hours before, and is said with the card it goes to', async () => {
    const { prepaid, booked, clock } = await prepaidFixture(24);
    const until = plus(booked.start, -24 * HOUR);
    const cards = [{ amount: 7_500, brand: 'Visa', last4: '4242' }];
    expect(await prepaid.terms(booked)).toEqual({ amount: 7_500, givenBack: true, until, cards });
    clock.now = until;
    expect(await prepaid.terms(booked)).toEqual({ amount: 7_500, givenBack: false, until, cards });
  });

  it('stays with a practice that has no such rule, and is said all the same', async () => {
    const { prepaid, booked, cancel, worker, processor } = await prepaidFixture();
    expect(await prepaid.terms(booked)).toMatchObject({ amount: 7_500, givenBack: false });
    expect((await prepaid.canceling(booked, key, undefined, cancel)).ok).toBe(true);
    expect(await worker.runOnce()).toBe(0);
    expect(processor.references.reduce((sum, one) => sum + processor.taken(one), 0)).toBe(7_500);
  });

  it('is nothing of a visit that was booked without money', async () => {
    const { prepaid } = await prepaidFixture(24);
    expect(await prepaid.terms(visit('next-visit', benAtPena, 24))).toBeUndefined();
  });

  it('goes back once when the visit is canceled in time, through the ledger and into the books', async () => {
    const { prepaid, booked, cancel, worker, ledger, charge, taken, ended, states, post, billing } =
      await prepaidFixture(24);
    await post();
    const before = (await billing.balance(benAtPena)).due;
    await Promise.all([
      prepaid.canceling(booked, key, undefined, cancel),
      prepaid.canceling(booked, key, undefined, cancel),
    ]);
    await Promise.all([worker.runOnce(), worker.runOnce()]);
    await worker.runOnce();
    expect(taken()).toBe(0);
    expect((await ledger.byId(charge))?.state).toMatchObject({ kind: 'refunded', amount: 7_500 });
    expect(ended).toEqual(['given-back']);
    expect(await states()).toEqual(['given-back']);
    await post();
    expect((await billing.balance(benAtPena)).due).toBe(before);
    expect(await prepaid.terms(booked)).toBeUndefined();
  });

  it('goes back as it was shown, or the visit is not canceled', async () => {
    const { prepaid, booked, cancel, appointmentBooking, states } = await prepaidFixture(24);
    expect(await prepaid.canceling(booked, key, cents(7_499), cancel)).toEqual(changed);
    expect({ isCanceled: await appointmentBooking.isCanceled(benAtPena, booked.id), states: await states() }).toEqual({
      isCanceled: false,
      states: [],
    });
    expect((await prepaid.canceling(booked, key, cents(7_500), cancel)).ok).toBe(true);
  });

  it('is not promised where the office gives a part of it back at that moment', async () => {
    const { prepaid, booked, cancel, charge, chargeService, appointmentBooking, visitPolicies, states } =
      await prepaidFixture(24);
    const rulesOf = visitPolicies.rules.bind(visitPolicies);
    visitPolicies.rules = async (practice) => {
      await chargeService.refund(charge, cents(1_000));
      visitPolicies.rules = rulesOf;
      return rulesOf(practice);
    };
    expect(await prepaid.canceling(booked, key, cents(7_500), cancel)).toEqual(changed);
    expect({ isCanceled: await appointmentBooking.isCanceled(benAtPena, booked.id), states: await states() }).toEqual({
      isCanceled: false,
      states: [],
    });
    expect((await prepaid.canceling(booked, key, cents(6_500), cancel)).ok).toBe(true);
  });

  it('keeps what the office gave back before, and gives back the rest', async () => {
    const { prepaid, booked, cancel, worker, charge, taken, chargeService, ended } = await prepaidFixture(24);
    expect((await chargeService.refund(charge, 1_000 as Cents)).ok).toBe(true);
    expect(await prepaid.terms(booked)).toMatchObject({ amount: 6_500 });
    await prepaid.canceling(booked, key, undefined, cancel);
    await worker.runOnce();
    expect(taken()).toBe(0);
    expect(ended).toEqual(['given-back']);
  });

  it('stays where the visit was not canceled after all', async () => {
    const { prepaid, booked, worker, taken, ended, clock, appointmentBooking } = await prepaidFixture(24);
    appointmentBooking.fixed.add(booked.id);
    const done = await prepaid.canceling(booked, key, undefined, () =>
      appointmentBooking.cancel(benAtPena, booked.id, { id: '1' }, key),
    );
    expect(done.ok).toBe(false);
    expect(await worker.runOnce()).toBe(0);
    clock.now = plus(clock.now, promiseLife);
    await worker.runOnce();
    expect(ended).toEqual(['dropped']);
    expect(taken()).toBe(7_500);
  });

  it('is for the office where the processor does not give it back', async () => {
    const { prepaid, booked, cancel, worker, ended, states, processor, ledger, charge } = await prepaidFixture(24);
    const state = (await ledger.byId(charge))?.state;
    if (state?.kind !== 'captured') throw new Error('The prepayment was not captured.');
    // Given back at the processor's own desk, which we were not told.
    await processor.refund(state.processorCharge, 7_500 as Cents, 'ELSEWHERE001' as AttemptReference);
    await prepaid.canceling(booked, key, undefined, cancel);
    await worker.runOnce();
    expect(ended).toEqual(['refused']);
    expect(await states()).toEqual(['refused']);
    expect(await worker.runOnce()).toBe(0);
  });
});

const deaths = ['before', 'after-promise', 'after-cancel', 'never'] as const;
const runs = ['well', 'request-lost', 'answer-lost', 'dies-after-refund', 'two-at-once'] as const;

describe('a process that dies', () => {
  it('at any step, and workers that die anywhere, leave the money back once, and only where the visit is canceled', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...deaths),
        fc.array(fc.constantFrom(...runs), { maxLength: 4 }),
        async (death, faults) => {
          const fixture = await prepaidFixture(24);
          const { prepaid, booked, cancel, clock, fate, processor, reconciler, worker } = fixture;
          const killed = () => Promise.reject<never>(new Error('killed'));
          const steps = {
            before: async () => undefined,
            'after-promise': () => prepaid.canceling(booked, key, undefined, killed),
            'after-cancel': () => prepaid.canceling(booked, key, undefined, () => cancel().then(killed)),
            never: () => prepaid.canceling(booked, key, undefined, cancel),
          };
          await steps[death]().catch(() => undefined);
          for (const fault of [...faults, 'well', 'well', 'well', 'well'] as const) {
            fate.diesAfterRefund = fault === 'dies-after-refund';
            if (fault === 'request-lost' || fault === 'answer-lost') processor.losses.push(fault);
            await Promise.all((fault === 'two-at-once' ? [1, 2] : [1]).map(() => worker.runOnce()));
            processor.losses.length = 0;
            clock.now = plus(clock.now, HOUR / 4);
            await reconciler.round();
          }
          const wasCanceled = await fixture.appointmentBooking.isCanceled(benAtPena, booked.id);
          expect(wasCanceled).toBe(death === 'after-cancel' || death === 'never');
          expect(fixture.taken()).toBe(wasCanceled ? 0 : 7_500);
          expect(await fixture.states()).toEqual(wasCanceled ? ['given-back'] : death === 'before' ? [] : ['dropped']);
        },
      ),
      { numRuns: 100 },
    );
  });
});
