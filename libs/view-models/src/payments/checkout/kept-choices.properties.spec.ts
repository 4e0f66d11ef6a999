import { expect, it } from '@jest/globals';
import { failed, type Cents } from '@portico/domain/kernel';
import fc from 'fast-check';
import { Drafts } from '../../kernel/index.ts';
import { goodCard, otherCard, payingFixture, planViewOf, screenOf, typeCard } from '../testing/index.ts';
import { planSettings } from '@portico/application/payments/testing';
import type { MakePaymentViewModel } from './make-payment.view-model.ts';
import { choicesIn } from './payment-choices.ts';

const offer = { settings: planSettings, existing: [planViewOf()], terms: 'You pay each month.' };
const screen = screenOf({ plans: offer });
const drafts = () => new Drafts(() => ({ person: 'ben', place: 'pena' }));
const money = fc.constantFrom('', '7', '50', '50.25', '119.99', '900');

type Step = (viewModel: MakePaymentViewModel) => void;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('full' as const, 'partial' as const, 'plan' as const).map((type): Step => (one) => {
    one.chooseType(type);
  }),
  money.map(
    (text): Step =>
      ({ draft }) =>
        draft.partial?.type(text),
  ),
  fc.constantFrom(goodCard, otherCard).map(
    (card): Step =>
      ({ draft }) =>
        draft.card?.chooseSaved(card),
  ),
  fc.constant(typeCard),
  fc.constantFrom('card' as const, 'cash' as const).map(
    (method): Step =>
      ({ draft }) =>
        draft.card?.chooseMethod(method),
  ),
  fc.constantFrom('new' as const, 'existing' as const).map(
    (option): Step =>
      ({ draft }) =>
        draft.builder?.choose(option),
  ),
  fc.constant<Step>(({ draft }) => draft.builder?.pick(offer.existing[0] as (typeof offer.existing)[0])),
  money.map(
    (text): Step =>
      ({ draft }) =>
        draft.builder?.funding.typeAmount(text),
  ),
  fc.string().map(
    (text): Step =>
      ({ draft }) =>
        draft.builder?.typeName(text),
  ),
  fc.constantFrom('weekly' as const, 'monthly' as const).map(
    (often): Step =>
      ({ draft }) =>
        draft.builder?.calendar.chooseFrequency(often),
  ),
  fc.integer({ min: 1, max: 28 }).map(
    (day): Step =>
      ({ draft }) =>
        draft.builder?.calendar.chooseDayOfMonth(day),
  ),
  fc.integer({ min: 1, max: 12 }).map(
    (count): Step =>
      ({ draft }) =>
        draft.builder?.installments.typeCount(`${count}`),
  ),
  money.map(
    (text): Step =>
      ({ draft }) =>
        draft.builder?.installments.typePayment(text),
  ),
  money.map(
    (text): Step =>
      ({ draft }) =>
        draft.builder?.autopay.typeCap(text),
  ),
);

it('MON-060 MON-147 a reload loses no choice of a payment, and chooses no money and no card by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const kept = drafts().of('payment');
      const first = await payingFixture(screen, undefined, 'one', kept).loaded();
      for (const take of steps) take(first);
      const next = await payingFixture(screen, undefined, 'two', kept).loaded();
      expect(choicesIn(next.draft)).toEqual(choicesIn(first.draft));
      expect(next.draft.amount).toBe(first.draft.amount);
    }),
    { numRuns: 300 },
  );
});

