import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type Cents } from '@portico/domain/kernel';
import type { ChargeId, Dispute, DisputeId, Disputes } from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben] = [patientOf('alder', 'ana'), patientOf('birch', 'ben')];
const closedAt = instant(9_000);

const dispute = (id: string, more: Partial<Dispute> = {}): Dispute => ({
  id: id as DisputeId,
  charge: 'c1' as ChargeId,
  patient: ana,
  amount: 2_500 as Cents,
  openedAt: instant(1_000),
  outcome: 'open',
  ...more,
});

export interface DisputesFixture {
  readonly disputes: Disputes;
  /** The amounts that went to the practices' books, in cents. */
  posted(): Promise<readonly number[]>;
}

/** `empty` answers a store that holds no dispute, and a ledger in which both patients have the charge `c1`. */
export const disputesContract = (empty: () => Promise<DisputesFixture>): void => {
  describe('Disputes', () => {
    let fixture: DisputesFixture;
    beforeEach(async () => {
      fixture = await empty();
    });

    it('keeps a dispute as it was opened, beside those of others', async () => {
      const { disputes } = fixture;
      expect(await disputes.put(dispute('d1'))).toBe(true);
      expect(await disputes.put(dispute('d1'))).toBe(false);
      expect(await disputes.put(dispute('d1', { patient: ben }))).toBe(true);
      expect(await disputes.of(ana)).toEqual([dispute('d1')]);
      expect(await disputes.byId(ana.practice, 'd1' as DisputeId)).toEqual(dispute('d1'));
      expect(await disputes.byId(ana.practice, 'none' as DisputeId)).toBeUndefined();
      expect(await disputes.open()).toHaveLength(2);
      expect(await disputes.open(ben.practice)).toEqual([dispute('d1', { patient: ben })]);
    });

    it('brings a lost one into the books once, however often and by whomever it is said', async () => {
      const { disputes, posted } = fixture;
      await disputes.put(dispute('d1'));
      expect(await posted()).toEqual([]);
      const lost = dispute('d1', { outcome: 'lost', closedAt });
      const told = await Promise.all([1, 2, 3].map(() => disputes.put(lost)));
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await posted()).toEqual([-2_500]);
      expect(await disputes.put({ ...lost, outcome: 'won' })).toBe(false);
      expect(await disputes.of(ana)).toEqual([lost]);
      expect(await disputes.open()).toEqual([]);
    });

    it('takes nothing out of the books for one that is won, and everything for one that is heard of when it is lost', async () => {
      const { disputes, posted } = fixture;
      await disputes.put(dispute('d1'));
      expect(await disputes.put(dispute('d1', { outcome: 'won', closedAt }))).toBe(true);
      expect(await posted()).toEqual([]);
      expect(await disputes.put(dispute('d2', { outcome: 'lost', closedAt }))).toBe(true);
      expect(await posted()).toEqual([-2_500]);
    });
  });
};
