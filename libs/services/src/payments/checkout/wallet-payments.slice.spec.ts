import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Wallet } from '@portico/domain/payments';
import type { PayWith } from '@portico/application/payments';
import {
  balance,
  full,
  partial,
  plan,
  due,
  named,
  refused,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';

const byWallet = (wallet: Wallet = 'apple-pay', token = 'clv_wallet0042', save = false): PayWith => ({
  kind: 'entered',
  card: { kind: 'wallet', wallet, token },
  save,
  makeDefault: false,
});

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
  fixture.merchants.offered = ['apple-pay'];
});

describe('a payment by a wallet', () => {
  it('MON-070 is a charge like any other, and named by the card that the processor says it was drawn on', async () => {
    expect(await fixture.pay(balance, full(due), { card: byWallet() })).toMatchObject({
      ok: true,
      value: { done: 'paid', amount: due, card: { wallet: 'apple-pay', brand: 'visa', last4: '0042' } },
    });
    expect(fixture.taken()).toBe(due);
    expect(fixture.charges().map(({ card }) => card)).toEqual([{ wallet: 'apple-pay', brand: 'visa', last4: '0042' }]);
  });

  it('MON-072 is made once under one unique id, and is another payment with another wallet or a card', async () => {
    fixture.merchants.offered = ['apple-pay', 'google-pay'];
    const once = { uniqueId: named('once') };
    const first = await fixture.pay(balance, partial(1_000), { ...once, card: byWallet() });
    expect(await fixture.pay(balance, partial(1_000), { ...once, card: byWallet() })).toEqual(first);
    expect(fixture.processor.orders).toHaveLength(1);
    for (const card of [byWallet('google-pay'), { kind: 'saved', card: 'visa-4242' } as PayWith]) {
      expect(await fixture.pay(balance, partial(1_000), { ...once, card })).toEqual(refused('duplicate'));
    }
  });

  it('is refused by a practice that does not offer the wallet, before anything is charged', async () => {
    const notOffered = refused('card-refused', { reason: 'unsupported' });
    expect(await fixture.pay(balance, full(due), { card: byWallet('google-pay') })).toEqual(notOffered);
    fixture.merchants.offered = [];
    expect(await fixture.pay(balance, full(due), { card: byWallet() })).toEqual(notOffered);
    expect(fixture.charges()).toEqual([]);
  });

  it('never goes on file: not with a payment, and not for a plan', async () => {
    expect(await fixture.pay(balance, full(due), { card: byWallet('apple-pay', 'clv_wallet0042', true) })).toEqual(
      refused('bad-input'),
    );
    expect(await fixture.pay(balance, plan(), { card: byWallet() })).toEqual(refused('bad-input'));
    expect(fixture.charges()).toEqual([]);
  });

  it('counts as a card that is tried, so that stolen wallets find no open door', async () => {
    fixture.processor.declining.set('0666', 'declined');
    const tried: unknown[] = [];
    for (let time = 0; time < 7; time += 1) {
      const card = byWallet('apple-pay', `clv_try${time}0666`);
      const answer = await fixture.pay(balance, partial(1_000), { card });
      tried.push(answer.ok ? 'paid' : answer.error.kind);
    }
    expect(tried).toEqual([...Array<string>(5).fill('declined'), 'too-many-card-tries', 'too-many-card-tries']);
    expect(fixture.processor.orders).toHaveLength(5);
  });
});
