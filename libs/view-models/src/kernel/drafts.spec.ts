import { describe, expect, it } from '@jest/globals';
import { Drafts, noDraft, type DraftOwner } from './drafts.ts';

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
