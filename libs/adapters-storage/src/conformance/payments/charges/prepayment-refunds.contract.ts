import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import { instant, type AppointmentId, type Cents, type PatientRef } from '@portico/domain/kernel';
import type { ChargeId, PaymentLedger, PrepaymentRefund, PrepaymentRefunds } from '@portico/domain/payments';
import { ana, ben, bring, newCharge, stateOf } from './charges.samples.ts';

const [early, later, much] = [instant(1_000), instant(2_000), instant(9_000)];
const key = 'cancel-1' as BookingKey;

const refund = (charge: string, more: Partial<PrepaymentRefund> = {}): PrepaymentRefund => ({
  patient: ana,
  charge: charge as ChargeId,
  appointment: 'v1' as AppointmentId,
  key,
  amount: 7_500 as Cents,
  ...more,
});

const charges: readonly (readonly [PatientRef, string])[] = [
  [ana, 'c1'],
  [ana, 'c2'],
  [ben, 'b1'],
  [ana, 'of-due'],
  [ana, 'of-given-back'],
  [ana, 'of-refused'],
];

interface RefundsUnderTest {
  readonly store: PrepaymentRefunds;
  readonly ledger: PaymentLedger;
}

/** `empty` answers a store that holds nothing, and the ledger of the charges that it gives back. */
export const prepaymentRefundsContract = (empty: () => Promise<RefundsUnderTest>): void => {
  describe('PrepaymentRefunds', () => {
    let store: PrepaymentRefunds;
    let ledger: PaymentLedger;
    beforeEach(async () => {
      ({ store, ledger } = await empty());
      for (const [patient, id] of charges) {
        await bring(ledger, newCharge(id, { patient, amount: 7_500 as Cents }), 'captured');
      }
    });
    /** The office gives a part of it back. */
    const giveBack = async (charge: string, amount: number, before = 0) => {
      const from = before === 0 ? 'captured' : 'refunded';
      await ledger.move(charge as ChargeId, from, stateOf('refunding', 3_000, amount, before));
      await ledger.move(charge as ChargeId, 'refunding', stateOf('refunded', 3_000, amount, before));
    };
    const states = async (patient = ana) =>
      Object.fromEntries((await store.of(patient)).map(({ refund: { charge }, state }) => [charge, state]));

    it('gives out what was promised once its time has come, to one at a time', async () => {
      await store.promise([refund('c1'), refund('c2')], later);
      expect(await store.claim(early, much, 10)).toEqual([]);
      const both = await Promise.all([store.claim(later, much, 10), store.claim(later, much, 10)]);
      expect(both.flat()).toHaveLength(2);
      expect(both.flat()).toContainEqual({ refund: refund('c1'), state: 'promised' });
      expect(await store.claim(instant(much - 1), much, 10)).toEqual([]);
      expect(await store.claim(much, instant(much + 1), 1)).toHaveLength(1);
    });

    it('makes those due that were promised with a cancellation, and no others', async () => {
      await store.promise([refund('c1'), refund('c2', { key: 'other' as BookingKey })], much);
      await store.promise([refund('b1', { patient: ben })], much);
      await store.due(ana, key, early);
      expect(await states()).toEqual({ c1: 'due', c2: 'promised' });
      expect(await states(ben)).toEqual({ b1: 'promised' });
      expect(await store.claim(early, much, 10)).toEqual([{ refund: refund('c1'), state: 'due' }]);
    });

    it('a cancellation that took long makes due what was taken for dropped', async () => {
      await store.promise([refund('c1')], early);
      await store.settle(refund('c1'), 'promised', 'dropped', early);
      expect(await store.claim(much, much, 10)).toEqual([]);
      await store.due(ana, key, later);
      expect(await store.claim(later, much, 10)).toHaveLength(1);
    });

    it('moves one on from the state that it was seen in, and from no other', async () => {
      await store.promise([refund('c1')], early);
      await store.settle(refund('c1'), 'due', 'given-back', early);
      expect(await states()).toEqual({ c1: 'promised' });
      await store.settle(refund('c1'), 'promised', 'due', much);
      expect(await store.claim(later, much, 10)).toEqual([]);
      await store.settle(refund('c1'), 'due', 'given-back', early);
      expect(await states()).toEqual({ c1: 'given-back' });
      expect(await store.claim(instant(much + 1), much, 10)).toEqual([]);
    });

    it('is promised anew as long as nothing was given back', async () => {
      await store.promise([refund('c1')], early);
      await giveBack('c1', 2_500);
      const again = refund('c1', { key: 'cancel-2' as BookingKey, amount: 5_000 as Cents });
      await store.promise([again], later);
      expect(await store.claim(early, much, 10)).toEqual([]);
      expect(await store.claim(later, much, 10)).toEqual([{ refund: again, state: 'promised' }]);
      for (const state of ['due', 'given-back', 'refused'] as const) {
        const one = refund(`of-${state}`);
        await store.promise([one], early);
        await store.settle(one, 'promised', state, early);
        expect(await store.promise([one], later)).toBe(true);
        expect((await states())[one.charge]).toBe(state);
      }
    });

    it('promises all of what is left of each charge, or nothing of any', async () => {
      await giveBack('c2', 2_500);
      expect(await store.promise([refund('c1'), refund('c2')], early)).toBe(false);
      expect(await store.promise([refund('unknown')], early)).toBe(false);
      expect(await store.promise([refund('c1', { patient: ben })], early)).toBe(false);
      expect([await states(), await states(ben)]).toEqual([{}, {}]);
      expect(await store.promise([refund('c1'), refund('c2', { amount: 5_000 as Cents })], early)).toBe(true);
      await giveBack('c2', 1_000, 2_500);
      expect(await store.promise([refund('c2', { amount: 5_000 as Cents })], early)).toBe(false);
      expect(await states()).toEqual({ c1: 'promised', c2: 'promised' });
    });

    it('takes a repeat for what it repeats once its money went back', async () => {
      await store.promise([refund('c1')], early);
      await store.due(ana, key, early);
      await giveBack('c1', 7_500);
      expect(await store.promise([refund('c1')], early)).toBe(true);
      expect(await states()).toEqual({ c1: 'due' });
    });
  });
};
