import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allPermissions, can, permits, type Action, type Area, type Permission } from '../access/index.ts';
import { plus, samePatient, type AccountId, type Instant } from '../kernel/index.ts';
import { instants, patientRefs } from '../kernel/testing/index.ts';
import { actingFor, isLiveDelegation, representedBy, type Delegation } from './delegation.ts';
import { mayAccept, verifiedFor } from './invitation.ts';
import { delegationSets, invitations } from './testing/index.ts';

const delegate = 'delegate-0' as AccountId;
const others: readonly Area[] = ['layout', 'activity', 'account', 'delegates'];
const actions: readonly Action[] = [
  ...allPermissions,
  ...others.flatMap((area): Action[] => [`${area}:view`, `${area}:act`]),
];

/** Whether the delegate may do it on a chart, for at least one of the people they can act for. */
const mayOn = (held: readonly Delegation[], now: Instant, action: Action, chart: Delegation['chart']): boolean =>
  representedBy(delegate, held, now).some((person) =>
    can(actingFor(delegate, person), action, { kind: 'chart', chart }),
  );

describe('what a delegate may do', () => {
  it('ACC-005 ACC-006 is what a live delegation of theirs over that very chart grants, and nothing else', () => {
    fc.assert(
      fc.property(delegationSets, instants, patientRefs, (held, now, elsewhere) => {
        for (const chart of [...held.map((one) => one.chart), elsewhere]) {
          for (const action of actions) {
            const granted = held.some(
              (one) =>
                one.delegate === delegate &&
                samePatient(one.chart, chart) &&
                isLiveDelegation(one, now) &&
                permits(one.permissions, action),
            );
            expect(mayOn(held, now, action, chart)).toBe(granted);
          }
        }
      }),
    );
  });

  it('ACC-348 never widens when a delegation is revoked, and ends on that chart at once', () => {
    fc.assert(
      fc.property(delegationSets, instants, fc.nat(), (held, now, which) => {
        const gone = held[which % Math.max(1, held.length)];
        const after = held.map((one) => (one === gone ? { ...one, revokedAt: now } : one));
        for (const { chart } of held) {
          for (const action of actions) {
            if (mayOn(after, now, action, chart)) expect(mayOn(held, now, action, chart)).toBe(true);
            if (gone?.delegate === delegate && samePatient(chart, gone.chart))
              expect(mayOn(after, now, action, chart)).toBe(false);
          }
        }
      }),
    );
  });

  it('ACC-348 is nothing once every permission is off', () => {
    fc.assert(
      fc.property(delegationSets, instants, (held, now) => {
        const after = held.map((one): Delegation => ({ ...one, permissions: [] as readonly Permission[] }));
        expect(representedBy(delegate, after, now)).toEqual([]);
      }),
    );
  });

  it('ends by itself at its end, not before', () => {
    fc.assert(
      fc.property(delegationSets, instants, (held, end) => {
        const ending = held.map(({ revokedAt: _, ...one }): Delegation => ({
          ...one,
          permissions: ['health:view'],
          until: end,
        }));
        const mine = ending.filter((one) => one.delegate === delegate);
        const charts = (now: Instant) =>
          representedBy(delegate, ending, now).flatMap(({ grants }) => grants.map(({ chart }) => chart));
        expect(charts((end - 1) as Instant)).toHaveLength(mine.length);
        expect(charts(end)).toEqual([]);
      }),
    );
  });

  it('never makes the subject the actor: the subject has no account, and only granted charts', () => {
    fc.assert(
      fc.property(delegationSets, instants, (held, now) => {
        for (const person of representedBy(delegate, held, now)) {
          const { actor, subject } = actingFor(delegate, person);
          expect(actor).toMatchObject({ kind: 'delegate', account: delegate });
          expect(subject.account).toBeUndefined();
          for (const chart of subject.charts)
            expect(held.some((one) => one.delegate === delegate && samePatient(one.chart, chart))).toBe(true);
        }
      }),
    );
  });

  it('MON-005 is, of accounts, their own way in and nothing of the person represented', () => {
    fc.assert(
      fc.property(delegationSets, instants, (held, now) => {
        for (const person of representedBy(delegate, held, now)) {
          const acting = actingFor(delegate, person);
          for (const action of actions) {
            expect(can(acting, action, { kind: 'account', account: delegate })).toBe(action.startsWith('account:'));
            expect(can(acting, action, { kind: 'account', account: 'patient-1' as AccountId })).toBe(false);
          }
        }
      }),
    );
  });
});

describe('an invitation', () => {
  it('ACC-083 can be accepted for a short while after the identity check, as long as it waits', () => {
    const near = fc.constantFrom(-2, -1, 0, 1);
    fc.assert(
      fc.property(invitations, instants, near, near, (made, checked, ending, asked) => {
        const { verifiedAt: _, ...unchecked } = made;
        const end = plus(checked, verifiedFor);
        const waiting = { ...unchecked, expiresAt: plus(end, ending) };
        const now = plus(end, asked);
        expect(mayAccept({ ...waiting, verifiedAt: checked }, now)).toBe(asked < ending && asked < 0);
        expect(mayAccept(waiting, now)).toBe(false);
        for (const closed of ['accepted', 'withdrawn'] as const)
          expect(mayAccept({ ...waiting, verifiedAt: checked, closed }, now)).toBe(false);
      }),
    );
  });
});
