import { beforeEach, describe, expect, it } from '@jest/globals';
import { allPermissions } from '@portico/domain/access';
import type { Delegation, Delegations } from '@portico/domain/delegates';
import { delegationSets } from '@portico/domain/delegates/testing';
import { instant, type AccountId, type PatientId, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import fc from 'fast-check';

const rosa = 'rosa' as AccountId;
const tom = 'tom' as AccountId;
const chart = (patient: string) => ({ practice: 'mesa' as PracticeId, patient: patient as PatientId });

const delegation = (delegate: AccountId, patient: string, at: number): Delegation => ({
  delegate,
  chart: chart(patient),
  profile: `profile-of-${patient}` as ProfileId,
  profileName: patient,
  permissions: ['health:view'],
  grantedAt: instant(at),
});

/** `empty` answers a store that holds nothing. */
export const delegationsContract = (empty: () => Promise<Delegations>): void => {
  describe('Delegations', () => {
    let delegations: Delegations;
    beforeEach(async () => {
      delegations = await empty();
    });

    it('ACC-005 keeps what was granted, per practice, and finds it from both sides', async () => {
      await fc.assert(
        fc.asyncProperty(delegationSets, async (made) => {
          delegations = await empty();
          for (const one of made) await delegations.grant(one);
          const byChart = (a: Delegation, b: Delegation) =>
            `${a.chart.practice} ${a.chart.patient}` < `${b.chart.practice} ${b.chart.patient}` ? -1 : 1;
          for (const delegate of new Set(made.map((one) => one.delegate))) {
            const found = await delegations.ofDelegate(delegate);
            expect([...found].sort(byChart)).toEqual(made.filter((one) => one.delegate === delegate).sort(byChart));
          }
          const some = made.slice(0, 3);
          expect([...(await delegations.overCharts(some.map((one) => one.chart)))].sort(byChart)).toEqual(
            [...some].sort(byChart),
          );
        }),
        { numRuns: 20 },
      );
      expect(await delegations.ofDelegate('nobody' as AccountId)).toEqual([]);
      expect(await delegations.overCharts([])).toEqual([]);
    });

    it('answers the oldest first', async () => {
      for (const one of [delegation(rosa, 'b', 3), delegation(rosa, 'c', 1), delegation(tom, 'c', 2)])
        await delegations.grant(one);
      expect((await delegations.ofDelegate(rosa)).map(({ chart: { patient } }) => patient)).toEqual(['c', 'b']);
      expect((await delegations.overCharts([chart('b'), chart('c')])).map(({ delegate }) => delegate)).toEqual([
        rosa,
        tom,
        rosa,
      ]);
    });

    it('replaces one of the same delegate and chart, and no other', async () => {
      await delegations.grant({ ...delegation(rosa, 'b', 1), revokedAt: instant(2), until: instant(3) });
      await delegations.grant(delegation(tom, 'b', 1));
      const again: Delegation = { ...delegation(rosa, 'b', 4), permissions: allPermissions };
      await delegations.grant(again);
      expect(await delegations.ofDelegate(rosa)).toEqual([again]);
      expect(await delegations.ofDelegate(tom)).toEqual([delegation(tom, 'b', 1)]);
    });

    it('ACC-346 changes what is open and until when, of that delegate and chart alone', async () => {
      const [mine, other, his] = [delegation(rosa, 'b', 1), delegation(rosa, 'c', 2), delegation(tom, 'b', 3)];
      for (const one of [mine, other, his]) await delegations.grant(one);
      const change = { permissions: ['payments:act', 'payments:view'], until: instant(9) } as const;
      expect(await delegations.change(rosa, chart('b'), change)).toBe(true);
      expect(await delegations.ofDelegate(rosa)).toEqual([{ ...mine, ...change }, other]);
      expect(await delegations.change(rosa, chart('b'), { permissions: [] })).toBe(true);
      expect(await delegations.ofDelegate(rosa)).toEqual([{ ...mine, permissions: [] }, other]);
      expect(await delegations.ofDelegate(tom)).toEqual([his]);
      expect(await delegations.change(rosa, chart('z'), change)).toBe(false);
    });

    it('ACC-347 revokes once and for good', async () => {
      const mine = delegation(rosa, 'b', 1);
      await delegations.grant(mine);
      await delegations.grant(delegation(tom, 'b', 1));
      expect(await delegations.revoke(rosa, chart('b'), instant(5))).toBe(true);
      expect(await delegations.revoke(rosa, chart('b'), instant(6))).toBe(false);
      expect(await delegations.change(rosa, chart('b'), { permissions: allPermissions })).toBe(false);
      expect(await delegations.ofDelegate(rosa)).toEqual([{ ...mine, revokedAt: 5 }]);
      expect(await delegations.ofDelegate(tom)).toEqual([delegation(tom, 'b', 1)]);
    });

    it('ACC-350 moves the delegations of one profile to another of the same delegate, under its name', async () => {
      for (const one of [delegation(rosa, 'b', 1), delegation(rosa, 'c', 2), delegation(tom, 'b', 3)])
        await delegations.grant(one);
      await delegations.merge(rosa, 'profile-of-b' as ProfileId, 'profile-of-c' as ProfileId);
      expect((await delegations.ofDelegate(rosa)).map(({ profile, profileName }) => [profile, profileName])).toEqual([
        ['profile-of-c', 'c'],
        ['profile-of-c', 'c'],
      ]);
      expect((await delegations.ofDelegate(tom)).map(({ profile }) => profile)).toEqual(['profile-of-b']);
    });
  });
};
