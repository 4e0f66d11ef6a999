import { accessOver } from '@portico/services/access/testing';
import { passkeyEntranceOver, proofChecksOver } from '@portico/services/authentication/testing';
import { describe, expect, it } from '@jest/globals';
import { placeholderDevice } from '@portico/domain/access';
import { CountingApps, MemoryChallenges, SpelledPasskeys } from '@portico/domain/access/testing';
import { failed, type DeviceId } from '@portico/domain/kernel';
import { openClientSession, ShownOnce, SignInViewModel } from '../access/index.ts';
import type { SignedIn } from '@portico/application/access';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { ana, ben, noon, baseFixture } from '@portico/services/kernel/testing';
import type { PasskeyDevice } from './second-factor-forms.view-model.ts';
import { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
import { TwoFactorPromptViewModel } from './two-factor-prompt.view-model.ts';

const phone = 'phone' as DeviceId;
const tablet = 'tablet' as DeviceId;

const parts = () => {
  const rooms = {
    ...baseFixture(),
    challenges: new MemoryChallenges(),
    apps: new CountingApps(),
    passkeys: new SpelledPasskeys(),
  };
  return { ...rooms, proofChecks: proofChecksOver(rooms) };
};

const caller = { now: noon, language: 'en', userAgent: 'Firefox' } as const;

/** A browser that holds one passkey, shown for the `counter`th time. */
const holder = (id: string, counter: number): PasskeyDevice => {
  const show = async (options: string) =>
    `${id} ${(JSON.parse(options) as { challenge: string }).challenge} ${counter}`;
  return { isAble: true, make: show, show };
};

const addPasskey = (rooms: ReturnType<typeof parts>, account = ana) =>
  rooms.protections.addFactor(account.id, {
    kind: 'passkey',
    id: `key-of-${account.id}`,
    publicKey: 'key',
    counter: 0,
    transports: [],
    name: 'Phone',
    addedAt: noon,
  });

describe('a passkey alone', () => {
  const open = (rooms: ReturnType<typeof parts>, device: PasskeyDevice) => {
    const entrance = passkeyEntranceOver(rooms, caller);
    const clientSession = openClientSession(new MemoryKeyValueStore());
    const signIn = new SignInViewModel(accessOver(rooms, caller), clientSession, phone);
    return { button: new PasskeySignInViewModel(entrance, device, signIn, phone), signIn, clientSession };
  };

  it('lets its holder in, with a session that knows its browser', async () => {
    const rooms = parts();
    await addPasskey(rooms);
    const { button, clientSession } = open(rooms, holder('key-of-ana', 1));
    await button.signIn();
    expect({ problem: button.problem, username: clientSession.actingAs.username }).toEqual({
      problem: undefined,
      username: ana.username,
    });
    expect(await rooms.sessions.live(ana.id, noon)).toMatchObject([{ device: phone, userAgent: 'Firefox' }]);
    expect(rooms.activityLog.entries.map(({ action }) => action)).toEqual(['signed-in']);
  });

  it('is refused in one way where it is unknown, and says nothing where the question was closed', async () => {
    const rooms = parts();
    await addPasskey(rooms);
    for (const device of [holder('key-of-nobody', 1), holder('key-of-ana', 0)]) {
      const { button, clientSession } = open(rooms, device);
      await button.signIn();
      expect({ problem: button.problem, signedIn: clientSession.tokens.signedIn }).toEqual({
        problem: { kind: 'passkey-refused' },
        signedIn: false,
      });
    }
    const { button, clientSession } = open(rooms, { ...holder('key-of-ana', 5), show: async () => undefined });
    await button.signIn();
    expect({ problem: button.problem, busy: button.busy, signedIn: clientSession.tokens.signedIn }).toEqual({
      problem: undefined,
      busy: false,
      signedIn: false,
    });
  });

  it('lets nobody in whose email is not confirmed', async () => {
    const rooms = parts();
    const { confirmedAt: _, ...unconfirmed } = ben;
    await rooms.accounts.add([unconfirmed]);
    await addPasskey(rooms, ben);
    const entrance = passkeyEntranceOver(rooms, caller);
    const asked = await entrance.ask();
    const answer = (await holder('key-of-ben', 1).show(asked.ok ? asked.value : '')) ?? '';
    expect(await entrance.enter({ answer, device: phone })).toEqual(failed({ kind: 'unconfirmed' }));
    expect(await rooms.sessions.live(ben.id, noon)).toEqual([]);
  });
});

describe('a device that is new', () => {
  it('is told of by mail, but not the first one, nor one that is known or cannot be told apart', async () => {
    const rooms = parts();
    const signIn = (device: DeviceId) =>
      accessOver(rooms, caller).signIn({ login: ana.email, password: 'ana-password', device });
    const told = () => rooms.notifier.sent.filter(({ notification }) => notification.kind === 'new-device').length;
    await signIn(phone);
    await signIn(phone);
    expect(told()).toBe(0);
    await signIn(tablet);
    expect(told()).toBe(1);
    await signIn(tablet);
    await signIn(phone);
    await signIn(placeholderDevice);
    expect(told()).toBe(1);
  });
});

describe('the two-factor prompt', () => {
  const signedIn = async (rooms: ReturnType<typeof parts>): Promise<SignedIn> => {
    const answer = await accessOver(rooms, caller).signIn({
      login: ana.email,
      password: 'ana-password',
      device: phone,
    });
    if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error('Not signed in.');
    return answer.value;
  };
  const tab = () => {
    const store = new MemoryKeyValueStore();
    const clientSession = openClientSession(store);
    return { clientSession, once: new ShownOnce(store, clientSession.actingAs) };
  };
  const shown = async (once: ShownOnce): Promise<boolean> => {
    const prompt = new TwoFactorPromptViewModel(once);
    await prompt.load();
    return prompt.isShown;
  };

  it('ACC-262 ACC-263 shows in each sign-in of whoever has no second factor, on every visit of Home until it is dismissed', async () => {
    const rooms = parts();
    const { clientSession, once } = tab();
    clientSession.lifecycle.start(await signedIn(rooms));
    expect([await shown(once), await shown(once)]).toEqual([true, true]);
    const left = new TwoFactorPromptViewModel(once);
    await left.load();
    left.dispose();
    const prompt = new TwoFactorPromptViewModel(once);
    await prompt.load();
    expect(prompt.isShown).toBe(true);
    prompt.dismiss();
    expect({ isShown: prompt.isShown, shown: await shown(once) }).toEqual({ isShown: false, shown: false });
    clientSession.lifecycle.start(await signedIn(rooms));
    expect(await shown(once)).toBe(true);
  });

  it('ACC-263 does not show on the page of another person, and stays for the own one', async () => {
    const rooms = parts();
    const { clientSession, once } = tab();
    const people = ['mother', 'son'].map((profile) => ({ profile, name: profile, practices: [] }));
    clientSession.lifecycle.start(await signedIn(rooms));
    clientSession.actingAs.keepDelegate({ id: ana.id, name: ana.name, email: ana.email, people } as never);
    const [mother] = clientSession.actingAs.delegate?.people ?? [];
    if (mother !== undefined) clientSession.actingAs.actFor(mother);
    expect(await shown(once)).toBe(false);
    clientSession.actingAs.actForSelf();
    expect(await shown(once)).toBe(true);
  });

  it('never shows to whoever has one', async () => {
    const rooms = parts();
    await rooms.protections.addFactor(ana.id, { kind: 'email', email: ana.email });
    await rooms.oneTimeCodes.trust(ana.id, phone, (noon + 1) as never);
    const { clientSession, once } = tab();
    clientSession.lifecycle.start(await signedIn(rooms));
    expect(await shown(once)).toBe(false);
  });
});
