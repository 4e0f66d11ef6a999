import { accessOver } from '@portico/services/access/testing';
import { recoveryOver } from '@portico/services/recovery/testing';
import { describe, expect, it } from '@jest/globals';
import { factorKey, type Phone, type SecondFactor, type ShortCodeHash } from '@portico/domain/access';
import { ListedPasswords } from '@portico/domain/access/testing';
import { failed, HOUR, MINUTE, plus, type DeviceId } from '@portico/domain/kernel';
import { type ProofChecks } from '@portico/services/access';
import { HandClock } from '../access/testing/index.ts';
import { ana, noon, baseFixture } from '@portico/services/kernel/testing';
import { NewPasswordViewModel } from './new-password.view-model.ts';

const device = '11111111-2222-4333-8444-555555555555' as DeviceId;
const password = 'Fresh-password-7';
const appCode = '123456';
const earlier = plus(noon, -HOUR);
const later = plus(noon, MINUTE);

const app: SecondFactor = { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' };
const sms: SecondFactor = { kind: 'sms', phone: '+16025550142' as Phone };
const passkey: SecondFactor = {
  kind: 'passkey',
  id: 'credential-1',
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Phone',
  addedAt: earlier,
};

/** Ana signed in at noon, once. */
const scene = async (...factors: readonly SecondFactor[]) => {
  const parts = baseFixture();
  const proofChecks: ProofChecks = { totp: { holds: async (code) => code === appCode } };
  const backgroundTasks: (() => Promise<void>)[] = [];
  const clock = new HandClock(plus(noon, 2 * MINUTE));
  const deps = {
    ...parts,
    proofChecks,
    knownPasswords: new ListedPasswords([]),
    linkTo: (path: string) => `https://portal.example${path}`,
    later: (work: () => Promise<void>) => void backgroundTasks.push(work),
  };
  await accessOver(parts, { now: noon, language: 'en' }).signIn({
    login: ana.email,
    password: 'ana-password',
    device,
  });
  for (const factor of factors) await parts.protections.addFactor(ana.id, factor);
  const recovery = recoveryOver(deps, { now: clock.now(), address: '192.0.2.1' });
  await recovery.ask(ana.email);
  for (const work of backgroundTasks.splice(0)) await work();
  const link = parts.notifier.last('reset-password', ana.email)?.link;
  const query = new Map((link?.split('?')[1] ?? '').split('&').map((pair) => pair.split('=') as [string, string]));
  const by = { code: query.get('confirmation_code') ?? '', username: ana.id };
  const kept = async () => (await parts.protections.of(ana.id)).factors.map(factorKey);
  const mails = () => parts.notifier.sent.map(({ notification }) => notification.kind);
  return { parts, recovery, by, kept, mails, clock };
};

describe('second factors where a password is set by mail', () => {
  it('SEC-S3 are shown by kind, name and time, without anything that proves something', async () => {
    const { recovery, by, parts } = await scene({ ...app, addedAt: later }, passkey, sms);
    const shown = await recovery.factors(by);
    expect(shown).toMatchObject({
      value: {
        factors: [
          { key: 'passkey credential-1', kind: 'passkey', name: 'Phone', addedAt: earlier, confirmed: true },
          { key: 'totp', kind: 'totp', addedAt: later, confirmed: false },
          { key: 'sms', kind: 'sms', confirmed: true },
        ],
        provable: false,
      },
    });
    expect(JSON.stringify(shown)).not.toMatch(/JBSWY3DPEHPK3PXP|6025550142|"key":"key"/);
    expect(parts.activityLog.entries.at(-1)).toMatchObject({ action: 'viewed-sign-in-settings', subject: ana.id });
    expect(await recovery.factors({ ...by, code: 'guess' })).toEqual(failed({ kind: 'link-over' }));
    expect(await recovery.factors({ ...by, username: 'ben' })).toEqual(failed({ kind: 'link-over' }));
  });

  it('SEC-S3 go where nobody signed in since they were added, and the person is told by mail', async () => {
    const { recovery, by, kept, mails, parts } = await scene({ ...app, addedAt: later }, passkey, sms);
    expect((await recovery.reset({ ...by, password })).ok).toBe(true);
    expect(await kept()).toEqual(expect.arrayContaining(['passkey credential-1', 'sms']));
    expect(await kept()).toHaveLength(2);
    expect(mails()).toEqual(['reset-password', 'password-changed', 'second-factors-changed']);
    expect(parts.activityLog.entries.map(({ action }) => action)).toContain('changed-second-factors');
  });

  it('SEC-S3 ASVS-6.4.3 stay where they are confirmed: a mailbox alone, and a wrong code, take none away', async () => {
    const { recovery, by, kept, mails } = await scene(app, passkey, sms);
    for (const proof of [undefined, '', '654321', 'no recovery code']) {
      const asked = { ...by, password, remove: ['sms', 'totp'], ...(proof === undefined ? {} : { proof }) };
      expect(await recovery.reset(asked)).toEqual(failed({ kind: 'wrong-code' }));
    }
    expect(await kept()).toHaveLength(3);
    expect(mails()).toEqual(['reset-password']);
    expect((await recovery.reset({ ...by, password })).ok).toBe(true);
    expect(await kept()).toHaveLength(3);
    expect(mails()).toEqual(['reset-password', 'password-changed']);
  });

  it('SEC-S3 go by the code of an app that is confirmed, not of one that was just added', async () => {
    const fresh = await scene({ ...app, addedAt: later }, sms);
    const asked = { password, remove: ['sms'], proof: ` ${appCode} ` };
    expect(await fresh.recovery.reset({ ...fresh.by, ...asked })).toEqual(failed({ kind: 'wrong-code' }));
    const { recovery, by, kept, parts } = await scene(app, sms, passkey);
    await parts.protections.setRecoveryCodes(ana.id, ['a' as ShortCodeHash]);
    expect((await recovery.reset({ ...by, ...asked })).ok).toBe(true);
    expect(await kept()).toEqual(['totp', 'passkey credential-1']);
    expect((await parts.protections.of(ana.id)).recoveryCodes).toEqual(['a']);
  });

  it('take the recovery codes along with the last of them', async () => {
    const { recovery, by, parts } = await scene({ ...app, addedAt: later });
    await parts.protections.setRecoveryCodes(ana.id, ['a' as ShortCodeHash]);
    await recovery.reset({ ...by, password });
    expect(await parts.protections.of(ana.id)).toMatchObject({ factors: [], recoveryCodes: [] });
  });

  it('SEC-S3 a passkey that stays no longer opens without the new password', async () => {
    const { recovery, by, parts } = await scene(passkey);
    await recovery.reset({ ...by, password });
    expect((await parts.protections.of(ana.id)).factors).toMatchObject([{ besidePassword: true }]);
  });
});

describe('the form of the new password with second factors', () => {
  it('SEC-S3 asks for a code only where something confirmed is to go', async () => {
    const { recovery, by, clock, kept } = await scene(app, sms);
    const form = new NewPasswordViewModel(recovery, clock, by, () => undefined);
    await form.load();
    expect(form.removal.factors.map(({ key }) => key)).toEqual(['totp', 'sms']);
    form.typePassword(password);
    form.typeRepeated(password);
    expect(form.canSubmit).toBe(true);
    form.removal.remove('sms', true);
    expect({ asksProof: form.removal.asksProof, canSubmit: form.canSubmit }).toEqual({
      asksProof: true,
      canSubmit: false,
    });
    form.removal.typeProof('000000');
    await form.submit();
    expect(form).toMatchObject({ phase: 'typing', problem: { kind: 'wrong-code' } });
    form.removal.typeProof(appCode);
    expect(form.problem).toBeUndefined();
    await form.submit();
    expect({ phase: form.phase, proof: form.removal.proof, kept: await kept() }).toEqual({
      phase: 'done',
      proof: '',
      kept: ['totp'],
    });
    form.close();
  });

  it('shows nothing of a link that is over', async () => {
    const { recovery, clock } = await scene(app);
    const form = new NewPasswordViewModel(recovery, clock, { code: 'x', username: 'ana' }, () => undefined);
    await form.load();
    expect(form.removal.factors).toEqual([]);
  });
});
