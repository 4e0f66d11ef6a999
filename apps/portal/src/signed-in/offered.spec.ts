import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { insteadOf } from './offered.ts';

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
