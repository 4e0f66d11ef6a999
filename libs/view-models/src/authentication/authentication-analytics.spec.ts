import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import type { Authentication, EmailChange, PasswordChange } from '@portico/application/authentication';
import { trackedAuthentication } from './authentication-analytics.ts';

const asked = { currentPassword: 'Secret-1', newPassword: 'Secret-2' } as PasswordChange & EmailChange;

const toldOf = async (answers: Partial<Authentication>, ask: (port: Authentication) => Promise<unknown>) => {
  const analytics = new MemoryAnalytics();
  await ask(trackedAuthentication(answers as Authentication, analytics));
  return analytics.told;
};

describe('one’s own way in, counted', () => {
  it('ACC-416 tells of a changed password', async () => {
    const change = (port: Authentication) => port.changePassword(asked);
    expect(await toldOf({ changePassword: async () => ok(undefined) }, change)).toEqual([{ name: 'Change Password' }]);
    const refused = async () => failed({ kind: 'wrong-password' } as const);
    expect(await toldOf({ changePassword: refused }, change)).toEqual([]);
  });

  it('ACC-415 tells of a changed email once the new address is proven', async () => {
    const change = (port: Authentication) => port.changeEmail(asked);
    expect(await toldOf({ changeEmail: async () => ok({ kind: 'code-sent', resendIn: 300 }) }, change)).toEqual([]);
    expect(await toldOf({ changeEmail: async () => ok({ kind: 'done', token: 'new' }) }, change)).toEqual([
      { name: 'Change Email' },
    ]);
    const refused = async () => failed({ kind: 'wrong-code' } as const);
    expect(await toldOf({ changeEmail: refused }, change)).toEqual([]);
  });
});
