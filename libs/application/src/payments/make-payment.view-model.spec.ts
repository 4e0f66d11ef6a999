import { describe, expect, it } from '@jest/globals';
import { failed, ok, type Cents } from '@portico/domain/kernel';
import { testNumbers } from '@portico/domain/payments/testing';
import { holding } from '../kernel/testing/index.ts';
import type { PlanOffer } from './make-payment.port.ts';
import type { MakePaymentViewModel } from './make-payment.view-model.ts';
import {
  expiredCard,
  goodCard,
  otherCard,
  payingWorld,
  planSettings,
  planViewOf,
  receiptOf,
  screenOf,
} from './testing/index.ts';

const typeCard = ({ card }: MakePaymentViewModel): void => {
  card?.chooseNew();
  card?.form.type('holder', 'Ben Ortiz');
  card?.form.type('number', testNumbers.visa);
  card?.form.type('expirationMonth', '12');
  card?.form.type('expirationYear', '2030');
  card?.form.type('code', '123');
};

const withoutTerms: PlanOffer = { settings: planSettings, existing: [] };

describe('the make-payment screen', () => {
  it('MON-054 offers what is open, the whole first, and pays it with the default card', async () => {
    const world = payingWorld();
    const viewModel = await world.loaded();
    expect([viewModel.type, viewModel.amount, viewModel.card?.saved]).toEqual(['full', 12_000, goodCard.id]);
    await viewModel.pay();
    expect(world.orders).toEqual([
      {
        uniqueId: 'attempt-1',
        context: { kind: 'balance' },
        choice: { kind: 'full', amount: 12_000 },
        card: { kind: 'saved', card: goodCard.id },
      },
    ]);
    expect(viewModel.sending.state).toEqual({ kind: 'done', receipt: receiptOf() });
  });

  it('MON-059 cash opens its modal and disables the button, and a card enables it again', async () => {
    const viewModel = await payingWorld().loaded();
    expect(viewModel.canPay).toBe(true);
    viewModel.card?.chooseMethod('cash');
    expect([viewModel.card?.cashTold, viewModel.canPay]).toEqual([true, false]);
    viewModel.card?.closeCash();
    expect([viewModel.card?.cashTold, viewModel.canPay]).toEqual([false, false]);
    viewModel.card?.chooseMethod('card');
    expect(viewModel.canPay).toBe(true);
  });

  it('MON-060 MON-147 another payment type empties the partial amount and the card', async () => {
    const viewModel = await payingWorld().loaded();
    viewModel.chooseType('partial');
    viewModel.partial?.type('50');
    typeCard(viewModel);
    viewModel.chooseType('full');
    viewModel.chooseType('partial');
    expect([viewModel.partial?.text, viewModel.card?.form.isEmpty, viewModel.card?.saved]).toEqual([
      '',
      true,
      goodCard.id,
    ]);
    typeCard(viewModel);
    viewModel.card?.chooseSaved(otherCard);
    viewModel.card?.chooseNew();
    expect(viewModel.card?.form.isEmpty).toBe(true);
  });

  it('MON-061 leaving it clears everything, and stops asking', async () => {
    const world = payingWorld();
    world.submits.unshift(async () => failed({ kind: 'checking' }));
    const viewModel = await world.loaded();
    viewModel.chooseType('partial');
    viewModel.partial?.type('50');
    typeCard(viewModel);
    await viewModel.pay();
    expect(world.ticking()).toBe(1);
    viewModel.dispose();
    expect([viewModel.type, viewModel.partial?.text, viewModel.card?.form.isEmpty]).toEqual(['full', '', true]);
    expect([viewModel.sending.state.kind, world.ticking()]).toEqual(['idle', 0]);
  });

  it('MON-064 MON-073 MON-074 MON-076 a part of it needs an amount within its bounds', async () => {
    const world = payingWorld();
    const viewModel = await world.loaded();
    viewModel.chooseType('partial');
    const at = (text: string) => {
      viewModel.partial?.type(text);
      return [viewModel.canPay, viewModel.partial?.mistake?.kind];
    };
    expect(at('')).toEqual([false, undefined]);
    expect(at('0.00')).toEqual([false, 'zero']);
    expect(at('0.99')).toEqual([false, 'out-of-range']);
    expect(at('120.01')).toEqual([false, 'out-of-range']);
    expect(at('a$50,0')).toEqual([false, 'out-of-range']);
    expect(at('120')).toEqual([true, undefined]);
    expect(at('50.25')).toEqual([true, undefined]);
    expect(viewModel.partial?.left).toBe(6_975);
    await viewModel.pay();
    expect(world.orders[0]?.choice).toEqual({ kind: 'partial', amount: 5_025 });
  });

  it('MON-065 a card that has expired is not chosen, and without a card nothing is paid', async () => {
    const viewModel = await payingWorld(screenOf({ cards: [expiredCard] })).loaded();
    expect([viewModel.card?.saved, viewModel.canPay]).toEqual([undefined, false]);
    viewModel.card?.chooseSaved(expiredCard);
    expect([viewModel.card?.saved, viewModel.canPay]).toEqual([undefined, false]);
    typeCard(viewModel);
    expect(viewModel.canPay).toBe(true);
  });

  it('MON-071 a new card is exchanged for a token when it is sent, and only then', async () => {
    const world = payingWorld();
    const viewModel = await world.loaded();
    typeCard(viewModel);
    viewModel.card?.form.chooseSave(true);
    expect(world.tokenized).toEqual([]);
    await viewModel.pay();
    expect(world.orders[0]?.card).toMatchObject({
      kind: 'entered',
      card: { kind: 'token', token: 'token-1' },
      save: true,
    });
    expect(JSON.stringify(world.orders)).not.toContain(testNumbers.visa);
  });

  it('says what the button waits for, the first thing first', async () => {
    const viewModel = await payingWorld(screenOf({ cards: [] })).loaded();
    const said: (string | undefined)[] = [viewModel.missing];
    viewModel.chooseType('partial');
    said.push(viewModel.missing);
    viewModel.partial?.type('0');
    said.push(viewModel.missing);
    viewModel.chooseType('plan');
    said.push(viewModel.missing);
    viewModel.builder?.typeCount('6');
    said.push(viewModel.missing);
    typeCard(viewModel);
    said.push(viewModel.missing);
    viewModel.builder?.agree(true);
    said.push(viewModel.missing);
    expect(said).toEqual(['card', 'amount', 'mistake', 'plan', 'card', 'terms', undefined]);
  });

  it('MON-010 pays nothing where the practice takes no online payments', async () => {
    const { tokenizer: _, ...offline } = screenOf();
    const world = payingWorld(offline);
    const viewModel = await world.loaded();
    expect(viewModel.canPay).toBe(false);
    await viewModel.pay();
    expect(world.orders).toEqual([]);
  });
});

