import { describe, expect, it } from '@jest/globals';
import { DAY, dayIn, HOUR, instant, MINUTE } from '@portico/domain/kernel';
import type { CardId } from '@portico/domain/payments';
import { pena } from '../kernel/testing/index.ts';
import { tryNamed } from './one-time-orders.ts';
import { PlanWorld } from './testing/plan-world.ts';

/** Nine in the morning on the clock of the practice. */
const firstDue = Date.parse('2026-12-05T14:00:00Z');
const dueNow = async (...opened: Parameters<typeof PlanWorld.opened>): Promise<PlanWorld> => {
  const world = await PlanWorld.opened(...opened);
  world.now = instant(firstDue);
  return world;
};
const dayOf = (world: PlanWorld) => dayIn(pena.timeZone, world.now);

describe('a plan that pays itself', () => {
  it('charges nothing before the hour, and the installment then, from the card of the plan', async () => {
    const world = await PlanWorld.opened();
    world.now = instant(firstDue - MINUTE);
    await world.work();
    expect(await world.charges()).toEqual([]);
    world.pass(MINUTE);
    await world.work();
    await world.work();
    const { id } = await world.payment();
    expect(await world.charges()).toMatchObject([
      {
        uniqueId: tryNamed(id, 1),
        amount: 10_000,
        purpose: { kind: 'installment', plan: 'plan-of-ben', payment: id },
        occasion: 'schedule',
        card: { last4: '4242' },
        state: { kind: 'captured' },
      },
    ]);
    expect((await world.payment()).state).toBe('paid');
    expect(world.processor.orders).toMatchObject([{ occasion: 'schedule', installment: { number: 1, of: 4 } }]);
    expect(world.told.at(-1)).toMatchObject({ kind: 'paid', amount: 10_000, last4: '4242' });
  });

  it('tells three days before what is paid, when, and from which card, once', async () => {
    const world = await PlanWorld.opened();
    world.now = instant(firstDue - 3 * DAY - MINUTE);
    await world.work();
    expect(world.told).toEqual([]);
    world.pass(MINUTE);
    await world.work();
    world.pass(HOUR);
    await world.work();
    expect(world.told).toEqual([{ kind: 'due', amount: 10_000, day: '2026-12-05', last4: '4242' }]);
  });

  it('tries again after three and after seven days what the bank declines, and not a fourth time', async () => {
    const world = await dueNow();
    world.processor.declining.set('4242', 'insufficient-funds');
    const days: string[] = [];
    for (let each = 0; each < 40; each += 1) {
      const before = (await world.charges()).length;
      await world.work();
      if ((await world.charges()).length > before) days.push(dayOf(world));
      if ((await world.payment()).state === 'failed') break;
      world.pass(DAY);
    }
    expect(days).toEqual(['2026-12-05', '2026-12-08', '2026-12-15']);
    expect((await world.payment()).state).toBe('failed');
    expect(world.told.filter(({ kind }) => kind === 'declined')).toEqual([
      { kind: 'declined', amount: 10_000, retry: '2026-12-08' },
      { kind: 'declined', amount: 10_000, retry: '2026-12-15' },
      { kind: 'declined', amount: 10_000 },
    ]);
  });

  it.each(['lost-or-stolen', 'expired-card', 'card-gone', 'wrong-number', 'unsupported-card'] as const)(
    'does not try again with a card that is %s',
    async (reason) => {
      const world = await dueNow();
      world.processor.declining.set('4242', reason);
      await world.work();
      expect((await world.payment()).state).toBe('failed');
      expect(world.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000 });
      world.processor.declining.clear();
      world.pass(20 * DAY);
      await world.work();
      expect(await world.takenFor((await world.payment()).id)).toBe(0);
    },
  );

  it('sends no card that has expired meanwhile', async () => {
    const world = await dueNow(undefined, { card: 'visa-0000' as CardId });
    await world.keepCard('visa-0000', { year: 2026, month: 11 });
    await world.work();
    expect(await world.charges()).toEqual([]);
    expect((await world.payment()).state).toBe('failed');
    expect(world.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000 });
  });

  it.each([
    ['a payment above its cap', { cap: 9_999 }],
    ['anything after its last day', { until: '2026-12-04' }],
  ])('does not take %s by itself: the patient is asked to pay by hand', async (_, autopay) => {
    const world = await dueNow(undefined, { autopay: autopay as never });
    await world.work();
    expect(await world.charges()).toEqual([]);
    expect((await world.payment()).state).toBe('failed');
    expect(world.told.at(-1)).toEqual({ kind: 'by-hand', amount: 10_000 });
  });

  it('takes a payment of just its cap on its last day', async () => {
    const world = await dueNow(undefined, { autopay: { cap: 10_000, until: '2026-12-05' } as never });
    await world.work();
    expect((await world.payment()).state).toBe('paid');
  });

  it('takes no more than the practice says is owed', async () => {
    const world = await dueNow();
    world.owe(9_999);
    await world.work();
    expect(await world.charges()).toEqual([]);
    expect(world.told.at(-1)).toEqual({ kind: 'by-hand', amount: 10_000 });
  });

  it('OPS-D1 leaves to others, and says so, what an instance cannot charge for want of a merchant', async () => {
    const world = await dueNow();
    world.without.add(pena.id);
    await world.work();
    world.pass(40 * DAY);
    await world.work();
    expect(await world.charges()).toEqual([]);
    expect((await world.payment()).state).toBe('due');
    expect(world.told).toEqual([]);
    expect(world.unserved.at(-1)).toEqual([pena.id]);
    world.without.clear();
    await world.work();
    expect((await world.payment()).state).toBe('paid');
    expect(world.unserved.at(-1)).toEqual([]);
  });

  it('PAY-B6 takes a refusal of the practice’s key for no answer of the bank: tried hourly, no mail, no try used up', async () => {
    const world = await dueNow();
    world.processor.declining.set('4242', 'not-accepted');
    for (let hours = 0; hours < 80; hours += 1) {
      await world.work();
      world.pass(HOUR);
    }
    expect(await world.charges()).toHaveLength(80);
    expect((await world.payment()).state).toBe('due');
    expect(world.told.map(({ kind }) => kind).filter((kind) => kind !== 'due')).toEqual([]);
    world.processor.declining.set('4242', 'insufficient-funds');
    await world.work();
    expect(world.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000, retry: '2026-12-11' });
    world.processor.declining.clear();
    world.pass(4 * DAY);
    await world.work();
    expect((await world.payment()).state).toBe('paid');
  });

  it('PAY-B10 takes one installment a period after a worker slept for months, and tells of each before its day', async () => {
    const world = await PlanWorld.opened();
    world.now = instant(Date.parse('2027-02-10T14:00:00Z'));
    await world.work();
    expect(world.told.filter(({ kind }) => kind === 'due')).toEqual([]);
    const takenOn = async () =>
      [...(await world.charges())].reverse().map(({ createdAt }) => dayIn(pena.timeZone, createdAt));
    expect(await takenOn()).toEqual(['2027-02-10']);
    expect((await world.plan()).payments.map(({ due }) => due)).toEqual([
      '2026-12-05',
      '2027-03-05',
      '2027-04-05',
      '2027-05-05',
    ]);
    await world.comeToRest(120, 1);
    expect(await takenOn()).toEqual(['2027-02-10', '2027-03-05', '2027-04-05', '2027-05-05']);
    const told = world.told.flatMap((news) => (news.kind === 'due' ? news.day : []));
    expect(told).toEqual(['2027-03-05', '2027-04-05', '2027-05-05']);
    expect(await world.faults()).toEqual([]);
  });

  it('PAY-B11 waits with an installment while money that is not in the books yet stands in its way', async () => {
    const world = await dueNow();
    world.owe(10_000);
    await world.payCopay(2_500);
    for (let hours = 0; hours < 30; hours += 1) {
      await world.work();
      world.pass(HOUR);
    }
    expect((await world.payment()).state).toBe('due');
    expect(world.told.map(({ kind }) => kind)).not.toContain('by-hand');
    await world.post();
    world.pass(HOUR);
    world.owe(10_000);
    await world.work();
    expect((await world.payment()).state).toBe('paid');
  });

  it.each([
    ['captured', 'paid', 10_000],
    ['request-lost', 'cancelled', 0],
  ] as const)(
    'PAY-B14 finds out what became of a charge whose plan was ended meanwhile: %s',
    async (fate, state, taken) => {
      const world = await dueNow();
      world.processor.losses.push(fate === 'captured' ? 'answer-lost' : fate);
      await world.work();
      await world.cancel();
      for (let each = 0; each < 4; each += 1) {
        world.pass(30 * MINUTE);
        await world.reconcile();
        await world.work();
      }
      expect((await world.payment()).state).toBe(state);
      expect(await world.takenFor((await world.payment()).id)).toBe(taken);
      expect((await world.plan()).status).toBe('cancelled');
      expect(await world.charges()).toHaveLength(1);
    },
  );

  it('sends nothing again where an earlier try took the money, though the payment was put back for another', async () => {
    const world = await dueNow();
    world.processor.losses.push('answer-lost');
    await world.work();
    const { id } = await world.payment();
    await world.putBack(id);
    world.pass(HOUR);
    await world.reconcile();
    await world.work();
    await world.work();
    expect(await world.takenFor(id)).toBe(10_000);
    expect(await world.charges()).toHaveLength(1);
    expect((await world.payment()).state).toBe('paid');
  });

  it('looks again at a payment whose end is not known, and never sends it twice', async () => {
    const world = await dueNow();
    world.processor.losses.push('answer-lost');
    await world.work();
    expect((await world.payment()).state).toBe('charging');
    world.pass(5 * MINUTE);
    await world.work();
    expect((await world.payment()).state).toBe('charging');
    await world.reconcile();
    world.pass(5 * MINUTE);
    await world.work();
    expect((await world.payment()).state).toBe('paid');
    expect(await world.charges()).toHaveLength(1);
    expect(await world.takenFor((await world.payment()).id)).toBe(10_000);
  });

  it('tries soon again what never reached the bank, without a word to the patient', async () => {
    const world = await dueNow();
    world.processor.losses.push('request-lost');
    await world.work();
    for (let each = 0; each < 4; each += 1) {
      world.pass(30 * MINUTE);
      await world.reconcile();
      await world.work();
    }
    expect((await world.payment()).state).toBe('paid');
    expect(world.told.map(({ kind }) => kind).filter((kind) => kind === 'declined')).toEqual([]);
    expect(await world.charges()).toHaveLength(2);
  });

  it('takes nothing where the plan was cancelled since the payment was claimed', async () => {
    const world = await dueNow();
    await world.work(async () => {
      if ((await world.payment()).state === 'charging') await world.cancel();
    });
    expect((await world.plan()).status).toBe('cancelled');
    expect(await world.charges()).toEqual([]);
    expect(world.told.map(({ kind }) => kind)).toEqual(['due']);
  });

  it('makes all payments of a plan, each on its day, and is over then', async () => {
    const world = await PlanWorld.opened();
    await world.comeToRest(120, 1);
    expect((await world.plan()).status).toBe('completed');
    expect([...(await world.charges())].reverse().map(({ createdAt }) => dayIn(pena.timeZone, createdAt))).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
    ]);
  });
});
