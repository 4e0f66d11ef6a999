import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { failed, MINUTE, plus, type DeviceId, type Instant } from '@portico/domain/kernel';
import { ana, ben, benAtPena, mesa, noon, pena, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Access, Credentials } from '@portico/application/access';
import { openClientSession } from './session/client-session.ts';
import { localKeys, sessionKeys } from './session/key-value-store.ts';
import { SignInViewModel } from './sign-in.view-model.ts';
import { MemoryKeyValueStore } from './testing/index.ts';

const device = '11111111-2222-4333-8444-555555555555' as DeviceId;

/** A login screen in front of the real service; `at` moves the gateway's time. */
const scene = () => {
  const parts = baseFixture();
  const [session, local] = [new MemoryKeyValueStore(), new MemoryKeyValueStore()];
  const time = { now: noon, language: 'en' as const };
  const asked: Credentials[] = [];
  const access: Access = {
    signIn: (credentials) => {
      asked.push(credentials);
      return accessOver(parts, { ...time }).signIn(credentials);
    },
    signOut: () => accessOver(parts, { ...time }).signOut(),
    layout: (practice) => accessOver(parts, { ...time }).layout(practice),
    keepLanguage: () => accessOver(parts, { ...time }).keepLanguage(),
    resendCode: (credentials) => accessOver(parts, { ...time }).resendCode(credentials),
    acceptInvite: (code) => accessOver(parts, { ...time }).acceptInvite(code),
  };
  const clientSession = openClientSession(session);
  const screen = (through: Access = access) => new SignInViewModel(through, clientSession, device);
  return { parts, session, local, time, asked, access, clientSession, screen };
};

const fill = (form: SignInViewModel, login: string, password: string): SignInViewModel => {
  form.form.typeLogin(login);
  form.form.typePassword(password);
  return form;
};

describe('the sign-in form', () => {
  it.each([
    ['', '', false],
    ['ana@example.com', '', false],
    ['', 'ana-password', false],
    ['ana@example', 'ana-password', false],
    ['ana@example.c', 'ana-password', false],
    ['ana.user', 'ana-password', false],
    ['ana@example.com', 'x', true],
    ['  Ana@Example.Com ', 'x', true],
  ])('ACC-164 with email %p and password %p may be sent: %p', async (login, password, expected) => {
    const { screen, asked } = scene();
    const form = fill(screen(), login, password);
    expect(form.canSubmit).toBe(expected);
    await form.submit();
    expect(asked).toHaveLength(expected ? 1 : 0);
  });

  it('ACC-167 sends the trimmed email, the password as typed and the device identifier', async () => {
    const { screen, asked } = scene();
    await fill(screen(), '  ana@example.com ', ' p w ').submit();
    expect(asked).toEqual([{ login: 'ana@example.com', password: ' p w ', device }]);
  });

  it('cannot be sent twice while it is on its way', async () => {
    const { screen, access, asked } = scene();
    const { port, release } = holding(access);
    const form = fill(screen(port), 'ana@example.com', 'ana-password');
    void form.submit();
    expect(form.phase.kind).toBe('signing-in');
    expect(form.canSubmit).toBe(false);
    await form.submit();
    expect(asked).toHaveLength(1);
    await release();
    expect(form.phase.kind).toBe('signed-in');
  });

  it('drops the answer when the form was emptied meanwhile', async () => {
    const { screen, access, session } = scene();
    const { port, release } = holding(access);
    const form = fill(screen(port), 'ana@example.com', 'ana-password');
    void form.submit();
    form.reset();
    await release();
    expect(form).toMatchObject({ phase: { kind: 'typing' }, form: { login: '', password: '' } });
    expect(session.all).toEqual({});
  });
});

describe('a person who is signed in already', () => {
  it.each([
    { practices: 'none', charts: [], phase: { kind: 'signed-in' } },
    { practices: 'several', charts: [mesa, pena], phase: { kind: 'choosing-practice' } },
  ])('is asked for a practice only where there is one to choose: $practices', ({ charts, phase }) => {
    const { screen, session } = scene();
    session.write('practices', JSON.stringify(charts));
    session.write('accessToken', 'token');
    expect(screen().phase).toMatchObject(phase);
  });
});

describe('a wrong password', () => {
  it('is offered help at the third in a row', async () => {
    const form = scene().screen();
    const helped: boolean[] = [];
    for (const guess of ['first', 'second', 'third']) {
      await fill(form, 'ana@example.com', guess).submit();
      helped.push(form.form.needsHelp);
    }
    expect(helped).toEqual([false, false, true]);
  });

  it('ACC-188 gets the same answer as an unknown email', async () => {
    const { screen } = scene();
    const [wrong, unknown] = [
      fill(screen(), 'ana@example.com', 'guess'),
      fill(screen(), 'nobody@example.com', 'ana-password'),
    ];
    await Promise.all([wrong.submit(), unknown.submit()]);
    expect(wrong.problem).toEqual({ kind: 'wrong-credentials' });
    expect(unknown.problem).toEqual(wrong.problem);
  });

  it('ACC-187 shows the error, leaves the email and clears session storage', async () => {
    const { screen, session, clientSession } = scene();
    session.write('left', 'by somebody');
    const form = fill(screen(), 'ana@example.com', 'guess');
    await form.submit();
    expect(form).toMatchObject({ phase: { kind: 'typing' }, form: { login: 'ana@example.com' }, canSubmit: true });
    expect(session.all).toEqual({});
    expect(clientSession.tokens.signedIn).toBe(false);
  });

  it('ACC-187 so does any other failure', async () => {
    const { screen, access, session } = scene();
    const form = fill(
      screen({ ...access, signIn: async () => failed({ kind: 'unreachable' }) }),
      'ana@example.com',
      'ana-password',
    );
    session.write('left', 'by somebody');
    await form.submit();
    expect(form.problem).toEqual({ kind: 'unreachable' });
    expect(session.all).toEqual({});
  });
});

