import { beforeEach, describe, expect, it } from '@jest/globals';
import { authorOf } from '@portico/application/messages';
import { failed, ok, type ProviderId } from '@portico/domain/kernel';
import type { NodeId, SendKey, ThreadId } from '@portico/domain/messages';
import { ana, anaAtMesa, actingAs, ben, benAtPena, delegateFor, mesa, noon } from '@portico/services/kernel/testing';
import { broken, messagesFixture, ng, said, t1, t2, type MessagesFixture } from './testing/index.ts';

let fixture: MessagesFixture;
beforeEach(() => {
  fixture = messagesFixture();
});

describe('the messages screen', () => {
  it('MON-223 MON-232 shows the conversations, the last one first, with the count of what is unread', async () => {
    const viewModel = await fixture.open();
    expect(viewModel.threads.lines.map(({ id }) => id)).toEqual([t1, t2]);
    expect(viewModel).toMatchObject({ side: 'list', conversation: undefined, isUnknown: false });
    expect(fixture.unread).toEqual([2]);
  });

  it.each([
    ['a conversation', { thread: 't1' }, 't1'],
    ['a provider', { provider: 'gone' }, 't2'],
  ])('MON-225 opens what the address names by %s', async (_, place, id) => {
    const viewModel = await fixture.open(place);
    expect(viewModel.conversation?.id).toBe(id);
    expect(viewModel.side).toBe('conversation');
  });

  it('MON-226 writes to a provider with whom there is no conversation', async () => {
    fixture.mail.putProviders(benAtPena, { ...ng, id: 'new' as ProviderId });
    const viewModel = await fixture.open({ provider: 'new' });
    expect(viewModel).toMatchObject({ side: 'new', writing: { provider: 'new' } });
  });

  it('MON-224 says that a conversation is not there, and shows the list', async () => {
    for (const thread of ['nowhere', '<>']) {
      expect(await fixture.open({ thread })).toMatchObject({ isUnknown: true, side: 'list', phase: { kind: 'ready' } });
    }
    const viewModel = await fixture.open();
    await viewModel.show({ thread: 'nowhere' });
    expect(viewModel).toMatchObject({ isUnknown: true, side: 'list' });
    await viewModel.show({ thread: 't2' });
    expect(viewModel).toMatchObject({ isUnknown: false, side: 'conversation' });
  });

  it('MON-246 marks as read what is opened, once, and counts anew', async () => {
    const viewModel = await fixture.open();
    await viewModel.show({ thread: 't1' });
    expect(viewModel.threads.lines[0]).toMatchObject({ id: t1, unread: false });
    expect(fixture.unread).toEqual([2, 0]);
    expect(await fixture.mail.unread(benAtPena)).toBe(0);
    await viewModel.show({ thread: 't2' });
    expect(fixture.unread).toEqual([2, 0]);
  });

  it('MON-245 marks as unread and read, and says so when that failed', async () => {
    const real = fixture.service();
    let down = false;
    const viewModel = await fixture.open(
      { thread: 't1' },
      broken(real, 'mark', () => down),
    );
    await viewModel.actions.mark('unread');
    expect(viewModel).toMatchObject({
      conversation: { thread: { unread: true } },
      actions: { marking: { kind: 'idle' } },
    });
    expect(viewModel.threads.lines[0]?.unread).toBe(true);
    down = true;
    await viewModel.actions.mark('read');
    expect(viewModel).toMatchObject({
      conversation: { thread: { unread: true } },
      actions: { marking: { kind: 'failed' } },
    });
    expect(fixture.unread.at(-1)).toBe(1);
  });

  it('MON-242 asks before it deletes; then the conversation is gone, and stays where that failed', async () => {
    const real = fixture.service();
    let down = true;
    const viewModel = await fixture.open(
      { thread: 't1' },
      broken(real, 'remove', () => down),
    );
    viewModel.actions.askToRemove();
    expect(viewModel.actions.removing).toBe('asked');
    expect(await viewModel.actions.remove()).toBe(false);
    expect(viewModel).toMatchObject({ actions: { removing: { kind: 'unreachable' } }, conversation: { id: t1 } });
    down = false;
    expect(await viewModel.actions.remove()).toBe(true);
    expect(viewModel).toMatchObject({ actions: { removing: 'not' }, conversation: undefined, side: 'list' });
    expect(viewModel.threads.lines.map(({ id }) => id)).toEqual([t2]);
    expect(await fixture.mail.thread(benAtPena, t1, 1)).toBeUndefined();
  });

  it('MON-248 MON-233 grows 200 ms after the last scrolling near its end, once, where the practice system says so', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `old-${at + 10}` as ThreadId,
      provider: ng.id,
      subject: 'Old',
      messages: [said('m', -1_440 * (at + 1), { readAt: noon })],
    }));
    fixture.mail.put(benAtPena, ...many);
    const viewModel = await fixture.open();
    expect(viewModel.threads.lines).toHaveLength(20);
    viewModel.threads.scrolled(false);
    expect(fixture.clock.ticks).toHaveLength(0);
    viewModel.threads.scrolled(true);
    viewModel.threads.scrolled(true);
    expect(fixture.clock.ticks).toHaveLength(1);
    expect(viewModel.threads.lines).toHaveLength(20);
    fixture.clock.ticks[0]?.();
    await fixture.settled();
    expect(viewModel.threads.lines).toHaveLength(32);
    expect(viewModel.threads.hasMore).toBe(false);
    viewModel.threads.scrolled(true);
    expect(fixture.clock.ticks).toHaveLength(0);
    fixture.mail.put(anaAtMesa, ...many);
    const vertex = await fixture.open({}, fixture.service(actingAs(ana, mesa)), true, anaAtMesa);
    vertex.threads.scrolled(true);
    expect(fixture.clock.ticks).toHaveLength(0);
    await vertex.threads.loadMore();
    expect(vertex.threads.lines).toHaveLength(32);
  });

  it('reads back to the beginning of a long conversation', async () => {
    const long = Array.from({ length: 40 }, (_, at) => said(`n${at + 10}`, at));
    fixture.mail.put(benAtPena, { id: t1, provider: ng.id, subject: 'Long', messages: long });
    const viewModel = await fixture.open({ thread: 't1' });
    expect(viewModel.conversation?.thread?.messages).toHaveLength(30);
    await viewModel.conversation?.loadEarlier();
    expect(viewModel.conversation?.thread?.messages.map(({ id }) => id)).toEqual(long.map(({ id }) => id));
    expect(viewModel.conversation?.thread?.earlier).toBeUndefined();
  });

  it('says what went wrong, and asks again', async () => {
    let down = true;
    const viewModel = await fixture.open(
      {},
      broken(fixture.service(), 'screen', () => down),
    );
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    down = false;
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('ready');
  });
});

