import { accessOver } from '../access/testing/index.ts';
import { linkedProvidersOver, passkeyEntranceOver, providerEntranceOver } from './testing/index.ts';
import { describe, expect, it, jest } from '@jest/globals';
import { identityLife, placeholderDevice } from '@portico/domain/access';
import { CountingApps, SpelledPasskeys } from '@portico/domain/access/testing';
import { failed, ok, plus, type DeviceId, type Instant, type SessionId } from '@portico/domain/kernel';
import { type Caller } from '../access/index.ts';
import type { Credentials } from '@portico/application/access';
import { ana, ben, callOf, mesa, noon, baseFixture } from '../kernel/testing/index.ts';
import { ProviderLogout } from './identity-provider-logout.ts';

const phone = 'phone' as DeviceId;
const tablet = 'tablet' as DeviceId;
const anaAtClinic = { subject: 's-ana', email: ana.email, firstName: 'Ana' };
const linked = { provider: 'clinic', issuer: 'https://clinic.example', subject: 's-ana' };

const scene = () => {
  const parts = { ...baseFixture(), apps: new CountingApps(), passkeys: new SpelledPasskeys() };
  parts.identityProviders.offer('clinic');
  let now: Instant = noon;
  const caller = (): Caller => ({ now, language: 'en', address: '192.0.2.1' });
  const entrance = (as: Partial<Caller> = {}) => providerEntranceOver(parts, { ...caller(), ...as });
  const access = () => accessOver(parts, caller());
  /** Goes to the provider and comes back with an identity. */
  const back = async (who: object, { on = phone, as = {} as Partial<Caller> } = {}) => {
    const begun = await entrance().begin({ provider: 'clinic', device: on });
    if (!begun.ok) throw new Error(begun.error.kind);
    return entrance(as).finish({ query: JSON.stringify(who), state: stateOf(begun.value), device: on });
  };
  const ticketOf = async (who: object) => {
    const outcome = await back(who);
    if (!outcome.ok || outcome.value.kind === 'linked') throw new Error('No ticket.');
    return outcome.value.ticket;
  };
  const signIn = async (more: Partial<Credentials>) => {
    const answer = await access().signIn({ login: '', password: '', device: phone, ...more });
    return answer.ok ? answer.value : answer.error;
  };
  const later = (milliseconds: number) => {
    now = plus(now, milliseconds);
  };
  const said = () => parts.activityLog.entries.map(({ action, reason }) => (reason ? `${action} ${reason}` : action));
  return { parts, entrance, back, ticketOf, signIn, later, said };
};

const stateOf = (address: string): string => address.split('/').at(-1) ?? '';
const asBen = { login: ben.email, password: 'ben-password' };

describe('an identity that opens an account', () => {
  it('ASVS-6.8 begins the same session as a password does, and says where to sign out of the provider', async () => {
    const { parts, ticketOf, signIn, said } = scene();
    await parts.linkedIdentities.link(ana.id, linked, noon);
    expect(await signIn({ identity: await ticketOf(anaAtClinic) })).toMatchObject({
      kind: 'signed-in',
      username: ana.username,
      providerSignOut: 'https://clinic.example/sign-out',
    });
    expect(await parts.sessions.live(ana.id, noon)).toMatchObject([{ device: phone }]);
    expect(await parts.linkedIdentities.of(ana.id)).toMatchObject([{ lastUsedAt: noon }]);
    expect(said()).toEqual(['signed-in']);
  });

  it('ASVS-6.8 opens it once for each ticket, in the browser that came back, and within half an hour', async () => {
    const { parts, ticketOf, signIn, later, said } = scene();
    await parts.linkedIdentities.link(ana.id, linked, noon);
    const ticket = await ticketOf(anaAtClinic);
    expect(await signIn({ identity: ticket, device: tablet })).toEqual({ kind: 'identity-over' });
    expect(await signIn({ identity: ticket })).toMatchObject({ kind: 'signed-in' });
    expect(await signIn({ identity: ticket })).toEqual({ kind: 'identity-over' });
    const late = await ticketOf(anaAtClinic);
    later(identityLife.ticket);
    expect(await signIn({ identity: late })).toEqual({ kind: 'identity-over' });
    expect(said().filter((line) => line === 'failed-sign-in identity-over')).toHaveLength(3);
  });

  it('is asked for the second factor of the account unless the provider asked for one', async () => {
    const { parts, ticketOf, signIn } = scene();
    await parts.linkedIdentities.link(ana.id, linked, noon);
    await parts.protections.addFactor(ana.id, { kind: 'email', email: ana.email });
    const identity = await ticketOf(anaAtClinic);
    expect(await signIn({ identity })).toMatchObject({ kind: 'proof-asked', proof: 'email' });
    expect(await signIn({ identity, otp: 'wrong' })).toEqual({ kind: 'wrong-code' });
    expect(await parts.sessions.live(ana.id, noon)).toEqual([]);
    const otp = parts.notifier.last('one-time-code', ana.email)?.code ?? '';
    expect(await signIn({ identity, otp })).toMatchObject({ kind: 'signed-in' });
    await parts.oneTimeCodes.distrustAll(ana.id);
    expect(await signIn({ identity: await ticketOf({ ...anaAtClinic, strong: true }) })).toMatchObject({
      kind: 'signed-in',
    });
  });

  it('opens no account that was disabled, and says so', async () => {
    const { parts, ticketOf, signIn, said } = scene();
    await parts.linkedIdentities.link(ana.id, linked, noon);
    await parts.accounts.disable(ana.id, noon);
    expect(await signIn({ identity: await ticketOf(anaAtClinic) })).toEqual({ kind: 'account-closed' });
    expect(said()).toEqual(['failed-sign-in account-closed']);
  });
});

