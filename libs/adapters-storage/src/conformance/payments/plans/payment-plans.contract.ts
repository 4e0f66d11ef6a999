import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, type Cents, type LocalDate } from '@portico/domain/kernel';
import { tryOf } from '@portico/domain/payments';
import type {
  CardId,
  ChargeId,
  DueOutcome,
  DuePayments,
  DueTimes,
  PaymentPlan,
  PaymentPlans,
  PlanId,
  ScheduledPayment,
  ScheduledPaymentId,
  UniqueId,
} from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben, otherAna] = [patientOf('alder', 'ana'), patientOf('alder', 'ben'), patientOf('birch', 'ana')];
const charge = 'charge-1' as ChargeId;

const payment = (plan: string, number: number, more: Partial<ScheduledPayment> = {}): ScheduledPayment => ({
  id: `${plan}-${number}` as ScheduledPaymentId,
  number,
  due: `2026-0${number}-28` as LocalDate,
  amount: 2_500 as Cents,
  kind: 'installment',
  state: 'due',
  tries: 0,
  ...more,
});

const planOf = (id: string, more: Partial<PaymentPlan> = {}): PaymentPlan => ({
  id: id as PlanId,
  patient: ana,
  name: "Ñandú's plan",
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 31 },
  payment: 2_500 as Cents,
  card: 'card-1' as CardId,
  autopay: { cap: 10_000 as Cents, until: '2027-01-31' as LocalDate },
  createdAt: instant(100),
  original: { total: 7_500 as Cents, count: 3 },
  payments: [1, 2, 3].map((number) => payment(id, number)),
  version: 1,
  ...more,
});

/** Each payment is charged at its number times a thousand, and told of five hundred before. */
const timesOf = (plan: PaymentPlan): DueTimes =>
  new Map(
    plan.payments.map(({ id, number }) => [
      id,
      { chargeAt: instant(number * 1_000), noticeAt: instant(number * 1_000 - 500) },
    ]),
  );

export interface PlansUnderTest {
  readonly plans: PaymentPlans;
  readonly due: DuePayments;
}