describe('a plan', () => {
  it('MON-063 MON-123 MON-124 waits for numbers, card and agreement, and keeps a new card on file', async () => {
    const world = payingWorld();
    const viewModel = await world.loaded();
    viewModel.chooseType('plan');
    const { builder } = viewModel;
    builder?.typeCount('6');
    expect([builder?.agreed, viewModel.canPay]).toEqual([false, false]);
    builder?.agree(true);
    expect(viewModel.canPay).toBe(true);
    builder?.typeCount('30');
    expect(viewModel.canPay).toBe(false);
    builder?.typeCount('6');
    typeCard(viewModel);
    await viewModel.pay();
    expect(world.orders[0]).toMatchObject({
      choice: {
        kind: 'new-plan',
        terms: { total: 12_000, payment: 2_000, count: 6, last: 2_000 },
        calendar: { frequency: 'weekly', dayOfWeek: 7 },
        agreed: true,
      },
      card: { kind: 'entered', save: true },
    });
  });

  it('MON-066 MON-096 added to one that is there needs no card', async () => {
    const plans = { settings: planSettings, existing: [planViewOf()] };
    const world = payingWorld(screenOf({ plans, cards: [] }));
    const viewModel = await world.loaded();
    viewModel.chooseType('plan');
    viewModel.builder?.choose('existing');
    expect([viewModel.needsCard, viewModel.canPay]).toEqual([false, false]);
    viewModel.builder?.pick(planViewOf());
    expect([viewModel.amount, viewModel.canPay]).toEqual([32_000, true]);
    await viewModel.pay();
    expect(world.orders[0]?.choice).toEqual({
      kind: 'add-to-plan',
      plan: 'plan-1',
      added: 12_000,
      terms: { total: 32_000, payment: 8_000, count: 4, last: 8_000 },
      paymentsMade: 2,
      agreed: true,
    });
    expect(world.orders[0]).not.toHaveProperty('card');
  });

  const editing = (plan = planViewOf()) =>
    payingWorld(screenOf({ context: 'edit-plan', types: [], plan, plans: withoutTerms }), {
      kind: 'edit-plan',
      practice: plan.practice.id,
      plan: plan.id,
    });

  it('MON-068 MON-069 MON-088 is updated only when something changed: its numbers, name, limits or card', async () => {
    const world = editing();
    const viewModel = await world.loaded();
    expect([viewModel.card?.saved, viewModel.canPay, viewModel.missing]).toEqual([otherCard.id, false, 'change']);
    viewModel.builder?.typeName('Crown');
    expect(viewModel.canPay).toBe(true);
    viewModel.builder?.typeName('Crown in May');
    viewModel.card?.chooseSaved(goodCard);
    expect(viewModel.canPay).toBe(true);
    viewModel.card?.chooseSaved(otherCard);
    viewModel.builder?.typeCount('8');
    expect(viewModel.canPay).toBe(true);
    await viewModel.pay();
    expect(world.orders[0]).toMatchObject({
      choice: { kind: 'edit-plan', terms: { total: 20_000, payment: 2_500, count: 8 }, paymentsMade: 2 },
      card: { kind: 'saved', card: otherCard.id },
    });
    expect(world.orders[0]?.choice).not.toHaveProperty('calendar');
  });

  it('MON-093 is cancelled after a question', async () => {
    const world = editing();
    const viewModel = await world.loaded();
    viewModel.ask('cancel-plan');
    viewModel.no();
    await viewModel.yes();
    expect(world.orders).toEqual([]);
    viewModel.ask('cancel-plan');
    await viewModel.yes();
    expect(world.orders[0]?.choice).toEqual({ kind: 'cancel-plan' });
  });

  it('MON-125 MON-172 made on the way of a visit is remembered, and the copay is paid next', async () => {
    const copay = { parts: { ...screenOf().parts, copay: 2_500 as Cents } };
    const world = payingWorld(screenOf({ context: 'check-in', ...copay }), { kind: 'check-in' });
    world.shown.push(screenOf({ context: 'check-in', amount: 2_500 as Cents, types: ['full'] }));
    world.submits.unshift(async () => ok(receiptOf({ done: 'plan-created', copayNext: 2_500 as Cents })));
    const viewModel = await world.loaded();
    viewModel.chooseType('plan');
    viewModel.builder?.typeCount('6');
    viewModel.builder?.agree(true);
    await viewModel.pay();
    expect([viewModel.planCreated, viewModel.sending.state.kind]).toEqual([true, 'done']);
    await viewModel.payNext();
    expect([viewModel.planCreated, viewModel.sending.state.kind, viewModel.amount]).toEqual([true, 'idle', 2_500]);
  });
});

