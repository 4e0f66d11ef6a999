import { accessOver } from '@portico/services/access/testing';
import { recoveryOver } from '@portico/services/recovery/testing';
import { describe, expect, it } from '@jest/globals';
import { ListedPasswords } from '@portico/domain/access/testing';
import { failed, HOUR, MINUTE, ok, plus, SECOND, type DeviceId } from '@portico/domain/kernel';
import { HandClock } from '../access/testing/index.ts';
import { ana, ben, noon, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { ForgotPasswordViewModel } from './forgot-password.view-model.ts';
import { NewPasswordViewModel } from './new-password.view-model.ts';
import type { Recovery } from '@portico/application/recovery';

const device = '11111111-2222-4333-8444-555555555555' as DeviceId;
const fresh = 'Fresh-password-7';

const scene = () => {
  const parts = baseFixture();
  const clock = new HandClock(noon);
  const backgroundTasks: (() => Promise<void>)[] = [];
  const deps = {
    ...parts,
    proofChecks: {},
    knownPasswords: new ListedPasswords(['Password-1']),
    linkTo: (path: string) => `https://portal.example${path}`,
    later: (work: () => Promise<void>) => void backgroundTasks.push(work),
  };
  const from = (address: string): Recovery => {
    const service = () => recoveryOver(deps, { now: clock.now(), address });
    return {
      ask: (email) => service().ask(email),
      reset: (request) => service().reset(request),
      factors: (link) => service().factors(link),
    };
  };
  const recovery = from('192.0.2.1');
  /** Does what no answer waited for. */
  const settle = async () => {
    for (const work of backgroundTasks.splice(0)) await work();
  };
  const mailed = (address: string) => {
    const link = parts.notifier.last('reset-password', address)?.link;
    const query = new Map((link?.split('?')[1] ?? '').split('&').map((pair) => pair.split('=') as [string, string]));
    return { code: query.get('confirmation_code') ?? 'none', username: query.get('un') ?? 'nobody' };
  };
  const asked = async (email = ana.email as string) => {
    await recovery.ask(email);
    await settle();
    return mailed(email);
  };
  const signIn = (password: string) =>
    accessOver(parts, { now: clock.now(), language: 'en' }).signIn({ login: ana.email, password, device });
  return { parts, clock, backgroundTasks, from, recovery, settle, mailed, asked, signIn };
};

describe('asking for a new password', () => {
  it('ACC-162 ACC-181 answers alike for known and unknown, and does the same before it answers', async () => {
    const { recovery, backgroundTasks, parts, settle } = scene();
    const known = await recovery.ask(ana.email);
    const unknown = await recovery.ask('nobody@example.com');
    expect(known).toEqual(ok({ kind: 'asked' }));
    expect(unknown).toEqual(known);
    expect(backgroundTasks).toHaveLength(2);
    expect(parts.notifier.sent).toEqual([]);
    await settle();
    expect(parts.notifier.sent.map(({ to }) => to.address)).toEqual([ana.email]);
  });

  it('mails a link that names the account by nothing personal, in the language of the account', async () => {
    const { parts, asked } = scene();
    const { code } = await asked();
    expect(parts.notifier.sent).toEqual([
      {
        notification: {
          kind: 'reset-password',
          link: `https://portal.example/login?confirmation_code=${code}&un=ana`,
          minutes: 60,
        },
        to: { channel: 'email', address: ana.email },
        language: 'es',
      },
    ]);
  });

  it('ACC-189 says so when mails are asked for too often, for known and unknown alike, by address too', async () => {
    for (const email of [ana.email, 'nobody@example.com']) {
      const { recovery, settle, parts } = scene();
      for (let times = 0; times < 5; times += 1) expect(await recovery.ask(email)).toEqual(ok({ kind: 'asked' }));
      expect(await recovery.ask(` ${email.toUpperCase()} `)).toEqual(ok({ kind: 'limit-exceeded' }));
      await settle();
      expect(parts.notifier.sent).toHaveLength(email === ana.email ? 5 : 0);
    }
    const { from } = scene();
    for (let at = 0; at < 100; at += 1) await from('192.0.2.9').ask(`nobody${at}@example.com`);
    expect(await from('192.0.2.9').ask(ana.email)).toEqual(ok({ kind: 'limit-exceeded' }));
    expect(await from('192.0.2.8').ask(ana.email)).toEqual(ok({ kind: 'asked' }));
  });

  it('ends the older link when another is asked for', async () => {
    const { recovery, asked } = scene();
    const older = await asked();
    const newer = await asked();
    expect(await recovery.reset({ ...older, password: fresh })).toEqual(failed({ kind: 'link-over' }));
    expect((await recovery.reset({ ...newer, password: fresh })).ok).toBe(true);
  });
});

describe('a new password', () => {
  it('ACC-182 ACC-184 opens the account, and the old one no longer does', async () => {
    const { recovery, asked, signIn } = scene();
    expect(await recovery.reset({ ...(await asked()), password: fresh })).toEqual(ok({ email: ana.email }));
    expect((await signIn(fresh)).ok).toBe(true);
    expect(await signIn('ana-password')).toEqual(failed({ kind: 'wrong-credentials' }));
  });

  it('ACC-184 a code works once, also when two come at the same time, and for 60 minutes', async () => {
    const { recovery, asked, clock } = scene();
    const link = await asked();
    const both = await Promise.all([1, 2].map((at) => recovery.reset({ ...link, password: `${fresh}${at}` })));
    expect(both.filter(({ ok: done }) => done)).toHaveLength(1);
    expect(both).toContainEqual(failed({ kind: 'link-over' }));
    const late = await asked();
    clock.sleep(60 * MINUTE);
    expect(await recovery.reset({ ...late, password: fresh })).toEqual(failed({ kind: 'link-over' }));
  });

  it('ACC-182 takes the code with the name of its account only, by id, email or username', async () => {
    const { recovery, asked } = scene();
    const { code } = await asked();
    for (const username of ['ben', ben.email, '']) {
      expect(await recovery.reset({ code, username, password: fresh })).toEqual(failed({ kind: 'link-over' }));
    }
    expect((await recovery.reset({ code, username: 'ANA.user', password: fresh })).ok).toBe(true);
    expect(await recovery.reset({ code: 'guess', username: 'ana', password: fresh })).toEqual(
      failed({ kind: 'link-over' }),
    );
  });

  it('ACC-219 keeps the rules, and a refused one leaves the link as it was', async () => {
    const { recovery, asked, signIn } = scene();
    const link = await asked();
    expect(await recovery.reset({ ...link, password: 'short' })).toEqual(failed({ kind: 'unfit-password' }));
    expect(await recovery.reset({ ...link, password: 'Password-1' })).toEqual(failed({ kind: 'known-password' }));
    expect((await signIn('ana-password')).ok).toBe(true);
    expect((await recovery.reset({ ...link, password: fresh })).ok).toBe(true);
  });

  it('ACC-144 ASVS-7.4.3 ends every session and every trusted device, opens a closed account, and tells the owner', async () => {
    const { parts, recovery, asked, signIn } = scene();
    const before = await signIn('ana-password');
    if (!before.ok || before.value.kind !== 'signed-in') throw new Error('Not signed in.');
    await parts.oneTimeCodes.trust(ana.id, device, plus(noon, 24 * HOUR));
    for (let tries = 0; tries < 6; tries += 1) await signIn('guess');
    expect(await signIn('ana-password')).toMatchObject({ error: { kind: 'must-wait' } });
    const link = await asked();
    await recovery.reset({ ...link, password: fresh });
    expect((await parts.sessions.find('session-1' as never))?.revokedAt).toBe(noon);
    expect(await parts.oneTimeCodes.isTrusted(ana.id, device, noon)).toBe(false);
    expect((await signIn(fresh)).ok).toBe(true);
    expect(parts.notifier.last('password-changed', ana.email)).toEqual({ kind: 'password-changed' });
    const done = parts.activityLog.entries.filter(({ outcome }) => outcome === undefined);
    expect(done.map(({ action }) => action)).toEqual(['signed-in', 'asked-for-reset', 'reset-password', 'signed-in']);
  });

  it('confirms the email of an account that had not been: its owner reads the mail', async () => {
    const { parts, recovery, asked, signIn } = scene();
    const { confirmedAt: _, ...unconfirmed } = ana;
    await parts.accounts.add([unconfirmed]);
    expect(await signIn('ana-password')).toEqual(failed({ kind: 'unconfirmed' }));
    await recovery.reset({ ...(await asked()), password: fresh });
    expect((await signIn(fresh)).ok).toBe(true);
  });
});

describe('the form that asks for the mail', () => {
  it.each([
    ['', false],
    ['ana@example', false],
    ['ana@example.c', false],
    ['ana@example.co', true],
    [' Ana@Example.Museum ', true],
    [`ana@example.${'x'.repeat(15)}`, true],
    [`ana@example.${'x'.repeat(16)}`, false],
  ])('ACC-165 ACC-166 with %p may be sent: %p', (email, expected) => {
    const { recovery, clock } = scene();
    const form = new ForgotPasswordViewModel(recovery, clock);
    form.type(email);
    expect(form.canSubmit).toBe(expected);
  });

  it('ACC-156 ACC-162 ACC-191 ends in request success, and its message clears after 5 s', async () => {
    const { recovery, clock } = scene();
    const form = new ForgotPasswordViewModel(recovery, clock, 'nobody@example.com');
    await form.submit();
    expect(form).toMatchObject({ answer: 'asked', asked: true });
    clock.pass(5 * SECOND - 1);
    expect(form.answer).toBe('asked');
    clock.pass(1);
    expect(form).toMatchObject({ answer: undefined, asked: true });
    expect(clock.running).toBe(0);
  });

  it('ACC-189 ACC-191 stays where the limit is exceeded, and its message clears after 5 s', async () => {
    const { recovery, clock } = scene();
    const form = new ForgotPasswordViewModel(recovery, clock, 'nobody@example.com');
    for (let times = 0; times < 6; times += 1) await form.submit();
    expect(form).toMatchObject({ answer: 'limit-exceeded', asked: false, canSubmit: true });
    clock.pass(5 * SECOND);
    expect(form.answer).toBeUndefined();
    form.close();
    expect(clock.running).toBe(0);
  });

  it('drops an answer that comes when the screen was left', async () => {
    const { recovery, clock } = scene();
    const { port, release } = holding(recovery);
    const form = new ForgotPasswordViewModel(port, clock, ana.email);
    void form.submit();
    form.close();
    await release();
    expect(form.answer).toBeUndefined();
    expect(clock.running).toBe(0);
  });
});

describe('the form of the new password', () => {
  const open = async () => {
    const all = scene();
    const emails: string[] = [];
    const form = new NewPasswordViewModel(all.recovery, all.clock, await all.asked(), (email) => emails.push(email));
    const fill = (password: string, repeated = password) => {
      form.typePassword(password);
      form.typeRepeated(repeated);
    };
    return { ...all, form, fill, emails };
  };

  it('may be sent when the rules are met and both are the same', async () => {
    const { form, fill } = await open();
    for (const [password, repeated, may] of [
      ['', '', false],
      ['short', 'short', false],
      [fresh, `${fresh}x`, false],
      [fresh, fresh, true],
    ] as const) {
      fill(password, repeated);
      expect(form.canSubmit).toBe(may);
    }
  });

  it('ACC-183 ACC-184 goes on to the sign-in by itself after 3 seconds, with the email', async () => {
    const { form, fill, clock, emails } = await open();
    fill(fresh);
    await form.submit();
    expect(form).toMatchObject({ phase: 'done', password: '', repeated: '' });
    clock.pass(3 * SECOND - 1);
    expect(emails).toEqual([]);
    clock.pass(1);
    expect(emails).toEqual([ana.email]);
    form.finish();
    expect({ emailsCount: emails.length, running: clock.running, phase: form.phase }).toEqual({
      emailsCount: 1,
      running: 0,
      phase: 'done',
    });
  });

  it('says why it was refused, and may be sent again', async () => {
    const { form, fill } = await open();
    fill('Password-1');
    await form.submit();
    expect(form).toMatchObject({ phase: 'typing', problem: { kind: 'known-password' }, canSubmit: true });
  });
});
