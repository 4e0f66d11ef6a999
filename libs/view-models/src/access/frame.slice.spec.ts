import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { failed, type DeviceId, type Language } from '@portico/domain/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  mesa,
  noon,
  pena,
  baseFixture,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Access } from '@portico/application/access';
import { Drafts } from '../kernel/index.ts';
import { FrameViewModel } from './frame.view-model.ts';
import { type ClientSession, openClientSession } from './session/client-session.ts';
import { SessionEndViewModel } from './session-end.view-model.ts';
import { localKeys } from './session/key-value-store.ts';
import { noTabs, type Tabs } from './tab-token-sharing.ts';
import { MemoryKeyValueStore } from './testing/index.ts';

/** A tab with a signed-in person; `asked` are the practices whose layout was requested. */
const scene = async (person: typeof ana = ben) => {
  const parts = baseFixture();
  parts.mailbox.put(benAtMesa, 2);
  parts.mailbox.put(benAtPena, 5);
  parts.mailbox.put(anaAtMesa, 9);
  const session = new MemoryKeyValueStore();
  const clientSession = openClientSession(session);
  const asked: string[] = [];
  const signedOut: string[] = [];
  const as = (who: typeof ana): Access => {
    const service = (language: Language = 'en') =>
      accessOver(parts, {
        now: noon,
        language,
        signedIn: { ...callOf(who, mesa), session: 'session-1' as never },
      });
    return {
      signIn: (credentials) => accessOver(parts, { now: noon, language: 'en' }).signIn(credentials),
      signOut: () => {
        signedOut.push(clientSession.tokens.current?.access ?? 'nobody');
        return service().signOut();
      },
      layout: (practice) => {
        asked.push(practice);
        return service().layout(practice);
      },
      keepLanguage: () => service('es').keepLanguage(),
      resendCode: (credentials) => service().resendCode(credentials),
      acceptInvite: (code) => service().acceptInvite(code),
    };
  };
  const enter = async (who: typeof ana, at = 0): Promise<void> => {
    const answer = await as(who).signIn({
      login: who.email,
      password: `${who.id}-password`,
      device: 'tab' as DeviceId,
    });
    if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error('Not signed in.');
    clientSession.lifecycle.start(answer.value);
    const practice = answer.value.practices[at];
    if (practice !== undefined) clientSession.actingAs.select(practice);
  };
  await enter(person);
  return { parts, session, clientSession, asked, signedOut, as, enter, access: as(person) };
};

describe('the frame', () => {
  it('ACC-250 asks for the layout of the selected practice once, also over a reload', async () => {
    const { access, clientSession, asked } = await scene();
    const frame = new FrameViewModel(access, clientSession);
    expect(frame.layout).toBeUndefined();
    await frame.open();
    await frame.open();
    expect(frame.layout).toEqual({
      practice: 'mesa',
      practiceName: mesa.name,
      practicePhone: mesa.phone,
      timeZone: mesa.timeZone,
      accent: '#7a4b00',
      personName: 'Ben Ortiz',
      unreadMessages: 2,
      charts: [
        { id: 'mesa', patient: 'ben-mesa', management: 'vertex' },
        { id: 'pena', patient: 'ben-pena', management: 'carecloud' },
      ],
    });
    const reloaded = new FrameViewModel(access, openClientSession(clientSessionStorage(clientSession)));
    await reloaded.open();
    expect(asked).toEqual(['mesa']);
  });

  it('makes the language that a person chose the one in which mails come', async () => {
    const { access, clientSession, parts } = await scene();
    const language = async () => (await parts.accounts.byId(ben.id))?.language;
    const before = await language();
    await new FrameViewModel(access, clientSession).keepLanguage();
    expect({ before, after: await language() }).toEqual({ before: 'en', after: 'es' });
  });

  it('changes no language for a caller who is not signed in', async () => {
    const refused = await accessOver(baseFixture(), { now: noon, language: 'es' }).keepLanguage();
    expect(refused).toMatchObject(failed({ kind: 'session-over' }));
  });

  it('needs no question after the sign-in of a person with one practice', async () => {
    const { access, clientSession, asked } = await scene(ana);
    const frame = new FrameViewModel(access, clientSession);
    await frame.open();
    expect(frame.layout).toMatchObject({ personName: 'Ana Núñez', unreadMessages: 9 });
    expect(asked).toEqual([]);
  });

  it('stands plain when the layout cannot be had, and asks again next time', async () => {
    const { access, clientSession, asked } = await scene();
    const down = new FrameViewModel({ ...access, layout: async () => failed({ kind: 'timed-out' }) }, clientSession);
    await down.open();
    expect(down.layout).toBeUndefined();
    expect(down.practice?.name).toBe(mesa.name);
    await new FrameViewModel(access, clientSession).open();
    expect(asked).toEqual(['mesa']);
  });

  it('ACC-250 is refused for a practice that is not an own one, and for nobody', async () => {
    const { as, parts } = await scene();
    expect(await as(ana).layout(pena.id)).toEqual(failed({ kind: 'not-found' }));
    expect(await as(ben).layout('nowhere' as never)).toEqual(failed({ kind: 'not-found' }));
    expect(await accessOver(parts, { now: noon, language: 'en' }).layout(mesa.id)).toMatchObject({
      error: { kind: 'session-over' },
    });
  });
});