describe('the limit on tries', () => {
  const sign = async ({ screen }: ReturnType<typeof scene>, login: string, password: string) => {
    const form = fill(screen(), login, password);
    await form.submit();
    return form.problem ?? form.phase;
  };
  const until = (at: Instant) => ({ kind: 'must-wait', until: plus(at, 15 * MINUTE) });

  it('ACC-188 refuses the right password too after five failures, for 15 minutes, and says until when', async () => {
    const all = scene();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await sign(all, 'ana@example.com', 'guess')).toEqual({ kind: 'wrong-credentials' });
    }
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual(until(noon));
    all.time.now = plus(noon, 15 * MINUTE - 1);
    expect(await sign(all, 'ANA@example.com', 'ana-password')).toEqual(until(noon));
    all.time.now = plus(noon, 15 * MINUTE);
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual({ kind: 'signed-in' });
  });

  it('ACC-188 remembers the first of five failures until the last one is 15 minutes old', async () => {
    const all = scene();
    for (const minutes of [0, 4, 8, 12, 15]) {
      all.time.now = plus(noon, minutes * MINUTE);
      await sign(all, 'ana@example.com', 'guess');
    }
    all.time.now = plus(noon, 30 * MINUTE - 1);
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual(until(plus(noon, 15 * MINUTE)));
  });

  it('ACC-188 counts alike for an email that nobody has', async () => {
    const all = scene();
    for (let tries = 0; tries < 5; tries += 1) await sign(all, 'nobody@example.com', 'guess');
    expect(await sign(all, 'nobody@example.com', 'guess')).toEqual(until(noon));
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual({ kind: 'signed-in' });
  });

  it('ACC-188 is one limit for an account, tried by email or by username', async () => {
    const all = scene();
    const tried = (login: string) => all.access.signIn({ login, password: 'guess', device });
    for (const login of ['ana@example.com', 'ana.user', 'ANA.user', 'ana.user', 'ana@example.com']) await tried(login);
    expect(await tried('ana.user')).toEqual(failed(until(noon)));
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual(until(noon));
  });

  it('ACC-188 starts anew after a success', async () => {
    const all = scene();
    for (let tries = 0; tries < 4; tries += 1) await sign(all, 'ana@example.com', 'guess');
    expect(await sign(all, 'ana@example.com', 'ana-password')).toEqual({ kind: 'signed-in' });
    expect(await all.access.signIn({ login: 'ana.user', password: 'guess', device })).toEqual(
      failed({ kind: 'wrong-credentials' }),
    );
    expect((await all.access.signIn({ login: 'ana.user', password: 'ana-password', device })).ok).toBe(true);
  });
});

