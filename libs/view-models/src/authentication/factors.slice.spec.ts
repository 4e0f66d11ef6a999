import { authenticationOver, proofChecksOver, passkeyChallengesOver } from '@portico/services/authentication/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { countedGuess } from '@portico/domain/kernel/testing';
import {
  BlankQrCodes,
  CountingApps,
  ListedPasswords,
  MemoryChallenges,
  SpelledPasskeys,
} from '@portico/domain/access/testing';
import { failed, MINUTE, ok, plus, SECOND, type DeviceId, type Instant, type SessionId } from '@portico/domain/kernel';
import { ana, ben, callOf, mesa, noon, baseFixture } from '@portico/services/kernel/testing';
import type { AuthenticationService } from '@portico/services/authentication';
import { AppViewModel, PasskeyViewModel, type PasskeyDevice } from './second-factor-forms.view-model.ts';

const password = 'ana-password';
const device = 'device-1' as DeviceId;

const parts = () => ({
  ...baseFixture(),
  challenges: new MemoryChallenges(),
  apps: new CountingApps(),
  qrCodes: new BlankQrCodes(),
  passkeys: new SpelledPasskeys(),
  knownPasswords: new ListedPasswords([]),
  userAgents: { read: () => ({}) },
  linkTo: (path: string) => path,
});

let rooms: ReturnType<typeof parts>;
const at = (now: Instant = noon, account = ana): AuthenticationService =>
  authenticationOver(rooms, { ...callOf(account, mesa, now), session: 'here' as SessionId });
const factors = async (account = ana) => (await rooms.protections.of(account.id)).factors;
const holds = (kind: 'totp' | 'recovery-code' | 'passkey', proof: string, now: Instant = noon, account = ana) =>
  proofChecksOver(rooms)[kind].holds(proof, { account, device, now }, countedGuess);

beforeEach(() => {
  rooms = parts();
});

describe('an authenticator app', () => {
  it('counts once a code of it was shown, and each code opens once', async () => {
    let done = 0;
    const form = new AppViewModel(at(), () => (done += 1));
    form.typePassword(password);
    await form.begin();
    expect(form.app).toMatchObject({ key: 'SECRET1', qr: { path: 'M0 0h1v1h-1z' } });
    expect(await factors()).toEqual([]);
    form.typeCode('00000');
    expect(form.canVerify).toBe(false);
    form.typeCode('999999');
    await form.verify();
    expect({ problem: form.submission.problem, code: form.code, done }).toEqual({
      problem: { kind: 'wrong-code' },
      code: '',
      done: 0,
    });
    const shown = CountingApps.codeAt(noon);
    form.typeCode(shown);
    await form.verify();
    expect(done).toBe(1);
    expect(await factors()).toMatchObject([{ kind: 'totp', secret: 'SECRET1' }]);
    expect(rooms.notifier.last('second-factors-changed', ana.email)).toBeDefined();

    expect(await holds('totp', shown)).toBe(false);
    const next = plus(noon, 30 * SECOND);
    const [one, other] = await Promise.all([
      holds('totp', CountingApps.codeAt(next), next),
      holds('totp', CountingApps.codeAt(next), next),
    ]);
    expect([one, other].sort()).toEqual([false, true]);
    expect(await holds('totp', shown, next)).toBe(false);
  });

  it('is begun by its owner, for ten minutes', async () => {
    const begun = await at().beginApp(password);
    if (!begun.ok) throw new Error('Not begun.');
    const code = (now: Instant) => ({ id: begun.value.id, code: CountingApps.codeAt(now) });
    expect(await at(noon, ben).confirmApp(code(noon))).toEqual(failed({ kind: 'code-expired' }));
    const late = plus(noon, 10 * MINUTE);
    expect(await at(late).confirmApp(code(late))).toEqual(failed({ kind: 'code-expired' }));
    expect(await at().confirmApp(code(noon))).toEqual(ok(undefined));
    expect(await at().confirmApp(code(noon))).toEqual(failed({ kind: 'code-expired' }));
  });
});

describe('recovery codes', () => {
  it('are ten, kept as hashes only, and each opens once; a new set voids the old one', async () => {
    const first = await at().makeRecoveryCodes(password);
    const second = await at().makeRecoveryCodes(password);
    if (!first.ok || !second.ok) throw new Error('Not made.');
    expect(new Set(second.value).size).toBe(10);
    const kept = JSON.stringify(await rooms.protections.of(ana.id));
    for (const code of second.value) expect(kept).not.toMatch(new RegExp(`"${code.replaceAll(' ', '')}"`));
    expect(await holds('recovery-code', first.value[0] ?? '')).toBe(false);
    const [code = ''] = second.value;
    expect(await holds('recovery-code', code, noon, ben)).toBe(false);
    const tried = await Promise.all([holds('recovery-code', code), holds('recovery-code', code.replaceAll(' ', ''))]);
    expect(tried.sort()).toEqual([false, true]);
    expect(await at().settings()).toMatchObject({ value: { recoveryCodesLeft: 9 } });
  });

  it('go with the last factor', async () => {
    for (const kind of ['totp', 'sms'] as const)
      await rooms.protections.addFactor(
        ana.id,
        kind === 'totp' ? { kind, secret: 'S' } : { kind, phone: '+1' as never },
      );
    await at().makeRecoveryCodes(password);
    await at().removeFactor({ kind: 'totp', currentPassword: password });
    expect((await rooms.protections.of(ana.id)).recoveryCodes).toHaveLength(10);
    await at().removeFactor({ kind: 'sms', currentPassword: password });
    expect(await rooms.protections.of(ana.id)).toMatchObject({ factors: [], recoveryCodes: [] });
  });
});

