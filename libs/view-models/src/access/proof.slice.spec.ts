import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { placeholderDevice, type Phone, type ProofKind } from '@portico/domain/access';
import { failed, MINUTE, plus, SECOND, type DeviceId, type Instant } from '@portico/domain/kernel';
import { ana, ben, noon, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Access, ProofAsked } from '@portico/application/access';
import { ProofViewModel } from './proof.view-model.ts';
import { openClientSession } from './session/client-session.ts';
import { SignInViewModel } from './sign-in.view-model.ts';
import { HandClock, MemoryKeyValueStore } from './testing/index.ts';

const phone = '11111111-2222-4333-8444-555555555555' as DeviceId;
const other = '22222222-2222-4333-8444-555555555555' as DeviceId;

/** Ana has email as a second factor; Ben has none. Time passes for device and gateway alike. */
const scene = async ({ device = phone, factor = true } = {}) => {
  const parts = baseFixture();
  if (factor) await parts.protections.addFactor(ana.id, { kind: 'email', email: ana.email });
  const clock = new HandClock(noon);
  const service = () => accessOver(parts, { now: clock.now(), language: 'en' });
  const access: Access = {
    signIn: (credentials) => service().signIn(credentials),
    resendCode: (credentials) => service().resendCode(credentials),
    signOut: () => service().signOut(),
    layout: (practice) => service().layout(practice),
    keepLanguage: () => service().keepLanguage(),
    acceptInvite: (code) => service().acceptInvite(code),
  };
  const session = new MemoryKeyValueStore();
  const form = (on = device, through: Access = access) => new SignInViewModel(through, openClientSession(session), on);
  const sign = async (login = ana.email as string, password = 'ana-password', on = device) => {
    session.clear();
    const filled = form(on);
    filled.form.typeLogin(login);
    filled.form.typePassword(password);
    await filled.submit();
    return filled;
  };
  const modalOf = (signIn: SignInViewModel, through: Access = access) => {
    if (signIn.phase.kind !== 'proving') throw new Error(`Nothing to prove: ${JSON.stringify(signIn.phase)}`);
    return new ProofViewModel(signIn, through, clock, signIn.phase.asked);
  };
  const mailed = () => parts.notifier.last('one-time-code', ana.email)?.code ?? 'none';
  const wrong = () => (mailed() === '00000' ? '00001' : '00000');
  const give = async (modal: ProofViewModel, code: string) => {
    modal.type(code);
    await modal.verify();
  };
  return { parts, clock, access, session, sign, modalOf, mailed, wrong, give };
};

const asked = (more: Partial<ProofAsked> = {}): ProofAsked => ({
  kind: 'proof-asked',
  proof: 'email',
  sentTo: 'a•••@example.com',
  resendIn: 300,
  others: [],
  ...more,
});

describe('a right password of an account with a second factor', () => {
  it('ACC-169 ACC-180 asks for the code that was sent, and gives no tokens', async () => {
    const { sign, session, parts, mailed } = await scene();
    const form = await sign();
    expect(form.phase).toEqual({ kind: 'proving', asked: asked() });
    expect(session.all).toEqual({});
    expect(parts.activityLog.entries).toEqual([]);
    expect(mailed()).toMatch(/^\d{5}$/);
    expect(parts.notifier.sent.at(-1)).toMatchObject({ to: { channel: 'email', address: ana.email }, language: 'es' });
  });

  it('ACC-180 asks nobody else, and nobody whose password is wrong', async () => {
    const { sign, parts } = await scene();
    expect((await sign(ben.email, 'ben-password')).phase.kind).toBe('choosing-practice');
    expect((await sign(ana.email, 'guess')).problem).toEqual({ kind: 'wrong-credentials' });
    expect(parts.notifier.sent).toEqual([]);
  });

  it('ACC-180 lets in with the code, and asks a device that passed not again for 30 days', async () => {
    const { sign, modalOf, give, mailed, clock, session } = await scene();
    const form = await sign();
    await give(modalOf(form), mailed());
    expect(form).toMatchObject({ phase: { kind: 'signed-in' }, form: { password: '' } });
    expect(session.all).toHaveProperty('accessToken');
    const days = (count: number) => count * 24 * 60 * MINUTE;
    clock.sleep(days(30) - 1);
    expect((await sign()).phase.kind).toBe('signed-in');
    expect((await sign(ana.email, 'ana-password', other)).phase.kind).toBe('proving');
    clock.sleep(1);
    expect((await sign()).phase.kind).toBe('proving');
  });

  it('ACC-141 always asks a device that cannot be told apart, by email, also without a second factor', async () => {
    const { sign, modalOf, give, mailed } = await scene({ device: placeholderDevice, factor: false });
    for (let times = 0; times < 2; times += 1) {
      const form = await sign();
      expect(form.phase).toEqual({ kind: 'proving', asked: asked() });
      await give(modalOf(form), mailed());
      expect(form.phase.kind).toBe('signed-in');
    }
  });

  it('sends to the chosen telephone and masks it', async () => {
    const { parts, sign, modalOf } = await scene();
    await parts.protections.addFactor(ana.id, { kind: 'sms', phone: '+16025550142' as Phone });
    const form = await sign();
    expect(form.phase).toEqual({
      kind: 'proving',
      asked: asked({ proof: 'sms', sentTo: '•••• 42', others: ['email'] }),
    });
    expect(parts.notifier.sent.at(-1)?.to).toEqual({ channel: 'sms', address: '+16025550142' });
    const modal = modalOf(form);
    await modal.choose('email');
    expect(modal.asked).toEqual(asked({ others: ['sms'] }));
    expect(parts.notifier.sent.at(-1)?.to).toEqual({ channel: 'email', address: ana.email });
  });

  it('sends no second code while a good one is on its way', async () => {
    const { parts, sign, clock } = await scene();
    await sign();
    clock.pass(100 * SECOND);
    expect((await sign()).phase).toEqual({ kind: 'proving', asked: asked({ resendIn: 200 }) });
    expect(parts.notifier.sent).toHaveLength(1);
    clock.pass(200 * SECOND);
    await sign();
    expect(parts.notifier.sent).toHaveLength(2);
  });
});