describe('a one-time payment', () => {
  const plan = planViewOf();
  const scheduling = (plans = withoutTerms) =>
    payingWorld(screenOf({ context: 'schedule-payment', types: [], plan, plans }), {
      kind: 'schedule-payment',
      practice: plan.practice.id,
      plan: plan.id,
    });

  it('MON-057 MON-058 MON-063 is paid now today, and scheduled on a later day', async () => {
    const world = scheduling();
    const viewModel = await world.loaded();
    expect([viewModel.paysNow, viewModel.canPay]).toEqual([true, false]);
    viewModel.oneTime?.typeAmount('40');
    expect(viewModel.canPay).toBe(true);
    viewModel.oneTime?.typeDate('2026-12-01');
    expect([viewModel.paysNow, viewModel.canPay]).toEqual([false, true]);
    typeCard(viewModel);
    await viewModel.pay();
    expect(world.orders[0]?.choice).toEqual({ kind: 'one-time', amount: 4_000, date: '2026-12-01' });
    expect(world.orders[0]?.card).toMatchObject({ kind: 'entered', save: true });
  });

  it('MON-063 waits for agreement where terms have come', async () => {
    const viewModel = await scheduling({ ...withoutTerms, terms: 'A payment shortens the plan.' }).loaded();
    viewModel.oneTime?.typeAmount('40');
    expect(viewModel.canPay).toBe(false);
    viewModel.builder?.agree(true);
    expect(viewModel.canPay).toBe(true);
  });

  it('MON-131 is at most what is left of the plan, from today to its last payment', async () => {
    const viewModel = await scheduling().loaded();
    const { oneTime } = viewModel;
    expect([oneTime?.most, oneTime?.earliest, oneTime?.latest]).toEqual([20_000, '2026-11-21', '2027-03-05']);
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
    const world = payingWorld(screenOf({ context: 'edit-one-time', types: [], plan, oneTime, cards: [] }), {
      kind: 'edit-one-time',
      practice: plan.practice.id,
      plan: plan.id,
      payment: oneTime.id,
    });
    const viewModel = await world.loaded();
    expect([viewModel.oneTime?.amountText, viewModel.oneTime?.dateText]).toEqual(['40.00', '2026-12-01']);
    viewModel.oneTime?.typeAmount('');
    expect(viewModel.canPay).toBe(false);
    viewModel.oneTime?.typeDate('2026-12-02');
    expect(viewModel.canPay).toBe(true);
    viewModel.oneTime?.typeAmount('999');
    expect(viewModel.canPay).toBe(false);
    viewModel.ask('delete-one-time');
    await viewModel.yes();
    expect(world.orders[0]?.choice).toEqual({ kind: 'delete-one-time' });
  });
});