describe('an identity that opens no account', () => {
  it('ASVS-6.8 an equal email opens nothing, also where the provider says it is verified', async () => {
    const { back, signIn, parts } = scene();
    const outcome = await back({ ...anaAtClinic, emailVerified: true });
    expect(outcome).toMatchObject({ value: { kind: 'unknown', email: ana.email, firstName: 'Ana' } });
    if (!outcome.ok || outcome.value.kind !== 'unknown') throw new Error('No ticket.');
    expect(await signIn({ identity: outcome.value.ticket })).toEqual({ kind: 'wrong-credentials' });
    expect(await parts.linkedIdentities.of(ana.id)).toEqual([]);
  });

  it('ASVS-6.8 another subject with the email of one that is linked opens nothing', async () => {
    const { parts, back } = scene();
    await parts.linkedIdentities.link(ana.id, linked, noon);
    expect(await back({ ...anaAtClinic, subject: 's-another' })).toMatchObject({ value: { kind: 'unknown' } });
    expect(await back({ ...anaAtClinic, issuer: 'https://another.example' })).toMatchObject({
      value: { kind: 'unknown' },
    });
  });

  it('opens the account whose own sign-in is made with it, second factor included; its owner hears of it', async () => {
    const { parts, ticketOf, signIn, said } = scene();
    await parts.protections.addFactor(ben.id, { kind: 'email', email: ben.email });
    const identity = await ticketOf({ subject: 's-ben', strong: true });
    expect(await signIn({ ...asBen, password: 'wrong', identity })).toEqual({ kind: 'wrong-credentials' });
    expect(await signIn({ ...asBen, identity })).toMatchObject({ kind: 'proof-asked' });
    expect(await parts.linkedIdentities.of(ben.id)).toEqual([]);
    const otp = parts.notifier.last('one-time-code', ben.email)?.code ?? '';
    expect(await signIn({ ...asBen, identity, otp })).toMatchObject({ kind: 'signed-in' });
    expect(await parts.linkedIdentities.of(ben.id)).toMatchObject([{ subject: 's-ben' }]);
    expect(parts.notifier.last('account-changed', ben.email)).toMatchObject({ news: 'identity-linked' });
    expect(said().slice(-2)).toEqual(['linked-identity', 'signed-in']);
    expect(await signIn({ identity: await ticketOf({ subject: 's-ben', strong: true }) })).toMatchObject({
      kind: 'signed-in',
      username: ben.username,
    });
  });
});

