import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DelegateInvitation, DelegateInvitations, InvitationId } from '@portico/domain/delegates';
import { invitations as anyInvitation } from '@portico/domain/delegates/testing';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Email } from '@portico/domain/access';
import fc from 'fast-check';

const first: DelegateInvitation = {
  id: 'invitation-1' as InvitationId,
  from: 'ana' as AccountId,
  name: 'Rosa',
  email: 'rosa@example.com' as Email,
  language: 'es',
  charts: [{ practice: 'mesa' as PracticeId, patient: 'ana-mesa' as PatientId }],
  permissions: ['health:view'],
  sentAt: instant(1_000),
  expiresAt: instant(9_000),
};
const second: DelegateInvitation = { ...first, id: 'invitation-2' as InvitationId, sentAt: instant(500) };

/** `empty` answers a store that holds nothing. */
export const delegateInvitationsContract = (empty: () => Promise<DelegateInvitations>): void => {
  describe('DelegateInvitations', () => {
    let invitations: DelegateInvitations;
    beforeEach(async () => {
      invitations = await empty();
      await invitations.add(first);
      await invitations.add(second);
    });

    it('finds what was added, and nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(anyInvitation, async (made) => {
          invitations = await empty();
          await invitations.add(made);
          expect(await invitations.byId(made.id)).toEqual(made);
          expect(await invitations.openOf(made.from)).toEqual([made]);
          expect(await invitations.byId(`${made.id}.` as InvitationId)).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    });

    it('answers the open ones of one person, the oldest first', async () => {
      await invitations.add({ ...first, id: 'invitation-3' as InvitationId, from: 'ben' as AccountId });
      expect((await invitations.openOf(first.from)).map(({ id }) => id)).toEqual([second.id, first.id]);
    });

    it('ACC-083 notes that the identity check was passed', async () => {
      await invitations.verify(first.id, instant(2_000));
      expect(await invitations.byId(first.id)).toEqual({ ...first, verifiedAt: 2_000 });
      expect(await invitations.byId(second.id)).toEqual(second);
    });

    it('is accepted or withdrawn once, also when both come at the same time', async () => {
      const closed = await Promise.all([
        invitations.close(first.id, 'accepted'),
        invitations.close(first.id, 'withdrawn'),
        invitations.close(first.id, 'accepted'),
      ]);
      expect(closed.filter(Boolean)).toHaveLength(1);
      expect(await invitations.openOf(first.from)).toEqual([second]);
      await invitations.verify(first.id, instant(3_000));
      expect((await invitations.byId(first.id))?.verifiedAt).toBeUndefined();
      expect(await invitations.close('nothing' as InvitationId, 'accepted')).toBe(false);
    });

    it('gives way to another one once, also when two come at the same time, and only while it is open', async () => {
      const others = ['other-1', 'other-2'].map((id) => ({ ...second, id: id as InvitationId, from: first.from }));
      const replaced = await Promise.all(others.map((other) => invitations.replace(second.id, other)));
      expect([...replaced].sort()).toEqual([false, true]);
      const [came] = others.filter((_, at) => replaced[at]);
      expect((await invitations.byId(second.id))?.closed).toBe('withdrawn');
      expect(await invitations.openOf(second.from)).toEqual([came, first]);
      expect(await invitations.replace(second.id, { ...first, id: 'late' as InvitationId })).toBe(false);
      expect(await invitations.byId('late' as InvitationId)).toBeUndefined();
    });
  });
};
