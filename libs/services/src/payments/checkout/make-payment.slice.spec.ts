import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { noPlans } from '@portico/domain/payments';
import { ben, benAtMesa, benAtPena, callOf, noon, pena } from '../../kernel/testing/index.ts';
import type { PaymentContext } from '@portico/application/payments';
import { requestIn } from '@portico/application/payments/testing';
import {
  tokenOf,
  typedCard,
  balance,
  full,
  partial,
  another,
  cardAgreedTo,
  cents,
  day,
  due,
  generous,
  guestCall,
  named,
  onFile,
  refused,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
});

describe('the balance', () => {
  it('MON-052 MON-053 MON-054 is shown with what may be chosen, and is what a full payment pays', async () => {
    const shown = await fixture.screen(balance);
    expect(shown).toMatchObject({
      ok: true,
      value: {
        context: 'balance',
        patient: benAtPena,
        amount: due,
        parts: { balance: due, copay: 0 },
        types: ['full', 'partial', 'plan'],
        partial: { minimum: 500, maximum: due },
        maySaveCard: true,
        today: '2026-11-21',
      },
    });
    expect(shown.ok && shown.value.cards.map(({ id }) => id)).toEqual(['visa-4242', 'visa-0002']);
  });

  it('MON-072 is answered as paid where the same request came twice at one moment, and the other one paid', async () => {
    const again = { uniqueId: named('twice') };
    const find = fixture.ledger.byUniqueId.bind(fixture.ledger);
    let twin: unknown;
    fixture.ledger.byUniqueId = async (...asked) => {
      const found = await find(...asked);
      if (twin !== undefined) return found;
      twin = 'pays';
      twin = await fixture.pay(balance, full(due), again);
      return found;
    };
    expect(await fixture.pay(balance, full(due), again)).toEqual(twin);
    expect({ twin, taken: fixture.taken() }).toMatchObject({ twin: { ok: true }, taken: due });
  });

  it('MON-070 is paid once, by whoever is asked, and the activity log says so', async () => {
    expect(await fixture.pay(balance, full(due))).toMatchObject({
      ok: true,
      value: {
        done: 'paid',
        amount: due,
        card: { brand: 'visa', last4: '4242' },
        practiceName: pena.name,
        next: '/payments',
      },
    });
    expect(fixture.taken()).toBe(due);
    expect(fixture.processor.orders[0]).toMatchObject({ payerAddress: '192.0.2.7', occasion: 'payer' });
    expect(fixture.activityLog.entries.map(({ action, practice }) => [action, practice])).toEqual([['paid', 'pena']]);
    expect(await fixture.screen(balance)).toEqual(refused('nothing-to-pay'));
    expect(await fixture.pay(balance, full(due))).toEqual(refused('nothing-to-pay'));
    await fixture.post();
    expect(await fixture.screen(balance)).toEqual(refused('nothing-to-pay'));
  });

  it('MON-074 MON-077 may be paid in part, within the bounds of the practice', async () => {
    const bounds = { minimum: 500, maximum: due };
    expect(await fixture.pay(balance, partial(499))).toEqual(refused('amount-out-of-range', bounds));
    expect(await fixture.pay(balance, partial(due + 1))).toEqual(refused('amount-out-of-range', bounds));
    expect(await fixture.pay(balance, partial(500))).toMatchObject({ ok: true });
    expect(await fixture.screen(balance)).toMatchObject({ value: { amount: due - 500, pending: 500 } });
    await fixture.post();
    expect(await fixture.screen(balance)).toMatchObject({ value: { amount: due - 500, pending: 0 } });
  });

  it('is not paid in part where the practice wants the whole', async () => {
    const { partial: _, ...whole } = noPlans;
    fixture = await paymentsFixture(whole);
    expect(await fixture.screen(balance)).toMatchObject({ value: { types: ['full'] } });
    expect(await fixture.pay(balance, partial(500))).toEqual(refused('bad-input'));
    expect(fixture.charges()).toEqual([]);
  });

  it('MON-072 charges one unique id once, and answers a repeat with the first result', async () => {
    const once = { uniqueId: named('once') };
    const first = await fixture.pay(balance, full(due), once);
    expect(await fixture.pay(balance, full(due), once)).toEqual(first);
    expect(await fixture.serviceOf().outcome(named('once'))).toEqual(first);
    expect(fixture.processor.orders).toHaveLength(1);
    expect(fixture.activityLog.entries.filter(({ action }) => action === 'paid')).toHaveLength(1);
  });

  it('MON-072 takes a unique id for another payment as another one', async () => {
    const once = { uniqueId: named('once') };
    await fixture.pay(balance, partial(1_000), once);
    expect(await fixture.pay(balance, partial(2_000), once)).toEqual(refused('duplicate'));
    expect(await fixture.pay(balance, partial(1_000), { ...once, card: onFile('visa-0002') })).toEqual(
      refused('duplicate'),
    );
    expect(await fixture.pay({ kind: 'check-in' }, full(1_000), once)).toEqual(refused('duplicate'));
    expect(fixture.taken()).toBe(1_000);
  });

  it('is paid once by two tabs that press at the same moment', async () => {
    const both = await Promise.all([fixture.pay(balance, full(due)), fixture.pay(balance, full(due))]);
    expect(both.filter((answer) => answer.ok)).toHaveLength(1);
    expect(both.find((answer) => !answer.ok)).toEqual(refused('nothing-to-pay'));
    expect(fixture.taken()).toBe(due);
  });

  it('refuses another amount than its own, and says which', async () => {
    for (const amount of [due - 1, due + 1, 0, -due]) {
      expect(await fixture.pay(balance, full(amount))).toEqual(refused('amount-changed', { amount: due }));
    }
    expect(fixture.charges()).toEqual([]);
  });

  it('says that nobody knows yet when the answer is lost, and finds out', async () => {
    fixture.processor.losses.push('answer-lost');
    const once = { uniqueId: named('lost') };
    expect(await fixture.pay(balance, full(due), once)).toEqual(refused('checking'));
    expect(await fixture.pay(balance, full(due), once)).toEqual(refused('checking'));
    expect(await fixture.serviceOf().outcome(named('lost'))).toEqual(refused('checking'));
    expect(await fixture.screen(balance)).toEqual(refused('nothing-to-pay'));
    expect(fixture.processor.orders).toHaveLength(1);
  });

  it('knows of no attempt that nobody made', async () => {
    expect(await fixture.serviceOf().outcome(named('never'))).toEqual(refused('not-found'));
  });
});

