import { authenticationOver } from '@portico/services/authentication/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { placeholderDevice, type Email } from '@portico/domain/access';
import {
  BlankQrCodes,
  CountingApps,
  ListedPasswords,
  MemoryChallenges,
  SpelledPasskeys,
} from '@portico/domain/access/testing';
import { failed, HOUR, MINUTE, ok, plus, type DeviceId, type Instant, type SessionId } from '@portico/domain/kernel';
import { HandClock } from '../access/testing/index.ts';
import { actingAs, ana, ben, callOf, mesa, noon, baseFixture } from '@portico/services/kernel/testing';
import { type AuthenticationService } from '@portico/services/authentication';
import { AuthenticationViewModel } from './authentication.view-model.ts';
import { EmailChangeViewModel } from './email-change.view-model.ts';
import { PasswordChangeViewModel } from './password-change.view-model.ts';
import { TwoFactorViewModel } from './two-factor.view-model.ts';

const here = 'session-here' as SessionId;
const elsewhere = 'session-elsewhere' as SessionId;
const device = 'device-1' as DeviceId;
const password = 'ana-password';

const parts = () => ({
  ...baseFixture(),
  challenges: new MemoryChallenges(),
  apps: new CountingApps(),
  qrCodes: new BlankQrCodes(),
  passkeys: new SpelledPasskeys(),
  knownPasswords: new ListedPasswords(['Correct-Horse-1']),
  userAgents: { read: (text: string) => (text === '' ? {} : { browser: text, system: 'Android' }) },
  linkTo: (path: string) => `https://portal.example${path}`,
});

let rooms: ReturnType<typeof parts>;
const at = (now: Instant = noon): AuthenticationService =>
  authenticationOver(rooms, { ...callOf(ana, mesa, now), session: here });
const startSession = (id: SessionId, account = ana.id) =>
  rooms.sessions.start({
    id,
    account,
    device,
    startedAt: noon,
    userAgent: id === here ? 'Firefox' : '',
    lastSeenAt: noon,
    refresh: { current: `hash-of-${id}`, pending: [], expiresAt: plus(noon, 12 * HOUR), version: 0 },
  });
const revoked = async (id: SessionId) => (await rooms.sessions.find(id))?.revokedAt !== undefined;
const mailsTo = (address: string) =>
  rooms.notifier.sent.filter(({ to }) => to.address === address).map(({ notification }) => notification.kind);
const codeTo = (address: string) => rooms.notifier.last('one-time-code', address)?.code ?? '';
const logged = () => rooms.activityLog.changes.map(({ action }) => action);

beforeEach(async () => {
  rooms = parts();
  for (const id of [here, elsewhere]) await startSession(id);
  await startSession('session-of-ben' as SessionId, ben.id);
});

describe('the own account', () => {
  it('is refused to a guest, and is the own one of whoever acts for somebody else', async () => {
    const guest = { kind: 'guest', capability: 'c-1' as never, purpose: 'guest-pay' } as const;
    const acting = { actor: guest, subject: { charts: [] } };
    const asGuest = authenticationOver(rooms, { ...callOf(ana, mesa), acting, session: here });
    expect(await asGuest.settings()).toEqual(failed({ kind: 'not-found' }));
    expect(await asGuest.changePassword({ currentPassword: '', newPassword: '', repeatedPassword: '' })).toEqual(
      failed({ kind: 'not-found' }),
    );
    const delegate = { kind: 'delegate', account: ana.id, grants: [] } as const;
    const forBen = { actor: delegate, subject: actingAs(ben, mesa).subject, practice: mesa.id };
    const asDelegate = authenticationOver(rooms, { ...callOf(ana, mesa), acting: forBen, session: here });
    expect(await asDelegate.settings()).toMatchObject({ ok: true, value: { email: ana.email } });
    // What a delegate changes is written down as their own, not as something done to the patient.
    await asDelegate.signOutOtherDevices();
    expect(rooms.activityLog.changes).toEqual([
      { at: noon, actor: ana.id, actorKind: 'patient', subject: ana.id, action: 'signed-out-device' },
    ]);
  });

  it('asks for the present password before every change, five wrong ones at most', async () => {
    const wrong = 'not-the-password';
    const changes = [
      () =>
        at().changePassword({ currentPassword: wrong, newPassword: 'New-Horse-22', repeatedPassword: 'New-Horse-22' }),
      () =>
        at().changeEmail({ currentPassword: wrong, proposedEmail: 'new@example.org', loginEmail: ana.email, device }),
      () => at().updateTwoFactor({ enabled: true, by: 'email', currentPassword: wrong, device }),
      () => at().beginApp(wrong),
      () => at().beginPasskey(wrong),
    ];
    for (const change of changes) expect(await change()).toEqual(failed({ kind: 'wrong-password' }));
    const late = [
      () => at().makeRecoveryCodes(password),
      () => at().removeFactor({ kind: 'sms', currentPassword: password }),
    ];
    for (const change of late) expect(await change()).toMatchObject({ ok: false, error: { kind: 'must-wait' } });
    expect(rooms.notifier.sent).toEqual([]);
    expect(await at(plus(noon, HOUR)).makeRecoveryCodes(password)).toMatchObject({ ok: true });
  });
});

