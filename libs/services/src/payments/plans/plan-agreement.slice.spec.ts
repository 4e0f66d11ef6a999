import { beforeEach, describe, expect, it } from '@jest/globals';
import { benAtPena, pena } from '../../kernel/testing/index.ts';
import {
  tokenOf,
  typedCard,
  balance,
  editing,
  madeIn,
  partial,
  plan,
  cents,
  generous,
  named,
  onFile,
  refused,
  terms,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';

const text = { en: 'You pay each month.', es: 'Usted paga cada mes.' };
let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
  fixture.billing.putSettings(pena.id, generous, text);
});

describe('what is agreed to for a plan', () => {
  it('is kept as it was shown: terms, time, address, card, schedule and limits, and mailed to whose plan it is', async () => {
    const autopay = { cap: cents(2_500) };
    const id = await madeIn(fixture, plan(6_000, 2_500, { autopay, agreedTo: fixture.digest(text.en) }));
    expect(fixture.agreements.kept).toEqual([
      {
        id,
        patient: benAtPena,
        plan: id,
        change: 'made',
        at: fixture.clock.now,
        address: '192.0.2.7',
        language: 'en',
        terms: { text: text.en, hash: fixture.digest(text.en), version: 1 },
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
    expect(fixture.notifier.sent.map(({ notification }) => notification)).toMatchObject([
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
    const id = await madeIn(fixture);
    const added = { plan: id, added: cents(3_000), terms: terms(9_000, 3_000), paymentsMade: 0, agreed: true };
    expect(await fixture.pay(balance, { kind: 'add-to-plan', ...added })).toMatchObject({ ok: true });
    const slower = { kind: 'edit-plan', name: 'Slower', terms: terms(9_000, 1_500), paymentsMade: 0 } as const;
    expect(await fixture.pay(editing(id), slower, { card: onFile('visa-0002') })).toMatchObject({ ok: true });
    const shown = await fixture.screen(editing(id));
    const agreements = (shown.ok && shown.value.agreements) || [];
    expect(agreements.map(({ total, schedule, card }) => [total, schedule.length, card.last4]).sort()).toEqual(
      [
        [6_000, 3, '4242'],
        [9_000, 3, '4242'],
        [9_000, 6, '0002'],
      ].sort(),
    );
    expect(new Set(fixture.agreements.kept.map(({ change }) => change))).toEqual(new Set(['made', 'added', 'changed']));
    expect(fixture.notifier.sent).toHaveLength(3);
  });

  it('is what is so today: whoever saw other terms is shown the new ones, and nothing is done', async () => {
    const shown = await fixture.screen(balance);
    const saw = shown.ok ? shown.value.plans?.termsHash : undefined;
    fixture.billing.putSettings(pena.id, generous, { ...text, en: 'You pay each week.' });
    const choice = plan(6_000, 2_500, saw === undefined ? {} : { agreedTo: saw });
    expect(await fixture.pay(balance, choice)).toEqual(refused('terms-changed'));
    expect({
      plans: await fixture.plans.of(benAtPena),
      kept: fixture.agreements.kept,
      sent: fixture.notifier.sent,
    }).toEqual({ plans: [], kept: [], sent: [] });
    const now = await fixture.screen(balance);
    const hash = now.ok ? now.value.plans?.termsHash : undefined;
    expect(now).toMatchObject({ value: { plans: { terms: 'You pay each week.' } } });
    expect(await fixture.pay(balance, plan(6_000, 2_500, { agreedTo: hash ?? '' }))).toMatchObject({ ok: true });
    const changed = { kind: 'edit-plan', name: 'Slower', terms: terms(6_000, 1_500), paymentsMade: 0 } as const;
    const [made] = await fixture.plans.of(benAtPena);
    if (made === undefined) throw new Error('There is a plan.');
    expect(await fixture.pay(editing(made.id), { ...changed, agreedTo: 'other' })).toEqual(refused('terms-changed'));
  });

  it('is asked of every caller: whoever says to nothing what they agree is refused, and nothing is done', async () => {
    const silent = { agreedTo: undefined } as object;
    expect(await fixture.pay(balance, { ...plan(), ...silent })).toEqual(refused('terms-not-agreed'));
    const id = await madeIn(fixture);
    const before = [...fixture.agreements.kept];
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
      expect(await fixture.pay(context, choice)).toEqual(refused('terms-not-agreed'));
    expect(fixture.agreements.kept).toEqual(before);
    expect(await fixture.plans.of(benAtPena)).toMatchObject([{ id, original: { total: 6_000 } }]);
  });

  it('is the record of a card that comes with the plan; one that is kept with a payment has its own', async () => {
    const card = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: false } as const;
    await fixture.pay(balance, plan(), { card, uniqueId: named('with-plan') });
    expect(fixture.cardAgreements.kept).toMatchObject([
      { card: 'with-plan', subject: 'plan', terms: { text: text.en } },
    ]);
    const other = { ...card, card: tokenOf(typedCard()) };
    expect(await fixture.pay(balance, partial(500), { card: other })).toMatchObject({ ok: true });
    expect(fixture.cardAgreements.kept.map(({ subject }) => subject)).toEqual(['plan', 'card']);
    expect(fixture.notifier.sent.map(({ notification: { kind } }) => kind)).toEqual(['plan-agreed', 'card-agreed']);
    const onFile = (await fixture.cardsOnFile.of(benAtPena)).filter(({ id }) => !id.startsWith('visa-'));
    expect(onFile.map(({ id }) => id).sort()).toEqual(fixture.cardAgreements.kept.map(({ card }) => card).sort());
  });

  it('has words of the portal’s own where a practice wrote none, in the language of whoever agrees', async () => {
    fixture = await paymentsFixture();
    const shown = await fixture.screen(balance);
    expect(shown.ok && shown.value.plans?.terms).toContain(`I authorize ${pena.name} to charge`);
    expect(await fixture.pay(balance, plan(6_000, 2_500, { agreed: false }))).toEqual(refused('terms-not-agreed'));
  });

  it('says from where a payment that is made by itself was agreed to', async () => {
    await madeIn(fixture);
    fixture.later(20);
    await fixture.payPlans();
    expect(fixture.processor.orders).toMatchObject([{ occasion: 'schedule', payerAddress: '192.0.2.7' }]);
  });
});
