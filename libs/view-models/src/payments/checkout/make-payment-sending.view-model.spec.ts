import { describe, expect, it } from '@jest/globals';
import { failed, ok, type AppointmentId, type Cents } from '@portico/domain/kernel';
import { holding } from '@portico/application/kernel/testing';
import type { Failure } from '@portico/application/kernel';
import type { PaymentRefusal } from '@portico/application/payments';
import type { MakePaymentViewModel } from '../checkout/make-payment.view-model.ts';
import { otherCard, payingFixture, receiptOf, screenOf, typeCard } from '../testing/index.ts';

const changes: Readonly<Record<string, (viewModel: MakePaymentViewModel) => void>> = {
  'the way to pay': (viewModel) => viewModel.chooseType('partial'),
  'the card': ({ draft }) => draft.card?.chooseSaved(otherCard),
  'a new card': ({ draft }) => draft.card?.chooseNew(),
  'the name on the card': ({ draft }) => draft.card?.form.type('holder', 'Ana Ortiz'),
  'the number of the card': ({ draft }) => draft.card?.form.type('number', '4'),
  'the part that is paid': ({ draft }) => draft.partial?.type('1'),
};

const refusals: readonly (PaymentRefusal | Failure)[] = [
  { kind: 'declined', reason: 'declined' },
  { kind: 'card-refused', reason: 'number' },
  { kind: 'card-refused', reason: 'declined' },
  { kind: 'amount-changed', amount: 9_000 as Cents },
  { kind: 'terms-changed' },
];

describe('why a payment was refused', () => {
  const refused = async (refusal: PaymentRefusal | Failure) => {
    const fixture = payingFixture();
    fixture.submits.unshift(async () => failed(refusal));
    const viewModel = await fixture.loaded();
    if (refusal.kind === 'card-refused') typeCard(viewModel);
    await viewModel.pay();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return viewModel;
  };

  it.each(refusals)('MON-176 $kind is said until anything of it is changed', async (refusal) => {
    for (const [what, change] of Object.entries(changes)) {
      const viewModel = await refused(refusal);
      expect(viewModel.sending.state).toEqual({ kind: 'refused', refusal });
      change(viewModel);
      const isForgotten = viewModel.sending.state.kind === 'idle';
      expect({ what, isForgotten }).toEqual({ what, isForgotten: true });
    }
  });

  it('MON-141 MON-176 is said at the field of the card, or at the button, and nowhere after a success', async () => {
    for (const refusal of refusals) {
      const viewModel = await refused(refusal);
      const isOfField = refusal.kind === 'card-refused' && refusal.reason === 'number';
      expect({ refusal, isAtCard: viewModel.draft.card?.form.refusedAt !== undefined }).toEqual({
        refusal,
        isAtCard: isOfField,
      });
      if (refusal.kind === 'card-refused') typeCard(viewModel);
      await viewModel.pay();
      expect(viewModel.sending.state.kind).toBe('done');
      const { form } = viewModel.draft.card ?? {};
      expect({ problems: form?.problems, refused: form?.refused }).toEqual({ problems: {}, refused: undefined });
    }
  });
});

