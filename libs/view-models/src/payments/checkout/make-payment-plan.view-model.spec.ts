import { describe, expect, it } from '@jest/globals';
import { ok, type Cents } from '@portico/domain/kernel';
import type { PlanOffer } from '@portico/application/payments';
import { goodCard, otherCard, payingFixture, planViewOf, receiptOf, screenOf, typeCard } from '../testing/index.ts';
import { planSettings } from '@portico/application/payments/testing';

const withoutTerms: PlanOffer = { settings: planSettings, existing: [] };

describe('a plan', () => {
  it('MON-063 MON-123 MON-124 waits for numbers, card and agreement, and keeps a new card on file', async () => {
    const fixture = payingFixture();
    const viewModel = await fixture.loaded();
    viewModel.chooseType('plan');
    const { builder } = viewModel.draft;
    builder?.installments.typeCount('6');
    expect({ agreed: builder?.agreement.agreed, canPay: viewModel.canPay }).toEqual({ agreed: false, canPay: false });
    builder?.agreement.agree(true);
    expect(viewModel.canPay).toBe(true);
    builder?.installments.typeCount('30');
    expect(viewModel.canPay).toBe(false);
    builder?.installments.typeCount('6');
    typeCard(viewModel);
    await viewModel.pay();
    expect(fixture.orders[0]).toMatchObject({
      kind: 'new-plan',
      terms: { total: 12_000, payment: 2_000, count: 6, last: 2_000 },
      calendar: { frequency: 'weekly', dayOfWeek: 7 },
      agreed: true,
      card: { kind: 'entered', save: true },
    });
  });

  it('MON-066 MON-096 added to one that is there needs no card', async () => {
    const plans = { settings: planSettings, existing: [planViewOf()] };
    const fixture = payingFixture(screenOf({ plans, cards: [] }));
    const viewModel = await fixture.loaded();
    viewModel.chooseType('plan');
    viewModel.draft.builder?.choose('existing');
    expect({ needsCard: viewModel.rules.needsCard, canPay: viewModel.canPay }).toEqual({
      needsCard: false,
      canPay: false,
    });
    viewModel.draft.builder?.pick(planViewOf());
    expect({ amount: viewModel.draft.amount, canPay: viewModel.canPay }).toEqual({ amount: 32_000, canPay: true });
    await viewModel.pay();
    expect(fixture.orders[0]).toEqual({
      uniqueId: 'attempt-1',
      at: { kind: 'balance' },
      kind: 'add-to-plan',
      plan: 'plan-1',
      added: 12_000,
      terms: { total: 32_000, payment: 8_000, count: 4, last: 8_000 },
      paymentsMade: 2,
      agreed: true,
    });
    expect(fixture.orders[0]).not.toHaveProperty('card');
  });

  const editing = (plan = planViewOf()) =>
    payingFixture(screenOf({ context: 'edit-plan', types: [], plan, plans: withoutTerms }), {
      kind: 'edit-plan',
      practice: plan.practice.id,
      plan: plan.id,
    });

  it('MON-068 MON-069 MON-088 is updated only when something changed: its numbers, name, limits or card', async () => {
    const fixture = editing();
    const viewModel = await fixture.loaded();
    expect({ saved: viewModel.draft.card?.saved, canPay: viewModel.canPay, missing: viewModel.rules.missing }).toEqual({
      saved: otherCard.id,
      canPay: false,
      missing: 'change',
    });
    viewModel.draft.builder?.typeName('Crown');
    expect(viewModel.canPay).toBe(true);
    viewModel.draft.builder?.typeName('Crown in May');
    viewModel.draft.card?.chooseSaved(goodCard);
    expect(viewModel.canPay).toBe(true);
    viewModel.draft.card?.chooseSaved(otherCard);
    viewModel.draft.builder?.installments.typeCount('8');
    expect(viewModel.canPay).toBe(true);
    await viewModel.pay();
    expect(fixture.orders[0]).toMatchObject({
      kind: 'edit-plan',
      terms: { total: 20_000, payment: 2_500, count: 8 },
      paymentsMade: 2,
      card: { kind: 'saved', card: otherCard.id },
    });
    expect(fixture.orders[0]).not.toHaveProperty('calendar');
  });

  it('MON-093 is canceled after a question', async () => {
    const fixture = editing();
    const viewModel = await fixture.loaded();
    viewModel.ending.ask('cancel-plan');
    viewModel.ending.no();
    await viewModel.ending.yes();
    expect(fixture.orders).toEqual([]);
    viewModel.ending.ask('cancel-plan');
    await viewModel.ending.yes();
    expect(fixture.orders).toEqual([
      { uniqueId: 'attempt-1', kind: 'cancel-plan', practice: expect.anything(), plan: expect.anything() },
    ]);
  });

  it('MON-125 MON-172 made on the way of a visit is remembered, and the copay is paid next', async () => {
    const copay = { parts: { ...screenOf().parts, copay: 2_500 as Cents } };
    const fixture = payingFixture(screenOf({ context: 'check-in', ...copay }), { kind: 'check-in' });
    fixture.shown.push(screenOf({ context: 'check-in', amount: 2_500 as Cents, types: ['full'] }));
    fixture.submits.unshift(async () => ok(receiptOf({ done: 'plan-created', copayNext: 2_500 as Cents })));
    const viewModel = await fixture.loaded();
    viewModel.chooseType('plan');
    viewModel.draft.builder?.installments.typeCount('6');
    viewModel.draft.builder?.agreement.agree(true);
    await viewModel.pay();
    expect({ planCreated: viewModel.planCreated, state: viewModel.sending.state.kind }).toEqual({
      planCreated: true,
      state: 'done',
    });
    await viewModel.payNext();
    expect({
      planCreated: viewModel.planCreated,
      state: viewModel.sending.state.kind,
      amount: viewModel.draft.amount,
    }).toEqual({ planCreated: true, state: 'idle', amount: 2_500 });
  });
});