describe('the one-time-code modal', () => {
  it('ACC-168 MON-342 lets exactly five digits be verified', async () => {
    const { sign, modalOf } = await scene();
    const modal = modalOf(await sign());
    for (const [text, may] of [
      ['', false],
      ['1234', false],
      ['12345', true],
      ['123456', false],
      ['1234a', false],
      ['12 45', false],
    ] as const) {
      modal.type(text);
      expect(modal.canVerify).toBe(may);
    }
  });

  it('ACC-192 ACC-193 says a wrong code itself, stays open, empties the code and leaves the session alone', async () => {
    const { sign, modalOf, give, wrong, session } = await scene();
    const form = await sign();
    session.write('left', 'as it was');
    const modal = modalOf(form);
    await give(modal, wrong());
    expect(modal).toMatchObject({ problem: { kind: 'wrong-code' }, code: '', busy: false });
    expect(form.phase.kind).toBe('proving');
    expect(form.problem).toBeUndefined();
    expect(session.all).toEqual({ left: 'as it was' });
  });

  it('ACC-180 ends the attempt after five wrong tries, even for the right code', async () => {
    const { sign, modalOf, give, wrong, mailed } = await scene();
    const form = await sign();
    const modal = modalOf(form);
    for (let tries = 0; tries < 4; tries += 1) await give(modal, wrong());
    expect(modal.problem).toEqual({ kind: 'wrong-code' });
    const right = mailed();
    await give(modal, wrong());
    expect(form.phase).toEqual({ kind: 'typing', problem: { kind: 'attempt-over' } });
    const again = modalOf(await sign());
    expect(mailed()).not.toBe(right);
    await give(again, right);
    expect(again.problem).toEqual({ kind: 'wrong-code' });
  });

  it('ACC-180 lets no more than five guesses through when all are made at once', async () => {
    const { access, sign, mailed, wrong } = await scene();
    await sign();
    const credentials = { login: ana.email, password: 'ana-password', device: phone };
    const guesses = [...Array.from({ length: 5 }, wrong), mailed(), mailed()];
    // In twos, as the account's own limit on tries at once is five.
    const answers = [];
    for (let at = 0; at < guesses.length; at += 2) {
      answers.push(
        ...(await Promise.all(guesses.slice(at, at + 2).map((otp) => access.signIn({ ...credentials, otp })))),
      );
    }
    expect(answers.map((answer) => (answer.ok ? 'let in' : answer.error.kind))).toEqual([
      ...Array.from({ length: 4 }, () => 'wrong-code'),
      ...['attempt-over', 'attempt-over', 'attempt-over'],
    ]);
  });

  it('ASVS-6.6 a code opens once, and not after 300 seconds', async () => {
    const { access, sign, mailed, clock } = await scene();
    const credentials = { login: ana.email, password: 'ana-password', device: phone };
    await sign();
    const code = mailed();
    const twice = await Promise.all([1, 2].map(() => access.signIn({ ...credentials, otp: code })));
    expect(twice.filter(({ ok: isIn }) => isIn)).toHaveLength(1);
    await sign(ana.email, 'ana-password', other);
    clock.sleep(300 * SECOND);
    expect(await access.signIn({ ...credentials, device: other, otp: mailed() })).toEqual(
      failed({ kind: 'code-expired' }),
    );
  });

  it('ACC-174 MON-344 counts down each second and enables the resend button at zero', async () => {
    const { sign, modalOf, clock } = await scene();
    const modal = modalOf(await sign());
    const close = modal.open();
    expect({ secondsLeft: modal.countdown.secondsLeft, canResend: modal.canResend }).toEqual({
      secondsLeft: 300,
      canResend: false,
    });
    clock.pass(SECOND);
    expect(modal.countdown.secondsLeft).toBe(299);
    clock.sleep(200 * SECOND);
    clock.pass(SECOND);
    expect(modal.countdown.secondsLeft).toBe(98);
    clock.pass(97 * SECOND);
    expect({ secondsLeft: modal.countdown.secondsLeft, canResend: modal.canResend }).toEqual({
      secondsLeft: 1,
      canResend: false,
    });
    clock.pass(SECOND);
    expect({ secondsLeft: modal.countdown.secondsLeft, canResend: modal.canResend }).toEqual({
      secondsLeft: 0,
      canResend: true,
    });
    close();
    expect(clock.running).toBe(0);
  });

  it('ACC-179 ACC-180 sends another code, which voids the older, and counts down anew', async () => {
    const { sign, modalOf, give, mailed, clock } = await scene();
    const form = await sign();
    const modal = modalOf(form);
    modal.open();
    await modal.resend();
    expect(modal.resent).toBe(0);
    const older = mailed();
    clock.pass(300 * SECOND);
    await modal.resend();
    expect(modal).toMatchObject({ resent: 1, countdown: { secondsLeft: 300 } });
    await give(modal, older);
    expect(modal.problem).toEqual({ kind: 'wrong-code' });
    await give(modal, mailed());
    expect(form.phase.kind).toBe('signed-in');
  });

  it('ACC-179 ACC-180 a resend voids the older code although its time is not up', async () => {
    const { access, sign, mailed, parts } = await scene();
    const credentials = { login: ana.email, password: 'ana-password', device: phone };
    await sign();
    const older = mailed();
    expect(await access.resendCode(credentials)).toEqual({ ok: true, value: asked() });
    expect(parts.notifier.sent).toHaveLength(2);
    expect(await access.signIn({ ...credentials, otp: older })).toEqual(failed({ kind: 'wrong-code' }));
    expect((await access.signIn({ ...credentials, otp: mailed() })).ok).toBe(true);
  });

  it('ACC-180 sends no more than five codes in 15 minutes, whatever the device', async () => {
    const { access, parts } = await scene();
    const on = (device: string) =>
      access.resendCode({ login: ana.email, password: 'ana-password', device: device as DeviceId });
    for (let sends = 0; sends < 5; sends += 1) expect((await on(`device-${sends}`)).ok).toBe(true);
    expect(await on('device-6')).toEqual(failed({ kind: 'must-wait', until: plus(noon, 15 * MINUTE) }));
    expect(parts.notifier.sent).toHaveLength(5);
  });

  it('ACC-188 sends nothing to somebody who does not know the password, and answers as for an unknown account', async () => {
    const { access, parts } = await scene();
    const resend = (login: string) => access.resendCode({ login, password: 'guess', device: phone });
    expect(await resend('ana@example.com')).toEqual(failed({ kind: 'wrong-credentials' }));
    expect(await resend('nobody@example.com')).toEqual(failed({ kind: 'wrong-credentials' }));
    for (let tries = 0; tries < 4; tries += 1) await resend('ana@example.com');
    expect((await resend('ana@example.com')).ok).toBe(false);
    const locked = { kind: 'must-wait', until: plus(noon, 15 * MINUTE) };
    expect(await resend('ana@example.com')).toEqual(failed(locked));
    for (let tries = 0; tries < 4; tries += 1) await resend('nobody@example.com');
    expect(await resend('nobody@example.com')).toEqual(failed(locked));
    expect(parts.notifier.sent).toEqual([]);
  });

  it('goes back to the form, which ignores a late answer', async () => {
    const { sign, modalOf, access, session, mailed } = await scene();
    const form = await sign();
    const { port, release } = holding(access);
    const modal = modalOf(form, port);
    modal.type(mailed());
    void modal.verify();
    modal.cancel();
    await release();
    expect(form.phase).toEqual({ kind: 'typing' });
    expect(session.all).toEqual({});
  });
});

