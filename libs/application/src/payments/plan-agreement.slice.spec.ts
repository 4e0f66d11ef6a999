import { beforeEach, describe, expect, it } from '@jest/globals';
import { benAtPena, pena } from '../kernel/testing/index.ts';
import { tokenOf, typedCard } from './testing/cards-world.ts';
import { balance, editing, madeIn, partial, plan } from './testing/till-choices.ts';
import { cents, generous, named, onFile, refused, terms, tillWorld, type TillWorld } from './testing/till-world.ts';

const text = { en: 'You pay each month.', es: 'Usted paga cada mes.' };
let world: TillWorld;
beforeEach(async () => {
  world = await tillWorld();
  world.billing.putSettings(pena.id, generous, text);
});

describe('what is agreed to for a plan', () => {
  it('is kept as it was shown: terms, time, address, card, schedule and limits, and mailed to whose plan it is', async () => {
    const autopay = { cap: cents(2_500) };
    const id = await madeIn(world, plan(6_000, 2_500, { autopay, agreedTo: world.digest(text.en) }));
    expect(world.agreements.kept).toEqual([
      {
        id,
        patient: benAtPena,
        plan: id,
        change: 'made',
        at: world.clock.now,
        address: '192.0.2.7',
        language: 'en',
        terms: { text: text.en, hash: world.digest(text.en), version: 1 },
        card: { brand: 'visa', last4: '4242' },
        schedule: [
          { due: '2026-12-05', amount: 2_500 },
          { due: '2027-01-05', amount: 2_500 },
          { due: '2027-02-05', amount: 1_000 },
        ],
        total: 6_000,
        autopay,
      },
    ]);
    expect(world.notifier.sent.map(({ notice }) => notice)).toMatchObject([
      {
        kind: 'plan-agreed',
        change: 'made',
        total: 6_000,
        count: 3,
        first: '2026-12-05',
        last4: '4242',
        terms: text.en,
        version: 1,
      },
    ]);
  });

  it('is kept for what is added and changed too, and shown with the plan, the newest first', async () => {
    const id = await madeIn(world);
    const added = { plan: id, added: cents(3_000), terms: terms(9_000, 3_000), paymentsMade: 0, agreed: true };
    expect(await world.pay(balance, { kind: 'add-to-plan', ...added })).toMatchObject({ ok: true });
    const slower = { kind: 'edit-plan', name: 'Slower', terms: terms(9_000, 1_500), paymentsMade: 0 } as const;
    expect(await world.pay(editing(id), slower, { card: onFile('visa-0002') })).toMatchObject({ ok: true });
    const shown = await world.screen(editing(id));
    const agreements = (shown.ok && shown.value.agreements) || [];
    expect(agreements.map(({ total, schedule, card }) => [total, schedule.length, card.last4]).sort()).toEqual(
      [
        [6_000, 3, '4242'],
        [9_000, 3, '4242'],
        [9_000, 6, '0002'],
      ].sort(),
    );
    expect(new Set(world.agreements.kept.map(({ change }) => change))).toEqual(new Set(['made', 'added', 'changed']));
    expect(world.notifier.sent).toHaveLength(3);
  });

  it('is what is so today: whoever saw other terms is shown the new ones, and nothing is done', async () => {
    const shown = await world.screen(balance);
    const saw = shown.ok ? shown.value.plans?.termsHash : undefined;
    world.billing.putSettings(pena.id, generous, { ...text, en: 'You pay each week.' });
    const choice = plan(6_000, 2_500, saw === undefined ? {} : { agreedTo: saw });
    expect(await world.pay(balance, choice)).toEqual(refused('terms-changed'));
    expect([await world.plans.of(benAtPena), world.agreements.kept, world.notifier.sent]).toEqual([[], [], []]);
    const now = await world.screen(balance);
    const hash = now.ok ? now.value.plans?.termsHash : undefined;
    expect(now).toMatchObject({ value: { plans: { terms: 'You pay each week.' } } });
    expect(await world.pay(balance, plan(6_000, 2_500, { agreedTo: hash ?? '' }))).toMatchObject({ ok: true });
    const changed = { kind: 'edit-plan', name: 'Slower', terms: terms(6_000, 1_500), paymentsMade: 0 } as const;
    const [made] = await world.plans.of(benAtPena);
    if (made === undefined) throw new Error('There is a plan.');
    expect(await world.pay(editing(made.id), { ...changed, agreedTo: 'other' })).toEqual(refused('terms-changed'));
  });

  it('is asked of every caller: whoever says to nothing what they agree is refused, and nothing is done', async () => {
    const silent = { agreedTo: undefined } as object;
    expect(await world.pay(balance, { ...plan(), ...silent })).toEqual(refused('terms-not-agreed'));
    const id = await madeIn(world);
    const before = [...world.agreements.kept];
    const orders = [
      [
        balance,
        {
          kind: 'add-to-plan',
          plan: id,
          added: cents(3_000),
          terms: terms(9_000, 3_000),
          paymentsMade: 0,
          agreed: true,
          ...silent,
        },
      ],
      [editing(id), { kind: 'edit-plan', name: 'Slower', terms: terms(6_000, 1_500), paymentsMade: 0, ...silent }],
    ] as const;
    for (const [context, choice] of orders)
      expect(await world.pay(context, choice)).toEqual(refused('terms-not-agreed'));
    expect(world.agreements.kept).toEqual(before);
    expect(await world.plans.of(benAtPena)).toMatchObject([{ id, original: { total: 6_000 } }]);
  });

  it('is the record of a card that comes with the plan; one that is kept with a payment has its own', async () => {
    const card = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: false } as const;
    await world.pay(balance, plan(), { card, uniqueId: named('with-plan') });
    expect(world.cardAgreements.kept).toMatchObject([{ card: 'with-plan', subject: 'plan', terms: { text: text.en } }]);
    const other = { ...card, card: tokenOf(typedCard()) };
    expect(await world.pay(balance, partial(500), { card: other })).toMatchObject({ ok: true });
    expect(world.cardAgreements.kept.map(({ subject }) => subject)).toEqual(['plan', 'card']);
    expect(world.notifier.sent.map(({ notice: { kind } }) => kind)).toEqual(['plan-agreed', 'card-agreed']);
    const onFile = (await world.cardsOnFile.of(benAtPena)).filter(({ id }) => !id.startsWith('visa-'));
    expect(onFile.map(({ id }) => id).sort()).toEqual(world.cardAgreements.kept.map(({ card }) => card).sort());
  });

  it('has words of the portal’s own where a practice wrote none, in the language of whoever agrees', async () => {
    world = await tillWorld();
    const shown = await world.screen(balance);
    expect(shown.ok && shown.value.plans?.terms).toContain(`I authorize ${pena.name} to charge`);
    expect(await world.pay(balance, plan(6_000, 2_500, { agreed: false }))).toEqual(refused('terms-not-agreed'));
  });

  it('says from where a payment that is made by itself was agreed to', async () => {
    await madeIn(world);
    world.later(20);
    await world.payPlans();
    expect(world.processor.orders).toMatchObject([{ occasion: 'schedule', payerAddress: '192.0.2.7' }]);
  });
});