describe('what was sent', () => {
  it('MON-062 MON-072 is sent once, however often the button is pressed', async () => {
    const world = payingWorld();
    const { port, release } = holding(world.payments);
    const viewModel = await world.loaded(port, release);
    const presses = [viewModel.pay(), viewModel.pay()];
    expect([viewModel.sending.state.kind, viewModel.canPay]).toEqual(['sending', false]);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    presses.push(viewModel.pay());
    await release();
    await Promise.all(presses);
    await viewModel.pay();
    expect(world.orders).toHaveLength(1);
  });

  it('MON-072 goes under the same id until its end is known, and the next one under another', async () => {
    const world = payingWorld();
    world.submits.unshift(
      async () => failed({ kind: 'unreachable' }),
      async () => failed({ kind: 'declined', reason: 'declined' }),
    );
    const viewModel = await world.loaded();
    await viewModel.pay();
    expect(viewModel.sending.state).toEqual({ kind: 'lost', failure: { kind: 'unreachable' }, arrived: 'no' });
    await viewModel.pay();
    expect(viewModel.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'declined' } });
    await viewModel.pay();
    expect(world.orders.map(({ uniqueId }) => uniqueId)).toEqual(['attempt-1', 'attempt-1', 'attempt-2']);
  });

  it('MON-072 asks what became of it before it is sent again, after a reload too', async () => {
    const world = payingWorld();
    world.submits.unshift(async () => failed({ kind: 'timed-out' }));
    world.outcomes.unshift(async () => failed({ kind: 'timed-out' }));
    const first = await world.loaded();
    await first.pay();
    expect(first.sending.state).toMatchObject({ kind: 'lost', arrived: 'unknown' });
    first.dispose();
    world.outcomes.unshift(async () => failed({ kind: 'timed-out' }));
    const again = await world.loaded();
    expect(again.sending.state.kind).toBe('idle');
    world.outcomes.unshift(async () => ok(receiptOf({ reference: 'ABC' })));
    await again.pay();
    expect(again.sending.state).toMatchObject({ kind: 'done', receipt: { reference: 'ABC' } });
    expect(world.orders).toHaveLength(1);
    expect(new Set(world.asked)).toEqual(new Set(['attempt-1']));
  });

  it('MON-072 a page that lost its answer shows it when it is opened again', async () => {
    const world = payingWorld();
    const lost = await world.loaded();
    world.submits.unshift(async () => new Promise(() => undefined));
    void lost.pay();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(world.orders).toHaveLength(1);
    world.outcomes.unshift(async () => ok(receiptOf()));
    const again = await world.loaded();
    expect(again.sending.state.kind).toBe('done');
    world.outcomes.unshift(async () => ok(receiptOf()));
    expect((await world.loaded()).sending.state.kind).toBe('idle');
  });

  it('is asked after quietly while it is checked, and never said to have failed meanwhile', async () => {
    const world = payingWorld();
    world.submits.unshift(async () => failed({ kind: 'checking' }));
    const viewModel = await world.loaded();
    await viewModel.pay();
    world.outcomes.unshift(
      async () => failed({ kind: 'checking' }),
      async () => failed({ kind: 'unreachable' }),
      async () => ok(receiptOf()),
    );
    for (let at = 0; at < 2; at += 1) {
      await world.tick();
      expect([viewModel.sending.state.kind, viewModel.canPay]).toEqual(['checking', false]);
    }
    await world.tick();
    expect([viewModel.sending.state.kind, world.ticking()]).toEqual(['done', 0]);
    expect(world.orders).toHaveLength(1);
  });

  it('says what became of another payment that went under its id, and sends nothing new', async () => {
    const world = payingWorld();
    world.submits.unshift(async () => failed({ kind: 'duplicate' }));
    world.outcomes.unshift(async () => ok(receiptOf({ amount: 5_000 as Cents })));
    const viewModel = await world.loaded();
    await viewModel.pay();
    expect(viewModel.sending.state).toMatchObject({ kind: 'done', receipt: { amount: 5_000 } });
  });

  it('MON-176 shows an amount that changed, keeps the card and asks again', async () => {
    const world = payingWorld();
    world.shown.push(screenOf({ amount: 9_000 as Cents }));
    world.submits.unshift(async () => failed({ kind: 'amount-changed', amount: 9_000 as Cents }));
    const viewModel = await world.loaded();
    viewModel.card?.chooseSaved(otherCard);
    await viewModel.pay();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect([viewModel.amount, viewModel.card?.saved]).toEqual([9_000, otherCard.id]);
    expect(viewModel.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'amount-changed' } });
    await viewModel.pay();
    expect(world.orders.map(({ choice }) => choice)).toEqual([
      { kind: 'full', amount: 12_000 },
      { kind: 'full', amount: 9_000 },
    ]);
    expect(viewModel.sending.state.kind).toBe('done');
  });

  it('sends nothing once the screen was left while the card was exchanged', async () => {
    const world = payingWorld();
    const viewModel = await world.loaded();
    typeCard(viewModel);
    const paying = viewModel.pay();
    viewModel.dispose();
    await paying;
    expect(world.orders).toEqual([]);
  });
});