describe('coming back from a provider', () => {
  it('ASVS-10.2 is taken once, in the browser that was sent away, within ten minutes; each refusal leaves a line', async () => {
    const { entrance, later, said } = scene();
    const away = async () => {
      const begun = await entrance().begin({ provider: 'clinic', device: phone });
      return begun.ok ? stateOf(begun.value) : '';
    };
    const finish = async (state: string, device = phone) => {
      const outcome = await entrance().finish({ query: '{"subject":"s"}', state, device });
      return outcome.ok ? outcome.value.kind : outcome.error.kind;
    };
    const state = await away();
    expect(await finish(state, tablet)).toBe('return-over');
    expect(await finish(state)).toBe('unknown');
    expect(await finish(state)).toBe('return-over');
    expect(await finish('never-asked')).toBe('return-over');
    const late = await away();
    later(identityLife.atProvider);
    expect(await finish(late)).toBe('return-over');
    expect(said()).toEqual(Array.from({ length: 4 }, () => 'failed-sign-in wrong'));
  });

  it('ASVS-6.3 is counted by the address it comes from', async () => {
    const { entrance } = scene();
    for (let tries = 0; tries < 100; tries += 1) {
      await entrance().finish({ query: '', state: `guess-${tries}`, device: phone });
    }
    expect(await entrance().finish({ query: '', state: 'another', device: phone })).toEqual(
      failed({ kind: 'too-many-requests' }),
    );
  });

  it('what the provider did wrong is told in kinds, and its code stays in the log', async () => {
    const { parts, entrance, said } = scene();
    const begun = await entrance().begin({ provider: 'clinic', device: phone });
    parts.identityProviders.refusal = { kind: 'provider-refused', why: 'OAUTH_KEY' };
    const state = begun.ok ? stateOf(begun.value) : '';
    expect(await entrance().finish({ query: '', state, device: phone })).toEqual(failed({ kind: 'provider-refused' }));
    parts.identityProviders.refusal = { kind: 'provider-away', why: 'UNREACHABLE' };
    expect(await entrance().begin({ provider: 'clinic', device: phone })).toEqual(failed({ kind: 'provider-away' }));
    expect(said()).toEqual(['failed-sign-in OAUTH_KEY', 'failed-sign-in UNREACHABLE']);
  });

  it('nobody is sent away to a provider that is not offered, nor from a browser that cannot be told apart', async () => {
    const { entrance } = scene();
    expect(await entrance().begin({ provider: 'other', device: phone })).toEqual(failed({ kind: 'not-found' }));
    expect(await entrance().begin({ provider: 'clinic', device: placeholderDevice })).toEqual(
      failed({ kind: 'device-unknown' }),
    );
  });
});

describe('where only a provider lets people in', () => {
  it('no password and no passkey alone begins a session, but a password links', async () => {
    const { parts, ticketOf, signIn } = scene();
    parts.identityProviders.only = true;
    expect(await signIn(asBen)).toEqual({ kind: 'provider-only' });
    const passkeys = passkeyEntranceOver(parts, { now: noon, language: 'en' });
    expect(await passkeys.enter({ answer: '', device: phone })).toEqual(failed({ kind: 'provider-only' }));
    expect(await signIn({ ...asBen, identity: await ticketOf({ subject: 's-ben' }) })).toMatchObject({
      kind: 'signed-in',
    });
  });
});

describe('linking in the settings', () => {
  const session = 'session-1' as SessionId;
  const call = { ...callOf(ana, mesa), session };
  const change = { provider: 'clinic', currentPassword: 'ana-password', device: phone };
  const begin = async (all: ReturnType<typeof scene>, more: object = {}) =>
    linkedProvidersOver(all.parts, call).beginLink({ ...change, ...more });
  const finish = (all: ReturnType<typeof scene>, address: string, as: Partial<Caller>) =>
    all.entrance(as).finish({ query: '{"subject":"s-ana"}', state: stateOf(address), device: phone });

  it('asks for the password, and links for the account that asked, while it is signed in', async () => {
    const all = scene();
    expect(await begin(all, { currentPassword: 'wrong' })).toEqual(failed({ kind: 'wrong-password' }));
    const [one, other, third] = [await begin(all), await begin(all), await begin(all)];
    if (!one.ok || !other.ok || !third.ok) throw new Error('Not begun.');
    expect(await finish(all, one.value, {})).toEqual(failed({ kind: 'return-over' }));
    const asBenCalls = { signedIn: { ...callOf(ben, mesa), session } };
    expect(await finish(all, other.value, asBenCalls)).toEqual(failed({ kind: 'return-over' }));
    expect(await all.parts.linkedIdentities.of(ben.id)).toEqual([]);
    expect(await finish(all, third.value, { signedIn: call })).toMatchObject({ value: { kind: 'linked' } });
    expect(await all.parts.linkedIdentities.of(ana.id)).toMatchObject([linked]);
    expect(all.parts.notifier.last('account-changed', ana.email)).toMatchObject({ news: 'identity-linked' });
    expect(all.said().at(-1)).toBe('linked-identity');
  });

  it('takes no identity from another account', async () => {
    const all = scene();
    await all.parts.linkedIdentities.link(ben.id, linked, noon);
    const begun = await begin(all);
    if (!begun.ok) throw new Error('Not begun.');
    expect(await finish(all, begun.value, { signedIn: call })).toEqual(failed({ kind: 'identity-taken' }));
    expect(all.said().at(-1)).toBe('failed-sign-in identity-taken');
  });

  it('ends a link with the password; the identity opens nothing from then on, and the owner hears of it', async () => {
    const all = scene();
    await all.parts.linkedIdentities.link(ana.id, linked, noon);
    const end = (currentPassword: string) =>
      linkedProvidersOver(all.parts, call).unlink({ provider: 'clinic', currentPassword });
    expect(await end('wrong')).toEqual(failed({ kind: 'wrong-password' }));
    expect((await end('ana-password')).ok).toBe(true);
    expect(await end('ana-password')).toEqual(failed({ kind: 'not-found' }));
    expect(await all.back({ subject: 's-ana' })).toMatchObject({ value: { kind: 'unknown' } });
    expect(all.parts.notifier.last('account-changed', ana.email)).toMatchObject({ news: 'identity-unlinked' });
    expect(all.said()).toContain('unlinked-identity');
  });
});

