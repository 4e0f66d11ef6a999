import { HeardAlerts } from '../testing/index.ts';
import { anaAtMesa, mesa, noon } from '../../kernel/testing/index.ts';
import type { CardInHand, ChargeRequest } from './card-charge-service.port.ts';
import { CardChargeService } from './card-charge-service.ts';
import { ChargeSteps, isIn } from './charge-steps.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { failed, MINUTE, ok, plus, SECOND, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import type { CardId, CardVault, Charge, ChargeId, UniqueId } from '@portico/domain/payments';
import {
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentIds,
} from '@portico/domain/payments/testing';

const cardDetails = { brand: 'visa', last4: '1881', holder: 'Ana Ruiz', expiry: { year: 2030, month: 12 } } as const;
const cardOf = (token: string, more: object = {}): CardInHand => ({
  kind: 'entered',
  card: { kind: 'token', token, cardDetails },
  ...more,
});
const keep = { email: 'ana@example.org', makeDefault: true, agree: async () => undefined };

const orderOf = (more: Partial<ChargeRequest> = {}): ChargeRequest => ({
  uniqueId: 'one' as UniqueId,
  patient: anaAtMesa,
  amount: 1_250 as Cents,
  purpose: { kind: 'balance' },
  occasion: 'payer',
  card: cardOf('token-1'),
  payerAddress: '203.0.113.7',
  ...more,
});

const booking = (more: Partial<ChargeRequest> = {}) =>
  orderOf({ purpose: { kind: 'prepayment', hold: 'hold' as HoldId }, ...more });

