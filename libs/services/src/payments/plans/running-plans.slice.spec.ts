import { beforeEach, describe, expect, it } from '@jest/globals';
import { tryOf, type PlanId } from '@portico/domain/payments';
import { benAtPena, pena } from '../../kernel/testing/index.ts';
import type { PaymentChoice } from '@portico/application/payments/testing';
import { planSettings } from '@portico/application/payments/testing';
import {
  balance,
  editing,
  madeIn,
  openIn,
  plan,
  type NewPlan,
  cents,
  due,
  generous,
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

const kept = async (id: PlanId) => {
  const found = await fixture.plans.byId(benAtPena, id);
  if (found === undefined) throw new Error('The plan is gone.');
  return found;
};
const made = (choice?: NewPlan) => madeIn(fixture, choice);
const open = () => openIn(fixture);

/** What the worker does on a due day. */
const installmentPaid = async () => {
  fixture.later(20);
  const [claimed] = await fixture.plans.claim(fixture.clock.now, fixture.clock.now, 1, [pena.id]);
  if (claimed === undefined) throw new Error('Nothing is due.');
  await fixture.plans.settled(tryOf(claimed), { kind: 'paid', charge: 'charge-x' as never });
};

describe('adding to a plan', () => {
  const more = (id: PlanId, added: number, total: number, payment: number, paymentsMade = 0) =>
    ({
      kind: 'add-to-plan',
      plan: id,
      added: cents(added),
      terms: terms(total, payment),
      paymentsMade,
      agreed: true,
    }) as const;

  it('MON-084 MON-097 puts more of the balance in, spread with what is left', async () => {
    const id = await made();
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toMatchObject({
      value: { done: 'plan-changed', amount: 9_000 },
    });
    expect((await kept(id)).payments.map(({ amount }) => amount)).toEqual([3_000, 3_000, 3_000]);
    expect(await open()).toBe(due - 9_000);
  });

  it('PAY-B13 is not lifted above what the patient lets the plan take at once: the plan is changed for that first', async () => {
    const id = await made(plan(6_000, 2_500, { autopay: { cap: cents(2_600) } }));
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(
      refused('autopay-cap-low', { amount: 3_000 }),
    );
    expect(await open()).toBe(due - 6_000);
    const low = { terms: terms(6_000, 3_000), autopay: { cap: cents(2_999) } };
    expect(await fixture.pay(editing(id), edit(low))).toEqual(refused('autopay-cap-low', { amount: 3_000 }));
    await fixture.pay(editing(id), edit({ autopay: { cap: cents(3_000) } }));
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toMatchObject({ ok: true });
  });

  it('adds once, however often it is asked', async () => {
    const id = await made();
    const first = await fixture.pay(balance, more(id, 3_000, 9_000, 3_000));
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(first);
    expect(await open()).toBe(due - 9_000);
  });

  it('gives way to what is paid at the same moment', async () => {
    const id = await made();
    const before = (await kept(id)).payments;
    const { change } = fixture.plans;
    fixture.plans.change = async (...changed) => {
      fixture.plans.change = change;
      expect(await fixture.pay(balance, { kind: 'partial', amount: cents(4_000) })).toMatchObject({ ok: true });
      return change.apply(fixture.plans, changed);
    };
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(
      refused('amount-changed', { amount: 2_000 }),
    );
    expect((await kept(id)).payments).toEqual(before);
    expect(await open()).toBe(2_000);
  });

  it('MON-085 MON-091 sees when the plan was changed or paid meanwhile', async () => {
    const id = await made();
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000, 1))).toEqual(refused('plan-changed'));
    expect(await fixture.pay(balance, more(id, 3_000, 8_000, 3_000))).toEqual(
      refused('amount-changed', { amount: 9_000 }),
    );
    await installmentPaid();
    expect(await fixture.pay(balance, more(id, 3_000, 6_500, 3_000))).toEqual(refused('plan-changed'));
    expect(await fixture.pay(balance, more(id, 3_000, 6_500, 3_250, 1))).toMatchObject({ ok: true });
  });

  it('MON-098 MON-100 MON-107 MON-108 MON-109 keeps to the limits of the practice', async () => {
    const id = await made();
    const balanceLeft = due - 6_000;
    expect(await fixture.pay(balance, more(id, 1, 6_001, 3_001))).toMatchObject(
      refused('amount-out-of-range', { minimum: 2 }),
    );
    expect(await fixture.pay(balance, more(id, balanceLeft + 1, 12_001, 3_001))).toEqual(
      refused('amount-changed', { amount: balanceLeft }),
    );
    expect(await fixture.pay(balance, more(id, balanceLeft, 12_000, 900))).toEqual(
      refused('plan-limit', { limit: { kind: 'count-high', limit: 12 } }),
    );
    fixture.billing.putSettings(pena.id, { ...generous, plans: { ...planSettings, addBalanceToExisting: false } });
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(refused('plan-not-offered'));
    fixture.billing.putSettings(pena.id, generous);
    await fixture.keepCard('visa-9999', { expiry: { year: 2026, month: 11 } });
    await fixture.pay(editing(id), { ...edit(), terms: terms(6_000, 2_500) }, { card: onFile('visa-9999') });
    fixture.later(10);
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(refused('card-expired'));
  });

  it('is for a plan of one’s own that runs', async () => {
    expect(await fixture.pay(balance, more('unknown' as PlanId, 3_000, 9_000, 3_000))).toEqual(refused('not-found'));
    const id = await made();
    await fixture.pay(editing(id), { kind: 'cancel-plan' });
    expect(await fixture.pay(balance, more(id, 3_000, 9_000, 3_000))).toEqual(refused('plan-changed'));
  });
});

