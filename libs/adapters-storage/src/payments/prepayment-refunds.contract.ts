import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import { instant, type AppointmentId, type Cents } from '@portico/domain/kernel';
import type { ChargeId, PrepaymentRefund, PrepaymentRefunds } from '@portico/domain/payments';
import { patientOf } from './patients.samples.ts';

const [ana, ben] = [patientOf('alder', 'ana'), patientOf('alder', 'ben')];
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

/** `empty` answers a store that holds nothing. */
export const prepaymentRefundsContract = (empty: () => Promise<PrepaymentRefunds>): void => {
  describe('PrepaymentRefunds', () => {
    let store: PrepaymentRefunds;
    beforeEach(async () => {
      store = await empty();
    });
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
      await store.promise([refund('c1', { patient: ben })], much);
      await store.due(ana, key, early);
      expect(await states()).toEqual({ c1: 'due', c2: 'promised' });
      expect(await states(ben)).toEqual({ c1: 'promised' });
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
      const again = refund('c1', { key: 'cancel-2' as BookingKey, amount: 5_000 as Cents });
      await store.promise([again], later);
      expect(await store.claim(early, much, 10)).toEqual([]);
      expect(await store.claim(later, much, 10)).toEqual([{ refund: again, state: 'promised' }]);
      for (const state of ['due', 'given-back', 'refused'] as const) {
        const one = refund(`of-${state}`);
        await store.promise([one], early);
        await store.settle(one, 'promised', state, early);
        await store.promise([one], later);
        expect((await states())[one.charge]).toBe(state);
      }
    });
  });
};