describe('the card', () => {
  it('is told when it is declined, and nothing is held any more', async () => {
    const declined = refused('declined', { reason: 'insufficient-funds' });
    expect(await fixture.pay(balance, full(due), { card: onFile('visa-0002') })).toEqual(declined);
    expect(await fixture.screen(balance)).toMatchObject({ value: { amount: due, pending: 0 } });
  });

  it('MON-071 is one that was entered, or one on file, or none', async () => {
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: false, makeDefault: false } as const;
    expect(await fixture.pay(balance, partial(1_000), { card: entered })).toMatchObject({
      value: { card: { last4: '4242' } },
    });
    expect(await fixture.cardsOnFile.of(benAtPena)).toHaveLength(2);
    const without = { uniqueId: named('no card'), ...requestIn(balance, partial(1_000)) };
    expect(await fixture.serviceOf().submit(without)).toEqual(refused('bad-input'));
  });

  it('goes on file where that is wanted', async () => {
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: true } as const;
    expect(await fixture.pay(balance, partial(1_000), { card: entered })).toMatchObject({ value: { cardSaved: true } });
    const [first] = await fixture.cardsOnFile.of(benAtPena);
    expect(first).toMatchObject({ last4: '4242', isDefault: true });
    expect(first?.id).not.toBe('visa-4242');
  });

  it('is refused when it has expired, is not known, is another’s or is none', async () => {
    await fixture.keepCard('visa-9999', { expiry: { year: 2026, month: 10 } });
    await fixture.keepCard('visa-1111', { patient: benAtMesa });
    const kinds: readonly (readonly [string, string])[] = [
      ['visa-9999', 'card-expired'],
      ['visa-1111', 'card-unknown'],
      ['nothing', 'card-unknown'],
    ];
    for (const [card, kind] of kinds) {
      expect(await fixture.pay(balance, full(due), { card: onFile(card) })).toEqual(refused(kind));
    }
    const typed = { kind: 'typed', card: typedCard({ expiry: { year: 2026, month: 10 } }) } as const;
    const entered = { kind: 'entered', card: typed, save: false, makeDefault: false } as const;
    expect(await fixture.pay(balance, full(due), { card: entered })).toEqual(
      refused('card-refused', { reason: 'expiry' }),
    );
    expect(fixture.charges()).toEqual([]);
  });

  it('MON-010 is of no use where a practice takes no online payments', async () => {
    fixture.merchants.without.add(pena.id);
    const shown = await fixture.screen(balance);
    expect(shown.ok && 'tokenizer' in shown.value).toBe(false);
    expect(await fixture.pay(balance, full(due))).toEqual(refused('no-online-payments', { phone: pena.phone }));
  });
});