type Edit = Extract<PaymentChoice, { kind: 'edit-plan' }>;
const edit = (more: Partial<Edit> = {}): Edit => ({
  kind: 'edit-plan',
  name: 'Crown in May',
  terms: terms(6_000, 2_500),
  paymentsMade: 0,
  ...more,
});

describe('editing a plan', () => {
  it('MON-086 MON-088 is shown as it stands', async () => {
    const id = await made();
    expect(await fixture.screen(editing(id))).toMatchObject({
      value: {
        context: 'edit-plan',
        amount: 6_000,
        plan: {
          id,
          name: 'Crown in May',
          payment: 2_500,
          original: { total: 6_000, count: 3 },
          remaining: 6_000,
          paymentsMade: 0,
          paymentsLeft: 3,
          card: 'visa-4242',
          cardExpired: false,
        },
      },
    });
    expect(await fixture.screen(editing('unknown' as PlanId))).toEqual(refused('not-found'));
  });

  it('MON-087 MON-090 changes name, terms, card and calendar, and keeps the day where none is given', async () => {
    const id = await made();
    const name = 'Crown, slower';
    await fixture.pay(editing(id), edit({ name, terms: terms(6_000, 1_500) }), { card: onFile('visa-0002') });
    expect(await kept(id)).toMatchObject({
      name,
      card: 'visa-0002',
      payment: 1_500,
      calendar: { frequency: 'monthly', dayOfMonth: 5 },
      original: { total: 6_000, count: 3 },
    });
    const calendar = { frequency: 'monthly', dayOfMonth: 31 } as const;
    await fixture.pay(editing(id), edit({ calendar, terms: terms(6_000, 1_500) }));
    expect((await kept(id)).payments[0]?.due).toBe('2026-11-30');
    expect((await kept(id)).card).toBe('visa-4242');
  });

  it('MON-089 MON-091 leaves what is paid alone, and sees when more was paid meanwhile', async () => {
    const id = await made();
    await installmentPaid();
    expect(await fixture.pay(editing(id), edit({ terms: terms(3_500, 1_750) }))).toEqual(refused('plan-changed'));
    expect(await fixture.pay(editing(id), edit({ terms: terms(3_600, 1_800), paymentsMade: 1 }))).toEqual(
      refused('amount-changed', { amount: 3_500 }),
    );
    fixture.billing.putSettings(pena.id, {
      ...generous,
      plans: { ...planSettings, ranges: planSettings.ranges.map((range) => ({ ...range, minBalance: cents(1) })) },
    });
    expect(await fixture.pay(editing(id), edit({ terms: terms(3_500, 1_750), paymentsMade: 1 }))).toMatchObject({
      ok: true,
    });
    expect((await kept(id)).payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['paid', 2_500],
      ['due', 1_750],
      ['due', 1_750],
    ]);
  });

  it('MON-110 keeps to the limits', async () => {
    const id = await made();
    expect(await fixture.pay(editing(id), edit({ terms: terms(6_000, 6_000) }))).toEqual(
      refused('plan-limit', { limit: { kind: 'count-low', limit: 1 } }),
    );
    expect(await fixture.pay(editing(id), edit({ name: ' ' }))).toEqual(refused('bad-input'));
  });

  it('is done by one of two tabs', async () => {
    const id = await made();
    const both = await Promise.all(
      [1_500, 2_000].map((payment) => fixture.pay(editing(id), edit({ terms: terms(6_000, payment) }))),
    );
    expect(both.filter((answer) => answer.ok)).toHaveLength(1);
    expect(both.find((answer) => !answer.ok)).toEqual(refused('plan-changed'));
  });
});

describe('canceling a plan', () => {
  it('MON-092 MON-093 returns what is unpaid to the balance, once', async () => {
    const id = await made();
    const first = await fixture.pay(editing(id), { kind: 'cancel-plan' });
    expect(first).toMatchObject({ value: { done: 'plan-cancelled', amount: 6_000 } });
    expect(await fixture.pay(editing(id), { kind: 'cancel-plan' })).toEqual(first);
    expect(await open()).toBe(due);
    expect(fixture.activityLog.entries.filter(({ action }) => action === 'cancelled-plan')).toHaveLength(1);
    expect(await fixture.screen(editing(id))).toEqual(refused('not-found'));
  });
});