describe('a one-time payment', () => {
  const plan = planViewOf();
  const scheduling = (plans = withoutTerms) =>
    payingFixture(screenOf({ context: 'schedule-payment', types: [], plan, plans }), {
      kind: 'schedule-payment',
      practice: plan.practice.id,
      plan: plan.id,
    });

  it('MON-057 MON-058 MON-063 is paid now today, and scheduled on a later day', async () => {
    const fixture = scheduling();
    const viewModel = await fixture.loaded();
    expect({ paysNow: viewModel.rules.paysNow, canPay: viewModel.canPay }).toEqual({ paysNow: true, canPay: false });
    viewModel.draft.oneTime?.typeAmount('40');
    expect(viewModel.canPay).toBe(true);
    viewModel.draft.oneTime?.typeDate('2026-12-01');
    expect({ paysNow: viewModel.rules.paysNow, canPay: viewModel.canPay }).toEqual({ paysNow: false, canPay: true });
    typeCard(viewModel);
    await viewModel.pay();
    expect(fixture.orders[0]).toMatchObject({ kind: 'schedule-payment', amount: 4_000, date: '2026-12-01' });
    expect(fixture.orders[0]?.card).toMatchObject({ kind: 'entered', save: true });
  });

  it('MON-063 waits for agreement where terms have come', async () => {
    const viewModel = await scheduling({ ...withoutTerms, terms: 'A payment shortens the plan.' }).loaded();
    viewModel.draft.oneTime?.typeAmount('40');
    expect(viewModel.canPay).toBe(false);
    viewModel.draft.builder?.agreement.agree(true);
    expect(viewModel.canPay).toBe(true);
  });

  it('MON-131 is at most what is left of the plan, from today to its last payment', async () => {
    const viewModel = await scheduling().loaded();
    const { oneTime } = viewModel.draft;
    expect({ most: oneTime?.most, earliest: oneTime?.earliest, latest: oneTime?.latest }).toEqual({
      most: 20_000,
      earliest: '2026-11-21',
      latest: '2027-03-05',
    });
    const at = (amount: string, date: string) => {
      oneTime?.typeAmount(amount);
      oneTime?.typeDate(date);
      return viewModel.canPay;
    };
    expect(at('200', '2027-03-05')).toBe(true);
    expect([at('200.01', '2027-03-05'), at('200', '2027-03-06'), at('200', '2026-11-20'), at('200', '')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('MON-067 MON-128 is changed with a valid amount or another date, and deleted after a question', async () => {
    const oneTime = { id: 's1' as never, amount: 4_000 as Cents, date: '2026-12-01' as never };
    const fixture = payingFixture(screenOf({ context: 'edit-one-time', types: [], plan, oneTime, cards: [] }), {
      kind: 'edit-one-time',
      practice: plan.practice.id,
      plan: plan.id,
      payment: oneTime.id,
    });
    const viewModel = await fixture.loaded();
    expect({ amountText: viewModel.draft.oneTime?.amountText, dateText: viewModel.draft.oneTime?.dateText }).toEqual({
      amountText: '40.00',
      dateText: '2026-12-01',
    });
    viewModel.draft.oneTime?.typeAmount('');
    expect(viewModel.canPay).toBe(false);
    viewModel.draft.oneTime?.typeDate('2026-12-02');
    expect(viewModel.canPay).toBe(true);
    viewModel.draft.oneTime?.typeAmount('999');
    expect(viewModel.canPay).toBe(false);
    viewModel.ending.ask('delete-one-time');
    await viewModel.ending.yes();
    expect(fixture.orders[0]).toMatchObject({ kind: 'delete-one-time', payment: expect.anything() });
  });
});
