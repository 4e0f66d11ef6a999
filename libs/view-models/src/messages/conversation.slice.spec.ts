import { beforeEach, describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import type { SendKey } from '@portico/domain/messages';
import { ana, anaAtMesa, actingAs, benAtPena, mesa } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Messages, ReplyToSend } from '@portico/application/messages';
import { bound, broken, files, messagesFixture, photo, t1, type MessagesFixture } from './testing/index.ts';

let fixture: MessagesFixture;
beforeEach(() => {
  fixture = messagesFixture();
});

describe('a reply', () => {
  it('MON-239 stands there at once as being sent, and as sent when it is', async () => {
    const real = fixture.service();
    const held = holding<Messages>(real);
    const viewModel = await fixture.open({ thread: 't1' }, { ...bound(real), reply: held.port.reply });
    viewModel.conversation?.reply.write(' Thank you ');
    const sending = viewModel.conversation?.send();
    expect(viewModel.conversation).toMatchObject({
      reply: { body: '' },
      outgoing: [{ body: 'Thank you', state: { kind: 'sending' } }],
    });
    await held.release();
    await sending;
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect(viewModel.conversation?.thread?.messages.at(-1)).toMatchObject({ body: 'Thank you', fromPatient: true });
    expect(viewModel.threads.lines[0]).toMatchObject({ id: t1, excerpt: 'Thank you' });
    expect(viewModel.threads.lines[0]?.lastSender).toBe(viewModel.conversation?.thread?.reader);
    expect(viewModel.threads.lines[0]?.lastSender).toBeTruthy();
  });

  it('MON-240 MON-258 that failed keeps its text, by its id, until the page is left, and is there once when it is tried again', async () => {
    const real = fixture.service();
    let lost = true;
    const messages = bound(real);
    const viewModel = await fixture.open(
      { thread: 't1' },
      // The message arrives, but its response does not.
      {
        ...messages,
        reply: async (reply) => (await real.reply(reply), lost ? failed({ kind: 'timed-out' }) : real.reply(reply)),
      },
    );
    viewModel.conversation?.reply.write('Thank you');
    await viewModel.conversation?.send();
    const failure = { key: 'key-1', body: 'Thank you', state: { kind: 'failed', failure: { kind: 'timed-out' } } };
    expect(viewModel.conversation?.outgoing).toEqual([failure]);
    await viewModel.show({ thread: 't2' });
    await viewModel.show({});
    lost = false;
    // Reloading shows that it had arrived.
    await viewModel.show({ thread: 't1' });
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect(viewModel.conversation?.thread?.messages).toHaveLength(3);
    await real.reply({ key: 'key-1' as SendKey, thread: t1, body: 'Thank you' });
    expect((await fixture.mail.thread(benAtPena, t1, 9))?.messages).toHaveLength(3);
  });

  it.each(['before it arrives', 'after it arrived'] as const)(
    'MON-240 whose page goes away %s is neither lost nor sent twice',
    async (when) => {
      const real = fixture.service();
      const gone = await fixture.open({ thread: 't1' }, { ...bound(real), reply: () => new Promise(() => undefined) });
      gone.conversation?.reply.write('Thank you');
      void gone.conversation?.send();
      gone.conversation?.reply.write('And one more thing');
      if (when === 'after it arrived') await real.reply({ key: 'key-1' as SendKey, thread: t1, body: 'Thank you' });

      const opened = await fixture.open({ thread: 't1' });
      const kept = when === 'before it arrives' ? 'Thank you\n\nAnd one more thing' : 'And one more thing';
      expect(opened.conversation?.reply.body).toBe(kept);
      opened.conversation?.reply.write('Thank you');
      await opened.conversation?.send();
      const sent = (await fixture.mail.thread(benAtPena, t1, 9))?.messages.filter(({ body }) => body === 'Thank you');
      // What had arrived and is written once more is a message of its own.
      expect(sent?.length).toBe(when === 'before it arrives' ? 1 : 2);
      expect((await fixture.open({ thread: 't1' })).conversation?.reply.body).toBe('');
    },
  );

  it.each(['before it arrives', 'after it arrived'] as const)(
    'MON-240 whose page goes away %s comes with its file, once',
    async (when) => {
      const real = fixture.service();
      const asked: ReplyToSend[] = [];
      const gone = await fixture.open(
        { thread: 't1' },
        { ...bound(real), reply: (reply) => (asked.push(reply), new Promise(() => undefined)) },
      );
      await gone.conversation?.file?.choose(photo());
      gone.conversation?.reply.write('My arm');
      void gone.conversation?.send();
      gone.conversation?.reply.write('And one more thing');
      const [reply] = asked;
      if (reply !== undefined && when === 'after it arrived') await real.reply(reply);

      const { conversation } = await fixture.open({ thread: 't1' });
      expect(conversation?.reply.body).toBe('And one more thing');
      expect(conversation?.outgoing).toMatchObject(
        when === 'after it arrived'
          ? []
          : [{ key: reply?.key, body: 'My arm', file: { name: 'arm.png' }, state: { kind: 'failed' } }],
      );
      // Each later page still has it.
      const again = await fixture.open({ thread: 't1' });
      if (reply !== undefined) await again.conversation?.retry(reply.key);
      const sent = (await fixture.mail.thread(benAtPena, t1, 9))?.messages.filter(({ body }) => body === 'My arm');
      expect(sent).toMatchObject([{ files: [{ node: 'brought' }] }]);
      expect((await fixture.open({ thread: 't1' })).conversation?.outgoing).toEqual([]);
    },
  );

  it.each([true, false])('MON-240 that two tabs send is one message (with a file: %s)', async (hasFile) => {
    const writing = await fixture.open({ thread: 't1' });
    if (hasFile) await writing.conversation?.file?.choose(photo());
    writing.conversation?.reply.write('My arm');
    await fixture.settled();
    const tabs = [writing, await fixture.open({ thread: 't1' }), await fixture.open({ thread: 't1' })];
    await Promise.all(tabs.map(({ conversation }) => conversation?.send()));
    const there = (await fixture.mail.thread(benAtPena, t1, 9))?.messages;
    expect(there?.filter(({ body }) => body === 'My arm')).toHaveLength(1);
    for (const { conversation } of tabs) expect(conversation?.outgoing).toEqual([]);
  });

  it('MON-240 that was changed in one of two tabs is another message', async () => {
    const first = await fixture.open({ thread: 't1' });
    first.conversation?.reply.write('My arm');
    const second = await fixture.open({ thread: 't1' });
    second.conversation?.reply.write('My leg');
    await first.conversation?.send();
    await second.conversation?.send();
    const there = (await fixture.mail.thread(benAtPena, t1, 9))?.messages.map(({ body }) => body);
    expect(there?.slice(-2)).toEqual(['My arm', 'My leg']);
  });

  it('MON-240 whose answer is late when another page sends it again is there once', async () => {
    const real = fixture.service();
    const held = holding<Messages>(real);
    const first = await fixture.open({ thread: 't1' }, { ...bound(real), reply: held.port.reply });
    first.conversation?.reply.write('Thank you');
    const sending = first.conversation?.send();
    const second = await fixture.open({ thread: 't1' });
    expect(second.conversation?.reply.body).toBe('Thank you');
    await second.conversation?.send();
    await held.release();
    await sending;
    const there = (await fixture.mail.thread(benAtPena, t1, 9))?.messages;
    expect(there?.filter(({ body }) => body === 'Thank you')).toHaveLength(1);
  });

  it('MON-240 is tried again under the same id', async () => {
    const real = fixture.service();
    let down = true;
    const viewModel = await fixture.open(
      { thread: 't1' },
      broken(real, 'reply', () => down),
    );
    viewModel.conversation?.reply.write('Thank you');
    await viewModel.conversation?.send();
    await viewModel.conversation?.retry('key-1' as SendKey);
    expect(viewModel.conversation?.outgoing).toMatchObject([{ key: 'key-1', state: { kind: 'failed' } }]);
    down = false;
    await viewModel.conversation?.retry('key-1' as SendKey);
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect((await fixture.mail.thread(benAtPena, t1, 9))?.messages.at(-1)).toMatchObject({ id: 'sent.key-1' });
  });

  it('brings a file with it, which stands at the message once it is sent', async () => {
    const viewModel = await fixture.open({ thread: 't1' });
    const { conversation } = viewModel;
    await conversation?.file?.choose(photo());
    conversation?.reply.write('My arm');
    const sending = conversation?.send();
    expect(conversation).toMatchObject({
      outgoing: [{ body: 'My arm', file: { name: 'arm.png' } }],
      file: { phase: { kind: 'none' } },
    });
    await sending;
    const sent = [{ node: 'brought', name: 'arm.png', mediaType: 'image/png' }];
    expect(conversation?.thread?.messages.at(-1)).toMatchObject({ body: 'My arm', files: sent });
    expect((await fixture.mail.thread(benAtPena, t1, 9))?.messages.at(-1)).toMatchObject({ files: sent });
  });

  it('waits for its file, and keeps it while another conversation is read', async () => {
    const viewModel = await fixture.open({ thread: 't1' });
    const { conversation } = viewModel;
    conversation?.reply.write('My arm');
    const choosing = conversation?.file?.choose(photo());
    expect(conversation).toMatchObject({ canSend: false });
    await conversation?.send();
    expect(conversation?.outgoing).toEqual([]);
    await choosing;
    expect(conversation).toMatchObject({ canSend: true });
    const again = await fixture.open({ thread: 't1' });
    expect(again.conversation).toMatchObject({ reply: { body: 'My arm' }, file: { phase: { name: 'arm.png' } } });
  });

  it('whose file is gone comes back with its text, so that the file can be chosen again', async () => {
    const real = bound(fixture.service());
    const viewModel = await fixture.open(
      { thread: 't1' },
      { ...real, reply: async () => failed({ kind: 'file-gone' }) },
    );
    const { conversation } = viewModel;
    await conversation?.file?.choose(photo());
    conversation?.reply.write('My arm');
    const sending = conversation?.send();
    conversation?.reply.write('And my leg');
    await sending;
    expect(conversation).toMatchObject({
      outgoing: [],
      reply: { body: 'My arm\n\nAnd my leg', isFileGone: true },
      file: { phase: { kind: 'none' } },
    });
    void conversation?.send();
    expect(conversation?.reply.isFileGone).toBe(false);
  });

  it('MON-247 cannot be written to a provider who is not active, also one who has just left', async () => {
    const viewModel = await fixture.open({ thread: 't2' });
    expect(viewModel.conversation?.canWrite).toBe(false);
    viewModel.conversation?.reply.write('Hello');
    await viewModel.conversation?.send();
    expect(viewModel.conversation?.outgoing).toEqual([]);
    const left: Messages = { ...bound(fixture.service()), reply: async () => failed({ kind: 'provider-inactive' }) };
    const other = await fixture.open({ thread: 't1' }, left);
    other.conversation?.reply.write('Hello');
    await other.conversation?.send();
    expect(other.conversation).toMatchObject({ canWrite: false, outgoing: [{ state: { kind: 'failed' } }] });
  });

  it('MON-257 needs more than spaces; what is typed outlives the screen', async () => {
    const viewModel = await fixture.open({ thread: 't1' });
    viewModel.conversation?.reply.write('  \n ');
    expect(viewModel.conversation?.canSend).toBe(false);
    viewModel.conversation?.reply.write('Half a');
    viewModel.dispose();
    expect((await fixture.open({ thread: 't1' })).conversation?.reply.body).toBe('Half a');
    expect((await fixture.open({ thread: 't2' })).conversation?.reply.body).toBe('');
  });
});

