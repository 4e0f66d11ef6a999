import { accessOver } from './testing/index.ts';
import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import type { ClosedParts, RegistrationForm } from '@portico/domain/profile';
import type { AccountId, SessionId } from '@portico/domain/kernel';
import { ana, anaAtMesa, callOf, mesa, noon, baseFixture } from '../kernel/testing/index.ts';
import { type Caller } from './caller.ts';

const unreadFor = async (signedIn: NonNullable<Caller['signedIn']>): Promise<number | undefined> => {
  const parts = baseFixture();
  const mailbox = { ...parts.mailbox, unread: async () => 3 };
  const layout = await accessOver({ ...parts, mailbox }, { now: noon, language: 'en', signedIn }).layout(mesa.id);
  return layout.ok ? layout.value.unreadMessages : undefined;
};

const session = 'a-session' as SessionId;
const delegateWith = (permissions: readonly Permission[]): NonNullable<Caller['signedIn']> => ({
  ...callOf(ana, mesa),
  session,
  acting: {
    actor: { kind: 'delegate', account: 'nora' as AccountId, grants: [{ chart: anaAtMesa, permissions }] },
    subject: { charts: [anaAtMesa] },
    practice: mesa.id,
  },
});

describe('the frame', () => {
  it('SEC-S10 tells how many messages are unread to those alone who may read them', async () => {
    expect(await unreadFor({ ...callOf(ana, mesa), session })).toBe(3);
    expect(await unreadFor(delegateWith(['messages:view']))).toBe(3);
    expect(await unreadFor(delegateWith(['appointments:act']))).toBe(0);
  });

  it('says that visits are booked by phone where nothing can be booked online', async () => {
    const signedIn = { ...callOf(ana, mesa), session };
    const booksByPhone = async (isOnline: boolean) => {
      const parts = { ...baseFixture(), booksOnlineAt: async () => isOnline };
      const layout = await accessOver(parts, { now: noon, language: 'en', signedIn }).layout(mesa.id);
      return layout.ok && layout.value.booksByPhone;
    };
    expect([await booksByPhone(true), await booksByPhone(false)]).toEqual([undefined, true]);
  });

  it('says which parts of a profile the practice’s system does not share', async () => {
    const signedIn = { ...callOf(ana, mesa), session };
    const hidden = async (closed: ClosedParts) => {
      const parts = { ...baseFixture(), registration: { form: async () => ({ closed }) as RegistrationForm } };
      const layout = await accessOver(parts, { now: noon, language: 'en', signedIn }).layout(mesa.id);
      return layout.ok && layout.value.hiddenProfileParts;
    };
    expect(await hidden({})).toBeUndefined();
    expect(await hidden({ details: 'read-only', pictures: 'hidden' })).toEqual(['pictures']);
  });
});