describe('signing out of an identity provider', () => {
  const there = 'https://clinic.example/sign-out';
  const leaving = async (end: (sessionEnd: SessionEndViewModel) => void) => {
    const { access, clientSession, session } = await scene();
    session.write('providerSignOut', there);
    const { port, release } = holding(access);
    const left: string[] = [];
    end(
      new SessionEndViewModel({ access: port, session: clientSession, leaveFor: (address) => void left.push(address) }),
    );
    const before = [...left];
    await release();
    return { before, left, session };
  };

  it('ASVS-7.6 follows the person’s own signing out, once the gateway has heard of it', async () => {
    const { before, left, session } = await leaving((sessionEnd) => sessionEnd.signOut());
    expect({ before, left }).toEqual({ before: [], left: [there] });
    expect(session.all).toEqual({});
  });

  it('does not follow a session that ends by itself', async () => {
    expect((await leaving((sessionEnd) => sessionEnd.leave())).left).toEqual([]);
  });
});

describe('switching the practice', () => {
  it('stores the other practice and its payments, and asks for its layout after the reload', async () => {
    const { access, clientSession, session, asked } = await scene();
    const frame = new FrameViewModel(access, clientSession);
    await frame.open();
    expect(frame.practices.map(({ id }) => id)).toEqual(['mesa', 'pena']);
    expect(frame.switchTo(pena.id)).toBe(true);
    expect(session.all).toMatchObject({ execution: 'cloverapi' });
    expect(session.all).not.toHaveProperty('layout');
    const reloaded = new FrameViewModel(access, clientSession);
    expect([reloaded.takeSwitch(), reloaded.takeSwitch()]).toEqual([true, false]);
    await reloaded.open();
    expect(reloaded.layout).toMatchObject({ practice: 'pena', unreadMessages: 5 });
    expect(asked).toEqual(['mesa', 'pena']);
  });

  it('is nothing for the practice that is selected already or is not an own one', async () => {
    const { access, clientSession, session } = await scene();
    const frame = new FrameViewModel(access, clientSession);
    const before = session.all;
    expect(frame.switchTo(mesa.id)).toBe(false);
    expect(frame.switchTo('nowhere' as never)).toBe(false);
    expect(session.all).toEqual(before);
  });

  it('drops the layout of the former practice', async () => {
    const { access, clientSession, session } = await scene();
    const { port, release } = holding(access);
    const frame = new FrameViewModel(port, clientSession);
    void frame.open();
    frame.switchTo(pena.id);
    await release();
    expect(frame.layout).toBeUndefined();
    expect(session.all).not.toHaveProperty('layout');
  });

  it('drops the layout of the person who was here before', async () => {
    const { access, clientSession, enter } = await scene();
    const { port, release } = holding(access);
    const frame = new FrameViewModel(port, clientSession);
    void frame.open();
    new SessionEndViewModel({ access, session: clientSession }).signOut();
    await enter({ ...ana, charts: ana.charts });
    await release();
    expect(clientSession.layout.current).toMatchObject({ personName: 'Ana Núñez' });
  });
});

describe('signing out', () => {
  it('ACC-241 tells the gateway, in the name of the session, and forgets everything but the device', async () => {
    const { access, clientSession, session, signedOut, parts } = await scene();
    const local = new MemoryKeyValueStore();
    local.write(localKeys.language, 'es');
    local.write(localKeys.device, 'tab');
    const held = clientSession.tokens.current?.access;
    const sessionEnd = new SessionEndViewModel({ access, session: clientSession });
    sessionEnd.signOut();
    expect(signedOut).toEqual([held]);
    expect(session.all).toEqual({});
    expect(clientSession.tokens.signedIn).toBe(false);
    expect(sessionEnd.signedOut).toBe(true);
    expect(local.all).toEqual({ language: 'es', deviceIdentifier: 'tab' });
    await Promise.resolve();
    expect((await parts.sessions.find('session-1' as never))?.revokedAt).toBe(noon);
  });

  it('ACC-241 forgets the person even when the gateway cannot be reached', async () => {
    const { access, clientSession, session } = await scene();
    const signOut: Access['signOut'] = async () => failed({ kind: 'unreachable' });
    const sessionEnd = new SessionEndViewModel({ access: { ...access, signOut }, session: clientSession });
    sessionEnd.signOut();
    expect(session.all).toEqual({});
    expect(sessionEnd.signedOut).toBe(true);
  });
});