describe('another password', () => {
  const typed = (newPassword: string, repeatedPassword = newPassword) => {
    let done = 0;
    const form = new PasswordChangeViewModel(at(), ana.email, () => (done += 1));
    form.typeCurrent(password);
    form.typeNew(newPassword);
    form.typeRepeated(repeatedPassword);
    return { form, done: () => done };
  };

  it('MON-345 MON-346 ends every other session, trusts no device any more and tells the owner', async () => {
    await rooms.oneTimeCodes.trust(ana.id, device, plus(noon, HOUR));
    const { form, done } = typed('New-Horse-22');
    await form.submit();
    expect({ done: done(), problem: form.submission.problem }).toEqual({ done: 1, problem: undefined });
    expect((await rooms.accounts.byId(ana.id))?.passwordHash).toBe('plain:New-Horse-22');
    expect([await revoked(here), await revoked(elsewhere)]).toEqual([false, true]);
    expect(await revoked('session-of-ben' as SessionId)).toBe(false);
    expect(await rooms.oneTimeCodes.isTrusted(ana.id, device, noon)).toBe(false);
    expect(mailsTo(ana.email)).toEqual(['password-changed']);
    expect(logged()).toEqual(['changed-password']);
  });

  it('MON-346 has to be fit and the same twice, here and on the gateway', async () => {
    for (const [one, other] of [
      ['short-1A', 'short-1B'],
      ['alllowercase1!', 'alllowercase1!'],
      ['', ''],
    ] as const) {
      expect(typed(one, other).form.canSubmit).toBe(false);
      expect(
        await at().changePassword({ currentPassword: password, newPassword: one, repeatedPassword: other }),
      ).toEqual(failed({ kind: 'unfit-password' }));
    }
    expect((await rooms.accounts.byId(ana.id))?.passwordHash).toBe(ana.passwordHash);
  });

  it('is refused when it is on a list of common ones, and stays typed', async () => {
    const { form, done } = typed('Correct-Horse-1');
    await form.submit();
    expect({ done: done(), isCommon: form.isCommon, canSubmit: form.canSubmit, newPassword: form.newPassword }).toEqual(
      { done: 0, isCommon: true, canSubmit: false, newPassword: 'Correct-Horse-1' },
    );
  });
});

