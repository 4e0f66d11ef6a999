import { accessOver } from './testing/index.ts';
import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, plus, type DeviceId, type Instant } from '@portico/domain/kernel';
import type { PracticeId, Result } from '@portico/domain/kernel';
import { ana, ben, callOf, mesa, noon, pena, baseFixture } from '../kernel/testing/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Tokens } from '@portico/application/access';
import { RequestAuthenticator, type Admitted } from './request-authenticator.ts';

/** Ben is signed in since noon. */
const scene = async () => {
  const parts = baseFixture();
  const signIn = async (login: string, now = noon): Promise<Tokens> => {
    const credentials = { login: `${login}@example.com`, password: `${login}-password`, device: 'phone' as DeviceId };
    const answer = await accessOver(parts, { now, language: 'en' }).signIn(credentials);
    if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error('Not signed in.');
    return answer.value.tokens;
  };
  const requestAuthenticator = new RequestAuthenticator(
    parts.accounts,
    parts.sessions,
    parts.delegations,
    parts.tokens,
  );
  const admit = (tokens: Tokens, now: Instant, practice?: PracticeId) =>
    requestAuthenticator.admit(
      {
        accessToken: tokens.access,
        refreshToken: tokens.refresh,
        ...(practice === undefined ? {} : { practice }),
      },
      now,
    );
  return { parts, requestAuthenticator, signIn, admit, ben: await signIn('ben') };
};

const after = (minutes: number): Instant => plus(noon, minutes * MINUTE);
const over = (reason: 'expired' | 'renewal-failed') => ({ ok: false, error: { kind: 'session-over', reason } });

const renewedOf = (admitted: Result<Admitted, Failure>): Tokens => {
  if (!admitted.ok || admitted.value.renewed === undefined) throw new Error('Not renewed.');
  return admitted.value.renewed;
};

describe('a request with a good token', () => {
  it('ACC-144 is let in for 15 minutes without new tokens, as the person of the token', async () => {
    const { admit, ben: tokens } = await scene();
    const admitted = await admit(tokens, plus(after(15), -1), pena.id);
    expect(admitted).toEqual({
      ok: true,
      value: {
        acting: {
          actor: { kind: 'patient', account: 'ben' },
          subject: { account: 'ben', charts: ben.charts },
          practice: 'pena',
        },
        session: 'session-1',
      },
    });
  });

  it('ACC-380 is let in to own practices only, and to the first one when none is named', async () => {
    const { admit, signIn, ben: tokens } = await scene();
    expect(await admit(await signIn('ana'), noon, pena.id)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await admit(tokens, noon, 'nowhere' as PracticeId)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await admit(tokens, noon)).toMatchObject({ value: { acting: { practice: mesa.id } } });
  });

  it('ACC-380 is not let in when the session is of somebody else or of nobody', async () => {
    const { parts, admit, ben: tokens } = await scene();
    const claim = (session: string, account: string): Tokens => ({
      ...tokens,
      access: `access/${session}/${account}/${after(15)}`,
    });
    expect(await admit(claim('session-1', 'ana'), noon)).toEqual(over('expired'));
    expect(await admit(claim('session-9', 'ben'), noon)).toEqual(over('expired'));
    expect(await admit({ ...tokens, access: 'made up' }, noon)).toEqual(over('expired'));
    await parts.sessions.revoke('session-1' as never, noon);
    expect(await admit(tokens, noon)).toEqual(over('expired'));
  });
});

