import { describe, expect, it } from '@jest/globals';
import { longestBody } from '@portico/domain/messages';
import { Drafts } from '../kernel/index.ts';
import { ReplyDraft } from './reply-draft.ts';

describe('the draft of a reply', () => {
  it('MON-257 is taken trimmed and once, and not while it is blank or too long', () => {
    const draft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('reply');
    const reply = new ReplyDraft(draft);
    reply.write('  ');
    expect({ isWritten: reply.isWritten, take: reply.take() }).toEqual({ isWritten: false, take: undefined });
    reply.write('a'.repeat(longestBody + 1));
    expect({ isTooLong: reply.isTooLong, take: reply.take() }).toEqual({ isTooLong: true, take: undefined });
    reply.write(' Thank you ');
    expect(new ReplyDraft(draft).body).toBe(' Thank you ');
    expect(reply.take()).toBe('Thank you');
    expect({ body: reply.body, read: draft.read() }).toEqual({ body: '', read: undefined });
  });
});