describe('another email', () => {
  const open = (proposed: string) => {
    let done = 0;
    const clock = new HandClock(noon);
    const form = new EmailChangeViewModel(at(), ana.email, device, clock, () => (done += 1));
    form.typeEmail(proposed);
    form.typePassword(password);
    return { form, clock, done: () => done };
  };

  it('MON-347 is the account’s once the code that went there came back; the old one is told', async () => {
    await rooms.protections.addFactor(ana.id, { kind: 'email', email: ana.email });
    const { form, done } = open('New@example.org');
    await form.send();
    expect({ isSent: form.sentCode.isSent, done: done() }).toEqual({ isSent: true, done: 0 });
    expect((await rooms.accounts.byId(ana.id))?.email).toBe(ana.email);
    form.sentCode.type(codeTo('new@example.org'));
    await form.verify();
    expect({ done: done(), problem: form.submission.problem }).toEqual({ done: 1, problem: undefined });
    expect((await rooms.accounts.byId(ana.id))?.email).toBe('new@example.org');
    expect((await rooms.protections.of(ana.id)).factors).toEqual([{ kind: 'email', email: 'new@example.org' }]);
    expect(mailsTo(ana.email)).toEqual(['email-changed']);
    expect(logged()).toEqual(['changed-email']);
    expect([await revoked(here), await revoked(elsewhere)]).toEqual([false, true]);
  });

  it('says the same of an address that is somebody’s, whose owner alone is told, and opens to no code', async () => {
    const { form, done } = open(ben.email);
    await form.send();
    expect({ isSent: form.sentCode.isSent, problem: form.submission.problem }).toEqual({
      isSent: true,
      problem: undefined,
    });
    expect(mailsTo(ben.email)).toEqual(['already-registered']);
    form.sentCode.type('00001');
    await form.verify();
    expect({ done: done(), code: form.sentCode.code }).toEqual({ done: 0, code: '' });
    expect((await rooms.accounts.byId(ana.id))?.email).toBe(ana.email);
  });

  it('is not the account’s by a code that went to another address', async () => {
    const change = { currentPassword: password, device, loginEmail: ana.email };
    await at().changeEmail({ ...change, proposedEmail: 'mine@example.org' });
    const otp = codeTo('mine@example.org');
    expect(await at().changeEmail({ ...change, proposedEmail: 'yours@example.org', otp })).toEqual(
      failed({ kind: 'code-expired' }),
    );
    expect((await rooms.accounts.byId(ana.id))?.email).toBe(ana.email);
    expect(await at().changeEmail({ ...change, proposedEmail: 'mine@example.org', otp })).toMatchObject(
      ok({ kind: 'done' }),
    );
  });

  it('is refused where it is the present one, none at all, or the person sees another account', async () => {
    expect([open(ana.email).form.canSend, open('nobody').form.canSend]).toEqual([false, false]);
    const change = { currentPassword: password, device, proposedEmail: 'new@example.org', loginEmail: ben.email };
    expect(await at().changeEmail(change)).toEqual(failed({ kind: 'bad-email' }));
  });

  it('MON-344 sends another code when 300 s have passed, by the clock, and the older one is void', async () => {
    const { form, clock } = open('new@example.org');
    await form.send();
    const stop = form.sentCode.countdown.run();
    const first = codeTo('new@example.org');
    expect({ secondsLeft: form.sentCode.countdown.secondsLeft, canResend: form.sentCode.canResend }).toEqual({
      secondsLeft: 300,
      canResend: false,
    });
    clock.sleep(299_000);
    clock.pass(1);
    form.sentCode.countdown.tick();
    expect({ secondsLeft: form.sentCode.countdown.secondsLeft, canResend: form.sentCode.canResend }).toEqual({
      secondsLeft: 1,
      canResend: false,
    });
    clock.pass(1_000);
    expect({ secondsLeft: form.sentCode.countdown.secondsLeft, canResend: form.sentCode.canResend }).toEqual({
      secondsLeft: 0,
      canResend: true,
    });
    await form.send();
    expect(codeTo('new@example.org')).not.toBe(first);
    form.sentCode.type(first);
    await form.verify();
    expect(form.submission.problem).toEqual({ kind: 'wrong-code' });
    stop();
  });
});

describe('codes by email and text message', () => {
  const open = async () => {
    let done = 0;
    const settings = await at().settings();
    if (!settings.ok) throw new Error('No settings.');
    const form = new TwoFactorViewModel(at(), settings.value, device, new HandClock(noon), () => (done += 1));
    form.choice.typePassword(password);
    return { form, done: () => done };
  };

  it('MON-338 the toggle enables the button, and off disables the choices', async () => {
    const { form } = await open();
    expect({ enabled: form.choice.enabled, canEnable: form.canEnable, canDisable: form.canDisable }).toEqual({
      enabled: true,
      canEnable: true,
      canDisable: false,
    });
    form.choice.toggle(false);
    form.choice.choose('sms');
    expect({ enabled: form.choice.enabled, canEnable: form.canEnable, by: form.choice.by }).toEqual({
      enabled: false,
      canEnable: false,
      by: 'email',
    });
  });

  it('ACC-264 MON-335 MON-337 MON-341 go to a number once its code came back; its dashes are removed before sending', async () => {
    const asked: unknown[] = [];
    const real = at();
    const { form, done } = await open();
    const spied = new TwoFactorViewModel(
      new Proxy(real, {
        get: (target, name) => (input: unknown) => {
          asked.push(input);
          return (Reflect.get(target, name) as (input: unknown) => unknown).call(target, input);
        },
      }),
      { email: ana.email, app: false, passkeys: [], recoveryCodesLeft: 0, identities: [], devices: [] },
      device,
      new HandClock(noon),
      () => undefined,
    );
    spied.choice.choose('sms');
    spied.choice.typePhone('602-555-0188');
    spied.choice.typePassword(password);
    await spied.enable();
    expect(asked).toMatchObject([{ phone: '6025550188', by: 'sms' }]);
    expect(spied.sentCode.isSent).toBe(true);
    spied.sentCode.type(codeTo('+16025550188'));
    await spied.verify();
    expect(await at().settings()).toMatchObject({ ok: true, value: { codesByText: '+16025550188' } });
    expect(mailsTo(ana.email)).toEqual(['second-factors-changed']);
    expect(logged()).toEqual(['changed-second-factors']);
    expect({ isSent: form.sentCode.isSent, done: done() }).toEqual({ isSent: false, done: 0 });
  });

  it('MON-343 another code is sent only in place of one that was asked for with the password', async () => {
    expect(await at().resendCode({ by: 'sms', phone: '6025550188', device })).toEqual(failed({ kind: 'code-expired' }));
    await at().updateTwoFactor({ enabled: true, by: 'sms', phone: '6025550188', currentPassword: password, device });
    expect(await at().resendCode({ by: 'sms', phone: '6025550188', device })).toEqual(ok(undefined));
    expect(await at().resendCode({ by: 'sms', phone: '6025550199', device })).toEqual(failed({ kind: 'code-expired' }));
    expect(mailsTo('+16025550188')).toEqual(['one-time-code', 'one-time-code']);
  });

  it('five wrong codes end the attempt, also side by side; a late one is over', async () => {
    const begin = { enabled: true, by: 'email', currentPassword: password, device } as const;
    await at().updateTwoFactor(begin);
    const right = codeTo(ana.email);
    const wrong = { ...begin, otp: right === '99999' ? '99998' : '99999' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => at().updateTwoFactor(wrong)));
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind));
    expect(kinds.filter((kind) => kind === 'wrong-code')).toHaveLength(4);
    expect(await at().updateTwoFactor({ ...begin, otp: right })).toEqual(failed({ kind: 'attempt-over' }));
    await at().updateTwoFactor(begin);
    expect(await at(plus(noon, 5 * MINUTE)).updateTwoFactor({ ...begin, otp: codeTo(ana.email) })).toEqual(
      failed({ kind: 'code-expired' }),
    );
  });

  it('off takes every factor and recovery code away', async () => {
    await rooms.protections.addFactor(ana.id, { kind: 'totp', secret: 'SECRET' });
    await at().makeRecoveryCodes(password);
    const { form, done } = await open();
    form.choice.toggle(false);
    expect(form.canDisable).toBe(true);
    await form.disable();
    expect(done()).toBe(1);
    expect(await rooms.protections.of(ana.id)).toMatchObject({ factors: [], recoveryCodes: [] });
  });
});