describe('who may pay', () => {
  it('MON-042 the patient that is named, if it is one’s own', async () => {
    const mine = { kind: 'balance', patient: benAtPena } as const;
    expect(await fixture.pay(mine, partial(1_000))).toMatchObject({ ok: true });
    for (const patient of [another, { ...benAtPena, patient: another.patient }]) {
      const theirs = { kind: 'balance', patient } as const;
      expect(await fixture.screen(theirs)).toEqual(refused('not-found'));
      expect(await fixture.pay(theirs, full(due))).toEqual(refused('not-found'));
    }
    // At a practice where one does not stand just now.
    fixture.billing.put(benAtMesa, { due: cents(700), asOf: noon });
    expect(await fixture.screen({ kind: 'balance', patient: benAtMesa })).toMatchObject({ value: { amount: 700 } });
  });

  it('a delegate with the permission, and no other', async () => {
    const asDelegate = (permissions: readonly Permission[]) =>
      fixture.serviceOf({
        ...callOf(ben, pena),
        acting: {
          actor: { kind: 'delegate', account: 'ana' as never, grants: [{ chart: benAtPena, permissions }] },
          subject: { charts: [benAtPena] },
          practice: pena.id,
        },
      });
    expect(await asDelegate(['payments:view']).screen(balance)).toEqual(refused('not-found'));
    expect(await asDelegate(['health:act']).screen(balance)).toEqual(refused('not-found'));
    const order = { uniqueId: named('by ana'), ...requestIn(balance, full(due)), card: onFile() };
    expect(await asDelegate(['payments:view']).submit(order)).toEqual(refused('not-found'));
    expect(await asDelegate(['payments:act']).submit(order)).toMatchObject({ ok: true });
    expect(await asDelegate(['health:act']).outcome(named('by ana'))).toEqual(refused('not-found'));
    expect(fixture.activityLog.entries).toMatchObject([{ actor: 'ana', actorKind: 'delegate', action: 'paid' }]);
  });

  it('MON-002 a guest keeps a card only where the chart has an account', async () => {
    const guest = fixture.serviceOf(guestCall(benAtPena, 'guest-pay'));
    const context: PaymentContext = { kind: 'guest' };
    expect(await guest.screen(context)).toMatchObject({ value: { cards: [], maySaveCard: true } });
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: false } as const;
    const order = { uniqueId: named('kept'), ...requestIn(context, full(due)) };
    expect(await guest.submit({ ...order, card: entered })).toEqual(refused('terms-not-agreed'));
    expect({ charges: fixture.charges(), kept: fixture.cardAgreements.kept }).toEqual({ charges: [], kept: [] });
    const paid = await guest.submit({ ...order, card: { ...entered, agreedTo: cardAgreedTo(fixture) } });
    expect(paid).toMatchObject({ ok: true, value: { cardSaved: true } });
    expect(await fixture.cardsOnFile.of(benAtPena)).toHaveLength(3);
  });

  it('MON-002 MON-173 a guest what the link is about, with a card that is not kept, and nothing else', async () => {
    fixture.accounts.holding = async () => [];
    const guest = fixture.serviceOf(guestCall(benAtPena, 'guest-pay'));
    const context: PaymentContext = { kind: 'guest' };
    const shown = await guest.screen(context);
    expect(shown).toMatchObject({ value: { amount: due, cards: [], maySaveCard: false, types: ['full', 'partial'] } });
    const entered = { kind: 'entered', card: tokenOf(typedCard()), save: true, makeDefault: true } as const;
    const order = { uniqueId: named('guest'), ...requestIn(context, full(due)) };
    expect(await guest.submit({ ...order, card: onFile() })).toEqual(refused('card-unknown'));
    const paid = await guest.submit({ ...order, card: entered });
    expect(paid).toMatchObject({ ok: true, value: { next: '/guest/workflow/payments/payment_success' } });
    expect(await guest.outcome(named('guest'))).toEqual(paid);
    expect(await fixture.cardsOnFile.of(benAtPena)).toHaveLength(2);

    for (const other of [balance, { kind: 'check-in' }, { kind: 'guest', patient: another }] as const) {
      expect(await guest.screen(other)).toEqual(refused('not-found'));
    }
    const invited = fixture.serviceOf(guestCall(benAtPena, 'guest-check-in'));
    expect(await invited.screen(context)).toEqual(refused('not-found'));
    expect(await fixture.serviceOf().screen(context)).toEqual(refused('not-found'));
    expect(fixture.activityLog.entries.map(({ actor }) => actor)).toEqual(['link-1', 'link-1']);
  });

  it('MON-188 a guest is offered the latest statement where the practice lets them see it, and nobody else is', async () => {
    const shows = { ...pena, behavior: { ...pena.behavior, guestStatements: true } } as const;
    const statements = [{ id: 'statement-1', date: day('2026-11-01'), total: cents(due) }];
    const offered = async (at: typeof pena, settings = generous) => {
      fixture = await paymentsFixture(settings, at);
      fixture.billing.put(benAtPena, { due: cents(due), asOf: noon }, statements);
      const guest = await fixture.serviceOf(guestCall(benAtPena, 'guest-pay')).screen({ kind: 'guest' });
      return guest.ok && guest.value.statement;
    };
    expect(await offered(shows)).toBe('statement-1');
    const own = await fixture.screen(balance);
    expect(own.ok && own.value.statement).toBeUndefined();
    expect(await offered(shows, { ...generous, accountStatements: false })).toBeUndefined();
    expect(await offered(pena)).toBeUndefined();
  });
});
