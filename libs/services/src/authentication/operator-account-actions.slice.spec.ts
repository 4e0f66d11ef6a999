import { accessOver } from '../access/testing/index.ts';
import { describe, expect, it } from '@jest/globals';
import { attemptLimit, type ShortCodeHash } from '@portico/domain/access';
import type { OperatorName } from '@portico/domain/activity';
import { plus, SECOND, type DeviceId } from '@portico/domain/kernel';
import { RequestAuthenticator } from '../access/index.ts';
import { ana, noon, baseFixture } from '../kernel/testing/index.ts';
import { OperatedAccounts } from './operator-account-actions.ts';

const scene = () => {
  const parts = baseFixture();
  const operator = { now: plus(noon, SECOND), operator: 'Olga' as OperatorName, reason: 'She called.' };
  const sign = (password: string, device = 'phone') =>
    accessOver(parts, { now: noon, language: 'en' }).signIn({
      login: ana.email,
      password,
      device: device as DeviceId,
    });
  const current = async () => (await parts.accounts.byId(ana.id)) ?? ana;
  return {
    parts,
    sign,
    current,
    operated: new OperatedAccounts(
      parts.accounts,
      parts.sessions,
      parts.protections,
      parts.oneTimeCodes,
      parts.tries,
      parts.notifier,
      parts.activityLog,
      operator,
    ),
  };
};

const tokenOf = (signed: Awaited<ReturnType<ReturnType<typeof scene>['sign']>>): string => {
  if (!signed.ok || signed.value.kind !== 'signed-in') throw new Error('Not signed in.');
  return signed.value.tokens.access;
};

describe('an operator', () => {
  it('SEC-S10 disables an account: sessions end at once, and sign-in answers as with a wrong password', async () => {
    const { parts, sign, operated, current } = scene();
    const accessToken = tokenOf(await sign('ana-password'));
    await operated.disable(ana);
    expect(
      await new RequestAuthenticator(parts.accounts, parts.sessions, parts.delegations, parts.tokens).admit(
        { accessToken },
        noon,
      ),
    ).toMatchObject({ ok: false });
    expect(await sign('ana-password')).toEqual(await sign('another'));
    expect(parts.notifier.last('account-changed', ana.email)).toMatchObject({ news: 'disabled' });

    await operated.enable(await current());
    expect(
      (
        await new RequestAuthenticator(parts.accounts, parts.sessions, parts.delegations, parts.tokens).admit(
          { accessToken },
          noon,
        )
      ).ok,
    ).toBe(false);
    expect((await sign('ana-password')).ok).toBe(true);
  });

  it('SEC-S10 ends sessions and leaves the account open', async () => {
    const { parts, sign, operated } = scene();
    const accessToken = tokenOf(await sign('ana-password'));
    await operated.endSessions(ana);
    expect(
      (
        await new RequestAuthenticator(parts.accounts, parts.sessions, parts.delegations, parts.tokens).admit(
          { accessToken },
          noon,
        )
      ).ok,
    ).toBe(false);
    expect((await sign('ana-password')).ok).toBe(true);
  });

  it('SEC-S10 removes a lost factor, and the recovery codes with the last one', async () => {
    const { parts, sign, operated } = scene();
    await parts.protections.addFactor(ana.id, { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' });
    await parts.protections.setRecoveryCodes(ana.id, ['a-code' as ShortCodeHash]);
    expect(await sign('ana-password')).toMatchObject({ value: { kind: 'proof-asked' } });
    await operated.resetFactor(ana, { kind: 'totp' });
    expect(await parts.protections.of(ana.id)).toMatchObject({ factors: [], recoveryCodes: [] });
    expect(await sign('ana-password')).toMatchObject({ value: { kind: 'signed-in' } });
  });

  it('SEC-S10 resets every factor where none is named, and ends the sessions of the lost device', async () => {
    const { parts, sign, operated } = scene();
    const accessToken = tokenOf(await sign('ana-password'));
    await parts.protections.addFactor(ana.id, { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' });
    await parts.protections.addFactor(ana.id, { kind: 'email', email: ana.email });
    await operated.resetFactor(ana);
    expect(await parts.protections.of(ana.id)).toMatchObject({ factors: [] });
    const authenticator = new RequestAuthenticator(parts.accounts, parts.sessions, parts.delegations, parts.tokens);
    expect((await authenticator.admit({ accessToken }, noon)).ok).toBe(false);
  });

  it('SEC-S10 says until when wrong passwords keep a person out, without counting a try', async () => {
    const { sign, operated } = scene();
    for (let tries = 0; tries < attemptLimit.failures - 1; tries += 1) await sign('wrong');
    for (let looks = 0; looks < attemptLimit.failures; looks += 1)
      expect(await operated.lockedUntil(ana)).toBeUndefined();
    await sign('wrong');
    expect(await operated.lockedUntil(ana)).toBe(plus(noon, attemptLimit.pause));
  });

  it('SEC-S10 ends the pause after wrong passwords, on known devices too', async () => {
    const { sign, operated } = scene();
    await sign('ana-password');
    for (let tries = 0; tries < attemptLimit.failures; tries += 1) await sign('wrong');
    for (let tries = 0; tries < attemptLimit.failures; tries += 1) await sign('wrong', 'another');
    expect(await sign('ana-password')).toMatchObject({ error: { kind: 'must-wait' } });
    await operated.unlock(ana);
    expect((await sign('ana-password')).ok).toBe(true);
    expect((await sign('ana-password', 'another')).ok).toBe(true);
  });

  it('SEC-S10 is written down with name and reason for each, looking included', async () => {
    const { parts, operated } = scene();
    await operated.examine(ana);
    await operated.disable(ana);
    await operated.enable(ana);
    await operated.endSessions(ana);
    await operated.resetFactor(ana, { kind: 'sms' });
    await operated.unlock(ana);
    const lines = parts.activityLog.entries.filter(({ actorKind }) => actorKind === 'operator');
    expect(lines.map(({ action }) => action)).toEqual([
      'examined-account',
      'disabled-account',
      'enabled-account',
      'ended-sessions',
      'removed-factor',
      'unlocked-account',
    ]);
    for (const line of lines) expect(line).toMatchObject({ actor: 'Olga', subject: ana.id, reason: 'She called.' });
  });
});
