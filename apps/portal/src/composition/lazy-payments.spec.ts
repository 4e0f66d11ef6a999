import { describe, expect, it } from '@jest/globals';
import type { Cards, MakePayment } from '@portico/application/payments';
import { failed, type PatientId } from '@portico/domain/kernel';
import type { CardId, UniqueId } from '@portico/domain/payments';
import { lazyCards, lazyPayments } from './lazy-payments.ts';

const unknown = failed({ kind: 'not-found' as const });
const payments: MakePayment = {
  screen: async () => unknown,
  submit: async () => unknown,
  outcome: async () => unknown,
};
const order = {
  uniqueId: 'once' as UniqueId,
  context: { kind: 'balance' },
  choice: { kind: 'cancel-plan' },
} as const;

describe('what pays', () => {
  it('is fetched with the first question, once', async () => {
    let loads = 0;
    const lazy = lazyPayments(async () => {
      loads += 1;
      return payments;
    });
    expect(loads).toBe(0);
    const answers = [lazy.screen({ kind: 'balance' }), lazy.submit(order), lazy.outcome(order.uniqueId)];
    expect(await Promise.all(answers)).toEqual([unknown, unknown, unknown]);
    expect(loads).toBe(1);
  });

  it('that cannot be fetched is as a gateway that cannot be reached, and is fetched anew', async () => {
    let isThere = false;
    const lazy = lazyPayments(async () => {
      if (!isThere) throw new Error('There is no network.');
      return payments;
    });
    expect(await lazy.submit(order)).toEqual(failed({ kind: 'unreachable' }));
    isThere = true;
    expect(await lazy.submit(order)).toEqual(unknown);
  });
});

describe('what keeps cards', () => {
  it('is asked as it was meant, once it is fetched', async () => {
    const asked: unknown[] = [];
    const note =
      (name: string) =>
      async (...args: readonly unknown[]) => {
        asked.push([name, ...args]);
        return unknown;
      };
    const cards: Cards = {
      screen: note('screen'),
      add: note('add'),
      remove: note('remove'),
      makeDefault: note('makeDefault'),
    };
    const lazy = lazyCards(async () => cards);
    const [card, patient] = ['card' as CardId, 'patient' as PatientId];
    const added = { uniqueId: 'once' as UniqueId, card: { kind: 'token' } as never, makeDefault: true };
    await lazy.screen(patient);
    await lazy.add(added);
    await lazy.remove(card, patient);
    await lazy.makeDefault(card, patient);
    expect(asked).toEqual([
      ['screen', patient],
      ['add', added],
      ['remove', card, patient],
      ['makeDefault', card, patient],
    ]);
  });
});
