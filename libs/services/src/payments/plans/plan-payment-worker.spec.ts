import { describe, expect, it } from '@jest/globals';
import { DAY, dayIn, HOUR, instant, MINUTE } from '@portico/domain/kernel';
import type { CardId } from '@portico/domain/payments';
import { pena } from '../../kernel/testing/index.ts';
import { tryNamed } from './one-time-charges.ts';
import { PlanFixture } from '../testing/index.ts';

/** Nine in the morning on the clock of the practice. */
const firstDue = Date.parse('2026-12-05T14:00:00Z');
const dueNow = async (...opened: Parameters<typeof PlanFixture.opened>): Promise<PlanFixture> => {
  const fixture = await PlanFixture.opened(...opened);
  fixture.now = instant(firstDue);
  return fixture;
};
const dayOf = (fixture: PlanFixture) => dayIn(pena.timeZone, fixture.now);

describe('a plan that pays itself', () => {
  it('charges nothing before the hour, and the installment then, from the card of the plan', async () => {
    const fixture = await PlanFixture.opened();
    fixture.now = instant(firstDue - MINUTE);
    await fixture.work();
    expect(await fixture.charges()).toEqual([]);
    fixture.pass(MINUTE);
    await fixture.work();
    await fixture.work();
    const { id } = await fixture.payment();
    expect(await fixture.charges()).toMatchObject([
      {
        uniqueId: tryNamed(id, 1),
        amount: 10_000,
        purpose: { kind: 'installment', plan: 'plan-of-ben', payment: id },
        occasion: 'schedule',
        card: { last4: '4242' },
        state: { kind: 'captured' },
      },
    ]);
    expect((await fixture.payment()).state).toBe('paid');
    expect(fixture.processor.orders).toMatchObject([{ occasion: 'schedule', installment: { number: 1, of: 4 } }]);
    expect(fixture.told.at(-1)).toMatchObject({ kind: 'paid', amount: 10_000, last4: '4242', left: 30_000 });
  });

  it('tells three days before what is paid, when, and from which card, once', async () => {
    const fixture = await PlanFixture.opened();
    fixture.now = instant(firstDue - 3 * DAY - MINUTE);
    await fixture.work();
    expect(fixture.told).toEqual([]);
    fixture.pass(MINUTE);
    await fixture.work();
    fixture.pass(HOUR);
    await fixture.work();
    expect(fixture.told).toEqual([{ kind: 'due', amount: 10_000, day: '2026-12-05', last4: '4242' }]);
  });

  it('tries again after three and after seven days what the bank declines, and not a fourth time', async () => {
    const fixture = await dueNow();
    fixture.processor.declining.set('4242', 'insufficient-funds');
    const days: string[] = [];
    for (let each = 0; each < 40; each += 1) {
      const before = (await fixture.charges()).length;
      await fixture.work();
      if ((await fixture.charges()).length > before) days.push(dayOf(fixture));
      if ((await fixture.payment()).state === 'failed') break;
      fixture.pass(DAY);
    }
    expect(days).toEqual(['2026-12-05', '2026-12-08', '2026-12-15']);
    expect((await fixture.payment()).state).toBe('failed');
    expect(fixture.told.filter(({ kind }) => kind === 'declined')).toEqual([
      { kind: 'declined', amount: 10_000, retry: '2026-12-08' },
      { kind: 'declined', amount: 10_000, retry: '2026-12-15' },
      { kind: 'declined', amount: 10_000 },
    ]);
  });

  it.each(['lost-or-stolen', 'expired-card', 'card-gone', 'wrong-number', 'unsupported-card'] as const)(
    'does not try again with a card that is %s',
    async (reason) => {
      const fixture = await dueNow();
      fixture.processor.declining.set('4242', reason);
      await fixture.work();
      expect((await fixture.payment()).state).toBe('failed');
      expect(fixture.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000 });
      fixture.processor.declining.clear();
      fixture.pass(20 * DAY);
      await fixture.work();
      expect(await fixture.takenFor((await fixture.payment()).id)).toBe(0);
    },
  );

  it('sends no card that has expired meanwhile', async () => {
    const fixture = await dueNow(undefined, { card: 'visa-0000' as CardId });
    await fixture.keepCard('visa-0000', { year: 2026, month: 11 });
    await fixture.work();
    expect(await fixture.charges()).toEqual([]);
    expect((await fixture.payment()).state).toBe('failed');
    expect(fixture.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000 });
  });

  it.each([
    ['a payment above its cap', { cap: 9_999 }],
    ['anything after its last day', { until: '2026-12-04' }],
  ])('does not take %s by itself: the patient is asked to pay by hand', async (_, autopay) => {
    const fixture = await dueNow(undefined, { autopay: autopay as never });
    await fixture.work();
    expect(await fixture.charges()).toEqual([]);
    expect((await fixture.payment()).state).toBe('failed');
    expect(fixture.told.at(-1)).toEqual({ kind: 'by-hand', amount: 10_000 });
  });

  it('takes a payment of just its cap on its last day', async () => {
    const fixture = await dueNow(undefined, { autopay: { cap: 10_000, until: '2026-12-05' } as never });
    await fixture.work();
    expect((await fixture.payment()).state).toBe('paid');
  });

  it('takes no more than the practice says is owed', async () => {
    const fixture = await dueNow();
    fixture.owe(9_999);
    await fixture.work();
    expect(await fixture.charges()).toEqual([]);
    expect(fixture.told.at(-1)).toEqual({ kind: 'by-hand', amount: 10_000 });
  });

  it('OPS-D1 leaves to others, and says so, what an instance cannot charge for want of a merchant', async () => {
    const fixture = await dueNow();
    fixture.without.add(pena.id);
    await fixture.work();
    fixture.pass(40 * DAY);
    await fixture.work();
    expect(await fixture.charges()).toEqual([]);
    expect((await fixture.payment()).state).toBe('due');
    expect(fixture.told).toEqual([]);
    expect(fixture.unserved.at(-1)).toEqual([pena.id]);
    fixture.without.clear();
    await fixture.work();
    expect((await fixture.payment()).state).toBe('paid');
    expect(fixture.unserved.at(-1)).toEqual([]);
  });

  it('PAY-B6 takes a refusal of the practice’s key for no answer of the bank: tried hourly, no mail, no try used up', async () => {
    const fixture = await dueNow();
    fixture.processor.declining.set('4242', 'not-accepted');
    for (let hours = 0; hours < 80; hours += 1) {
      await fixture.work();
      fixture.pass(HOUR);
    }
    expect(await fixture.charges()).toHaveLength(80);
    expect((await fixture.payment()).state).toBe('due');
    expect(fixture.told.map(({ kind }) => kind).filter((kind) => kind !== 'due')).toEqual([]);
    fixture.processor.declining.set('4242', 'insufficient-funds');
    await fixture.work();
    expect(fixture.told.at(-1)).toEqual({ kind: 'declined', amount: 10_000, retry: '2026-12-11' });
    fixture.processor.declining.clear();
    fixture.pass(4 * DAY);
    await fixture.work();
    expect((await fixture.payment()).state).toBe('paid');
  });

  it('PAY-B10 takes one installment a period after a worker slept for months, and tells of each before its day', async () => {
    const fixture = await PlanFixture.opened();
    fixture.now = instant(Date.parse('2027-02-10T14:00:00Z'));
    await fixture.work();
    expect(fixture.told.filter(({ kind }) => kind === 'due')).toEqual([]);
    const takenOn = async () =>
      [...(await fixture.charges())].reverse().map(({ createdAt }) => dayIn(pena.timeZone, createdAt));
    expect(await takenOn()).toEqual(['2027-02-10']);
    expect((await fixture.plan()).payments.map(({ due }) => due)).toEqual([
      '2026-12-05',
      '2027-03-05',
      '2027-04-05',
      '2027-05-05',
    ]);
    await fixture.comeToRest(120, 1);
    expect(await takenOn()).toEqual(['2027-02-10', '2027-03-05', '2027-04-05', '2027-05-05']);
    const told = fixture.told.flatMap((news) => (news.kind === 'due' ? news.day : []));
    expect(told).toEqual(['2027-03-05', '2027-04-05', '2027-05-05']);
    expect(await fixture.faults()).toEqual([]);
  });

  it('PAY-B11 waits with an installment while money that is not in the books yet stands in its way', async () => {
    const fixture = await dueNow();
    fixture.owe(10_000);
    await fixture.payCopay(2_500);
    for (let hours = 0; hours < 30; hours += 1) {
      await fixture.work();
      fixture.pass(HOUR);
    }
    expect((await fixture.payment()).state).toBe('due');
    expect(fixture.told.map(({ kind }) => kind)).not.toContain('by-hand');
    await fixture.post();
    fixture.pass(HOUR);
    fixture.owe(10_000);
    await fixture.work();
    expect((await fixture.payment()).state).toBe('paid');
  });

  it.each([
    ['captured', 'paid', 10_000],
    ['request-lost', 'cancelled', 0],
  ] as const)(
    'PAY-B14 finds out what became of a charge whose plan was ended meanwhile: %s',
    async (fate, state, taken) => {
      const fixture = await dueNow();
      fixture.processor.losses.push(fate === 'captured' ? 'answer-lost' : fate);
      await fixture.work();
      await fixture.cancel();
      for (let each = 0; each < 4; each += 1) {
        fixture.pass(30 * MINUTE);
        await fixture.reconcile();
        await fixture.work();
      }
      expect((await fixture.payment()).state).toBe(state);
      expect(await fixture.takenFor((await fixture.payment()).id)).toBe(taken);
      expect((await fixture.plan()).status).toBe('cancelled');
      expect(await fixture.charges()).toHaveLength(1);
    },
  );

  it('sends nothing again where an earlier try took the money, though the payment was put back for another', async () => {
    const fixture = await dueNow();
    fixture.processor.losses.push('answer-lost');
    await fixture.work();
    const { id } = await fixture.payment();
    await fixture.putBack(id);
    fixture.pass(HOUR);
    await fixture.reconcile();
    await fixture.work();
    await fixture.work();
    expect(await fixture.takenFor(id)).toBe(10_000);
    expect(await fixture.charges()).toHaveLength(1);
    expect((await fixture.payment()).state).toBe('paid');
  });

  it('looks again at a payment whose end is not known, and never sends it twice', async () => {
    const fixture = await dueNow();
    fixture.processor.losses.push('answer-lost');
    await fixture.work();
    expect((await fixture.payment()).state).toBe('charging');
    fixture.pass(5 * MINUTE);
    await fixture.work();
    expect((await fixture.payment()).state).toBe('charging');
    await fixture.reconcile();
    fixture.pass(5 * MINUTE);
    await fixture.work();
    expect((await fixture.payment()).state).toBe('paid');
    expect(await fixture.charges()).toHaveLength(1);
    expect(await fixture.takenFor((await fixture.payment()).id)).toBe(10_000);
  });

  it('tries soon again what never reached the bank, without a word to the patient', async () => {
    const fixture = await dueNow();
    fixture.processor.losses.push('request-lost');
    await fixture.work();
    for (let each = 0; each < 4; each += 1) {
      fixture.pass(30 * MINUTE);
      await fixture.reconcile();
      await fixture.work();
    }
    expect((await fixture.payment()).state).toBe('paid');
    expect(fixture.told.map(({ kind }) => kind).filter((kind) => kind === 'declined')).toEqual([]);
    expect(await fixture.charges()).toHaveLength(2);
  });

  it('takes nothing where the plan was canceled since the payment was claimed', async () => {
    const fixture = await dueNow();
    await fixture.work(async () => {
      if ((await fixture.payment()).state === 'charging') await fixture.cancel();
    });
    expect((await fixture.plan()).status).toBe('cancelled');
    expect(await fixture.charges()).toEqual([]);
    expect(fixture.told.map(({ kind }) => kind)).toEqual(['due']);
  });

  it('makes all payments of a plan, each on its day, and is over then', async () => {
    const fixture = await PlanFixture.opened();
    await fixture.comeToRest(120, 1);
    expect((await fixture.plan()).status).toBe('completed');
    expect([...(await fixture.charges())].reverse().map(({ createdAt }) => dayIn(pena.timeZone, createdAt))).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
    ]);
  });
});