describe('several tabs', () => {
  /** Tabs that notify each other at once. */
  const hearing = (): Tabs => {
    const heard = new Set<{ readonly username: string; readonly ended: () => void }>();
    return {
      ...noTabs,
      tellSignedOut: (username) => {
        for (const tab of heard) if (tab.username === username) tab.ended();
      },
      whenSignedOut: (username, ended) => {
        const tab = { username, ended };
        heard.add(tab);
        return () => heard.delete(tab);
      },
    };
  };

  it('ACC-241 end together when the person signs out in one of them', async () => {
    const [one, two, hers] = [await scene(), await scene(), await scene(ana)];
    const tabs = hearing();
    const ends = [one, two, hers].map(
      ({ access, clientSession }) => new SessionEndViewModel({ access, session: clientSession, tabs }),
    );
    for (const end of ends) end.watchTabs();
    ends[0]?.signOut();
    expect(ends.map(({ signedOut }) => signedOut)).toEqual([true, true, false]);
    expect([one, two, hers].map(({ clientSession }) => clientSession.tokens.signedIn)).toEqual([false, false, true]);
    expect([one, two].map(({ signedOut }) => signedOut.length)).toEqual([1, 1]);
  });

  it('give up what was typed when the person signs out, and keep it when the session ended by itself', async () => {
    const typed = { name: 'Rosa' };
    const [one, two, three] = [await scene(), await scene(), await scene()];
    const tabs = hearing();
    const [leaving, signingOut, hearingOfIt] = [one, two, three].map(({ access, clientSession, enter }) => {
      const drafts = new Drafts(() => clientSession.actingAs.draftOwner);
      const end = new SessionEndViewModel({ access, session: clientSession, tabs, drafts });
      drafts.of('invite').keep(typed);
      return { end, drafts, enter };
    });
    leaving?.end.leave();
    hearingOfIt?.end.watchTabs();
    signingOut?.end.signOut();
    for (const tab of [leaving, signingOut, hearingOfIt]) await tab?.enter(ben);
    expect([leaving, signingOut, hearingOfIt].map((tab) => tab?.drafts.of('invite').read())).toEqual([
      typed,
      undefined,
      undefined,
    ]);
  });

  it('do not end each other by having been left alone', async () => {
    const [one, two] = [await scene(), await scene()];
    const tabs = hearing();
    const [idle, used] = [one, two].map(
      ({ access, clientSession }) => new SessionEndViewModel({ access, session: clientSession, tabs }),
    );
    used?.watchTabs();
    idle?.leave();
    expect([idle?.signedOut, used?.signedOut]).toEqual([true, false]);
  });
});

describe('tokens that come late', () => {
  const late = { access: 'a9', authentication: 'a9', refresh: 'r9' };

  it('ACC-145 take the place of those that were shown', async () => {
    const { clientSession } = await scene();
    clientSession.tokens.renew(late, 'refresh-1');
    expect(clientSession.tokens.current).toEqual(late);
  });

  it('ACC-145 of two renewals at once, the first counts', async () => {
    const { clientSession } = await scene();
    clientSession.tokens.renew(late, 'refresh-1');
    clientSession.tokens.renew({ ...late, refresh: 'r10' }, 'refresh-1');
    expect(clientSession.tokens.current).toEqual(late);
  });

  it('ACC-241 neither bring back a person who signed out, nor touch the next one in this tab', async () => {
    const { clientSession, session, enter } = await scene();
    const shown = clientSession.tokens.current?.refresh ?? '';
    clientSession.lifecycle.end();
    clientSession.tokens.renew(late, shown);
    expect(session.all).toEqual({});
    await enter(ana);
    const hers = clientSession.tokens.current;
    expect(hers?.refresh).toBe('refresh-2');
    clientSession.tokens.renew(late, shown);
    expect(clientSession.tokens.current).toEqual(hers);
  });
});

describe('a storage that somebody else wrote to', () => {
  it('counts as empty where it cannot be read', () => {
    const session = new MemoryKeyValueStore();
    for (const key of ['practice', 'practices', 'layout']) session.write(key, '{broken');
    const clientSession = openClientSession(session);
    expect({
      practice: clientSession.actingAs.practice,
      practices: clientSession.actingAs.practices,
      current: clientSession.layout.current,
      current2: clientSession.tokens.current,
    }).toEqual({ practice: undefined, practices: [], current: undefined, current2: undefined });
  });
});

/** The same storage as another page load sees it. */
const clientSessionStorage = (clientSession: ClientSession): MemoryKeyValueStore => {
  const copy = new MemoryKeyValueStore();
  copy.write('practices', JSON.stringify(clientSession.actingAs.practices));
  copy.write('practice', JSON.stringify(clientSession.actingAs.practice));
  copy.write('layout', JSON.stringify(clientSession.layout.current));
  return copy;
};
