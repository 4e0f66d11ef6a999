import { beforeEach, describe, expect, it } from '@jest/globals';
import { countedGuess } from '@portico/domain/kernel/testing';
import {
  issueCapability,
  type Capabilities,
  type Capability,
  type CodeHash,
  type Email,
  type NewCapability,
  type Phone,
} from '@portico/domain/access';
import {
  DAY,
  instant,
  plus,
  type AccountId,
  type CapabilityId,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';

const now = instant(1_000);
const chart = { practice: 'mesa' as PracticeId, patient: '7' as PatientId };

const issued = (name: string, more: Partial<NewCapability> = {}): Capability =>
  issueCapability(
    { purpose: 'invitation', ...more },
    { id: name as CapabilityId, code: `hash-of-${name}` as CodeHash, now },
  );

/** `empty` answers a store that holds nothing. */
export const capabilitiesContract = (empty: () => Promise<Capabilities>): void => {
  describe('Capabilities', () => {
    let capabilities: Capabilities;
    const fill = async (...all: readonly Capability[]) => {
      for (const one of all) await capabilities.add(one);
    };
    const revoked = async (...names: readonly string[]) => {
      const all = await Promise.all(names.map((name) => capabilities.byId(name as CapabilityId)));
      return all.map((one) => one?.revokedAt);
    };
    beforeEach(async () => {
      capabilities = await empty();
    });

    it('answers what was kept, by its id and by the hash of its code', async () => {
      const whole: Capability = {
        ...issued('whole', {
          ...chart,
          account: 'account-1' as AccountId,
          email: 'ana@example.org' as Email,
          phone: '+16025550101' as Phone,
          language: 'es',
          resource: 'visit-1',
          from: instant(2_000),
        }),
        usedAt: instant(3_000),
        revokedAt: instant(4_000),
        wrongChecks: 2,
      };
      const bare = issued('bare');
      await fill(whole, bare);
      for (const one of [whole, bare]) {
        expect(await capabilities.byId(one.id)).toEqual(one);
        expect(await capabilities.byCode(one.code, countedGuess)).toEqual(one);
      }
    });

    it('knows no other, whatever was sent as its code', async () => {
      await fill(issued('one'));
      for (const code of ['', 'two', 'HASH-OF-ONE', '%', 'a\0b', 'x'.repeat(100_000)]) {
        expect(await capabilities.byCode(code as CodeHash, countedGuess)).toBeUndefined();
        expect(await capabilities.byId(code as CapabilityId)).toBeUndefined();
      }
    });

    it('answers the last one of a purpose about an account, also one that is over', async () => {
      const account = 'account-1' as AccountId;
      const later = { ...issued('later', { account }), createdAt: plus(now, 1), revokedAt: now };
      await fill(
        issued('first', { account }),
        later,
        { ...issued('other-purpose', { purpose: 'confirm-email', account }), createdAt: plus(now, 2) },
        { ...issued('other-account', { account: 'account-2' as AccountId }), createdAt: plus(now, 3) },
      );
      expect(await capabilities.last('invitation', account)).toEqual(later);
      expect(await capabilities.last('reset-password', account)).toBeUndefined();
    });

    it('is used once: of two that come together one is answered true', async () => {
      await fill(issued('one'), issued('two'));
      const id = 'one' as CapabilityId;
      expect((await Promise.all([capabilities.use(id, now), capabilities.use(id, now)])).sort()).toEqual([false, true]);
      expect((await capabilities.byId(id))?.usedAt).toBe(now);
      expect(await capabilities.use('nobody' as CapabilityId, now)).toBe(false);
      expect((await capabilities.byId('two' as CapabilityId))?.usedAt).toBeUndefined();
    });

    it('cannot be used once it was revoked', async () => {
      await fill(issued('one', { account: 'account-1' as AccountId }));
      await capabilities.revoke('invitation', { account: 'account-1' }, now);
      expect(await capabilities.use('one' as CapabilityId, now)).toBe(false);
    });

    it('counts wrong checks side by side, each of them, until they are cleared', async () => {
      await fill(issued('one'), issued('two'));
      const id = 'one' as CapabilityId;
      const count = () => capabilities.countWrongCheck(id);
      expect((await Promise.all([count(), count(), count()])).sort()).toEqual([1, 2, 3]);
      await capabilities.clearWrongChecks(id);
      expect(await count()).toBe(1);
      expect((await capabilities.byId('two' as CapabilityId))?.wrongChecks).toBe(0);
      expect(await capabilities.countWrongCheck('nobody' as CapabilityId)).toBe(0);
    });

    it('revokes those of a purpose that are about an account, a chart or a thing, and no others', async () => {
      const account = 'account-1' as AccountId;
      await fill(
        issued('ours', { account, ...chart, resource: 'a' }),
        issued('other-resource', { account, ...chart, resource: 'b' }),
        issued('other-account', { account: 'account-2' as AccountId, ...chart }),
        issued('other-chart', { account, practice: chart.practice, patient: '8' as PatientId }),
        issued('other-purpose', { purpose: 'reset-password', account, ...chart, resource: 'a' }),
      );
      const all = ['ours', 'other-resource', 'other-account', 'other-chart', 'other-purpose'];
      await capabilities.revoke('invitation', { account, chart, resource: 'a' }, instant(5));
      expect(await revoked(...all)).toEqual([5, undefined, undefined, undefined, undefined]);
      await capabilities.revoke('invitation', { chart }, instant(6));
      expect(await revoked(...all)).toEqual([5, 6, 6, undefined, undefined]);
      await capabilities.revoke('invitation', { account }, instant(7));
      expect(await revoked(...all)).toEqual([5, 6, 6, 7, undefined]);
    });

    it('leaves one that was used as it is', async () => {
      await fill(issued('one', { account: 'account-1' as AccountId }));
      await capabilities.use('one' as CapabilityId, now);
      await capabilities.revoke('invitation', { account: 'account-1' }, now);
      expect(await revoked('one')).toEqual([undefined]);
    });

    it('forgets those that have been over for long', async () => {
      await fill(issued('one'), issued('two', { purpose: 'confirm-email' }));
      await capabilities.prune(plus(now, 2 * DAY));
      expect(await capabilities.byId('one' as CapabilityId)).toBeDefined();
      expect(await capabilities.byId('two' as CapabilityId)).toBeUndefined();
    });
  });
};