describe('what was sent', () => {
  it('MON-062 MON-072 is sent once, however often the button is pressed', async () => {
    const fixture = payingFixture();
    const { port, release } = holding(fixture.payments);
    const viewModel = await fixture.loaded(port, release);
    const presses = [viewModel.pay(), viewModel.pay()];
    expect({ state: viewModel.sending.state.kind, canPay: viewModel.canPay }).toEqual({
      state: 'sending',
      canPay: false,
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    presses.push(viewModel.pay());
    await release();
    await Promise.all(presses);
    await viewModel.pay();
    expect(fixture.orders).toHaveLength(1);
  });

  it('MON-072 goes under the same id until its end is known, and the next one under another', async () => {
    const fixture = payingFixture();
    fixture.submits.unshift(
      async () => failed({ kind: 'unreachable' }),
      async () => failed({ kind: 'declined', reason: 'declined' }),
    );
    const viewModel = await fixture.loaded();
    await viewModel.pay();
    expect(viewModel.sending.state).toEqual({ kind: 'lost', failure: { kind: 'unreachable' }, arrived: 'no' });
    await viewModel.pay();
    expect(viewModel.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'declined' } });
    await viewModel.pay();
    expect(fixture.orders.map(({ uniqueId }) => uniqueId)).toEqual(['attempt-1', 'attempt-1', 'attempt-2']);
  });

  it('MON-072 asks what became of it before it is sent again, after a reload too', async () => {
    const fixture = payingFixture();
    fixture.submits.unshift(async () => failed({ kind: 'timed-out' }));
    fixture.outcomes.unshift(async () => failed({ kind: 'timed-out' }));
    const first = await fixture.loaded();
    await first.pay();
    expect(first.sending.state).toMatchObject({ kind: 'lost', arrived: 'unknown' });
    first.dispose();
    fixture.outcomes.unshift(async () => failed({ kind: 'timed-out' }));
    const again = await fixture.loaded();
    expect(again.sending.state.kind).toBe('idle');
    fixture.outcomes.unshift(async () => ok(receiptOf({ reference: 'ABC' })));
    await again.pay();
    expect(again.sending.state).toMatchObject({ kind: 'done', receipt: { reference: 'ABC' } });
    expect(fixture.orders).toHaveLength(1);
    expect(new Set(fixture.asked)).toEqual(new Set(['attempt-1']));
  });

  it('MON-072 a page that lost its answer shows it when it is opened again', async () => {
    const fixture = payingFixture();
    const lost = await fixture.loaded();
    fixture.submits.unshift(async () => new Promise(() => undefined));
    void lost.pay();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(fixture.orders).toHaveLength(1);
    fixture.outcomes.unshift(async () => ok(receiptOf()));
    const again = await fixture.loaded();
    expect(again.sending.state.kind).toBe('done');
    fixture.outcomes.unshift(async () => ok(receiptOf()));
    expect((await fixture.loaded()).sending.state.kind).toBe('idle');
  });

  it('is asked after quietly while it is checked, and never said to have failed meanwhile', async () => {
    const fixture = payingFixture();
    fixture.submits.unshift(async () => failed({ kind: 'checking' }));
    const viewModel = await fixture.loaded();
    await viewModel.pay();
    fixture.outcomes.unshift(
      async () => failed({ kind: 'checking' }),
      async () => failed({ kind: 'unreachable' }),
      async () => ok(receiptOf()),
    );
    for (let at = 0; at < 2; at += 1) {
      await fixture.tick();
      expect({ state: viewModel.sending.state.kind, canPay: viewModel.canPay }).toEqual({
        state: 'checking',
        canPay: false,
      });
    }
    await fixture.tick();
    expect({ state: viewModel.sending.state.kind, ticking: fixture.ticking() }).toEqual({ state: 'done', ticking: 0 });
    expect(fixture.orders).toHaveLength(1);
  });

  it('says what became of another payment that went under its id, and sends nothing new', async () => {
    const fixture = payingFixture();
    fixture.submits.unshift(async () => failed({ kind: 'duplicate' }));
    fixture.outcomes.unshift(async () => ok(receiptOf({ amount: 5_000 as Cents })));
    const viewModel = await fixture.loaded();
    await viewModel.pay();
    expect(viewModel.sending.state).toMatchObject({ kind: 'done', receipt: { amount: 5_000 } });
  });

  it('pays a cancellation with what it shows goes back, and shows anew what goes back by now', async () => {
    const of = (amount: Cents, givenBack = true) =>
      screenOf({ context: 'cancellation', prepaid: { amount, givenBack, cards: [] } });
    const fixture = payingFixture(of(7_500 as Cents), { kind: 'cancellation', appointment: 'visit' as AppointmentId });
    fixture.shown.push(of(6_500 as Cents), of(6_500 as Cents, false));
    fixture.submits.unshift(
      async () => failed({ kind: 'prepayment-changed' }),
      async () => failed({ kind: 'prepayment-changed' }),
    );
    const viewModel = await fixture.loaded();
    for (let press = 0; press < 3; press += 1) {
      await viewModel.pay();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
    expect(fixture.orders).toMatchObject([
      { kind: 'cancellation', amount: 12_000, givenBack: 7_500 },
      { kind: 'cancellation', amount: 12_000, givenBack: 6_500 },
      { kind: 'cancellation', amount: 12_000, givenBack: 0 },
    ]);
  });

  it('MON-176 shows an amount that changed, keeps the card and asks again', async () => {
    const fixture = payingFixture();
    fixture.shown.push(screenOf({ amount: 9_000 as Cents }));
    fixture.submits.unshift(async () => failed({ kind: 'amount-changed', amount: 9_000 as Cents }));
    const viewModel = await fixture.loaded();
    viewModel.draft.card?.chooseSaved(otherCard);
    await viewModel.pay();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect({ amount: viewModel.draft.amount, saved: viewModel.draft.card?.saved }).toEqual({
      amount: 9_000,
      saved: otherCard.id,
    });
    expect(viewModel.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'amount-changed' } });
    await viewModel.pay();
    expect(fixture.orders).toMatchObject([
      { kind: 'balance', pays: 'all', amount: 12_000 },
      { kind: 'balance', pays: 'all', amount: 9_000 },
    ]);
    expect(viewModel.sending.state.kind).toBe('done');
  });

  it('sends nothing once the screen was left while the card was exchanged', async () => {
    const fixture = payingFixture();
    const viewModel = await fixture.loaded();
    typeCard(viewModel);
    const paying = viewModel.pay();
    viewModel.dispose();
    await paying;
    expect(fixture.orders).toEqual([]);
  });
});