/** A browser that holds one passkey and says yes. */
const holder = (id: string, counter = 1): PasskeyDevice => {
  const answer = async (options: string) =>
    `${id} ${(JSON.parse(options) as { challenge: string }).challenge} ${counter}`;
  return { isAble: true, make: answer, show: answer };
};

const addPasskey = async (id: string, account = ana): Promise<PasskeyViewModel> => {
  const form = new PasskeyViewModel(at(noon, account), holder(id, 0), `Phone of ${account.name}`, () => undefined);
  form.typePassword(`${account.id}-password`);
  await form.add();
  return form;
};

describe('a passkey', () => {
  it('is added with its name, and another one beside it', async () => {
    const form = await addPasskey('key-1');
    expect(form.submission.problem).toBeUndefined();
    await addPasskey('key-2');
    expect(await factors()).toMatchObject([
      { kind: 'passkey', id: 'key-1', name: 'Phone of Ana Núñez', addedAt: noon },
      { kind: 'passkey', id: 'key-2' },
    ]);
    await at().removeFactor({ kind: 'passkey', passkey: 'key-1', currentPassword: password });
    expect(await factors()).toMatchObject([{ id: 'key-2' }]);
  });

  it('is refused when it is somebody’s, when nothing was asked, and when the person gave up', async () => {
    await addPasskey('key-1', ben);
    expect((await addPasskey('key-1')).submission.problem).toEqual({ kind: 'passkey-refused' });
    expect(await at().addPasskey({ answer: 'key-9 challenge-9 0', name: 'x' })).toEqual(
      failed({ kind: 'passkey-refused' }),
    );
    const gaveUp: PasskeyDevice = { ...holder('key-3'), make: async () => undefined };
    const form = new PasskeyViewModel(at(), gaveUp, 'x', () => undefined);
    form.typePassword(password);
    await form.add();
    expect(form.submission.problem).toEqual({ kind: 'passkey-refused' });
    expect(await factors()).toEqual([]);
  });

  it('begun by one is not added by another', async () => {
    const begun = await at().beginPasskey(password);
    const answer = await holder('key-1').make(begun.ok ? begun.value : '');
    expect(await at(noon, ben).addPasskey({ answer: answer ?? '', name: 'x' })).toEqual(
      failed({ kind: 'passkey-refused' }),
    );
  });

  it('SEC-S3 answers each question once, in time, with a counter that goes on, and for its owner only', async () => {
    await addPasskey('key-1');
    const ask = () => passkeyChallengesOver(rooms).ask([], noon);
    const alone = { now: noon, alone: true };
    const show = async (options: string, counter: number) => (await holder('key-1', counter).show(options)) ?? '';
    const answer = await show(await ask(), 1);
    expect(await passkeyChallengesOver(rooms).holder(answer, alone, countedGuess)).toBe(ana.id);
    expect(await passkeyChallengesOver(rooms).holder(answer, alone, countedGuess)).toBeUndefined();
    expect(await factors()).toMatchObject([{ counter: 1, lastUsedAt: noon }]);
    expect(await passkeyChallengesOver(rooms).holder(await show(await ask(), 1), alone, countedGuess)).toBeUndefined();
    expect(
      await passkeyChallengesOver(rooms).holder(
        await show(await ask(), 2),
        { ...alone, now: plus(noon, 5 * MINUTE) },
        countedGuess,
      ),
    ).toBeUndefined();
    expect(await passkeyChallengesOver(rooms).holder('key-1 of-my-own 3', alone, countedGuess)).toBeUndefined();
    expect(await passkeyChallengesOver(rooms).holder('key-7 nothing', alone, countedGuess)).toBeUndefined();
    expect(await holds('passkey', await show(await ask(), 3), noon, ben)).toBe(false);
    expect(await holds('passkey', await show(await ask(), 4))).toBe(true);
    await rooms.protections.keepPasskeysBesidePassword(ana.id);
    expect(await passkeyChallengesOver(rooms).holder(await show(await ask(), 5), alone, countedGuess)).toBeUndefined();
    expect(await holds('passkey', await show(await ask(), 6))).toBe(true);
    expect(await passkeyChallengesOver(rooms).holder(await show(await ask(), 7), alone, countedGuess)).toBe(ana.id);
    const asked = await proofChecksOver(rooms).passkey.challenge?.({ account: ana, device, now: noon });
    expect(asked).toContain('"known":["key-1"]');
  });
});
