import { describe, expect, it } from '@jest/globals';
import { failed, ok, type AppointmentId, type Cents } from '@portico/domain/kernel';
import { holding } from '../kernel/testing/index.ts';
import { otherCard, payingWorld, receiptOf, screenOf, typeCard } from './testing/index.ts';

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

  it('pays a cancellation with what it shows goes back, and shows anew what goes back by now', async () => {
    const of = (amount: Cents, givenBack = true) =>
      screenOf({ context: 'cancellation', prepaid: { amount, givenBack, cards: [] } });
    const world = payingWorld(of(7_500 as Cents), { kind: 'cancellation', appointment: 'visit' as AppointmentId });
    world.shown.push(of(6_500 as Cents), of(6_500 as Cents, false));
    world.submits.unshift(
      async () => failed({ kind: 'prepayment-changed' }),
      async () => failed({ kind: 'prepayment-changed' }),
    );
    const viewModel = await world.loaded();
    for (let press = 0; press < 3; press += 1) {
      await viewModel.pay();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
    expect(world.orders.map(({ choice }) => choice)).toEqual([
      { kind: 'full', amount: 12_000, givenBack: 7_500 },
      { kind: 'full', amount: 12_000, givenBack: 6_500 },
      { kind: 'full', amount: 12_000, givenBack: 0 },
    ]);
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
