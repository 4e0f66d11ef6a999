import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppointmentId } from '@portico/domain/kernel';
import { requestIn } from '@portico/application/payments/testing';
import { ben, benAtMesa, benAtPena, callOf, mesa } from '../../kernel/testing/index.ts';
import {
  tokenOf,
  typedCard,
  balance,
  editing,
  madeIn,
  openIn,
  plan,
  type NewPlan,
  cents,
  copay,
  day,
  due,
  generous,
  guestCall,
  named,
  nextVisit,
  onFile,
  refused,
  terms,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';
import { planSettings } from '@portico/application/payments/testing';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
});
const made = (choice?: NewPlan) => madeIn(fixture, choice);
const open = () => openIn(fixture);

describe('a new plan', () => {
  it('MON-083 is made without a charge, its first payment on the first due day, and promises its part of the balance', async () => {
    const answer = await fixture.pay(balance, plan());
    expect(answer).toMatchObject({
      ok: true,
      value: { done: 'plan-created', amount: 6_000, date: '2026-12-05', card: { last4: '4242' }, next: '/payments' },
    });
    expect(fixture.charges()).toEqual([]);
    const [one] = await fixture.plans.of(benAtPena);
    expect(one?.payments.map(({ due: on, amount }) => [on, amount])).toEqual([
      ['2026-12-05', 2_500],
      ['2027-01-05', 2_500],
      ['2027-02-05', 1_000],
    ]);
    expect(await open()).toBe(due - 6_000);
    expect(fixture.activityLog.entries).toMatchObject([{ action: 'created-plan', resource: one?.id }, {}]);
  });

  it('MON-072 is made once by one attempt, of all that there is to pay', async () => {
    const once = { uniqueId: named('once') };
    const first = await fixture.pay(balance, plan(due, 6_000), once);
    expect(await fixture.pay(balance, plan(due, 6_000), once)).toEqual(first);
    expect(await fixture.pay(balance, plan(due, 3_000), once)).toEqual(refused('duplicate'));
    expect(await fixture.serviceOf().outcome(named('once'))).toEqual(first);
    expect(await fixture.plans.of(benAtPena)).toHaveLength(1);
  });

  it('is one of two that promise the same money at the same moment, at most', async () => {
    await Promise.all([fixture.pay(balance, plan(due, 6_000)), fixture.pay(balance, plan(due, 6_000))]);
    const running = (await fixture.plans.of(benAtPena)).filter(({ status }) => status === 'active');
    expect(running.length).toBeLessThanOrEqual(1);
  });

  it('PAY-B12 is not made of money that is paid at the same moment, and is answered so ever after, nor is what a plan was just made of paid', async () => {
    const all = { kind: 'full', amount: cents(due) } as const;
    const { create } = fixture.plans;
    fixture.plans.create = async (...made) => {
      expect(await fixture.pay(balance, all)).toMatchObject({ ok: true });
      return create.apply(fixture.plans, made);
    };
    const once = { uniqueId: named('too late') };
    const nothing = refused('nothing-to-pay');
    expect(await fixture.pay(balance, plan(due, 6_000), once)).toEqual(nothing);
    expect(await fixture.pay(balance, plan(due, 6_000), once)).toEqual(nothing);
    expect(await fixture.serviceOf().outcome(once.uniqueId)).toEqual(nothing);
    expect(await fixture.plans.of(benAtPena)).toEqual([]);

    fixture = await paymentsFixture();
    const { open: write } = fixture.ledger;
    fixture.ledger.open = async (...charge) => {
      expect(await fixture.pay(balance, plan(due, 6_000))).toMatchObject({ ok: true });
      return write.apply(fixture.ledger, charge);
    };
    expect(await fixture.pay(balance, all)).toEqual(refused('nothing-to-pay'));
    expect(fixture.processor.orders).toEqual([]);
    expect(await open()).toBe('nothing-to-pay');
  });

  it('keeps to what is owed', async () => {
    expect(await fixture.pay(balance, plan(due + 1, 6_000))).toEqual(refused('amount-changed', { amount: due }));
    expect(await fixture.plans.of(benAtPena)).toEqual([]);
    await fixture.pay(balance, { kind: 'full', amount: cents(due) });
    expect(await fixture.pay(balance, plan())).toEqual(refused('nothing-to-pay'));
  });

  it('MON-103 MON-104 MON-110 MON-111 MON-112 keeps to the rule of its amount, each limit a refusal of its own', async () => {
    const limit = (kind: string, value: number) => refused('plan-limit', { limit: { kind, limit: value } });
    expect(await fixture.pay(balance, plan(6_000, 6_000))).toEqual(limit('count-low', 1));
    expect(await fixture.pay(balance, plan(12_000, 900))).toEqual(limit('count-high', 12));
    expect(await fixture.pay(balance, plan(6_000, 900))).toEqual(limit('payment-low', 1_000));
    expect(await fixture.pay(balance, plan(4_999, 2_500))).toEqual(refused('plan-not-offered'));
    const weekly = { calendar: { frequency: 'weekly', dayOfWeek: 1 } } as const;
    expect(await fixture.pay(balance, plan(4_999, 2_500, weekly))).toMatchObject({ ok: true });
  });

  it('refuses terms that do not follow from each other, and a name that is none', async () => {
    const crooked = { ...terms(6_000, 2_500), last: cents(999) };
    expect(await fixture.pay(balance, plan(6_000, 2_500, { terms: crooked }))).toEqual(refused('bad-input'));
    for (const name of ['', ' ', 'x'.repeat(51)]) {
      expect(await fixture.pay(balance, plan(6_000, 2_500, { name }))).toEqual(refused('bad-input'));
    }
  });

  it('MON-099 MON-100 is offered as the practice decided', async () => {
    const types = async () => {
      const shown = await fixture.screen(balance);
      return shown.ok && shown.value.types.includes('plan');
    };
    fixture = await paymentsFixture({
      ...generous,
      plans: { ...planSettings, canCreateMultiple: false, addBalanceToExisting: false },
    });
    expect(await types()).toBe(true);
    await made();
    expect(await types()).toBe(false);
    expect(await fixture.pay(balance, plan(5_000))).toEqual(refused('plan-not-offered'));
    fixture = await paymentsFixture({ ...generous, plans: { ...planSettings, frequencies: [] } });
    expect(await types()).toBe(false);
    expect(await fixture.pay(balance, plan())).toEqual(refused('plan-not-offered'));
  });

  it('MON-123 MON-124 wants agreement to the terms where there are terms', async () => {
    fixture = await paymentsFixture({ ...generous, planTerms: 'You pay each month.' });
    expect(await fixture.screen(balance)).toMatchObject({ value: { plans: { terms: 'You pay each month.' } } });
    expect(await fixture.pay(balance, plan(6_000, 2_500, { agreed: false }))).toEqual(refused('terms-not-agreed'));
    expect(await fixture.pay(balance, plan())).toMatchObject({ ok: true });
  });

  it.each([
    ['no cap below the payment', { cap: 2_499 }, { kind: 'autopay-cap-low', amount: 2_500 }],
    ['no cap of nothing', { cap: 0 }, { kind: 'autopay-cap-low', amount: 2_500 }],
    ['no cap below nothing', { cap: -500 }, { kind: 'autopay-cap-low', amount: 2_500 }],
    ['no last day before the first', { until: '2020-01-01' }, { kind: 'autopay-until-early', earliest: '2026-12-05' }],
  ])('PAY-B15 may take what it plans by itself: %s', async (_, autopay, { kind, ...more }) => {
    expect(await fixture.pay(balance, plan(6_000, 2_500, { autopay: autopay as never }))).toEqual(refused(kind, more));
    expect(await fixture.plans.of(benAtPena)).toEqual([]);
    const allowed = { cap: cents(2_500), until: day('2026-12-05') };
    expect(await fixture.pay(balance, plan(6_000, 2_500, { autopay: allowed }))).toMatchObject({ ok: true });
  });

  it('is paid with a card on file: one that is entered goes on file first', async () => {
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: false, makeDefault: false } as const;
    const once = { uniqueId: named('with a new card'), card: entered };
    const answer = await fixture.pay(balance, plan(), once);
    const [running] = await fixture.plans.of(benAtPena);
    expect(running?.card).toBe('with a new card');
    expect(await fixture.cardsOnFile.of(benAtPena)).toHaveLength(3);
    expect(await fixture.pay(balance, plan(), once)).toEqual(answer);
    expect(await fixture.pay(balance, plan(5_000, 2_500), { card: onFile('unknown') })).toEqual(
      refused('card-unknown'),
    );
  });

  it('leaves no card behind when it is not made', async () => {
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: false } as const;
    await fixture.pay(balance, plan(6_000, 900), { card: entered });
    expect(await fixture.cardsOnFile.of(benAtPena)).toHaveLength(2);
  });

  it('MON-169 MON-172 at a visit touches the balance only, and the copay is paid next', async () => {
    expect(await fixture.pay({ kind: 'check-in' }, plan(due, 3_000))).toMatchObject({
      value: { done: 'plan-created', copayNext: copay, next: '/appointments/check_in' },
    });
    expect(await fixture.screen({ kind: 'check-in' })).toMatchObject({
      value: { amount: copay, parts: { balance: 0, copay } },
    });
    const context = { kind: 'check-out', appointment: 'unknown' as AppointmentId } as const;
    expect(await fixture.pay(context, plan())).toMatchObject({ ok: false });
    fixture.billing.putVisit(benAtPena, nextVisit, { copay: cents(0), cancellationFee: cents(0) });
    fixture = await paymentsFixture();
    fixture.billing.putVisit(benAtPena, nextVisit, { copay: cents(0), cancellationFee: cents(0) });
    const without = await fixture.pay({ kind: 'check-out' }, plan());
    expect(without).toMatchObject({ value: { next: '/appointments' } });
    expect(without.ok && 'copayNext' in without.value).toBe(false);
  });

  it('is nothing for guests, and nobody else’s business', async () => {
    const guest = fixture.serviceOf(guestCall(benAtPena, 'guest-pay'));
    const order = { uniqueId: named('guest'), ...requestIn(balance, plan()), card: onFile() };
    expect(await guest.submit(order)).toEqual(refused('not-found'));
    const id = await made();
    expect(await fixture.screen({ kind: 'edit-plan', practice: mesa.id, plan: id })).toEqual(refused('not-found'));
    const elsewhere = fixture.serviceOf(callOf(ben, mesa));
    expect(await elsewhere.screen(editing(id))).toMatchObject({ ok: true });
    expect(await fixture.plans.byId(benAtMesa, id)).toBeUndefined();
  });
});
