import { describe, expect, it } from '@jest/globals';
import type { AmendmentAnswer, AmendmentId, AmendmentKey, AmendmentStore, NewAmendment } from '@portico/domain/health';
import { MINUTE, ok, plus, type Instant, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, now, otherAna, strangers } from './practice-fixture.ts';

export interface AmendmentStoreFixture {
  readonly system: AmendmentStore;
  readonly clock: { now: Instant };
  /** What the office does; false where the request was answered. */
  answer(patient: PatientRef, id: AmendmentId, answer: AmendmentAnswer, words?: string): Promise<boolean>;
}

const asthma: NewAmendment = {
  of: { section: 'conditions', entry: 'c1' },
  name: "Asthma, O'Hara type",
  wrong: 'I never had asthma; "nunca".',
  correct: 'No asthma & no inhaler.',
};
/** The same id in another section is another entry. */
const lab: NewAmendment = { ...asthma, of: { section: 'labs', entry: 'c1' }, name: 'Glucose' };
const key = (name: string): AmendmentKey => name as AmendmentKey;

/** What every `AmendmentStore` owes, as the person and the office see it. */
export const amendmentStoreContract = (fixture: () => AmendmentStoreFixture): void => {
  describe('AmendmentStore', () => {
    const requested = async ({ system }: AmendmentStoreFixture, wanted = asthma, by = 'press-1') => {
      const answer = await system.request(ana.patient, wanted, key(by));
      if (!answer.ok) throw new Error(`Not requested: ${answer.error.kind}.`);
      return answer.value.id;
    };
    const found = async ({ system }: AmendmentStoreFixture, id: AmendmentId) =>
      (await system.of(ana.patient)).find((request) => request.id === id);

    it('keeps requests as they were made, the newest first', async () => {
      const all = fixture();
      const first = await requested(all);
      all.clock.now = plus(now, MINUTE);
      const second = await requested(all, lab, 'press-2');
      expect(await all.system.of(ana.patient)).toEqual([
        { ...lab, id: second, requestedAt: plus(now, MINUTE), status: 'requested' },
        { ...asthma, id: first, requestedAt: now, status: 'requested' },
      ]);
    });

    it('requests once under one key, however often and at once, also after an answer', async () => {
      const all = fixture();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => all.system.request(ana.patient, asthma, key('press-1'))),
      );
      expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
      expect(await all.system.of(ana.patient)).toHaveLength(1);
      const id = await requested(all);
      await all.answer(ana.patient, id, 'accepted');
      expect(await all.system.request(ana.patient, asthma, key('press-1'))).toEqual(ok({ id, isNew: false }));
    });

    it('has one open request of one entry, of some at the same time too, and names it', async () => {
      const all = fixture();
      const answers = await Promise.all(
        ['press-1', 'press-2', 'press-3'].map((press) => all.system.request(ana.patient, asthma, key(press))),
      );
      const [open] = await all.system.of(ana.patient);
      expect(answers.filter((answer) => !answer.ok)).toEqual(
        Array.from({ length: 2 }, () => ({ ok: false, error: { kind: 'amendment-open', id: open?.id } })),
      );
      await requested(all, lab, 'press-4');
    });

    it.each(['accepted', 'denied'] as const)('is %s once, in the words of the office', async (answer) => {
      const all = fixture();
      const id = await requested(all);
      all.clock.now = plus(now, MINUTE);
      expect(await all.answer(ana.patient, id, answer, 'The chart says so.')).toBe(true);
      const said = { status: answer, changedAt: plus(now, MINUTE), answer: 'The chart says so.' };
      expect(await found(all, id)).toEqual({ ...asthma, id, requestedAt: now, ...said });
      for (const other of ['accepted', 'denied'] as const) expect(await all.answer(ana.patient, id, other)).toBe(false);
      expect(await found(all, id)).toEqual({ ...asthma, id, requestedAt: now, ...said });
      expect(await requested(all, asthma, 'press-2')).not.toBe(id);
    });

    it('keeps one statement of disagreement, after a denial alone, and never changes it', async () => {
      const all = fixture();
      const id = await requested(all);
      const disagree = (statement: string) => all.system.disagree(ana.patient, id, statement);
      expect(await disagree('Too early.')).toBe(false);
      await all.answer(ana.patient, id, 'denied', 'No.');
      all.clock.now = plus(now, MINUTE);
      expect(await disagree("I don't agree.")).toBe(true);
      all.clock.now = plus(now, 2 * MINUTE);
      expect(await disagree("I don't agree.")).toBe(true);
      expect(await disagree('Something else.')).toBe(false);
      expect((await found(all, id))?.disagreement).toEqual({ statement: "I don't agree.", at: plus(now, MINUTE) });
    });

    it('keeps no statement about what was accepted', async () => {
      const all = fixture();
      const id = await requested(all);
      await all.answer(ana.patient, id, 'accepted');
      expect(await all.system.disagree(ana.patient, id, 'But.')).toBe(false);
      expect(await found(all, id)).not.toHaveProperty('disagreement');
    });

    it('is of one patient of one practice, and of nobody who is not known', async () => {
      const all = fixture();
      const id = await requested(all);
      for (const { patient } of [ben, otherAna]) {
        expect(await all.system.of(patient)).toEqual([]);
        expect(await all.answer(patient, id, 'denied')).toBe(false);
        expect(await all.system.disagree(patient, id, 'No.')).toBe(false);
        expect(await all.system.request(patient, asthma, key('press-1'))).toMatchObject({ value: { isNew: true } });
      }
      for (const stranger of strangers) {
        expect(await all.system.request(stranger, asthma, key('press-1'))).toMatchObject({
          error: { kind: 'not-found' },
        });
      }
      expect((await found(all, id))?.status).toBe('requested');
    });
  });
};
