import { describe, expect, it } from '@jest/globals';
import { instant, plus, type CapabilityId, type PatientId, type PracticeId } from '../kernel/index.ts';
import { capabilityLife, issueCapability, judgeCapability, wrongChecks, type CodeHash } from './link-capability.ts';

const now = instant(1_700_000_000_000);
const of = { purpose: 'guest-check-in', practice: 'mesa' as PracticeId, patient: 'ben' as PatientId } as const;
const link = issueCapability(of, { id: 'link' as CapabilityId, code: 'hash' as CodeHash, now });

describe('a link', () => {
  it('ACC-020 APT-325 opens from its first moment until its last one', () => {
    const from = plus(now, 1_000);
    const end = plus(now, capabilityLife['guest-check-in']);
    expect(link.expiresAt).toBe(end);
    const at = (moment: number) => judgeCapability({ ...link, from }, 'guest-check-in', instant(moment)).kind;
    expect([at(from - 1), at(from), at(end - 1), at(end)]).toEqual(['early', 'open', 'open', 'expired']);
  });

  it('ACC-084 is locked with the last wrong check that is let pass', () => {
    const after = (wrong: number) => judgeCapability({ ...link, wrongChecks: wrong }, 'guest-check-in', now).kind;
    expect([after(wrongChecks - 1), after(wrongChecks)]).toEqual(['open', 'locked']);
  });
});