describe('a right password', () => {
  it('ACC-133 ACC-134 ACC-136 ACC-137 with one practice signs in at once and leaves all of it in session storage', async () => {
    const { parts, screen, session, local, clientSession } = scene();
    parts.mailbox.put(ana.charts[0] ?? benAtPena, 3);
    const form = fill(screen(), 'ana@example.com', 'ana-password');
    await form.submit();
    expect(form).toMatchObject({ phase: { kind: 'signed-in' }, form: { password: '' } });

    const practice = { id: 'mesa', name: mesa.name, management: 'vertex', patient: 'ana-mesa', payments: 'payeezy' };
    const { practices, practice: selected, layout, show2faPopup: _, ...rest } = session.all;
    expect(rest).toEqual({
      keptWorkKeys: JSON.stringify(parts.keptWorkKeys.of('account ana')),
      username: 'ana.user',
      email: 'ana@example.com',
      accessToken: `access/session-1/ana/${plus(noon, 15 * MINUTE)}`,
      authenticationToken: `access/session-1/ana/${plus(noon, 15 * MINUTE)}`,
      refreshToken: 'refresh-1',
      practiceCount: '1',
      execution: 'payeezy',
      isBreezePatient: 'false',
    });
    expect(JSON.parse(practices ?? '')).toEqual([practice]);
    expect(JSON.parse(selected ?? '')).toEqual(practice);
    expect(JSON.parse(layout ?? '')).toMatchObject({ practice: 'mesa', personName: 'Ana Núñez', unreadMessages: 3 });
    expect(clientSession).toMatchObject({
      tokens: { signedIn: true, current: { refresh: 'refresh-1' } },
      actingAs: { practice },
    });
    expect(local.all).toEqual({});
  });

  it.each([true, undefined] as const)(
    'ACC-137 ACC-143 keeps the flag of a breeze patient as it came: %p',
    async (breeze) => {
      const { screen, access, session } = scene();
      const flagged: Access = {
        ...access,
        signIn: async (credentials) => {
          const answer = await access.signIn(credentials);
          return answer.ok && answer.value.kind === 'signed-in' && breeze === true
            ? { ok: true, value: { ...answer.value, breezePatient: true } }
            : answer;
        },
      };
      const form = fill(screen(flagged), 'ana@example.com', 'ana-password');
      await form.submit();
      expect(form.phase.kind).toBe('signed-in');
      expect(session.all).toMatchObject({ isBreezePatient: String(breeze === true), execution: 'payeezy' });
    },
  );

  it('ACC-155 ACC-170 with several practices lets the person choose, and then stores the choice', async () => {
    const { screen, session, clientSession } = scene();
    const form = fill(screen(), 'ben@example.com', 'ben-password');
    await form.submit();
    if (form.phase.kind !== 'choosing-practice') throw new Error('Nothing to choose.');
    expect(form.phase.practices.map(({ name }) => name)).toEqual([mesa.name, pena.name]);
    expect(session.all).toMatchObject({ practiceCount: '2' });
    expect(session.all).not.toHaveProperty('practice');
    expect(session.all).not.toHaveProperty('execution');

    const [, second] = form.phase.practices;
    if (second === undefined) throw new Error('No second practice.');
    form.choose(second);
    expect(form.phase).toEqual({ kind: 'signed-in' });
    expect(session.all).toMatchObject({ execution: 'cloverapi' });
    expect(clientSession.actingAs.practice).toEqual({
      id: 'pena',
      name: pena.name,
      management: 'carecloud',
      patient: 'ben-pena',
      payments: 'cloverapi',
    });
  });

  it('ASVS-14.3 leaves nothing of the person who was in this tab before', async () => {
    const { screen, session } = scene();
    await fill(screen(), 'ana@example.com', 'ana-password').submit();
    session.write('anything', 'of Ana');
    const second = screen();
    second.reset();
    await fill(second, 'ben@example.com', 'ben-password').submit();
    expect(JSON.stringify(session.all)).not.toMatch(/ana[.@-]|of Ana/i);
  });

  it('ACC-125 is not asked for again in a tab that holds an access token', async () => {
    const { screen, session, clientSession } = scene();
    expect(screen().phase).toEqual({ kind: 'typing' });
    await fill(screen(), 'ben@example.com', 'ben-password').submit();
    expect(screen().phase).toMatchObject({ kind: 'choosing-practice' });
    const [first] = clientSession.actingAs.practices;
    if (first !== undefined) clientSession.actingAs.select(first);
    expect(screen().phase).toEqual({ kind: 'signed-in' });
    session.remove('accessToken');
    expect(screen().phase).toEqual({ kind: 'typing' });
  });

  it('SEC-S6 ASVS-16.3.1 starts a session on the gateway; that and a wrong password leave a line about the account each', async () => {
    const { parts, screen } = scene();
    await fill(screen(), 'ana@example.com', 'guess').submit();
    await fill(screen(), 'ana@example.com', 'ana-password').submit();
    expect(parts.activityLog.entries).toEqual([
      {
        at: noon,
        actor: '',
        actorKind: 'nobody',
        subject: 'ana',
        action: 'failed-sign-in',
        outcome: 'failed',
        reason: 'wrong-credentials',
      },
      { at: noon, actor: 'ana', actorKind: 'patient', subject: 'ana', action: 'signed-in' },
    ]);
  });

  it('SEC-S6 ASVS-16.2.5 a wrong name leaves a line that tells neither what was typed as name nor as password', async () => {
    const { parts, screen } = scene();
    await fill(screen(), 'Nobody@example.com', 'my-Secret-1').submit();
    const [line] = parts.activityLog.entries;
    expect(line).toMatchObject({ actor: '', subject: '', action: 'failed-sign-in', reason: 'wrong-credentials' });
    expect(line?.resource).toBe(parts.shortCodeHashes.hashOf('name nobody@example.com'));
    expect(line?.practice).toBeUndefined();
    expect(JSON.stringify(line)).not.toContain('my-');
  });
});

describe('the keys of the device', () => {
  it('are not those of the session, which ends before the device does', () => {
    expect(localKeys).toEqual({
      language: 'language',
      device: 'deviceIdentifier',
      hiddenClock: 'hiddenClock',
      textSize: 'textSize',
      contrast: 'contrast',
    });
    const keys: readonly string[] = sessionKeys;
    for (const key of Object.values(localKeys)) expect(keys).not.toContain(key);
  });

  it('hold no password, ever', async () => {
    const { screen, session, local } = scene();
    await fill(screen(), 'ana@example.com', 'ana-password').submit();
    expect(JSON.stringify([session.all, local.all])).not.toContain('ana-password');
    expect(ben.passwordHash).toContain('password');
  });
});
