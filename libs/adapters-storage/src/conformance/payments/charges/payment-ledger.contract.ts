import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  instant,
  MINUTE,
  plus,
  type AppointmentId,
  type CapabilityId,
  type Cents,
  type HoldId,
  type Instant,
  type TimeZone,
} from '@portico/domain/kernel';
import {
  holdsBalance,
  nextStates,
  type LedgerPostings,
  type ChargePurpose,
  type PlanId,
  type ScheduledPaymentId,
  type Charge,
  type ChargeId,
  type CardId,
  type ChargeState,
  type NewCharge,
  type PaymentLedger,
  type UniqueId,
} from '@portico/domain/payments';
import {
  ana,
  ben,
  otherAna,
  processorCharge,
  purposes,
  newCharge,
  stateOf,
  allKinds,
  bring,
  type LedgerUnderTest,
} from './charges.samples.ts';

/** `empty` answers a ledger that holds nothing. */
export const paymentLedgerContract = (empty: () => Promise<LedgerUnderTest>): void => {
  let ledger: PaymentLedger;
  let postings: LedgerPostings;
  const fresh = async () => {
    ({ ledger, postings } = await empty());
  };
  beforeEach(fresh);

  describe('PaymentLedger', () => {
    it.each(purposes)('MON-072 keeps a charge for $kind word for word, and finds it by either id', async (purpose) => {
      const charge = newCharge('c1', { purpose, card: { brand: 'jcb', last4: '0505', saved: 'card-1' as CardId } });
      const opened: Charge = { ...charge, state: { kind: 'created' } };
      expect(await ledger.open(charge)).toEqual({ kind: 'opened', charge: opened });
      expect(await ledger.byId(charge.id)).toEqual(opened);
      expect(await ledger.byUniqueId(ana, charge.uniqueId)).toEqual(opened);
    });

    it('MON-204 keeps by which link a guest paid, through everything that becomes of the charge', async () => {
      const charge = newCharge('c1', { link: 'link-1' as CapabilityId });
      await bring(ledger, charge, 'refunded');
      expect(await ledger.byId(charge.id)).toMatchObject({ link: 'link-1', state: { kind: 'refunded' } });
      expect((await ledger.history(ana, 1, 10)).entries).toMatchObject([{ link: 'link-1' }]);
    });

    it('names the card of a wallet once the processor says which it was, and keeps the name', async () => {
      const charge = newCharge('c1', { card: { wallet: 'apple-pay' } });
      const drawn = { brand: 'visa', last4: '4242' } as const;
      const card = { wallet: 'apple-pay', ...drawn } as const;
      await ledger.open(charge);
      await ledger.move(charge.id, 'created', stateOf('submitted'));
      expect(await ledger.byId(charge.id)).toMatchObject({ card: { wallet: 'apple-pay' } });
      const captured = stateOf('captured');
      await ledger.move(charge.id, 'submitted', { ...captured, drawn } as ChargeState);
      expect(await ledger.byId(charge.id)).toEqual({ ...charge, card, state: captured });
      await ledger.move(charge.id, 'captured', stateOf('refunding'));
      expect(await ledger.byId(charge.id)).toMatchObject({ card });
    });

    it('leaves a card that was typed as it was named, whatever the processor calls it', async () => {
      const charge = newCharge('c1', { card: { brand: 'jcb', last4: '0505' } });
      await ledger.open(charge);
      await ledger.move(charge.id, 'created', stateOf('submitted'));
      const drawn = { brand: 'visa', last4: '4242' } as const;
      await ledger.move(charge.id, 'submitted', { ...stateOf('captured'), drawn } as ChargeState);
      expect(await ledger.byId(charge.id)).toMatchObject({ card: { brand: 'jcb', last4: '0505' } });
    });

    it("finds nobody else's", async () => {
      await ledger.open(newCharge('c1'));
      for (const patient of [ben, otherAna]) {
        expect(await ledger.byUniqueId(patient, 'unique-c1' as UniqueId)).toBeUndefined();
        expect(await ledger.history(patient, 1, 10)).toEqual({ entries: [], page: 1, perPage: 10, total: 0 });
        expect(await ledger.heldAgainst(patient, instant(0))).toBe(0);
      }
      expect(await ledger.byId('c2' as ChargeId)).toBeUndefined();
    });

    it.each(allKinds)('answers a second attempt with what became of the first: %s', async (kind) => {
      const charge = newCharge('c1');
      await bring(ledger, charge, kind);
      const again = await ledger.open({ ...charge, id: 'c2' as ChargeId, createdAt: instant(9_000) });
      expect(again).toEqual({ kind: 'repeated', charge: { ...charge, state: stateOf(kind) } });
      expect(await ledger.byId('c2' as ChargeId)).toBeUndefined();
    });

    it.each<Partial<NewCharge>>([
      { amount: 1_001 as Cents },
      { purpose: { kind: 'shop', store: 's', transaction: 't' } },
      { card: { brand: 'visa', last4: '4242' } },
    ])('MON-072 refuses a unique id that was used for another payment: %j', async (other) => {
      await ledger.open(newCharge('c1'));
      expect(await ledger.open(newCharge('c2', { uniqueId: 'unique-c1' as UniqueId, ...other }))).toEqual({
        kind: 'conflict',
      });
    });

    it('takes the same unique id of two patients for two', async () => {
      const uniqueId = 'same' as UniqueId;
      for (const [id, patient] of [
        ['c1', ana],
        ['c2', ben],
        ['c3', otherAna],
      ] as const) {
        expect((await ledger.open(newCharge(id, { patient, uniqueId }))).kind).toBe('opened');
      }
    });

    it('MON-072 opens one of many attempts with the same unique id that come at once', async () => {
      for (let time = 0; time < 5; time += 1) {
        const uniqueId = `once-${time}` as UniqueId;
        const opened = await Promise.all(
          Array.from({ length: 8 }, (_, at) => ledger.open(newCharge(`c${time}-${at}`, { uniqueId }))),
        );
        const kinds = opened.map(({ kind }) => kind).sort();
        expect(kinds).toEqual(['opened', ...Array.from({ length: 7 }, () => 'repeated')]);
        const ids = opened.map((answer) => ('charge' in answer ? answer.charge.id : undefined));
        expect(new Set(ids).size).toBe(1);
      }
    });

    describe('a transaction of a shop', () => {
      const purpose = { kind: 'shop', store: 'store-1', transaction: "t'1 ñ" } as const;
      const paying = () => ledger.byTransaction(ana, purpose.store, purpose.transaction);
      const nothingLeft = { kind: 'not-covered', left: 0 };

      it.each(allKinds)('MON-216 is paid by one charge: %s', async (kind) => {
        await bring(ledger, newCharge('c1', { purpose }), kind);
        const again = newCharge('c2', { purpose, amount: 900 as Cents });
        if (holdsBalance(kind)) {
          expect(await paying()).toEqual({ ...newCharge('c1', { purpose }), state: stateOf(kind) });
          expect(await ledger.open(again)).toEqual(nothingLeft);
          expect(await ledger.byId(again.id)).toBeUndefined();
        } else {
          expect(await paying()).toBeUndefined();
          expect((await ledger.open(again)).kind).toBe('opened');
          expect((await paying())?.id).toBe('c2');
        }
      });

      it('MON-216 is paid once, however many ask at once', async () => {
        const opened = await Promise.all(
          Array.from({ length: 6 }, (_, at) => ledger.open(newCharge(`c${at}`, { purpose }))),
        );
        expect(opened.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
        expect(opened.filter(({ kind }) => kind !== 'opened')).toEqual(Array.from({ length: 5 }, () => nothingLeft));
      });

      it('MON-215 is another one in another store, under another name and of another patient', async () => {
        const others: readonly Partial<NewCharge>[] = [
          { purpose: { ...purpose, store: 'store-2' } },
          { purpose: { ...purpose, transaction: 't2' } },
          { purpose, patient: ben },
          { purpose, patient: otherAna },
        ];
        await ledger.open(newCharge('c0', { purpose }));
        for (const [at, other] of others.entries()) {
          expect((await ledger.open(newCharge(`other-${at}`, other))).kind).toBe('opened');
        }
        expect((await paying())?.id).toBe('c0');
        expect(await ledger.byTransaction(ana, 'store-3', purpose.transaction)).toBeUndefined();
      });
    });

    describe.each([
      { kind: 'cancellation', appointment: 'visit-1' as AppointmentId },
      { kind: 'prepayment', hold: 'hold-1' as HoldId },
      { kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId },
    ] as const satisfies readonly ChargePurpose[])('what only one charge may pay: $kind', (purpose) => {
      const nothingLeft = { kind: 'not-covered', left: 0 };

      it.each(allKinds)('PAY-B1 has one live charge, which may be %s', async (kind) => {
        await bring(ledger, newCharge('c1', { purpose }), kind, 2_000, 300);
        const again = newCharge('c2', { purpose });
        expect((await ledger.open(again)).kind).toBe(holdsBalance(kind) ? 'not-covered' : 'opened');
        expect((await ledger.open(newCharge('c3', { purpose, patient: ben }))).kind).toBe('opened');
        expect((await ledger.open(newCharge('c4', { purpose, patient: otherAna }))).kind).toBe('opened');
      });

      it('PAY-B1 is charged once, however many ask at once, and whatever the amount', async () => {
        const tabs = Array.from({ length: 6 }, (_, at) => newCharge(`c${at}`, { purpose, amount: (at + 1) as Cents }));
        const opened = await Promise.all(tabs.map((tab) => ledger.open(tab)));
        expect(opened.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
        expect(opened.filter(({ kind }) => kind !== 'opened')).toEqual(Array.from({ length: 5 }, () => nothingLeft));
      });

      it('PAY-B1 may be charged again once all of it went back, and not before', async () => {
        await bring(ledger, newCharge('c1', { purpose }), 'refunded', 2_000, 999);
        expect(await ledger.open(newCharge('c2', { purpose }))).toEqual(nothingLeft);
        await ledger.move('c1' as ChargeId, 'refunded', stateOf('refunding', 3_000, 1, 999));
        expect(await ledger.open(newCharge('c2', { purpose }))).toEqual(nothingLeft);
        await ledger.move('c1' as ChargeId, 'refunding', stateOf('refunded', 3_000, 1, 999));
        expect((await ledger.open(newCharge('c2', { purpose }))).kind).toBe('opened');
      });

      it('tells what is left of the cover where that is what is missing', async () => {
        const cover = { payable: 400 as Cents, asOf: instant(500) };
        expect(await ledger.open(newCharge('c1', { purpose }), cover)).toEqual({ kind: 'not-covered', left: 400 });
      });
    });

    it('opens what its cover still holds, to the cent, and tells what is left', async () => {
      const cover = { payable: 2_500 as Cents, asOf: instant(500) };
      expect((await ledger.open(newCharge('c1'), cover)).kind).toBe('opened');
      expect(await ledger.open(newCharge('c2', { amount: 1_501 as Cents }), cover)).toEqual({
        kind: 'not-covered',
        left: 1_500,
      });
      expect(await ledger.byId('c2' as ChargeId)).toBeUndefined();
      expect((await ledger.open(newCharge('c3', { amount: 1_500 as Cents }), cover)).kind).toBe('opened');
      expect(await ledger.open(newCharge('c4', { amount: 1 as Cents }), cover)).toEqual({
        kind: 'not-covered',
        left: 0,
      });
      // A repeat asks for nothing more.
      expect((await ledger.open(newCharge('c1'), cover)).kind).toBe('repeated');
      expect((await ledger.open(newCharge('c5', { patient: ben }), cover)).kind).toBe('opened');
    });

    describe('what is paid at a visit', () => {
      const at = (visit: string) => ({ kind: 'check-in', appointment: visit as AppointmentId }) as const;
      const cover = { payable: 1_000 as Cents, copay: 300 as Cents, asOf: instant(500) };
      const pay = (id: string, amount: number, visit = 'a', of = cover) =>
        ledger.open(newCharge(id, { amount: amount as Cents, purpose: at(visit) }), of);
      const held = async (asOf = 500) => {
        const copays = await ledger.heldForCopays(ana, instant(asOf));
        const of = (visit: string) => copays.get(visit as AppointmentId) ?? 0;
        return [await ledger.heldAgainst(ana, instant(asOf)), of('a'), of('b')];
      };

      it('PAY-B5 PAY-B16 goes to its copay first, once, and each visit has its own', async () => {
        expect(await pay('c1', 400)).toMatchObject({ kind: 'opened', charge: { copay: 300 } });
        expect(await held()).toEqual([100, 300, 0]);
        expect(await pay('c2', 1_000, 'b')).toMatchObject({ kind: 'opened', charge: { copay: 300 } });
        expect(await held()).toEqual([800, 300, 300]);
        expect(await pay('c3', 201)).toEqual({ kind: 'not-covered', left: 200 });
        expect(await pay('c4', 501, 'c')).toEqual({ kind: 'not-covered', left: 500 });
        expect((await ledger.byId('c1' as ChargeId))?.copay).toBe(300);
      });

      it('PAY-B5 is held until it is in the books, and let go of where it is declined', async () => {
        await pay('c1', 400);
        await ledger.move('c1' as ChargeId, 'created', stateOf('submitted'));
        await ledger.move('c1' as ChargeId, 'submitted', stateOf('captured'));
        for (const posting of await postings.claim(instant(9_000), instant(9_001), 10))
          await postings.posted(posting, instant(600));
        expect(await held(600)).toEqual([100, 300, 0]);
        expect(await held(601)).toEqual([0, 0, 0]);
        await pay('c2', 300, 'b');
        await ledger.move('c2' as ChargeId, 'created', stateOf('declined'));
        expect(await held(601)).toEqual([0, 0, 0]);
      });

      it('PAY-B5 never pays more than one copay, however many ask at once', async () => {
        const nothing = { ...cover, payable: 0 as Cents };
        const tabs = await Promise.all(Array.from({ length: 6 }, (_, tab) => pay(`c${tab}`, 300, 'a', nothing)));
        expect(tabs.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
        expect(await held()).toEqual([0, 300, 0]);
      });

      it('is judged without its copay where the balance is overdrawn', async () => {
        const overdrawn = { ...cover, payable: -500 as Cents };
        expect(await pay('c1', 301, 'a', overdrawn)).toEqual({ kind: 'not-covered', left: 300 });
        expect((await pay('c1', 300, 'a', overdrawn)).kind).toBe('opened');
      });
    });

    it('never opens more than the cover, however many ask at once', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 3_000 }),
          fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 2, maxLength: 8 }),
          async (payable, amounts) => {
            await fresh();
            const cover = { payable: payable as Cents, asOf: instant(500) };
            const asked = amounts.map((amount, at) => newCharge(`c${at}`, { amount: amount as Cents }));
            const answers = await Promise.all(asked.map((charge) => ledger.open(charge, cover)));
            const opened = answers.flatMap((answer) => (answer.kind === 'opened' ? [answer.charge.amount] : []));
            const sum = opened.reduce((total, amount) => total + amount, 0);
            expect(sum).toBeLessThanOrEqual(payable);
            expect(await ledger.heldAgainst(ana, instant(500))).toBe(sum);
            // A refused charge would not have fitted in.
            for (const [at, answer] of answers.entries()) {
              if (answer.kind === 'not-covered') expect(amounts[at]).toBeGreaterThan(payable - sum);
            }
          },
        ),
        { numRuns: 25 },
      );
    });

    it('moves along every arrow there is and no other, and only from where the charge is', async () => {
      for (const from of allKinds) {
        for (const to of allKinds) {
          await fresh();
          const charge = newCharge('c1');
          await bring(ledger, charge, from);
          const elsewhere = from === 'created' ? 'submitted' : 'created';
          expect(await ledger.move(charge.id, elsewhere, stateOf(to))).toBe(false);
          // What was given back whole has nothing left to give.
          const may = nextStates[from].includes(to) && from !== 'refunded';
          expect({ from, to, move: await ledger.move(charge.id, from, stateOf(to, 3_000)) }).toEqual({
            from,
            to,
            move: may,
          });
          expect((await ledger.byId(charge.id))?.state).toEqual(may ? stateOf(to, 3_000) : stateOf(from));
        }
      }
      expect(await ledger.move('nobody' as ChargeId, 'created', stateOf('submitted'))).toBe(false);
    }, 60_000);

    it('PAY-B18 gives back a charge in parts, each begun on what went back before it, and never more than there is', async () => {
      const charge = newCharge('c1');
      await bring(ledger, charge, 'refunded', 2_000, 300);
      const refund = (amount: number, before: number) =>
        ledger.move(charge.id, 'refunded', stateOf('refunding', 3_000, amount, before));
      expect([await refund(700, 0), await refund(701, 300), await refund(100, 299)]).toEqual([false, false, false]);
      const both = await Promise.all([refund(600, 300), refund(600, 300)]);
      expect(both.filter((moved) => moved)).toHaveLength(1);
      expect(await ledger.move(charge.id, 'refunding', stateOf('refunded', 4_000, 600, 300))).toBe(true);
      // A refund that starts from the state before that is refused.
      expect([await refund(100, 300), await refund(100, 900)]).toEqual([false, true]);
      expect(await ledger.move(charge.id, 'refunding', stateOf('refunded', 5_000, 0, 900))).toBe(true);
      expect((await ledger.byId(charge.id))?.state).toMatchObject({ kind: 'refunded', amount: 900 });
      const entries = await postings.claim(instant(9_000), instant(9_001), 10);
      expect(entries.map(({ amount }) => amount)).toEqual([1_000, -300, -600]);
    });

    it('PAY-B18 knows what went back of each plan, what is on its way not yet, of this patient alone', async () => {
      const on = (id: string, plan: string, more: object = {}) =>
        newCharge(id, {
          purpose: { kind: 'installment', plan: plan as PlanId, payment: id as ScheduledPaymentId },
          ...more,
        });
      await bring(ledger, on('a', 'plan-1'), 'refunded', 2_000, 300);
      await bring(ledger, on('b', 'plan-1'), 'refunded', 2_000, 200);
      await ledger.move('b' as ChargeId, 'refunded', stateOf('refunding', 3_000, 100, 200));
      await bring(ledger, on('c', 'plan-2'), 'captured');
      await bring(ledger, on('d', 'plan-3', { patient: ben }), 'refunded', 2_000, 400);
      await bring(ledger, newCharge('e'), 'refunded', 2_000, 500);
      expect(await ledger.refundedOnPlans(ana)).toEqual(new Map([['plan-1', 500]]));
    });

    it('lets one of many move a charge', async () => {
      for (let time = 0; time < 5; time += 1) {
        const charge = newCharge(`c${time}`);
        await ledger.open(charge);
        const moves = Array.from({ length: 8 }, (_, at) => ledger.move(charge.id, 'created', stateOf('submitted', at)));
        expect((await Promise.all(moves)).filter((moved) => moved)).toHaveLength(1);
      }
    });

    it('keeps what an unknown outcome knows of the processor', async () => {
      const charge = newCharge('c1');
      await bring(ledger, charge, 'submitted');
      const unknown: ChargeState = { kind: 'unknown', at: instant(3_000), processorCharge };
      await ledger.move(charge.id, 'submitted', unknown);
      expect((await ledger.byId(charge.id))?.state).toEqual(unknown);
    });

    it('lists what was submitted, the newest first, page by page', async () => {
      const kinds = allKinds.filter((kind) => kind !== 'created');
      const ids = kinds.map((kind, at) => [`c${at}`, kind, 1_000 + Math.floor(at / 2)] as const);
      // Every other one was made at the same moment as its neighbor: only the id keeps them apart.
      for (const [id, kind, at] of ids) await bring(ledger, newCharge(id, { createdAt: instant(at) }), kind);
      await ledger.open(newCharge('never-sent', { createdAt: instant(5_000) }));
      await bring(ledger, newCharge('c99', { patient: ben }), 'captured');
      const seen: Charge[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const answer = await ledger.history(ana, page, 4);
        expect(answer).toMatchObject({ page, perPage: 4, total: kinds.length });
        seen.push(...answer.entries);
      }
      expect(seen.map(({ id }) => id)).toEqual(ids.map(([id]) => id).reverse());
      expect(seen.map(({ state }) => state)).toEqual(kinds.map((kind) => stateOf(kind)).reverse());
    });

    it('lists a span of time, its beginning included and its end not, the oldest first', async () => {
      for (const at of [999, 1_000, 1_500, 1_999, 2_000]) {
        await bring(ledger, newCharge(`c${at}`, { createdAt: instant(at) }), 'captured');
      }
      await bring(ledger, newCharge('c9', { patient: ben, createdAt: instant(1_500) }), 'captured');
      await ledger.open(newCharge('never-sent', { createdAt: instant(1_500) }));
      const listed = await ledger.between(ana, instant(1_000), instant(2_000));
      expect(listed.map(({ id }) => id)).toEqual(['c1000', 'c1500', 'c1999']);
    });

    it('lists what was paid for one visit, and what it was booked with, the newest first', async () => {
      const visit = 'visit-1' as AppointmentId;
      const at = (appointment: AppointmentId) => ({ kind: 'check-in', appointment }) as const;
      await bring(ledger, newCharge('here', { purpose: at(visit), createdAt: instant(1_000) }), 'captured');
      await bring(ledger, newCharge('there', { purpose: at('visit-2' as AppointmentId) }), 'captured');
      await bring(ledger, newCharge('ahead', { createdAt: instant(2_000) }), 'captured');
      await bring(ledger, newCharge('of-ben', { patient: ben, purpose: at(visit) }), 'captured');
      await ledger.open(newCharge('never-sent', { purpose: at(visit) }));
      const paid = await ledger.forVisit(ana, visit, ['ahead' as ChargeId, 'of-ben' as ChargeId]);
      expect(paid.map(({ id }) => id)).toEqual(['ahead', 'here']);
    });

    it('PAY-F9 knows by which cards on file money was taken, and with which charge a card was kept', async () => {
      const card = (saved: string) => ({ brand: 'visa', last4: '4242', saved: saved as CardId }) as const;
      const paid = (id: string, of = ana) => ledger.wasPaidWith(of, id as CardId);
      for (const [at, kind] of allKinds.entries()) await bring(ledger, newCharge(`c${at}`, { card: card(kind) }), kind);
      await bring(ledger, newCharge('kept'), 'captured');
      const by = await Promise.all(allKinds.map(async (kind) => [kind, await paid(kind)] as const));
      expect(
        by
          .filter(([, isPaid]) => isPaid)
          .map(([kind]) => kind)
          .sort(),
      ).toEqual(['captured', 'refunded', 'refunding']);
      expect([await paid('kept'), await paid('another'), await paid('captured', ben)]).toEqual([true, false, false]);
    });

    it('knows the years of what was submitted, on the clock of the practice', async () => {
      const newYear = Date.parse('2026-01-01T00:00:00Z');
      const phoenix = 'America/Phoenix' as TimeZone;
      expect(await ledger.years(ana, phoenix)).toEqual([]);
      // Seven hours behind: at Greenwich it is the next year already.
      await bring(ledger, newCharge('c1', { createdAt: instant(newYear) }), 'captured');
      expect(await ledger.years(ana, phoenix)).toEqual([2025]);
      await bring(ledger, newCharge('c2', { createdAt: instant(newYear + 7 * 3_600_000) }), 'declined');
      await bring(ledger, newCharge('c3', { createdAt: instant(Date.parse('2023-06-01T00:00:00Z')) }), 'captured');
      await ledger.open(newCharge('never-sent', { createdAt: instant(Date.parse('2022-06-01T00:00:00Z')) }));
      await bring(ledger, newCharge('c9', { patient: ben, createdAt: instant(1_500) }), 'captured');
      expect(await ledger.years(ana, phoenix)).toEqual([2026, 2025, 2023]);
    });

    it('PAY-B3 lists for the office what stands without its money, of its practice alone, the newest first', async () => {
      for (const [at, kind] of allKinds.entries())
        await bring(ledger, newCharge(`c${at}`, { createdAt: instant(1_000 + at) }), kind);
      await bring(ledger, newCharge('c98', { patient: ben, createdAt: instant(9_000) }), 'unpaid');
      await bring(ledger, newCharge('c99', { patient: otherAna }), 'unpaid');
      const listed = await ledger.unpaidSteps(ana.practice, 10);
      const own = allKinds.filter((kind) => kind === 'unpaid' || kind === 'capturing').reverse();
      expect(listed.map(({ state }) => state.kind)).toEqual(['unpaid', ...own]);
      expect((await ledger.unpaidSteps(ana.practice, 1)).map(({ id }) => id)).toEqual(['c98']);
      expect((await ledger.unpaidSteps(otherAna.practice, 10)).map(({ id }) => id)).toEqual(['c99']);
    });

    it('PAY-B4 hands out what was given up, or given back, to be looked for, each to one, and no other charge', async () => {
      const abandoned: ChargeState = { kind: 'declined', at: instant(3_000), reason: 'abandoned' };
      for (const id of ['c1', 'c2']) {
        await bring(ledger, newCharge(id), 'unknown');
        await ledger.move(id as ChargeId, 'unknown', abandoned);
      }
      await bring(ledger, newCharge('c3'), 'submitted');
      await ledger.move('c3' as ChargeId, 'submitted', abandoned);
      await bring(ledger, newCharge('c4'), 'unknown');
      await ledger.move('c4' as ChargeId, 'unknown', stateOf('declined', 3_000));
      await bring(ledger, newCharge('c5'), 'unknown');
      await ledger.move('c5' as ChargeId, 'unknown', { kind: 'voided', at: instant(3_000) });
      const due = plus(instant(3_000), 15 * MINUTE);
      const keyOf = (id: string) => ({ id: id as ChargeId, patient: ana });
      const claim = async (at: Instant) => (await ledger.claimAbandoned(at, plus(at, 500), 10)).map(({ id }) => id);
      expect(await claim(plus(due, -1))).toEqual([]);
      const taken = await Promise.all([claim(due), claim(due), claim(due)]);
      expect(taken.flat().sort()).toEqual(['c1', 'c2', 'c5']);
      expect(await claim(plus(due, 499))).toEqual([]);
      await ledger.probed(keyOf('c1'));
      await ledger.probed(keyOf('c5'));
      await ledger.probed(keyOf('c2'), plus(due, 600));
      expect(await claim(plus(due, 599))).toEqual([]);
      expect(await claim(plus(due, 600))).toEqual(['c2']);
    });

    it('lists an attempt that was given up before it was sent: whoever made it looks for it', async () => {
      await ledger.open(newCharge('c1'));
      await ledger.move('c1' as ChargeId, 'created', { kind: 'declined', at: instant(2_000), reason: 'abandoned' });
      expect((await ledger.history(ana, 1, 10)).total).toBe(1);
    });
  });
};
