import { describe, expect, it } from '@jest/globals';
import { MINUTE, ok, plus, type Instant, type PatientRef } from '@portico/domain/kernel';
import {
  refillStatuses,
  type NewRefill,
  type RefillAnswer,
  type RefillId,
  type RefillKey,
  type RefillStore,
} from '@portico/domain/refills';
import { ana, ben, now, otherAna, strangers } from './practice-fixture.ts';

export interface RefillStoreFixture {
  readonly system: RefillStore;
  readonly clock: { now: Instant };
  /** What the office does; false where the request has not got this far, or is over. */
  answer(patient: PatientRef, id: RefillId, answer: RefillAnswer, words?: string): Promise<boolean>;
}

const lisinopril: NewRefill = {
  medication: { id: 'lisinopril', name: 'Lisinopril 10 mg', dose: '1 tablet', instructions: 'Tome "una" al día & ya' },
  pharmacy: "O'Hara Pharmacy, Mesa Road",
  note: 'Me voy de viaje el lunes.',
};
const metformin: NewRefill = { medication: { id: 'metformin', name: 'Metformin' } };
const key = (name: string): RefillKey => name as RefillKey;

/** What every `RefillStore` owes, as the person and the office see it. */
export const refillStoreContract = (fixture: () => RefillStoreFixture): void => {
  describe('RefillStore', () => {
    const requested = async (all: RefillStoreFixture, refill = lisinopril, by = 'press-1'): Promise<RefillId> => {
      const answer = await all.system.request(ana.patient, refill, key(by));
      if (!answer.ok) throw new Error(`Not requested: ${answer.error.kind}.`);
      return answer.value.id;
    };
    const statusOf = async ({ system }: RefillStoreFixture, id: RefillId) =>
      (await system.of(ana.patient)).find((request) => request.id === id)?.status;

    it('keeps a request as it was made, with nothing that was left out', async () => {
      const all = fixture();
      const first = await requested(all);
      all.clock.now = plus(now, MINUTE);
      const second = await requested(all, metformin, 'press-2');
      expect(await all.system.of(ana.patient)).toEqual([
        { ...metformin, id: second, requestedAt: plus(now, MINUTE), status: 'requested' },
        { ...lisinopril, id: first, requestedAt: now, status: 'requested' },
      ]);
    });

    it('requests once under one key, however often and at once', async () => {
      const all = fixture();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => all.system.request(ana.patient, lisinopril, key('press-1'))),
      );
      expect(answers.map((answer) => answer.ok && answer.value.isNew).sort()).toEqual([
        false,
        false,
        false,
        false,
        true,
      ]);
      expect(await all.system.of(ana.patient)).toHaveLength(1);
    });

    it('is under its key what it was, also once it is answered', async () => {
      const all = fixture();
      const id = await requested(all);
      await all.answer(ana.patient, id, 'denied', 'Please come in.');
      expect(await all.system.request(ana.patient, lisinopril, key('press-1'))).toEqual(ok({ id, isNew: false }));
    });

    it('has one open request of one medication, of two at the same time too, and names it', async () => {
      const all = fixture();
      const answers = await Promise.all(
        ['press-1', 'press-2', 'press-3'].map((press) => all.system.request(ana.patient, lisinopril, key(press))),
      );
      const [open] = await all.system.of(ana.patient);
      const refused = answers.filter(({ ok: isOk }) => !isOk);
      expect(refused).toEqual(
        Array.from({ length: 2 }, () => ({ ok: false, error: { kind: 'already-open', id: open?.id } })),
      );
    });

    it.each(['approved', 'sent', 'denied'] as const)('can be requested again once it is %s', async (answer) => {
      const all = fixture();
      const id = await requested(all);
      expect(await all.answer(ana.patient, id, answer)).toBe(true);
      const again = await requested(all, lisinopril, 'press-2');
      expect([await statusOf(all, id), await statusOf(all, again)]).toEqual([answer, 'requested']);
    });

    it('says what the office said, in its words, and when', async () => {
      const all = fixture();
      const id = await requested(all);
      all.clock.now = plus(now, MINUTE);
      expect(await all.answer(ana.patient, id, 'approved', 'For 90 days; señor "O’Neil" calls.')).toBe(true);
      const approved = {
        status: 'approved',
        changedAt: plus(now, MINUTE),
        answer: 'For 90 days; señor "O’Neil" calls.',
      };
      expect(await all.system.of(ana.patient)).toEqual([{ ...lisinopril, id, requestedAt: now, ...approved }]);
      all.clock.now = plus(now, 2 * MINUTE);
      expect(await all.answer(ana.patient, id, 'sent')).toBe(true);
      const sent = { ...approved, status: 'sent', changedAt: plus(now, 2 * MINUTE) };
      expect(await all.system.of(ana.patient)).toEqual([{ ...lisinopril, id, requestedAt: now, ...sent }]);
    });

    it('is withdrawn by the person as long as nobody answered, and stays so', async () => {
      const all = fixture();
      const id = await requested(all);
      all.clock.now = plus(now, MINUTE);
      expect(await all.system.withdraw(ana.patient, id)).toBe(true);
      all.clock.now = plus(now, 2 * MINUTE);
      expect(await all.system.withdraw(ana.patient, id)).toBe(true);
      expect(await all.system.of(ana.patient)).toMatchObject([{ status: 'withdrawn', changedAt: plus(now, MINUTE) }]);
      for (const answer of ['approved', 'sent', 'denied'] as const) {
        expect(await all.answer(ana.patient, id, answer)).toBe(false);
      }
      expect(await statusOf(all, id)).toBe('withdrawn');
      expect(await requested(all, lisinopril, 'press-2')).not.toBe(id);
    });

    it('is not withdrawn once it is answered, and not answered once it is over', async () => {
      for (const [at, answer] of (['approved', 'sent', 'denied'] as const).entries()) {
        const all = fixture();
        const id = await requested(all, { medication: { id: `m${at}`, name: 'M' } }, `press-${answer}`);
        await all.answer(ana.patient, id, answer);
        expect(await all.system.withdraw(ana.patient, id)).toBe(false);
        expect(await all.answer(ana.patient, id, 'denied')).toBe(false);
        expect(refillStatuses).toContain(await statusOf(all, id));
        expect(await statusOf(all, id)).toBe(answer);
      }
    });

    it('is of one patient of one practice, and of nobody who is not known', async () => {
      const all = fixture();
      const id = await requested(all);
      for (const { patient } of [ben, otherAna]) {
        expect(await all.system.of(patient)).toEqual([]);
        expect(await all.system.withdraw(patient, id)).toBe(false);
        expect(await all.answer(patient, id, 'approved')).toBe(false);
        expect(await all.system.request(patient, lisinopril, key('press-1'))).toMatchObject({ value: { isNew: true } });
      }
      for (const stranger of strangers) {
        expect(await all.system.request(stranger, lisinopril, key('press-1'))).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
      }
      expect(await statusOf(all, id)).toBe('requested');
    });
  });
};
