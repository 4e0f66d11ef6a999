import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { MINUTE, plus, type DeviceId } from '@portico/domain/kernel';
import { noon, baseFixture } from '@portico/services/kernel/testing';
import { RequestAuthenticator } from '@portico/services/access';
import { type ClientSession, openClientSession } from './session/client-session.ts';
import { noTabs, type Renewal, type Tabs } from './tab-token-sharing.ts';
import { MemoryKeyValueStore } from './testing/index.ts';

/** Tabs that hear each other when `deliver` is called, and never themselves. */
const browser = () => {
  const heard = new Map<Tabs, (renewal: Renewal) => void>();
  const waiting: (() => void)[] = [];
  const tab = (): Tabs => {
    const own: Tabs = {
      ...noTabs,
      tellRenewed: (renewal) => {
        for (const [other, hear] of heard) if (other !== own) waiting.push(() => hear(renewal));
      },
      whenRenewed: (hear) => {
        heard.set(own, hear);
        return () => heard.delete(own);
      },
    };
    return own;
  };
  const deliver = (): void => {
    for (const tell of waiting.splice(0)) tell();
  };
  return { tab, deliver };
};

/** Ben's tab and its duplicate, which holds what the first one held. */
const scene = async () => {
  const parts = baseFixture();
  const requestAuthenticator = new RequestAuthenticator(
    parts.accounts,
    parts.sessions,
    parts.delegations,
    parts.tokens,
  );
  const { tab, deliver } = browser();
  const answer = await accessOver(parts, { now: noon, language: 'en' }).signIn({
    login: 'ben@example.com',
    password: 'ben-password',
    device: 'phone' as DeviceId,
  });
  if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error('Not signed in.');
  const { value } = answer;
  const tabs = [tab(), tab()].map((own) => {
    const clientSession = openClientSession(new MemoryKeyValueStore(), own);
    clientSession.lifecycle.start(value);
    return clientSession;
  });
  const unwatch = tabs.map((clientSession) => clientSession.tokens.watchRenewals());

  /** A request of one tab; what comes back is kept when `kept` is called. */
  const ask = async (clientSession: ClientSession | undefined, minutes: number) => {
    const tokens = clientSession?.tokens.current;
    if (clientSession === undefined || tokens === undefined) throw new Error('Signed out.');
    const admitted = await requestAuthenticator.admit(
      { accessToken: tokens.access, refreshToken: tokens.refresh },
      plus(noon, minutes * MINUTE),
    );
    const kept = (): void => {
      if (admitted.ok && admitted.value.renewed !== undefined)
        clientSession.tokens.renew(admitted.value.renewed, tokens.refresh);
    };
    return { let: admitted.ok, kept };
  };
  return { tabs, unwatch, ask, deliver };
};

describe('a duplicated tab', () => {
  it('ACC-145 goes on together with the tab it came from, however often one of them renews', async () => {
    const { tabs, ask, deliver } = await scene();
    for (const [round, which] of [0, 0, 0, 1, 0, 1, 1, 1, 0].entries()) {
      const asked = await ask(tabs[which], (round + 1) * 20);
      expect(asked.let).toBe(true);
      asked.kept();
      deliver();
      expect(tabs[0]?.tokens).toEqual(tabs[1]?.tokens);
    }
  });

  it('ACC-145 agrees with it where both renew at once', async () => {
    const { tabs, ask, deliver } = await scene();
    for (let round = 1; round <= 6; round += 1) {
      const both = await Promise.all(tabs.map((tab) => ask(tab, round * 20)));
      expect(both.map((asked) => asked.let)).toEqual([true, true]);
      for (const { kept } of both) kept();
      deliver();
      expect(tabs[0]?.tokens).toEqual(tabs[1]?.tokens);
    }
  });

  it('ACC-145 takes over nothing once another person, or nobody, is signed in there', async () => {
    const { tabs, ask, deliver } = await scene();
    const [one, two] = tabs;
    two?.lifecycle.end();
    (await ask(one, 20)).kept();
    deliver();
    expect(two?.tokens.signedIn).toBe(false);
  });

  it('takes over nothing once it listens no more', async () => {
    const { tabs, unwatch, ask, deliver } = await scene();
    const before = tabs[1]?.tokens;
    unwatch[1]?.();
    (await ask(tabs[0], 20)).kept();
    deliver();
    expect(tabs[1]?.tokens).toEqual(before);
  });
});