describe('who may', () => {
  it('ACC-006 look and not act: reads, leaves unread what the patient has not seen, and writes nothing', async () => {
    const acting = delegateFor(ana, benAtPena, 'messages:view');
    const viewModel = await fixture.open({ thread: 't1' }, fixture.service(acting), false);
    expect(viewModel.conversation?.thread?.unread).toBe(true);
    expect(await fixture.mail.unread(benAtPena)).toBe(2);
    await viewModel.show({ isNew: true });
    expect(viewModel.writing).toBeUndefined();
    const messages = fixture.service(acting);
    const notFound = failed({ kind: 'not-found' });
    expect(await messages.reply({ key: 'k' as SendKey, thread: t1, body: 'Hi' })).toEqual(notFound);
    expect(await messages.mark(t1, 'read')).toEqual(notFound);
    expect(await messages.remove(t1)).toEqual(notFound);
    const screen = await messages.screen({});
    expect(screen.ok && screen.value.upload).toBeUndefined();
  });

  it('ACC-006 act: writes by their own name', async () => {
    const messages = fixture.service(delegateFor(ana, benAtPena, 'messages:act'));
    expect(await messages.reply({ key: 'k' as SendKey, thread: t1, body: 'For Ben' })).toEqual(ok(undefined));
    expect((await fixture.mail.thread(benAtPena, t1, 1))?.messages).toMatchObject([
      { body: 'For Ben', sender: ana.name },
    ]);
    expect(fixture.parts.activityLog.entries.at(-1)).toMatchObject({
      action: 'sent-message',
      actor: ana.id,
      subject: benAtPena.patient,
    });
  });

  it('ACC-006 read and write: the patient’s messages are not theirs, and their own stand under their name', async () => {
    const byBen = await fixture.service().reply({ key: 'b' as SendKey, thread: t1, body: 'From Ben' });
    expect(byBen).toEqual(ok(undefined));
    const acting = delegateFor(ana, benAtPena, 'messages:act', 'messages:view');
    const { conversation } = await fixture.open({ thread: 't1' }, fixture.service(acting));
    conversation?.reply.write('For Ben');
    await conversation?.send();
    const { thread } = conversation ?? {};
    if (thread === undefined) throw new Error('Ana may read.');
    const authors = thread.messages.slice(-2).map((message) => authorOf(message, thread));
    expect(authors).toEqual([{ kind: 'named', name: ben.name }, { kind: 'reader' }]);
    const reloaded = await fixture.service(acting).thread(t1);
    expect(
      reloaded.ok && reloaded.value.messages.slice(-1).map((message) => authorOf(message, reloaded.value)),
    ).toEqual([{ kind: 'reader' }]);
  });

  it('MON-240 what is sent again under the same key stands in the activity log once', async () => {
    const messages = fixture.service();
    const reply = { key: 'k1' as SendKey, thread: t1, body: 'Once' };
    const message = { key: 'k2' as SendKey, patient: benAtPena, provider: ng.id, subject: 'A question', body: 'Once' };
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await messages.reply(reply)).toEqual(ok(undefined));
      expect(await messages.create(message)).toEqual(ok('thread.k2'));
    }
    const sent = fixture.parts.activityLog.entries.filter(({ action }) => action === 'sent-message');
    expect(sent.map(({ resource }) => resource)).toEqual([t1, 'thread.k2']);
  });

  it('ACC-006 not even look: finds nothing', async () => {
    const messages = fixture.service(delegateFor(ana, benAtPena, 'health:act'));
    for (const asked of [
      messages.screen({}),
      messages.thread(t1),
      messages.more('1-t'),
      messages.file('letter' as NodeId),
    ]) {
      expect(await asked).toEqual(failed({ kind: 'not-found' }));
    }
  });
});

/** A service as an object whose methods can be replaced one by one. */