it('MON-169 a link to the copay opens with it, and a reload keeps what was chosen after that', async () => {
  const kept = drafts().of('payment');
  const atVisit = screenOf({ context: 'check-in', parts: { ...screenOf().parts, copay: 2_500 as Cents } });
  const open = (parts: Partial<typeof atVisit> = {}) =>
    payingFixture({ ...atVisit, ...parts }, { kind: 'check-in' }, 'one', kept, 'copay').loaded();
  const first = await open();
  expect({ type: first.draft.type, amount: first.draft.amount }).toEqual({ type: 'copay', amount: 2_500 });
  first.chooseType('full');
  const reloaded = await open();
  expect(reloaded.draft.type).toBe('full');
  reloaded.chooseType('copay');
  expect((await open()).draft.type).toBe('copay');
  // Where nothing but the copay is due, all of it is the copay.
  const alone = await open({ parts: { ...atVisit.parts, balance: 0 as Cents }, amount: 2_500 as Cents });
  expect({ type: alone.draft.type, amount: alone.draft.amount }).toEqual({ type: 'full', amount: 2_500 });
});

it('a way to pay that was chosen before the amount changed is kept over a reload', async () => {
  const kept = drafts().of('payment');
  const fixture = payingFixture(screen, undefined, 'one', kept);
  const first = await fixture.loaded();
  first.chooseType('partial');
  first.draft.partial?.type('50');
  fixture.submits.unshift(async () => failed({ kind: 'amount-changed', amount: 12_000 as Cents }));
  first.draft.card?.chooseSaved(goodCard);
  await first.pay();
  first.draft.partial?.type('51');
  const next = await payingFixture(screen, undefined, 'two', kept).loaded();
  expect({ type: next.draft.type, text: next.draft.partial?.text }).toEqual({ type: 'partial', text: '51' });
});

it('nothing of a card that is typed is kept', async () => {
  const kept = drafts().of('payment');
  const viewModel = await payingFixture(screen, undefined, 'one', kept).loaded();
  typeCard(viewModel);
  expect(kept.peek()).toEqual({ card: '"new"' });
});

it('MON-061 leaving the screen or paying drops what was kept', async () => {
  const kept = drafts().of('payment');
  const left = await payingFixture(screen, undefined, 'one', kept).loaded();
  left.chooseType('partial');
  expect(kept.peek()).toEqual({ type: '"partial"' });
  left.dispose();
  expect(kept.peek()).toBeUndefined();
  const paid = await payingFixture(screen, undefined, 'two', kept).loaded();
  paid.draft.card?.chooseSaved(otherCard);
  await paid.pay();
  expect(kept.peek()).toBeUndefined();
});

it('a screen that is put up anew in another language finds all choices', async () => {
  const kept = drafts().of('payment');
  const fixture = payingFixture(screen, undefined, 'one', kept);
  const first = await fixture.loaded();
  first.chooseType('partial');
  first.draft.partial?.type('50');
  fixture.putUpAnew();
  first.dispose();
  const next = await payingFixture(screen, undefined, 'two', kept).loaded();
  expect({ type: next.draft.type, amount: next.draft.amount }).toEqual({ type: 'partial', amount: 5_000 });
});

it('a card that is gone is not replaced by another one, and a way to pay that is gone takes all back', async () => {
  const kept = drafts().of('payment');
  const first = await payingFixture(screen, undefined, 'one', kept).loaded();
  first.draft.card?.chooseSaved(otherCard);
  const gone = await payingFixture(screenOf({ cards: [goodCard] }), undefined, 'two', kept).loaded();
  expect(gone.draft.card?.saved).toBeUndefined();
  kept.keep({ type: '"partial"', partial: '"50"' });
  const whole = await payingFixture(screenOf({ types: ['full'] }), undefined, 'three', kept).loaded();
  expect({ type: whole.draft.type, kept: kept.peek() }).toEqual({ type: 'full', kept: undefined });
});

it('an amount that changed meanwhile leaves what was typed, which is weighed again', async () => {
  const kept = drafts().of('payment');
  const first = await payingFixture(screen, undefined, 'one', kept).loaded();
  first.chooseType('partial');
  first.draft.partial?.type('110');
  const less = screenOf({ amount: 10_000 as Cents, partial: { minimum: 100 as Cents, maximum: 10_000 as Cents } });
  const next = await payingFixture(less, undefined, 'two', kept).loaded();
  expect({ text: next.draft.partial?.text, canPay: next.canPay }).toEqual({ text: '110', canPay: false });
});
