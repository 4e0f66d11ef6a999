import { beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE, plus } from '@portico/domain/kernel';
import type { PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import { benAtPena, pena } from '../../kernel/testing/index.ts';
import type { PaymentContext } from '@portico/application/payments';
import {
  tokenOf,
  typedCard,
  cents,
  day,
  due,
  named,
  onFile,
  refused,
  terms,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
});

/** A plan of three payments, $60.00 together, on the fifth of each month. */
const made = async (): Promise<PlanId> => {
  const answer = await fixture.pay(
    { kind: 'balance' },
    {
      kind: 'new-plan',
      name: 'Crown in May',
      terms: terms(6_000, 2_500),
      calendar: { frequency: 'monthly', dayOfMonth: 5 },
      agreed: true,
    },
  );
  if (!answer.ok || answer.value.plan === undefined) throw new Error('There is no plan.');
  return answer.value.plan;
};
const kept = async (id: PlanId) => {
  const found = await fixture.plans.byId(benAtPena, id);
  if (found === undefined) throw new Error('The plan is gone.');
  return found;
};
const open = async () => {
  const shown = await fixture.screen({ kind: 'balance' });
  return shown.ok ? shown.value.amount : shown.error.kind;
};

describe('a one-time payment', () => {
  const on = (id: PlanId): PaymentContext => ({ kind: 'schedule-payment', practice: pena.id, plan: id });
  const paying = (amount: number, date?: string) =>
    ({ kind: 'one-time', amount: cents(amount), ...(date === undefined ? {} : { date: day(date) }) }) as const;
  const amountsOf = async (id: PlanId) => (await kept(id)).payments.map(({ state, amount }) => `${state} ${amount}`);

  it('MON-127 MON-131 for today is paid at once, and shortens the plan from its end', async () => {
    const id = await made();
    const once = { uniqueId: named('now') };
    const first = await fixture.pay(on(id), paying(1_500), once);
    expect(first).toMatchObject({ value: { done: 'paid', amount: 1_500, plan: id, card: { last4: '4242' } } });
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(first);
    expect(await fixture.pay(on(id), paying(1_600), once)).toEqual(refused('duplicate'));
    expect(await fixture.serviceOf().outcome(named('now'))).toEqual(first);
    expect(fixture.taken()).toBe(1_500);
    expect(await amountsOf(id)).toEqual(['paid 1500', 'due 2500', 'due 2000']);
    expect(await open()).toBe(due - 6_000);
    await fixture.post();
    expect(await open()).toBe(due - 6_000);
  });

  it('MON-131 that is declined leaves the plan as it was', async () => {
    const id = await made();
    const declined = refused('declined', { reason: 'insufficient-funds' });
    const once = { uniqueId: named('declined'), card: onFile('visa-0002') };
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(declined);
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(declined);
    expect((await amountsOf(id)).filter((one) => !one.startsWith('cancelled'))).toEqual([
      'due 2500',
      'due 2500',
      'due 1000',
    ]);
    expect(await open()).toBe(due - 6_000);
    fixture.later(3);
    expect(await fixture.plans.claim(fixture.clock.now, fixture.clock.now, 10, [pena.id])).toEqual([]);
  });

  it('PAY-B8 for today is at most what the practice’s books say is owed', async () => {
    const id = await made();
    fixture.billing.put(benAtPena, { due: cents(1_000), asOf: fixture.clock.now });
    const changed = refused('amount-changed', { amount: 1_000 });
    const once = { uniqueId: named('too much') };
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(changed);
    expect(fixture.processor.orders).toEqual([]);
    expect((await amountsOf(id)).filter((one) => !one.startsWith('cancelled'))).toEqual([
      'due 2500',
      'due 2500',
      'due 1000',
    ]);
    expect(await fixture.pay(on(id), paying(1_000))).toMatchObject({ ok: true });
    fixture.billing.put(benAtPena, { due: cents(0), asOf: fixture.clock.now });
    expect(await fixture.pay(on(id), paying(1))).toEqual(refused('nothing-to-pay'));
    expect(fixture.taken()).toBe(1_000);
  });

  it.each([
    ['a card that is entered is left to whoever entered it', undefined, 0],
    ['the card on file that was chosen is charged, and not the one of the plan', 'visa-1111', 1_500],
  ])('PAY-B9 whose process dies before it is charged: %s', async (_, saved, taken) => {
    const id = await made();
    await fixture.keepCard('visa-1111');
    const { open: write } = fixture.ledger;
    fixture.ledger.open = async () => {
      fixture.ledger.open = write;
      throw new Error('The process died.');
    };
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: false, makeDefault: false } as const;
    const once = { uniqueId: named('dies'), card: saved === undefined ? entered : onFile(saved) };
    await expect(fixture.pay(on(id), paying(1_500), once)).rejects.toThrow('died');
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(refused('checking'));
    expect(await fixture.serviceOf().outcome(named('dies'))).toEqual(refused('checking'));
    fixture.clock.now = plus(fixture.clock.now, 5 * MINUTE);
    const news = await fixture.payPlans();
    expect(fixture.taken()).toBe(taken);
    expect(fixture.charges().map(({ card }) => card.last4)).toEqual(saved === undefined ? [] : ['1111']);
    const total = (await kept(id)).payments.filter(({ state }) => state !== 'cancelled');
    expect(total.reduce((sum, { amount }) => sum + amount, 0)).toBe(6_000);
    const again = await fixture.serviceOf().outcome(named('dies'));
    if (saved !== undefined) expect(again).toMatchObject({ value: { done: 'paid', amount: 1_500 } });
    else expect(again).toEqual(refused('declined', { reason: 'abandoned' }));
    expect(news.map(({ kind }) => kind)).toEqual([saved === undefined ? 'not-made' : 'paid']);
  });

  it('PAY-B17 has a name of its own: on another plan it is another payment, and refused', async () => {
    const [one, other] = [await made(), await made()];
    const once = { uniqueId: named('same') };
    fixture.processor.losses.push('answer-lost');
    expect(await fixture.pay(on(one), paying(1_500), once)).toEqual(refused('checking'));
    expect(await fixture.pay(on(other), paying(1_500), once)).toEqual(refused('duplicate'));
    expect(await amountsOf(one)).toContain('charging 1500');
    expect(await amountsOf(other)).toEqual(['due 2500', 'due 2500', 'due 1000']);
  });

  it('whose answer is lost stays on its way, and is settled when it is known', async () => {
    const id = await made();
    fixture.processor.losses.push('answer-lost');
    const once = { uniqueId: named('lost') };
    expect(await fixture.pay(on(id), paying(1_500), once)).toEqual(refused('checking'));
    expect(await amountsOf(id)).toContain('charging 1500');
    const [charge] = fixture.charges();
    if (charge === undefined) throw new Error('There is a charge.');
    await fixture.ledger.move(charge.id, 'unknown', {
      kind: 'captured',
      at: fixture.clock.now,
      processorCharge: 'p' as never,
    });
    expect(await fixture.serviceOf().outcome(named('lost'))).toMatchObject({ value: { done: 'paid' } });
    expect(await amountsOf(id)).toContain('paid 1500');
    expect(fixture.processor.orders).toHaveLength(1);
  });

  it('MON-126 MON-128 MON-131 for a later day waits for it, can be changed and taken out', async () => {
    const id = await made();
    const once = { uniqueId: named('later') };
    const scheduled = await fixture.pay(on(id), paying(1_500, '2026-12-20'), once);
    expect(scheduled).toMatchObject({ value: { done: 'scheduled', amount: 1_500, date: '2026-12-20' } });
    expect(await fixture.pay(on(id), paying(1_500, '2026-12-20'), once)).toEqual(scheduled);
    expect(fixture.charges()).toEqual([]);
    const shown = await fixture.screen(on(id));
    const [payment] = (shown.ok && shown.value.plan?.oneTimePayments) || [];
    expect(payment).toMatchObject({ amount: 1_500, date: '2026-12-20' });

    const context = {
      kind: 'edit-one-time',
      practice: pena.id,
      plan: id,
      payment: payment?.id as ScheduledPaymentId,
    } as const;
    expect(await fixture.screen(context)).toMatchObject({ value: { oneTime: payment } });
    expect(await fixture.pay(context, paying(2_000, '2026-12-21'))).toMatchObject({ value: { amount: 2_000 } });
    expect(await fixture.screen(context)).toMatchObject({ value: { oneTime: { amount: 2_000, date: '2026-12-21' } } });
    expect(await fixture.pay(context, { kind: 'delete-one-time' })).toMatchObject({
      value: { done: 'one-time-deleted', amount: 2_000 },
    });
    expect(await amountsOf(id)).toEqual(['due 2500', 'due 2500', 'due 1000']);
    expect(await fixture.screen(context)).toEqual(refused('not-found'));
    expect(await fixture.pay(context, { kind: 'delete-one-time' })).toEqual(refused('not-found'));
  });

  it('that waits is paid at once when its day becomes today', async () => {
    const id = await made();
    await fixture.pay(on(id), paying(1_500, '2026-12-20'));
    const shown = await fixture.screen(on(id));
    const payment = shown.ok ? shown.value.plan?.oneTimePayments[0]?.id : undefined;
    const context = {
      kind: 'edit-one-time',
      practice: pena.id,
      plan: id,
      payment: payment as ScheduledPaymentId,
    } as const;
    const once = { uniqueId: named('today') };
    const paid = await fixture.pay(context, paying(1_000, '2026-11-21'), once);
    expect(paid).toMatchObject({ value: { done: 'paid', amount: 1_000 } });
    expect(await fixture.pay(context, paying(1_000, '2026-11-21'), once)).toEqual(paid);
    expect(await fixture.serviceOf().outcome(named('today'))).toEqual(paid);
    expect(fixture.taken()).toBe(1_000);
  });

  it('MON-131 keeps to what is unpaid and to the days of the plan', async () => {
    const id = await made();
    const range = refused('amount-out-of-range', { minimum: 1, maximum: 6_000 });
    for (const amount of [0, -1, 6_001]) expect(await fixture.pay(on(id), paying(amount))).toEqual(range);
    const dates = refused('bad-date', { earliest: '2026-11-21', latest: '2027-02-05' });
    for (const date of ['2026-11-20', '2027-02-06']) expect(await fixture.pay(on(id), paying(1, date))).toEqual(dates);
    expect(await fixture.pay(on('unknown' as PlanId), paying(1))).toEqual(refused('not-found'));
    const other = {
      kind: 'edit-one-time',
      practice: pena.id,
      plan: id,
      payment: 'unknown' as ScheduledPaymentId,
    } as const;
    expect(await fixture.screen(other)).toEqual(refused('not-found'));
    expect(await fixture.pay(other, paying(1))).toEqual(refused('not-found'));
    expect(fixture.charges()).toEqual([]);
  });

  it('is made by one of two tabs', async () => {
    const id = await made();
    const both = await Promise.all([fixture.pay(on(id), paying(6_000)), fixture.pay(on(id), paying(6_000))]);
    expect(both.filter((answer) => answer.ok)).toHaveLength(1);
    expect(fixture.taken()).toBe(6_000);
    expect((await kept(id)).status).toBe('completed');
  });
});