describe('files at messages', () => {
  it('MON-249 MON-250 open as a page over the screen, or as a PDF in the window that was opened', async () => {
    const viewModel = await fixture.open({ thread: 't1' });
    const [letter, page] = viewModel.conversation?.thread?.messages[0]?.files ?? [];
    if (letter === undefined || page === undefined) throw new Error('There are two files.');
    await viewModel.attachments.open(page);
    expect(viewModel.attachments.shown).toMatchObject({
      shape: 'page',
      title: 'Advice',
      content: { name: 'page.html' },
    });
    viewModel.attachments.save();
    expect(fixture.delivered).toHaveLength(1);
    await viewModel.attachments.open(letter);
    expect(fixture.windows).toMatchObject([{ shown: { mediaType: 'application/pdf' } }]);
  });

  it('MON-251 that could not be fetched are said to be so, and nothing goes on loading', async () => {
    const viewModel = await fixture.open(
      { thread: 't1' },
      broken(fixture.service(), 'file', () => true),
    );
    const [letter] = viewModel.conversation?.thread?.messages[0]?.files ?? [];
    if (letter === undefined) throw new Error('There is a file.');
    await viewModel.attachments.open(letter);
    expect(viewModel.attachments.phases.get(letter.node)).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(fixture.windows).toMatchObject([{ closed: true }]);
  });

  it('MON-229 MON-254 APT-011 are in the list of the conversation, and none are sent, where the practice system has it so', async () => {
    const viewModel = await fixture.open({ thread: 't1' }, fixture.service(actingAs(ana, mesa)), true, anaAtMesa);
    expect(viewModel.documents).toEqual(files);
    await viewModel.show({ isNew: true });
    expect(viewModel.writing?.file).toBeUndefined();
    expect((await fixture.open({ thread: 't1' })).documents).toEqual([]);
  });
});
