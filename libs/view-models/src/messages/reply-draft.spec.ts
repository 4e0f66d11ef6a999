import { describe, expect, it } from '@jest/globals';
import { longestBody, type SendKey } from '@portico/domain/messages';
import { Drafts } from '../kernel/index.ts';
import { ReplyDraft } from './reply-draft.ts';

const key = 'key-1' as SendKey;
const newKey = (): string => key;

describe('the draft of a reply', () => {
  it('MON-257 is taken trimmed and once, and not while it is blank or too long', () => {
    const draft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('reply');
    const reply = new ReplyDraft(draft, newKey);
    reply.write('  ');
    expect({ isWritten: reply.isWritten, take: reply.take() }).toEqual({ isWritten: false, take: undefined });
    reply.write('a'.repeat(longestBody + 1));
    expect({ isTooLong: reply.isTooLong, take: reply.take() }).toEqual({ isTooLong: true, take: undefined });
    reply.write(' Thank you ');
    expect(new ReplyDraft(draft, newKey).body).toBe(' Thank you ');
    expect(reply.take()).toEqual({ key, body: 'Thank you' });
    expect({ body: reply.body, read: draft.read() }).toEqual({
      body: '',
      read: { body: '', 'sent.key-1': 'Thank you' },
    });
    reply.arrived(key);
    expect(draft.read()).toBeUndefined();
  });
});
