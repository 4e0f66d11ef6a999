import { describe, expect, it } from '@jest/globals';
import { allPermissions, type Permission } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import type { ProfilePart } from '@portico/domain/profile';
import type { SignedInScreen } from '../routes/route-table.ts';
import { insteadOf, isTurnedAway } from './redirect-if-not-offered.ts';

const tab = (...held: readonly Permission[]) => ({
  practice: { id: 'mesa' as PracticeId } as never,
  represented: undefined,
  hasSummaries: true,
  shares: (_part: ProfilePart) => true,
  may: (permission: Permission) => held.includes(permission),
});

describe('the screens of booking', () => {
  it.each(['add-appointment', 'intelligent-scheduler', 'vertex-request'] as const)(
    'APT-003 offer %s to whoever may act on the appointments, and to nobody who may only look',
    (screen) => {
      expect(insteadOf(screen, tab('appointments:act'))).toBeUndefined();
      expect(insteadOf(screen, tab('appointments:view', 'payments:act'))).toBe('/dashboard');
    },
  );
});

it('offers no summaries of visits where the practice makes none', () => {
  expect(insteadOf('visit-summary', tab('health:view'))).toBeUndefined();
  expect(insteadOf('visit-summary', { ...tab('health:view'), hasSummaries: false })).toBe('/dashboard');
});

it('offers no section of the profile that the practice’s system does not share', () => {
  for (const [screen, part] of [
    ['photo', 'pictures'],
    ['documents', 'insurances'],
    ['notifications', 'updates'],
  ] as const) {
    const without = { ...tab('profile:view'), shares: (each: ProfilePart) => each !== part };
    expect(insteadOf(screen, tab('profile:view'))).toBeUndefined();
    expect(insteadOf(screen, without)).toBe('/dashboard');
    expect(isTurnedAway(screen, without)).toBe(true);
    expect(insteadOf('demographics', without)).toBeUndefined();
  }
});

it('says that the practice is why, to the person whose records they are alone', () => {
  expect(isTurnedAway('payments', tab('health:view'))).toBe(true);
  expect(isTurnedAway('payments', tab('payments:view'))).toBe(false);
  expect(isTurnedAway('payments', { ...tab('health:view'), represented: 'Walter' as never })).toBe(false);
  expect(isTurnedAway('payments', { ...tab(), practice: undefined })).toBe(false);
});

describe('the sections of the profile settings', () => {
  const acting = (...held: readonly Permission[]) => ({ ...tab(...held), represented: 'Walter' as never });

  it('MON-004 MON-005 offer the photo to nobody who acts for another person, whatever they may do', () => {
    expect(insteadOf('photo', tab('profile:act', 'profile:view'))).toBeUndefined();
    expect(insteadOf('photo', acting('profile:act', 'profile:view'))).toBe('/dashboard');
  });

  it('MON-004 open the page of delegates to a delegate too, which says who can invite', () => {
    for (const who of [tab(), acting()]) expect(insteadOf('manage-delegates', who)).toBeUndefined();
  });

  it('MON-004 MON-005 offer one’s own way in to everybody, and the represented person’s details as far as that was granted', () => {
    expect(insteadOf('authentication', acting())).toBeUndefined();
    for (const screen of ['demographics', 'documents', 'notifications'] as const) {
      expect(insteadOf(screen, acting('profile:view'))).toBeUndefined();
      expect(insteadOf(screen, acting('health:view'))).toBe('/dashboard');
    }
    expect(insteadOf('personal', acting('health:view'))).toBe('/profile_settings/authentication');
  });
});

/** What each screen is offered with, and no less; the others are offered to everybody, or with one's own records. */
const needs: Partial<Record<SignedInScreen, readonly Permission[]>> = {
  'add-appointment': ['appointments:act'],
  'available-hours': ['appointments:act'],
  'check-in': ['appointments:act', 'forms:act'],
  'check-out': ['appointments:act'],
  'check-out-survey': ['forms:act'],
  'earlier-time': ['appointments:act'],
  'form-history': ['forms:view'],
  'form-view': ['forms:view'],
  'intelligent-scheduler': ['appointments:act'],
  'make-payment': ['payments:act'],
  'my-health': ['health:view'],
  refill: ['health:view'],
  'vertex-request': ['appointments:act'],
  'visit-summary': ['health:view'],
  appointments: ['appointments:view'],
  cards: ['payments:view'],
  demographics: ['profile:view'],
  documents: ['profile:view'],
  messages: ['messages:view'],
  notifications: ['profile:view'],
  payments: ['payments:view'],
  personal: ['profile:view'],
  photo: ['profile:view'],
  shop: ['payments:view'],
  survey: ['forms:act'],
  surveys: ['forms:act'],
};

describe('the permissions of a screen', () => {
  const rows = Object.entries(needs).map(([screen, permissions]) => ({
    screen: screen as SignedInScreen,
    permissions,
  }));

  it.each(rows)('$screen needs $permissions, and each of them', ({ screen, permissions }) => {
    const without = permissions.map((one) =>
      insteadOf(screen, tab(...allPermissions.filter((other) => other !== one))),
    );
    const instead = screen === 'personal' ? '/profile_settings/authentication' : '/dashboard';
    expect({ offered: insteadOf(screen, tab(...permissions)), without }).toEqual({
      offered: undefined,
      without: permissions.map(() => instead),
    });
  });

  it.each(['dashboard', 'activity-log', 'manage-delegates'] as const)(
    '%s is of a practice: without one a profile is chosen first',
    (screen) => {
      expect({ in: insteadOf(screen, tab()), out: insteadOf(screen, { ...tab(), practice: undefined }) }).toEqual({
        in: undefined,
        out: '/delegateProfile',
      });
    },
  );
});