describe('a proof that somebody else weighs', () => {
  const withApp = async (holds: (proof: string) => boolean) => {
    const all = await scene({ factor: false });
    const weighed: string[] = [];
    const check = {
      holds: async (proof: string) => {
        weighed.push(proof);
        return holds(proof);
      },
    };
    Object.assign(all.parts.proofChecks, { totp: check, 'recovery-code': check });
    await all.parts.protections.addFactor(ana.id, { kind: 'totp', secret: 'x' });
    await all.parts.protections.setRecoveryCodes(ana.id, [all.parts.shortCodeHashes.hashOf('lifeline')]);
    return { ...all, weighed };
  };

  it('lets in when it holds, with six digits or a recovery code', async () => {
    const { sign, modalOf, weighed, parts } = await withApp(() => true);
    const form = await sign();
    expect(form.phase).toEqual({
      kind: 'proving',
      asked: { kind: 'proof-asked', proof: 'totp', resendIn: 0, others: ['recovery-code'] },
    });
    const modal = modalOf(form);
    modal.type('12345');
    expect(modal.canVerify).toBe(false);
    await modal.choose('recovery-code');
    expect(modal.asked).toMatchObject({ proof: 'recovery-code', others: ['totp'] satisfies ProofKind[] });
    modal.type('lifeline');
    await modal.verify();
    expect({ phase: form.phase.kind, weighed }).toEqual({ phase: 'signed-in', weighed: ['lifeline'] });
    expect(parts.notifier.sent).toEqual([]);
  });

  it('ACC-180 ends after five that did not', async () => {
    const { sign, modalOf, give, weighed } = await withApp(() => false);
    const form = await sign();
    const modal = modalOf(form);
    for (let tries = 0; tries < 6; tries += 1) await give(modal, '123456');
    expect(weighed).toHaveLength(5);
    expect(form.problem).toEqual({ kind: 'must-wait', until: plus(noon, 15 * MINUTE) });
  });

  it('falls back to a code by email where a factor cannot be weighed', async () => {
    const { sign } = await (async () => {
      const all = await scene({ factor: false });
      await all.parts.protections.addFactor(ana.id, { kind: 'totp', secret: 'x' });
      return all;
    })();
    expect((await sign()).phase).toEqual({ kind: 'proving', asked: asked() });
  });
});