describe('the cashier', () => {
  let processor: MemoryCardProcessor;
  let alerts: HeardAlerts;
  let ledger: MemoryPaymentLedger;
  let cardsOnFile: MemoryCardsOnFile;
  let merchants: MemoryMerchants;
  let now = noon;
  let cardChargeService: CardChargeService;
  beforeEach(() => {
    processor = new MemoryCardProcessor();
    ledger = new MemoryPaymentLedger();
    alerts = new HeardAlerts();
    cardsOnFile = new MemoryCardsOnFile();
    merchants = new MemoryMerchants(processor);
    now = noon;
    cardChargeService = new CardChargeService(
      ledger,
      merchants,
      cardsOnFile,
      new MemoryPaymentIds(),
      () => now,
      alerts,
    );
  });

  const charges = (): readonly Charge[] => [...ledger.charges.values()];
  const taken = (): number => processor.references.reduce((sum, reference) => sum + processor.taken(reference), 0);

  it('MON-071 takes the amount, and answers what stands in the ledger', async () => {
    const paid = await cardChargeService.charge(orderOf());
    expect(paid).toMatchObject({
      ok: true,
      value: { charge: { amount: 1_250, state: { kind: 'captured' }, card: { brand: 'visa', last4: '1881' } } },
    });
    expect(paid.ok && paid.value).not.toHaveProperty('cardSaved');
    expect(processor.orders).toMatchObject([{ amount: 1_250, occasion: 'payer', payerAddress: '203.0.113.7' }]);
    expect(charges().map(({ reference }) => reference)).toEqual(processor.references);
    expect(charges()).toEqual([paid.ok && paid.value.charge]);
  });

  it('MON-072 answers a repeat with the first result, and charges nothing', async () => {
    const first = await cardChargeService.charge(orderOf());
    expect(await cardChargeService.charge(orderOf({ card: cardOf('token-2') }))).toEqual(first);
    expect(await cardChargeService.outcome(anaAtMesa, 'one' as UniqueId)).toEqual(first);
    expect(await cardChargeService.outcome(anaAtMesa, 'two' as UniqueId)).toBeUndefined();
    expect(taken()).toBe(1_250);
  });

  it('MON-072 makes one of two at the same moment; the other is told that we are checking', async () => {
    const answers = await Promise.all([cardChargeService.charge(orderOf()), cardChargeService.charge(orderOf())]);
    expect(answers.map((answer) => (answer.ok ? 'paid' : answer.error.kind)).sort()).toEqual(['checking', 'paid']);
    expect(taken()).toBe(1_250);
  });

  it('MON-072 refuses a unique id that was used for another payment', async () => {
    await cardChargeService.charge(orderOf());
    expect(await cardChargeService.charge(orderOf({ amount: 900 as Cents }))).toEqual(failed({ kind: 'duplicate' }));
    expect(taken()).toBe(1_250);
  });

  it('tells a decline with its reason, the second time as well', async () => {
    processor.declining.set('1881', 'insufficient-funds');
    const answer = { ok: false, error: { kind: 'declined', reason: 'insufficient-funds' } };
    expect(await cardChargeService.charge(orderOf())).toMatchObject(answer);
    expect(await cardChargeService.charge(orderOf())).toMatchObject(answer);
    expect(processor.orders).toHaveLength(1);
  });

  it.each(['request-lost', 'answer-lost'] as const)('is checking where the %s, and never tries again', async (loss) => {
    processor.losses.push(loss);
    for (let time = 0; time < 3; time += 1) {
      expect(await cardChargeService.charge(orderOf())).toMatchObject({ ok: false, error: { kind: 'checking' } });
    }
    expect(processor.orders.length).toBeLessThanOrEqual(1);
    expect(charges()).toMatchObject([{ state: { kind: 'unknown', at: noon } }]);
  });

  it('keeps to the balance, whoever else is paying on it', async () => {
    const cover = { payable: 2_000 as Cents, asOf: noon };
    const answers = await Promise.all(
      ['one', 'two'].map((id) =>
        cardChargeService.charge(orderOf({ uniqueId: id as UniqueId, card: cardOf(id), cover })),
      ),
    );
    expect(answers).toMatchObject([{ ok: true }, { ok: false, error: { kind: 'not-covered', left: 750 } }]);
    expect(taken()).toBe(1_250);
  });

  it('takes nothing where a practice takes no cards', async () => {
    merchants.without.add(mesa.id);
    expect(await cardChargeService.charge(orderOf())).toEqual(failed({ kind: 'no-online-payments' }));
    expect(charges()).toEqual([]);
  });

  it('takes over an attempt that was written and never sent', async () => {
    const { uniqueId, patient, amount, purpose, occasion } = orderOf();
    const id = 'left' as ChargeId;
    const reference = new MemoryPaymentIds().reference();
    const card = { brand: 'visa', last4: '1881' } as const;
    await ledger.open({ id, uniqueId, reference, patient, amount, purpose, occasion, card, createdAt: noon });
    expect(await cardChargeService.outcome(patient, uniqueId)).toMatchObject({ error: { kind: 'checking' } });
    expect(await cardChargeService.charge(orderOf())).toMatchObject({ ok: true, value: { charge: { id } } });
    expect(charges()).toHaveLength(1);
  });

  describe('with a card on file', () => {
    it('charges what is in the vault, and names the card in the ledger', async () => {
      const kept = await cardChargeService.charge(orderOf({ card: cardOf('token-1', { keep }) }));
      const [card] = await cardsOnFile.of(anaAtMesa);
      if (!kept.ok || card === undefined) throw new Error('It was not kept.');
      const uniqueId = 'two' as UniqueId;
      const again = await cardChargeService.charge(orderOf({ uniqueId, card: { kind: 'saved', card: card.id } }));
      expect(again).toMatchObject({ ok: true, value: { charge: { card: { last4: '1881', saved: card.id } } } });
      expect(taken()).toBe(2_500);
    });

    it('answers a repeat whose card was removed since', async () => {
      await cardChargeService.charge(orderOf({ card: cardOf('token-1', { keep }) }));
      const [card] = await cardsOnFile.of(anaAtMesa);
      if (card === undefined) throw new Error('It was not kept.');
      const order = orderOf({ uniqueId: 'two' as UniqueId, card: { kind: 'saved', card: card.id } });
      const paid = await cardChargeService.charge(order);
      await cardsOnFile.remove(anaAtMesa, card.id);
      expect(await cardChargeService.charge(order)).toEqual(paid);
      const other = { ...order, uniqueId: 'three' as UniqueId };
      expect(await cardChargeService.charge(other)).toEqual(failed({ kind: 'card-unknown' }));
    });
  });

  describe('keeping a card', () => {
    it('keeps it before it is charged, once, and says so', async () => {
      const order = orderOf({ card: cardOf('token-1', { keep }) });
      const paid = await cardChargeService.charge(order);
      expect(paid).toMatchObject({ ok: true, value: { cardSaved: true } });
      expect(processor.orders).toMatchObject([{ source: { kind: 'saved', cardDetails: { last4: '1881' } } }]);
      expect(await cardChargeService.charge(order)).toEqual(paid);
      expect(await cardChargeService.outcome(anaAtMesa, order.uniqueId)).toEqual(paid);
      expect(await cardsOnFile.of(anaAtMesa)).toMatchObject([{ ...cardDetails, isDefault: true }]);
    });

    it('charges it all the same where it is not kept, and says that', async () => {
      processor.losses.push('request-lost');
      const paid = await cardChargeService.charge(orderOf({ card: cardOf('token-1', { keep }) }));
      expect(paid).toMatchObject({ ok: true, value: { cardSaved: false } });
      expect(processor.orders).toMatchObject([{ source: { kind: 'entered' } }]);
      expect(await cardsOnFile.of(anaAtMesa)).toEqual([]);
    });

    it('sends nothing that has waited too long for its card: somebody may be finding out already', async () => {
      const slow: CardVault = {
        keep: async (card) => {
          now = plus(now, 21 * SECOND);
          return processor.keep(card);
        },
        forget: (vault) => processor.forget(vault),
      };
      const merchant = merchants.of(mesa.id);
      if (merchant === undefined) throw new Error('Mesa takes cards.');
      const late = new CardChargeService(
        ledger,
        { of: () => ({ ...merchant, vault: slow }) },
        cardsOnFile,
        new MemoryPaymentIds(),
        () => now,
        alerts,
      );
      const answer = await late.charge(orderOf({ card: cardOf('token-1', { keep }) }));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'declined', reason: 'abandoned' } });
      expect(processor.orders).toEqual([]);
    });
  });

  describe('with a step in between', () => {
    const visit = 'visit' as AppointmentId;

    it('MON-159 reserves, takes the step, and takes the money then', async () => {
      const paid = await cardChargeService.authorizeThen(booking(), async (charge) => {
        expect({ held: processor.held(processor.references[0] ?? fail()), taken: taken() }).toEqual({
          held: 1_250,
          taken: 0,
        });
        expect(charges()).toMatchObject([{ id: charge, state: { kind: 'authorised' } }]);
        return ok(visit);
      });
      expect(paid).toMatchObject({ ok: true, value: { step: visit, charge: { state: { kind: 'captured' } } } });
      expect(taken()).toBe(1_250);
    });

    it('MON-159 lets go of the money where the step fails, and tells why', async () => {
      const slotGone = { kind: 'slot-gone' } as const;
      const answer = await cardChargeService.authorizeThen(booking(), async () => failed(slotGone));
      expect(answer).toEqual(failed({ kind: 'step-failed', error: slotGone }));
      expect(charges()).toMatchObject([{ state: { kind: 'voided' } }]);
      expect({ taken: taken(), held: processor.held(processor.references[0] ?? fail()) }).toEqual({
        taken: 0,
        held: 0,
      });
      const again = await cardChargeService.authorizeThen(booking(), async () => ok(visit));
      expect(again).toMatchObject({ ok: false, error: { kind: 'voided' } });
    });

    it('PAY-B3 says what stands where the money is refused after the step, now and ever after', async () => {
      processor.refusedCaptures.push('declined');
      const answer = await cardChargeService.authorizeThen(booking(), async () => ok(visit));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unpaid', charge: { state: { reason: 'declined' } } } });
      expect({ taken: taken(), held: processor.held(processor.references[0] ?? fail()) }).toEqual({
        taken: 0,
        held: 0,
      });
      expect(alerts.unpaidCharges).toEqual(charges());
      const again = await cardChargeService.authorizeThen(booking(), () => Promise.reject(new Error('Again?')));
      expect(again).toMatchObject({ ok: false, error: { kind: 'unpaid' } });
      expect(alerts.unpaidCharges).toHaveLength(1);
    });

    it('PAY-F9 says that a card on file is paid with for the first time until money was taken by it, where its holder pays', async () => {
      const onFile = async (id: string, token: string) => {
        const kept = await processor.keep({ kind: 'token', token, cardDetails });
        if (!kept.ok) return fail();
        const card = { ...cardDetails, id: id as CardId, patient: anaAtMesa, isDefault: false };
        await cardsOnFile.add(card, kept.value.vault);
        return { card: { kind: 'saved', card: card.id } } as const;
      };
      const pay = async (uniqueId: string, more: Partial<ChargeRequest>) => {
        await cardChargeService.charge(orderOf({ uniqueId: uniqueId as UniqueId, ...more }));
        return processor.orders.at(-1)?.source;
      };
      const [one, two] = [await onFile('one', 'token-8'), await onFile('two', 'token-9')];
      expect(await pay('scheduled', { ...one, occasion: 'schedule' })).not.toHaveProperty('first');
      processor.declining.set('1881', 'declined');
      expect(await pay('declined', two)).toMatchObject({ first: true });
      processor.declining.clear();
      expect(await pay('first', two)).toMatchObject({ first: true });
      expect(await pay('second', two)).not.toHaveProperty('first');
    });

    it('PAY-F8 says at the capture from where the payer was, and keeps that no longer', async () => {
      processor.losses.push(undefined, 'request-lost');
      await cardChargeService.authorizeThen(booking({ payerAddress: '203.0.113.7' }), async () => ok(visit));
      expect(charges()).toMatchObject([{ state: { kind: 'capturing', payerAddress: '203.0.113.7' } }]);
      const capturing = charges()[0] ?? fail();
      if (!isIn(capturing, 'capturing')) return fail();
      const merchant = merchants.of(capturing.patient.practice) ?? fail();
      await new ChargeSteps(ledger, () => now, alerts).takeReserved(merchant, capturing);
      expect(processor.capturedFrom).toEqual(['203.0.113.7', '203.0.113.7']);
      expect(charges()).toMatchObject([{ state: { kind: 'captured' } }]);
      expect(JSON.stringify(charges())).not.toContain('203.0.113.7');
    });

    it('PAY-B3 is checking where the processor refuses us rather than the card', async () => {
      processor.refusedCaptures.push('not-accepted');
      const answer = await cardChargeService.authorizeThen(booking(), async () => ok(visit));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'checking' } });
      expect({ state: charges()[0]?.state.kind, unpaidCharges: alerts.unpaidCharges }).toEqual({
        state: 'capturing',
        unpaidCharges: [],
      });
    });

    it('PAY-B3 says what stands where the step was taken after its charge had been given up', async () => {
      const answer = await cardChargeService.authorizeThen(booking(), async (charge) => {
        const { state } = ledger.charges.get(charge) ?? fail();
        if (state.kind !== 'authorised') return fail();
        await ledger.move(charge, 'authorised', { ...state, kind: 'unknown' });
        await processor.release(state.processorCharge);
        await ledger.move(charge, 'unknown', { kind: 'voided', at: now });
        return ok(visit);
      });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unpaid' } });
      expect({ unpaidChargesCount: alerts.unpaidCharges.length, taken: taken() }).toEqual({
        unpaidChargesCount: 1,
        taken: 0,
      });
    });

    it('PAY-B4 gives back what was taken for a charge that somebody else gave up meanwhile, and says so', async () => {
      const charge = processor.charge.bind(processor);
      processor.charge = async (order) => {
        const [{ id } = fail()] = charges();
        await ledger.move(id, 'submitted', { kind: 'unknown', at: now });
        await ledger.move(id, 'unknown', { kind: 'declined', at: now, reason: 'abandoned' });
        return charge(order);
      };
      expect(await cardChargeService.charge(orderOf())).toMatchObject({ ok: false, error: { kind: 'declined' } });
      expect(taken()).toBe(0);
      expect(alerts.lateCharges).toMatchObject([{ charge: { state: { kind: 'declined' } }, isUndone: true }]);
    });

    it('MON-166 takes no step where the card is declined, or its answer is missing', async () => {
      const steps: ChargeId[] = [];
      const step = async (charge: ChargeId) => ok(steps.push(charge));
      processor.declining.set('1881', 'expired-card');
      const declined = await cardChargeService.authorizeThen(booking(), step);
      expect(declined).toMatchObject({ ok: false, error: { kind: 'declined', reason: 'expired-card' } });
      processor.declining.clear();
      processor.losses.push('answer-lost');
      const order = booking({ uniqueId: 'two' as UniqueId, card: cardOf('token-2') });
      expect(await cardChargeService.authorizeThen(order, step)).toMatchObject({
        ok: false,
        error: { kind: 'checking' },
      });
      expect(await cardChargeService.authorizeThen(order, step)).toMatchObject({
        ok: false,
        error: { kind: 'checking' },
      });
      expect(steps).toEqual([]);
    });

    it('answers a repeat without taking the step again', async () => {
      await cardChargeService.authorizeThen(booking(), async () => ok(visit));
      const again = await cardChargeService.authorizeThen(booking(), () => Promise.reject(new Error('Again?')));
      expect(again).toMatchObject({ ok: true, value: { charge: { state: { kind: 'captured' } } } });
      expect(again.ok && again.value).not.toHaveProperty('step');
    });

    it('is for what the visit desk can tell afterwards', async () => {
      await expect(cardChargeService.charge(booking())).rejects.toThrow('Bug');
      await expect(cardChargeService.authorizeThen(orderOf(), async () => ok(visit))).rejects.toThrow('Bug');
    });
  });

  describe('giving back', () => {
    const paidOne = async (): Promise<Charge> => {
      const paid = await cardChargeService.charge(orderOf());
      if (!paid.ok) throw new Error('It was not paid.');
      now = plus(now, MINUTE);
      return paid.value.charge;
    };

    it.each([1_250, 250])('gives back %i of 1250 under a reference of its own, and tells the books', async (amount) => {
      const { id, reference } = await paidOne();
      const back = await cardChargeService.refund(id, amount as Cents);
      expect(back).toMatchObject({ ok: true, value: { state: { kind: 'refunded', amount } } });
      expect(taken()).toBe(1_250 - amount);
      expect(charges()).not.toMatchObject([{ state: { reference } }]);
      const posted = await ledger.claim(now, plus(now, MINUTE), 10);
      expect(posted.map((posting) => posting.amount)).toEqual([1_250, -amount]);
      const left = 1_250 - amount;
      expect(await cardChargeService.refund(id, (left + 1) as Cents)).toEqual(failed({ kind: 'not-refundable', left }));
      expect(await cardChargeService.charge(orderOf())).toMatchObject({ ok: true });
    });

    it('PAY-B18 gives back in parts, each under a reference of its own, until it is used up', async () => {
      const { id } = await paidOne();
      for (const [amount, sum] of [
        [500, 500],
        [700, 1_200],
        [50, 1_250],
      ] as const) {
        const back = await cardChargeService.refund(id, amount as Cents);
        expect(back).toMatchObject({ ok: true, value: { state: { kind: 'refunded', amount: sum } } });
        expect(taken()).toBe(1_250 - sum);
      }
      expect(await cardChargeService.refund(id, 1 as Cents)).toEqual(failed({ kind: 'not-refundable', left: 0 }));
      const posted = await ledger.claim(now, plus(now, MINUTE), 10);
      expect(posted.map((posting) => posting.amount)).toEqual([1_250, -500, -700, -50]);
    });

    it('PAY-B18 leaves what went back before where the processor refuses the next part', async () => {
      const { id } = await paidOne();
      await cardChargeService.refund(id, 500 as Cents);
      processor.refund = async () => ({ kind: 'refused' });
      expect(await cardChargeService.refund(id, 100 as Cents)).toEqual(failed({ kind: 'refused' }));
      expect(charges()).toMatchObject([{ state: { kind: 'refunded', amount: 500 } }]);
    });

    it('gives back no more than there is, nothing of nothing, and nothing that is not there', async () => {
      const { id } = await paidOne();
      for (const amount of [0, -5, 1_251]) {
        expect(await cardChargeService.refund(id, amount as Cents)).toEqual(
          failed({ kind: 'not-refundable', left: 1_250 }),
        );
      }
      expect(await cardChargeService.refund('other' as ChargeId, 1 as Cents)).toEqual(failed({ kind: 'not-found' }));
      merchants.without.add(mesa.id);
      expect(await cardChargeService.refund(id, 1 as Cents)).toEqual(failed({ kind: 'no-online-payments' }));
      expect(taken()).toBe(1_250);
    });

    it('says so where the processor does not, and the payment stands', async () => {
      const { id } = await paidOne();
      processor.refund = async () => ({ kind: 'refused' });
      expect(await cardChargeService.refund(id, 1_250 as Cents)).toEqual(failed({ kind: 'refused' }));
      expect(charges()).toMatchObject([{ state: { kind: 'captured' } }]);
    });

    it('is checking where the answer is missing, and asks nobody a second time', async () => {
      const { id } = await paidOne();
      processor.losses.push('answer-lost');
      expect(await cardChargeService.refund(id, 1_250 as Cents)).toEqual(failed({ kind: 'checking' }));
      expect(await cardChargeService.refund(id, 1_250 as Cents)).toEqual(failed({ kind: 'checking' }));
      expect(charges()).toMatchObject([{ state: { kind: 'refunding' } }]);
      expect(await cardChargeService.charge(orderOf())).toMatchObject({ ok: true });
      expect(taken()).toBe(0);
    });
  });
});

const fail = (): never => {
  throw new Error('The processor was not asked.');
};