/** `empty` answers a store that holds nothing. */
export const paymentPlansContract = (empty: () => Promise<PlansUnderTest>): void => {
  let plans: PaymentPlans;
  let due: DuePayments;
  const fresh = async () => {
    ({ plans, due } = await empty());
  };
  beforeEach(fresh);

  const keep = (plan: PaymentPlan, unique = `unique-${plan.id}`) =>
    plans.create(plan, unique as UniqueId, timesOf(plan));
  const kept = async (id: string) => {
    const plan = await plans.byId(ana, id as PlanId);
    if (plan === undefined) throw new Error('The plan is there.');
    return plan;
  };
  const both = [ana.practice, otherAna.practice];
  const claim = (now: number, until = now + 100, limit = 100, practices = both) =>
    due.claim(instant(now), instant(until), limit, practices);
  const tells = (now: number, until = now + 10, limit = 100) =>
    due.claimNotifications(instant(now), instant(until), limit, both);
  /** The try that is on its way. */
  const settle = async (id: string, outcome: DueOutcome) => {
    for (const { patient, id: plan, payments } of [...(await plans.of(ana)), ...(await plans.of(otherAna))]) {
      const found = payments.find((one) => one.id === id);
      if (found !== undefined) await due.settled({ patient, plan, payment: found.id, attempt: found.tries }, outcome);
    }
  };
  const statesOf = async (id: string) => (await kept(id)).payments.map(({ state }) => state);

  describe('PaymentPlans', () => {
    it.each<Partial<PaymentPlan>>([
      {},
      { calendar: { frequency: 'weekly', dayOfWeek: 7 }, autopay: {} },
      { status: 'completed', payments: [payment('p1', 1, { state: 'paid', tries: 2 })] },
      { payments: [payment('p1', 1, { kind: 'one-time', state: 'failed', tries: 3, amount: 1 as Cents })] },
      { payments: [payment('p1', 1, { kind: 'one-time', chosen: { kind: 'saved', card: 'card-2' as CardId } })] },
      { payments: [payment('p1', 1, { kind: 'one-time', chosen: { kind: 'entered' } })] },
    ])('keeps a plan as it was made: %j', async (more) => {
      const plan = planOf('p1', more);
      expect(await keep(plan)).toEqual(plan);
      expect(await plans.byId(ana, plan.id)).toEqual(plan);
      expect(await plans.of(ana)).toEqual([plan]);
    });

    it('answers the payments by number, then by day', async () => {
      const plan = planOf('p1', {
        payments: [
          payment('p1', 3),
          payment('p1', 2, { id: 'late' as ScheduledPaymentId, due: '2026-03-01' as LocalDate }),
          payment('p1', 2),
          payment('p1', 1),
        ],
      });
      await keep(plan);
      await plans.change(plan, 1, new Map());
      expect((await kept('p1')).payments.map(({ id }) => id)).toEqual(['p1-1', 'p1-2', 'late', 'p1-3']);
    });

    it('answers active ones first, then the newest', async () => {
      await keep(planOf('p1', { createdAt: instant(1) }));
      await keep(planOf('p2', { createdAt: instant(4), status: 'cancelled' }));
      await keep(planOf('p3', { createdAt: instant(3), status: 'completed' }));
      await keep(planOf('p4', { createdAt: instant(2) }));
      expect((await plans.of(ana)).map(({ id }) => id)).toEqual(['p4', 'p1', 'p2', 'p3']);
    });

    it('PAY-B12 keeps a plan that was taken back for whoever asks for it by name, and lists it nowhere', async () => {
      const plan = await keep(planOf('p1'));
      const takenBack = { left: 1_200 as Cents };
      await plans.change({ ...plan, status: 'cancelled', takenBack }, 1, new Map());
      expect(await kept('p1')).toEqual({ ...plan, status: 'cancelled', takenBack, version: 2 });
      expect(await plans.of(ana)).toEqual([]);
      expect(await keep(planOf('p9'), 'unique-p1')).toMatchObject({ id: 'p1', takenBack });
    });

    it("neither shows nor changes anybody else's", async () => {
      const plan = await keep(planOf('p1'));
      for (const patient of [ben, otherAna]) {
        expect(await plans.of(patient)).toEqual([]);
        expect(await plans.byId(patient, plan.id)).toBeUndefined();
        expect(await plans.change({ ...plan, patient, name: 'Taken' }, 1, new Map())).toBe(false);
      }
      expect(await kept('p1')).toEqual(plan);
    });

    it('MON-072 makes one plan of one unique id, however many ask at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, at) => keep(planOf(`p${at}`, { name: `Plan ${at}` }), 'same')),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await plans.of(ana)).toEqual([made[0]]);
      expect((await keep(planOf('q', { patient: ben }), 'same')).id).toBe('q');
    });

    it('changes a plan for whoever saw its newest version, and for nobody else', async () => {
      const plan = await keep(planOf('p1'));
      const [first] = plan.payments;
      const changed: PaymentPlan = {
        ...plan,
        name: 'Renamed',
        calendar: { frequency: 'weekly', dayOfWeek: 1 },
        payment: 3_000 as Cents,
        card: 'card-2' as CardId,
        autopay: {},
        original: { total: 9_000 as Cents, count: 3 },
        payments: [first ?? payment('p1', 1), payment('p1', 4)],
      };
      expect(await plans.change(changed, 1, timesOf(changed))).toBe(true);
      expect(await kept('p1')).toEqual({ ...changed, version: 2 });
      expect(await plans.change(plan, 1, timesOf(plan))).toBe(false);
      expect(await kept('p1')).toEqual({ ...changed, version: 2 });
      const racing = Array.from({ length: 6 }, (_, at) => plans.change({ ...changed, name: `${at}` }, 2, new Map()));
      expect((await Promise.all(racing)).filter((won) => won)).toHaveLength(1);
    });

    it('leaves payments that are paid or being charged as they are, whatever a change says', async () => {
      await keep(planOf('p1'));
      await claim(1_000, 5_000);
      await settle('p1-1', { kind: 'paid', charge });
      await claim(2_000);
      const before = await kept('p1');
      const extra = payment('p1', 4, { kind: 'one-time' });
      const bold = { ...before, payments: [payment('p1', 1, { amount: 1 as Cents }), extra] };
      const soon = new Map(bold.payments.map(({ id }) => [id, { chargeAt: instant(0), noticeAt: instant(0) }]));
      expect(await plans.change(bold, before.version, soon)).toBe(true);
      const [paid, charging] = before.payments;
      expect((await kept('p1')).payments).toEqual([paid, charging, extra]);
      // Its lease is its own as well.
      expect((await claim(2_050)).map((one) => one.payment.id)).toEqual(['p1-4']);
    });

    it('sets the times of what is new, and keeps those of the rest', async () => {
      const plan = await keep(planOf('p1'));
      const added = payment('p1', 4, { id: 'extra' as ScheduledPaymentId, kind: 'one-time' });
      const soon = new Map([[added.id, { chargeAt: instant(10), noticeAt: instant(5) }]]);
      await plans.change({ ...plan, payments: [...plan.payments, added] }, 1, soon);
      expect((await claim(10)).map((one) => one.payment.id)).toEqual(['extra']);
      await settle('extra', { kind: 'paid', charge });
      expect((await claim(1_000)).map((one) => one.payment.id)).toEqual(['p1-1']);
    });

    it.each(['cancelled', 'completed'] as const)('charges nothing of a plan that is %s', async (status) => {
      const plan = await keep(planOf('p1'));
      await keep(planOf('p2', { status }));
      await plans.change({ ...plan, status }, 1, timesOf(plan));
      expect(await claim(9_000)).toEqual([]);
      expect(await tells(9_000)).toEqual([]);
    });
  });

  describe('DuePayments', () => {
    it('hand out what is due, the earliest first, with its plan as it is then', async () => {
      await keep(planOf('p1'));
      await keep(planOf('p2', { patient: otherAna }));
      expect(await claim(999)).toEqual([]);
      const extra = payment('p1', 0, {
        id: 'p1-extra' as ScheduledPaymentId,
        kind: 'one-time',
        due: '2026-03-01' as LocalDate,
      });
      await keep(planOf('p3', { patient: otherAna, payments: [payment('p3', 9), { ...extra, number: 2 }] }));
      const claimed = await claim(2_500, 2_600, 3);
      expect(claimed.map((one) => [one.payment.id, one.attempt])).toEqual([
        ['p1-1', 1],
        ['p2-1', 1],
        ['p1-extra', 1],
      ]);
      const first = payment('p1', 1, { state: 'charging', tries: 1 });
      const plan = planOf('p1', { payments: [first, payment('p1', 2), payment('p1', 3)] });
      const [one] = claimed;
      expect({ ...one, plan: { ...one?.plan, version: 0 } }).toEqual({
        plan: { ...plan, version: 0 },
        payment: first,
        attempt: 1,
      });
    });

    it('PAY-B10 hand out one installment of a plan at a time, and tell of one, however many days have passed', async () => {
      await keep(planOf('p1'));
      expect((await tells(9_000)).map((one) => one.payment.id)).toEqual(['p1-1']);
      expect((await claim(9_000)).map((one) => one.payment.id)).toEqual(['p1-1']);
      expect(await claim(9_000)).toEqual([]);
      expect(await tells(9_500)).toEqual([]);
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(20_000) });
      expect(await claim(9_000)).toEqual([]);
      expect(await claim(20_000, 20_100)).toHaveLength(1);
      await settle('p1-1', { kind: 'failed', charge });
      expect((await claim(20_000)).map((one) => one.payment.id)).toEqual(['p1-2']);
    });

    it('OPS-D1 hand out nothing of a practice that the asker cannot charge for, and say which have something due', async () => {
      await keep(planOf('p1'));
      await keep(planOf('p2', { patient: otherAna }));
      expect(await due.practices(instant(499))).toEqual([]);
      expect([...(await due.practices(instant(500)))].sort()).toEqual(both);
      const here = [otherAna.practice];
      expect((await due.claimNotifications(instant(900), instant(910), 10, here)).map((one) => one.payment.id)).toEqual(
        ['p2-1'],
      );
      expect((await claim(1_000, 1_100, 10, here)).map((one) => one.payment.id)).toEqual(['p2-1']);
      expect(await claim(1_000, 1_100, 10, [])).toEqual([]);
      await due.noticed({ patient: ana, plan: 'p1' as PlanId, payment: 'p1-1' as ScheduledPaymentId });
      await settle('p2-1', { kind: 'failed' });
      expect([...(await due.practices(instant(1_500)))].sort()).toEqual(both);
      expect(await statesOf('p1')).toEqual(['due', 'due', 'due']);
    });

    it('PAY-B17 settle the payment of one plan, though another plan of the patient has one of the same name', async () => {
      const same = (plan: string) => [payment(plan, 1, { id: 'same' as ScheduledPaymentId, kind: 'one-time' })];
      await keep(planOf('p1', { payments: same('p1') }));
      await keep(planOf('p2', { payments: same('p2') }));
      expect(await claim(1_000)).toHaveLength(2);
      const tried = { patient: ana, payment: 'same' as ScheduledPaymentId, attempt: 1 };
      await due.settled({ ...tried, plan: 'p2' as PlanId }, { kind: 'failed' });
      await due.settled({ ...tried, plan: 'p1' as PlanId }, { kind: 'paid', charge });
      expect([await statesOf('p1'), await statesOf('p2')]).toEqual([['paid'], ['failed']]);
    });

    it('settle no later try by what is known of an earlier one', async () => {
      await keep(planOf('p1'));
      const [first] = await claim(1_000);
      if (first === undefined) throw new Error('It is due.');
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(1_500) });
      await claim(1_500);
      await due.settled(tryOf(first), { kind: 'retry', charge, retryAt: instant(1_501) });
      expect(await statesOf('p1')).toEqual(['charging', 'due', 'due']);
    });

    it('PAY-B14 hand out what was on its way when its plan was ended, until it is settled', async () => {
      await keep(planOf('p1'));
      const [claimed] = await claim(1_000);
      if (claimed === undefined) throw new Error('It is due.');
      const payments = claimed.plan.payments.map((one) =>
        one.state === 'due' ? { ...one, state: 'cancelled' as const } : one,
      );
      await plans.change({ ...claimed.plan, status: 'cancelled', payments }, claimed.plan.version, new Map());
      expect(await claim(1_099)).toEqual([]);
      expect(await claim(1_100, 1_200)).toMatchObject([{ attempt: 1, plan: { status: 'cancelled' } }]);
      await settle('p1-1', { kind: 'waiting', charge, lookAt: instant(1_300) });
      expect(await claim(1_300)).toHaveLength(1);
      await settle('p1-1', { kind: 'failed', charge });
      expect(await statesOf('p1')).toEqual(['cancelled', 'cancelled', 'cancelled']);
      expect(await claim(9_000)).toEqual([]);
    });

    it('law 11: whoever edits a plan while a payment begins has seen an older one', async () => {
      const seen = await keep(planOf('p1'));
      const [claimed] = await claim(1_000);
      expect(await plans.change(seen, seen.version, new Map())).toBe(false);
      expect((await kept('p1')).version).toBe(claimed?.plan.version);
      await settle('p1-1', { kind: 'waiting', charge, lookAt: instant(1_200) });
      expect((await kept('p1')).version).toBe(claimed?.plan.version);
      await settle('p1-1', { kind: 'paid', charge });
      expect(await plans.change(seen, claimed?.plan.version ?? 0, new Map())).toBe(false);
    });

    it('make the same attempt again after a worker died', async () => {
      await keep(planOf('p1'));
      await claim(1_000, 1_100);
      expect(await claim(1_099)).toEqual([]);
      expect(await claim(1_100)).toMatchObject([{ attempt: 1, payment: { state: 'charging', tries: 1 } }]);
    });

    it('come again as the next attempt at the time that was said', async () => {
      await keep(planOf('p1'));
      await claim(1_000);
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(1_500) });
      expect(await statesOf('p1')).toEqual(['due', 'due', 'due']);
      expect(await claim(1_499)).toEqual([]);
      expect(await claim(1_500)).toMatchObject([{ attempt: 2, payment: { id: 'p1-1', tries: 2 } }]);
      await settle('p1-1', { kind: 'waiting', charge, lookAt: instant(1_700) });
      expect(await claim(1_699)).toEqual([]);
      expect(await claim(1_700)).toMatchObject([{ attempt: 2, payment: { id: 'p1-1', state: 'charging' } }]);
    });

    it('complete a plan with its last payment, and with a failed one it goes on', async () => {
      await keep(planOf('p1'));
      for (const [id, kind] of [
        ['p1-1', 'paid'],
        ['p1-2', 'failed'],
        ['p1-3', 'paid'],
      ] as const) {
        await claim(3_000);
        await settle(id, { kind, charge });
      }
      expect(await statesOf('p1')).toEqual(['paid', 'failed', 'paid']);
      expect((await kept('p1')).status).toBe('active');
      expect(await claim(9_000)).toEqual([]);
      await keep(planOf('p2', { payments: [payment('p2', 1), payment('p2', 2, { state: 'cancelled' })] }));
      await claim(9_000);
      await settle('p2-1', { kind: 'paid', charge });
      expect((await kept('p2')).status).toBe('completed');
    });

    it('leave a plan canceled that was canceled while its last payment was on its way', async () => {
      await keep(planOf('p1', { payments: [payment('p1', 1)] }));
      const [claimed] = await claim(1_000);
      if (claimed === undefined) throw new Error('It is due.');
      await plans.change({ ...claimed.plan, status: 'cancelled' }, claimed.plan.version, new Map());
      await settle('p1-1', { kind: 'paid', charge });
      expect(await kept('p1')).toMatchObject({ status: 'cancelled', payments: [{ state: 'paid' }] });
    });

    it('do not try again in a plan that was canceled meanwhile', async () => {
      await keep(planOf('p1'));
      const [claimed] = await claim(1_000);
      if (claimed === undefined) throw new Error('It is due.');
      await plans.change({ ...claimed.plan, status: 'cancelled' }, claimed.plan.version, new Map());
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(1_500) });
      expect(await claim(9_000)).toEqual([]);
      expect(await statesOf('p1')).toEqual(['cancelled', 'due', 'due']);
    });

    it('settle what is being charged, and only that', async () => {
      await keep(planOf('p1'));
      await settle('p1-1', { kind: 'paid', charge });
      expect(await statesOf('p1')).toEqual(['due', 'due', 'due']);
      await claim(1_000);
      await settle('p1-1', { kind: 'paid', charge });
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(1_001) });
      expect(await statesOf('p1')).toEqual(['paid', 'due', 'due']);
      expect(await claim(1_900)).toEqual([]);
    });

    it('tell of a payment once, before it was tried, and again when it became another one', async () => {
      const plan = await keep(planOf('p1'));
      expect(await tells(499)).toEqual([]);
      expect(await tells(500)).toEqual([{ plan, payment: payment('p1', 1), attempt: 1 }]);
      expect(await tells(509)).toEqual([]);
      expect(await tells(510)).toHaveLength(1);
      await due.noticed({ patient: ana, plan: plan.id, payment: 'p1-1' as ScheduledPaymentId });
      expect(await tells(600)).toEqual([]);
      await plans.change({ ...plan, name: 'Renamed' }, 1, timesOf(plan));
      expect(await tells(700)).toEqual([]);
      const [first, ...others] = plan.payments;
      const moved = { ...(first ?? payment('p1', 1)), due: '2026-01-29' as LocalDate };
      await plans.change({ ...plan, payments: [moved, ...others] }, 2, timesOf(plan));
      expect((await tells(800)).map((one) => one.payment.due)).toEqual(['2026-01-29']);
      await claim(1_000);
      await settle('p1-1', { kind: 'retry', charge, retryAt: instant(5_000) });
      expect(await tells(2_000)).toEqual([]);
      await claim(5_000);
      await settle('p1-1', { kind: 'paid', charge });
      expect((await tells(5_000)).map((one) => one.payment.id)).toEqual(['p1-2']);
    });

    it('go to one of many workers, each once, none left over', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 6 }),
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 1, max: 5 }),
          async (howMany, workers, limit) => {
            await fresh();
            for (let at = 0; at < howMany; at += 1) await keep(planOf(`p${at}`));
            const taken: string[] = [];
            const work = async () => {
              // One that others hold at this very moment is passed over, and comes with the next claim.
              for (let round = 0; round < 30; round += 1) {
                const claimed = await claim(3_000, 4_000, limit);
                taken.push(...claimed.map((one) => one.payment.id));
                for (const one of claimed) await due.settled(tryOf(one), { kind: 'paid', charge });
              }
            };
            await Promise.all(Array.from({ length: workers }, work));
            expect(new Set(taken).size).toBe(taken.length);
            expect(taken).toHaveLength(howMany * 3);
            expect((await plans.of(ana)).map(({ status }) => status)).toEqual(
              Array.from({ length: howMany }, () => 'completed'),
            );
          },
        ),
        { numRuns: 6 },
      );
    }, 60_000);

    it('never pay twice what a patient edits at the same moment', async () => {
      for (let time = 0; time < 5; time += 1) {
        await fresh();
        const plan = await keep(planOf('p1'));
        const fewer = {
          ...plan,
          payments: [payment('p1', 7, { id: 'whole' as ScheduledPaymentId, amount: 7_500 as Cents })],
        };
        const times: DueTimes = new Map([
          ['whole' as ScheduledPaymentId, { chargeAt: instant(1_000), noticeAt: instant(500) }],
        ]);
        const [claimed, changed] = await Promise.all([claim(1_000), plans.change(fewer, 1, times)]);
        const after = await kept('p1');
        const total = after.payments.reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBe(7_500);
        if (!changed) expect(claimed.map((one) => one.payment.id)).toEqual(['p1-1']);
      }
    });
  });
};