describe('an account whose email is not confirmed', () => {
  it('is told so when the password is right, and to nobody else', async () => {
    const { parts, sign } = await scene();
    const { confirmedAt: _, ...unconfirmed } = ben;
    await parts.accounts.add([unconfirmed]);
    expect((await sign(ben.email, 'ben-password')).problem).toEqual({ kind: 'unconfirmed' });
    expect((await sign(ben.email, 'guess')).problem).toEqual({ kind: 'wrong-credentials' });
    expect(parts.notifier.sent).toEqual([]);
  });
});

describe('the limit on tries', () => {
  const guess = (parts: Awaited<ReturnType<typeof scene>>['parts'], login: string, address: string, now: Instant) =>
    accessOver(parts, { now, language: 'en', address }).signIn({ login, password: 'guess', device: phone });

  it('ACC-188 lets no more than five guesses through when all are made at once', async () => {
    const { parts } = await scene();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(parts, ana.email, '192.0.2.1', noon)));
    const kinds = answers.map((answer) => (answer.ok ? 'in' : answer.error.kind));
    expect(kinds.filter((kind) => kind === 'wrong-credentials')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'must-wait')).toHaveLength(15);
  });

  it('ACC-188 is one for an address too, whatever it tries, and leaves other addresses alone', async () => {
    const { parts } = await scene();
    for (let at = 0; at < 100; at += 1) {
      expect(await guess(parts, `nobody${at}@example.com`, '192.0.2.1', noon)).toEqual(
        failed({ kind: 'wrong-credentials' }),
      );
    }
    const right = (address: string) =>
      accessOver(parts, { now: noon, language: 'en', address }).signIn({
        login: ben.email,
        password: 'ben-password',
        device: phone,
      });
    expect(await right('192.0.2.1')).toEqual(failed({ kind: 'must-wait', until: plus(noon, 15 * MINUTE) }));
    expect((await right('192.0.2.2')).ok).toBe(true);
  });
});