describe('devices', () => {
  it('are listed with their names, this one marked, and end at once, one or all others', async () => {
    const screen = new AuthenticationViewModel(at());
    await screen.load();
    expect(screen.phase).toMatchObject({
      kind: 'ready',
      settings: {
        devices: [
          { session: elsewhere, here: false, since: noon },
          { session: here, here: true, browser: 'Firefox', system: 'Android' },
        ],
      },
    });
    await screen.signOutDevice(elsewhere);
    expect([await revoked(elsewhere), await revoked(here)]).toEqual([true, false]);
    expect(screen.told.map(({ success }) => success)).toEqual(['device-signed-out']);
    expect(screen.phase).toMatchObject({ settings: { devices: [{ session: here }] } });
    await startSession('session-third' as SessionId);
    await screen.signOutOtherDevices();
    expect([await revoked('session-third' as SessionId), await revoked(here)]).toEqual([true, false]);
    expect(logged()).toEqual(['signed-out-device', 'signed-out-device']);
  });

  it('of somebody else are not there', async () => {
    expect(await at().signOutDevice('session-of-ben' as SessionId)).toEqual(failed({ kind: 'not-found' }));
    expect(await revoked('session-of-ben' as SessionId)).toBe(false);
    expect(await at().signOutDevice('nowhere' as SessionId)).toEqual(failed({ kind: 'not-found' }));
  });
});

describe('the screen', () => {
  it('keeps what stands when it cannot be asked anew, and says so when nothing stood', async () => {
    const real = at();
    let down = false;
    const shaky = new Proxy(real, {
      get: (target, name) =>
        down && name === 'settings'
          ? async () => failed({ kind: 'timed-out' })
          : (...args: readonly unknown[]) => Reflect.apply(Reflect.get(target, name) as () => unknown, target, args),
    });
    const screen = new AuthenticationViewModel(shaky);
    await screen.load();
    screen.open('recovery-codes');
    down = true;
    await screen.succeed('two-factor-updated', { keepOpen: true });
    expect({ phase: screen.phase.kind, panel: screen.panel }).toEqual({ phase: 'ready', panel: 'recovery-codes' });
    await screen.load();
    expect(screen.phase.kind).toBe('failed');
  });
});

describe('a device that cannot be told apart', () => {
  it('changes what is its own like any other', async () => {
    const begin = { enabled: true, by: 'email', currentPassword: password, device: placeholderDevice } as const;
    await at().updateTwoFactor(begin);
    expect(await at().updateTwoFactor({ ...begin, otp: codeTo(ana.email) })).toEqual(ok('done'));
    const { factors } = await rooms.protections.of(ana.id);
    expect(factors).toEqual([{ kind: 'email', email: ana.email as Email, addedAt: noon }]);
  });
});