describe('a request with an expired token', () => {
  it('ACC-145 is answered and gets new tokens, with which it goes on', async () => {
    const { admit, ben: tokens } = await scene();
    const renewed = renewedOf(await admit(tokens, after(15), pena.id));
    expect(renewed).toEqual({
      access: `access/session-1/ben/${after(30)}`,
      authentication: `access/session-1/ben/${after(30)}`,
      refresh: 'refresh-2',
    });
    expect(await admit(renewed, plus(after(30), -1))).toMatchObject({ ok: true });
    expect(renewedOf(await admit(renewed, after(30))).refresh).toBe('refresh-3');
  });

  it('ACC-144 ACC-145 ASVS-7.3.2 is over 12 hours after sign-in, however often it was renewed', async () => {
    const { admit, ben: tokens } = await scene();
    const end = plus(noon, 12 * HOUR);
    let held = tokens;
    for (let minutes = 15; after(minutes) < end; minutes += 15) held = renewedOf(await admit(held, after(minutes)));
    expect(await admit(held, plus(end, -1))).toMatchObject({ ok: true });
    expect(await admit(held, end)).toEqual(over('expired'));
  });

  it('ACC-145 is over without a refresh token, and fails to renew with one that is not its own', async () => {
    const { admit, requestAuthenticator, signIn, ben: tokens } = await scene();
    const others = await signIn('ana');
    expect(await requestAuthenticator.admit({ accessToken: tokens.access }, after(15))).toEqual(over('expired'));
    expect(await admit({ ...tokens, refresh: others.refresh }, after(15))).toEqual(over('renewal-failed'));
    expect(await admit(tokens, after(15))).toMatchObject({ ok: true });
  });

  it('ACC-145 ACC-383 ASVS-7.2.4 ends the session for both when a token that was used up comes back', async () => {
    const { admit, ben: stolen } = await scene();
    const renewed = renewedOf(await admit(stolen, after(15)));
    const again = renewedOf(await admit(renewed, after(30)));
    expect(await admit({ ...again, access: stolen.access, refresh: renewed.refresh }, after(31))).toMatchObject({
      ok: true,
    });
    expect(await admit(stolen, after(31))).toEqual(over('renewal-failed'));
    expect(await admit(again, after(31))).toEqual(over('expired'));
  });

  it('ACC-145 does not renew for a foreign practice', async () => {
    const { parts, admit, ben: tokens } = await scene();
    expect(await admit(tokens, after(15), 'nowhere' as PracticeId)).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect((await parts.sessions.find('session-1' as never))?.refresh.version).toBe(0);
  });

  it('ACC-145 renews each of two requests that come at once', async () => {
    const { admit, ben: tokens } = await scene();
    const [one, other] = (await Promise.all([admit(tokens, after(15)), admit(tokens, after(15))])).map(renewedOf);
    expect(one?.refresh).not.toBe(other?.refresh);
    for (const renewed of [one, other]) {
      if (renewed !== undefined) expect(await admit(renewed, after(16))).toMatchObject({ ok: true });
    }
    if (other !== undefined) expect(await admit(other, after(31))).toMatchObject({ ok: true });
  });

  it('ACC-145 is not renewed when the session ends while it is on its way', async () => {
    const { parts, ben: tokens } = await scene();
    const { sessions } = parts;
    const late = new RequestAuthenticator(
      parts.accounts,
      {
        find: (id) => sessions.find(id),
        start: (session, line) => sessions.start(session, line),
        revoke: (id, at) => sessions.revoke(id, at),
        revokeAll: (account, at) => sessions.revokeAll(account, at),
        revokeOthers: (account, kept, at) => sessions.revokeOthers(account, kept, at),
        revokeOfIdentity: (ended, line) => sessions.revokeOfIdentity(ended, line),
        live: (account, now) => sessions.live(account, now),
        meetDevice: (account, device, now) => sessions.meetDevice(account, device, now),
        lastSignIn: (account) => sessions.lastSignIn(account),
        knownDevices: (account) => sessions.knownDevices(account),
        prune: (before) => sessions.prune(before),
        renew: async (session) => {
          await sessions.revoke(session.id, after(15));
          return sessions.renew(session);
        },
      },
      parts.delegations,
      parts.tokens,
    );
    const shown = { accessToken: tokens.access, refreshToken: tokens.refresh };
    expect(await late.admit(shown, after(15))).toEqual(over('renewal-failed'));
  });
});

describe('signing out on the gateway', () => {
  it('ACC-144 ACC-241 ends the tokens of this device at once, and of no other', async () => {
    const { parts, admit, signIn, ben: phone } = await scene();
    const system = await signIn('ben');
    const caller = {
      now: noon,
      language: 'en' as const,
      signedIn: { ...callOf(ben, mesa), session: 'session-1' as never },
    };
    expect(await accessOver(parts, caller).signOut()).toEqual({ ok: true, value: undefined });
    expect(await admit(phone, noon)).toEqual(over('expired'));
    expect(await admit(phone, after(16))).toEqual(over('expired'));
    expect(await admit(system, noon)).toMatchObject({ ok: true });
    expect(parts.activityLog.entries.at(-1)).toEqual({
      at: noon,
      actor: 'ben',
      actorKind: 'patient',
      subject: 'ben-mesa',
      practice: 'mesa',
      action: 'signed-out',
    });
  });

  it('ACC-144 ends the session of somebody who names what is closed to them, and nothing by a forged token', async () => {
    const { parts, admit, ben: phone } = await scene();
    const refused = { kind: 'not-represented' } as const;
    const leave = (accessToken: string, now = noon) =>
      accessOver(parts, { now, language: 'en', refused, accessToken }).signOut();
    await leave(`${phone.access}x`);
    expect(await admit(phone, noon)).toMatchObject({ ok: true });
    await leave(phone.access, after(16));
    expect(await admit(phone, noon)).toEqual(over('expired'));
  });

  it('is nothing for nobody', async () => {
    expect(await accessOver(baseFixture(), { now: noon, language: 'en' }).signOut()).toEqual({
      ok: true,
      value: undefined,
    });
    expect(ana.charts).toHaveLength(1);
  });
});