describe('a sign-out at the provider', () => {
  const signedIn = async (session?: string) => {
    const parts = scene();
    await parts.parts.linkedIdentities.link(ana.id, linked, noon);
    await parts.signIn({ identity: await parts.ticketOf({ ...anaAtClinic, ...(session && { session }) }) });
    await parts.signIn({ login: ana.email, password: 'ana-password' });
    const logout = new ProviderLogout(
      parts.parts.codes,
      parts.parts.identityProviders,
      parts.parts.sessions,
      parts.parts.tries,
      () => noon,
    );
    const ended = (said: object) => logout.take(JSON.stringify({ issuer: linked.issuer, token: 'one', ...said }));
    const live = async () => (await parts.parts.sessions.live(ana.id, noon)).map(({ identity }) => identity?.session);
    return { ...parts, ended, live };
  };

  it('ASVS-7.6 ends the session that began by it and no other one, and leaves a line by the portal', async () => {
    const { parts, ended, live } = await signedIn('there');
    expect(await ended({ session: 'another', token: 'two' })).toEqual(ok(undefined));
    expect(await live()).toHaveLength(2);
    expect(await ended({ session: 'there' })).toEqual(ok(undefined));
    expect(await live()).toEqual([undefined]);
    expect(parts.activityLog.entries.at(-1)).toMatchObject({
      action: 'signed-out-by-provider',
      actorKind: 'portal',
      subject: ana.id,
    });
  });

  it('ASVS-7.6 is said once: what is said again ends no later session', async () => {
    const { ended, live, signIn, ticketOf, said } = await signedIn();
    expect(await ended({ subject: 's-ana' })).toEqual(ok(undefined));
    await signIn({ identity: await ticketOf(anaAtClinic) });
    expect(await ended({ subject: 's-ana' })).toEqual(failed({ kind: 'provider-refused', why: 'REPLAYED' }));
    expect(await live()).toHaveLength(2);
    expect(await ended({ subject: 's-ana', token: 'two' })).toEqual(ok(undefined));
    expect(await live()).toHaveLength(1);
    expect(said().filter((line) => line === 'signed-out-by-provider')).toHaveLength(2);
  });

  it('ASVS-7.6 ends the session by the same token again where the store failed the first time', async () => {
    const { parts, ended, live } = await signedIn();
    const down = new Error('The database is busy.');
    const failing = jest.spyOn(parts.sessions, 'revokeOfIdentity').mockRejectedValueOnce(down);
    await expect(ended({ subject: 's-ana' })).rejects.toBe(down);
    expect(await ended({ subject: 's-ana' })).toEqual(ok(undefined));
    expect(failing).toHaveBeenCalledTimes(2);
    expect(await live()).toEqual([undefined]);
  });

  it('ASVS-7.6 ends no session without its line of the activity log', async () => {
    const { parts, ended, live, said } = await signedIn();
    const down = new Error('The database is busy.');
    const failing = jest.spyOn(parts.activityLog, 'append').mockRejectedValueOnce(down);
    await expect(ended({ subject: 's-ana' })).rejects.toBe(down);
    failing.mockRestore();
    expect(await live()).toHaveLength(2);
    expect(await ended({ subject: 's-ana' })).toEqual(ok(undefined));
    expect(await live()).toEqual([undefined]);
    expect(said().filter((line) => line === 'signed-out-by-provider')).toHaveLength(1);
  });

  it('ASVS-7.6 ends nothing where its word does not hold', async () => {
    const { parts, ended, live } = await signedIn();
    parts.identityProviders.refusal = { kind: 'provider-refused', why: 'HAS_NONCE' };
    expect(await ended({ subject: 's-ana' })).toEqual(failed(parts.identityProviders.refusal));
    expect(await live()).toHaveLength(2);
  });
});
