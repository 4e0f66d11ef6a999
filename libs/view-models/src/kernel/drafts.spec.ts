import { describe, expect, it } from '@jest/globals';
import { instant, plus } from '@portico/domain/kernel';
import { Drafts, noDraft, type DraftOwner } from './drafts.ts';
import type { SealingKeys } from './kept-work.ts';
import { MemoryKeptWork } from './testing/index.ts';

const scene = () => {
  let owner: DraftOwner | undefined = { person: 'ben', place: 'mesa' };
  const drafts = new Drafts(() => owner);
  return {
    drafts,
    now: (next: DraftOwner | undefined) => {
      owner = next;
    },
  };
};
const typed = { name: 'Rosa Núñez', email: 'rosa@' };

describe('drafts', () => {
  it('are given back to the same person in the same place after the session ended by itself', () => {
    const { drafts, now } = scene();
    drafts.of('invite').keep(typed);
    now(undefined);
    expect(drafts.of('invite').read()).toBeUndefined();
    drafts.of('invite').keep({ name: 'nobody' });
    drafts.of('invite').drop();
    now({ person: 'ben', place: 'mesa' });
    expect(drafts.of('invite').read()).toEqual(typed);
    expect(drafts.of('another form').read()).toBeUndefined();
    now({ person: 'ben', place: 'pena' });
    expect(drafts.of('invite').read()).toBeUndefined();
  });

  it('OPS-D2 go along to a page that is loaded anew, and to nobody else there', () => {
    const { drafts } = scene();
    expect(drafts.pack()).toBeUndefined();
    drafts.of('invite').keep(typed);
    const packed = drafts.pack() ?? '';
    const next = scene();
    next.drafts.unpack(packed);
    expect(next.drafts.of('invite').read()).toEqual(typed);
    const another = scene();
    another.now({ person: 'ana', place: 'mesa' });
    another.drafts.unpack(packed);
    expect(another.drafts.of('invite').read()).toBeUndefined();
    const broken = scene();
    for (const text of ['', '{', 'null', '{"person":"ben"}']) broken.drafts.unpack(text);
    expect(broken.drafts.of('invite').read()).toBeUndefined();
  });

  it('are gone for good once another person was here, or the person signed out', () => {
    const { drafts, now } = scene();
    drafts.of('invite').keep(typed);
    now({ person: 'ana', place: 'mesa' });
    expect(drafts.of('invite').read()).toBeUndefined();
    now({ person: 'ben', place: 'mesa' });
    expect(drafts.of('invite').read()).toBeUndefined();
    drafts.of('invite').keep(typed);
    drafts.forget();
    expect(drafts.of('invite').read()).toBeUndefined();
  });

  it('are none when sent, or without a text', () => {
    const { drafts } = scene();
    const invite = drafts.of('invite');
    invite.keep(typed);
    invite.drop();
    expect(invite.read()).toBeUndefined();
    invite.keep(typed);
    invite.keep({ name: ' ', email: '' });
    expect(invite.read()).toBeUndefined();
    noDraft.keep(typed);
    noDraft.drop();
    expect(noDraft.read()).toBeUndefined();
  });
});

/** A device on which pages and tabs come and go; each page is signed in as somebody. */
const device = () => {
  let now = instant(Date.parse('2026-11-23T12:00:00Z'));
  const keptWork = new MemoryKeptWork(() => now);
  const page = (person = 'ben', isShared = false) => {
    let owner: DraftOwner | undefined = { person, place: 'mesa' };
    const keys = (): SealingKeys | undefined => (owner === undefined || isShared ? undefined : [`key of ${person}`]);
    const drafts = new Drafts(() => owner, { keptWork, keys, now: () => (now = plus(now, 1)) });
    const endSession = (): void => {
      owner = undefined;
    };
    return { drafts, invite: drafts.of('invite'), endSession };
  };
  const opened = async (person?: string, isShared?: boolean) => {
    const opening = page(person, isShared);
    await opening.drafts.open();
    return opening;
  };
  return { keptWork, opened };
};

/** Until what was written is on the device. */
const written = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describe('drafts on a device', () => {
  it('are on the next page of the same person, and of no other', async () => {
    const { opened } = device();
    (await opened()).invite.keep(typed);
    await written();
    expect((await opened()).invite.read()).toEqual(typed);
    expect((await opened('ana')).invite.read()).toBeUndefined();
    expect((await opened()).invite.read()).toEqual(typed);
  });

  it('of which only the newest letters are not written yet go along with a reload', async () => {
    const { opened } = device();
    const { drafts, invite } = await opened();
    invite.keep(typed);
    const packed = drafts.pack() ?? '';
    await written();
    expect(drafts.pack()).toBeUndefined();
    const next = await device().opened();
    next.drafts.unpack(packed);
    await next.drafts.open();
    expect(next.invite.read()).toEqual(typed);
  });

  it('are the newest of two tabs, and gone in both when one of them sent', async () => {
    const { opened } = device();
    const [first, second] = [await opened(), await opened()];
    first.invite.keep(typed);
    await written();
    await second.drafts.open();
    expect(second.invite.read()).toEqual(typed);
    second.invite.keep({ name: 'Rosa' });
    await written();
    await first.drafts.open();
    expect(first.invite.read()).toEqual({ name: 'Rosa' });
    first.invite.drop();
    await written();
    await second.drafts.open();
    expect(second.invite.read()).toBeUndefined();
  });

  it('outlive a session that ends by itself, and a sign-out takes them all, even while one is being written', async () => {
    const { opened } = device();
    const idle = await opened();
    idle.invite.keep(typed);
    idle.endSession();
    await written();
    const { drafts, invite } = await opened();
    expect(invite.read()).toEqual(typed);
    invite.keep({ name: 'Rosa' });
    drafts.forget();
    await written();
    expect((await opened()).invite.read()).toBeUndefined();
  });

  it('are in memory only on a device that the person called shared', async () => {
    const { opened } = device();
    const shared = await opened('ben', true);
    shared.invite.keep(typed);
    await written();
    expect(shared.invite.read()).toEqual(typed);
    expect((await opened()).invite.read()).toBeUndefined();
  });
});
