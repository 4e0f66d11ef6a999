import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { insteadOf } from './redirect-if-not-offered.ts';

const tab = (...held: readonly Permission[]) => ({
  practice: { id: 'mesa' as PracticeId } as never,
  represented: undefined,
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

describe('the sections of the profile settings', () => {
  const acting = (...held: readonly Permission[]) => ({ ...tab(...held), represented: 'Walter' as never });

  it.each(['photo', 'manage-delegates'] as const)(
    'MON-004 MON-005 offer %s to nobody who acts for another person, whatever they may do',
    (screen) => {
      expect(insteadOf(screen, tab('profile:act', 'profile:view'))).toBeUndefined();
      expect(insteadOf(screen, acting('profile:act', 'profile:view'))).toBe('/dashboard');
    },
  );

  it('MON-004 MON-005 offer one’s own way in to everybody, and the represented person’s details as far as that was granted', () => {
    expect(insteadOf('authentication', acting())).toBeUndefined();
    for (const screen of ['demographics', 'documents', 'notifications'] as const) {
      expect(insteadOf(screen, acting('profile:view'))).toBeUndefined();
      expect(insteadOf(screen, acting('health:view'))).toBe('/dashboard');
    }
    expect(insteadOf('personal', acting('health:view'))).toBe('/profile_settings/authentication');
  });
});
