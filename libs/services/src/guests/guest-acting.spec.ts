import { describe, expect, it } from '@jest/globals';
import { can, issueCapability, type CodeHash, type GuestPurpose, type PermissionArea } from '@portico/domain/access';
import { guestTokenLife } from '@portico/domain/guests';
import { plus, type CapabilityId } from '@portico/domain/kernel';
import { benAtPena, noon } from '../kernel/testing/index.ts';
import { actingAsGuest } from './guest-acting.ts';

const usedLink = (purpose: GuestPurpose) => ({
  ...issueCapability(
    { purpose, ...benAtPena, resource: 'visit' },
    { id: 'link' as CapabilityId, code: 'hash' as CodeHash, now: noon },
  ),
  usedAt: noon,
});

describe('a guest whose link made a visit', () => {
  it.each(['guest-appointment', 'guest-reschedule'] as const)(
    'APT-325 sees it until the token ends (%s)',
    (purpose) => {
      const last = plus(noon, guestTokenLife - 1);
      expect(actingAsGuest(usedLink(purpose), last, () => [])).toMatchObject({ actor: { kind: 'guest', purpose } });
      expect(actingAsGuest(usedLink(purpose), plus(noon, guestTokenLife), () => [])).toBeUndefined();
    },
  );

  it('APT-325 sees nothing by a used link that makes no visit', () => {
    expect(actingAsGuest(usedLink('guest-survey'), plus(noon, 1), () => [])).toBeUndefined();
  });
});

describe('a guest at a practice whose system cannot do something', () => {
  const mayActOn = (area: 'payments' | 'appointments', withheld: readonly PermissionArea[]): boolean => {
    const { usedAt: _, ...link } = usedLink('guest-check-in');
    const acting = actingAsGuest(link, noon, (practice) => (practice === benAtPena.practice ? withheld : []));
    return acting !== undefined && can(acting, `${area}:act`, { kind: 'chart', chart: benAtPena });
  };

  it('may not do it either, and everything else that the link is for', () => {
    expect({ pays: mayActOn('payments', ['payments']), comes: mayActOn('appointments', ['payments']) }).toEqual({
      pays: false,
      comes: true,
    });
    expect(mayActOn('payments', [])).toBe(true);
  });
});
