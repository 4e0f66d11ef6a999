import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting } from '@portico/domain/access';
import { DAY, failed, HOUR, MINUTE, ok, plus, type Instant, type ProviderId } from '@portico/domain/kernel';
import type { MessageId, NodeId, SendKey, ThreadId } from '@portico/domain/messages';
import { MemoryMail } from '@portico/domain/messages/testing';
import { Drafts, type FileContent } from '../kernel/index.ts';
import {
  ana,
  anaAtMesa,
  actingAs,
  ben,
  benAtPena,
  delegateFor,
  holding,
  mesa,
  noon,
  pena,
  stage,
} from '../kernel/testing/index.ts';
import { MessageUploads } from './message-uploads.ts';
import type { Messages } from './messages.port.ts';
import { MessagesService } from './messages.service.ts';
import { MessagesViewModel, scrollPause, type MessagesPlace } from './messages.view-model.ts';
import type { ChosenFile } from './uploads.port.ts';

const ng = { id: 'ng' as ProviderId, name: 'Dr. Ng', specialty: 'Family Medicine', active: true };
const gone = { id: 'gone' as ProviderId, name: 'Dr. Old', active: false };
const [t1, t2] = ['t1' as ThreadId, 't2' as ThreadId];

let house: ReturnType<typeof stage>;
let mail: MemoryMail;
let clock: { time: Instant; ticks: (() => void)[] };
let unread: number[];
let delivered: FileContent[];
let windows: { shown?: FileContent; closed?: boolean }[];
let drafts: Drafts;
let ids: number;

const said = (id: string, minutes: number, more: object = {}) => ({
  id: id as MessageId,
  fromPatient: false,
  sender: 'Dr. Ng',
  body: `Words of ${id}`,
  sentAt: plus(noon, minutes * MINUTE),
  ...more,
});
const files = [
  { node: 'letter' as NodeId, name: 'letter.pdf', mediaType: 'application/pdf' },
  { node: 'page' as NodeId, name: 'page.html', description: 'Advice', mediaType: 'text/html' },
];

beforeEach(() => {
  house = stage();
  clock = { time: noon, ticks: [] };
  mail = new MemoryMail(() => clock.time);
  unread = [];
  delivered = [];
  windows = [];
  drafts = new Drafts(() => ({ person: 'ben', place: 'pena' }));
  ids = 0;
  for (const chart of [benAtPena, anaAtMesa]) {
    mail.putProviders(chart, ng, gone);
    mail.put(
      chart,
      { id: t1, provider: ng.id, subject: 'Results', messages: [said('m1', -30, { files }), said('m2', -20)] },
      { id: t2, provider: gone.id, subject: 'Goodbye', messages: [said('m1', -90, { readAt: noon })] },
    );
    for (const file of files) mail.putFile(chart, { ...file, bytes: Uint8Array.from([1]), thread: t1 });
  }
});

const service = (acting: Acting = actingAs(ben, pena)): MessagesService =>
  new MessagesService(
    { ...house, correspondence: mail, messageDesk: mail, messageFiles: mail },
    { acting, language: 'en', now: clock.time },
  );

const open = async (place: MessagesPlace = {}, messages: Messages = service(), mayAct = true, patient = benAtPena) => {
  const uploads = new MessageUploads({
    messageFiles: mail,
    tokens: house.tokens,
    now: () => clock.time,
    newNode: () => 'brought' as NodeId,
  });
  const viewModel = new MessagesViewModel(
    messages,
    {
      clock: {
        now: () => clock.time,
        every: (milliseconds, tick) => {
          expect(milliseconds).toBe(scrollPause);
          clock.ticks.push(tick);
          return () => {
            clock.ticks = clock.ticks.filter((each) => each !== tick);
          };
        },
      },
      drafts,
      patient,
      mayAct,
      noteUnread: (count) => unread.push(count),
      randomUuid: () => `key-${(ids += 1)}`,
      delivery: { deliver: (file) => delivered.push(file) },
      windows: {
        open: () => {
          const opened: { shown?: FileContent; closed?: boolean } = {};
          windows.push(opened);
          return { show: (file) => (opened.shown = file), close: () => (opened.closed = true) };
        },
      },
      uploads: {
        bring: async ({ token }, { name, held }, onProgress) => {
          onProgress(0.5);
          return uploads.take(token, { name, bytes: held as Uint8Array });
        },
      },
    },
    place,
  );
  await viewModel.load();
  // What opening brings about goes on by itself.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return viewModel;
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

describe('the messages screen', () => {
  it('MON-223 MON-232 shows the conversations, the last one first, with the count of what is unread', async () => {
    const viewModel = await open();
    expect(viewModel.threads.map(({ id }) => id)).toEqual([t1, t2]);
    expect(viewModel).toMatchObject({ side: 'list', conversation: undefined, isUnknown: false });
    expect(unread).toEqual([2]);
  });

  it.each([
    ['a conversation', { thread: 't1' }, 't1'],
    ['a provider', { provider: 'gone' }, 't2'],
  ])('MON-225 opens what the address names by %s', async (_, place, id) => {
    const viewModel = await open(place);
    expect(viewModel.conversation?.id).toBe(id);
    expect(viewModel.side).toBe('conversation');
  });

  it('MON-226 writes to a provider with whom there is no conversation', async () => {
    mail.putProviders(benAtPena, { ...ng, id: 'new' as ProviderId });
    const viewModel = await open({ provider: 'new' });
    expect(viewModel).toMatchObject({ side: 'new', writing: { provider: 'new' } });
  });

  it('MON-224 says that a conversation is not there, and shows the list', async () => {
    for (const thread of ['nowhere', '<>']) {
      expect(await open({ thread })).toMatchObject({ isUnknown: true, side: 'list', phase: { kind: 'ready' } });
    }
    const viewModel = await open();
    await viewModel.show({ thread: 'nowhere' });
    expect(viewModel).toMatchObject({ isUnknown: true, side: 'list' });
    await viewModel.show({ thread: 't2' });
    expect(viewModel).toMatchObject({ isUnknown: false, side: 'conversation' });
  });

  it('MON-246 marks as read what is opened, once, and counts anew', async () => {
    const viewModel = await open();
    await viewModel.show({ thread: 't1' });
    expect(viewModel.threads[0]).toMatchObject({ id: t1, unread: false });
    expect(unread).toEqual([2, 0]);
    expect(await mail.unread(benAtPena)).toBe(0);
    await viewModel.show({ thread: 't2' });
    expect(unread).toEqual([2, 0]);
  });

  it('MON-245 marks as unread and read, and says so when that failed', async () => {
    const real = service();
    let down = false;
    const viewModel = await open(
      { thread: 't1' },
      broken(real, 'mark', () => down),
    );
    await viewModel.mark('unread');
    expect(viewModel).toMatchObject({ conversation: { thread: { unread: true } }, marking: { kind: 'idle' } });
    expect(viewModel.threads[0]?.unread).toBe(true);
    down = true;
    await viewModel.mark('read');
    expect(viewModel).toMatchObject({ conversation: { thread: { unread: true } }, marking: { kind: 'failed' } });
    expect(unread.at(-1)).toBe(1);
  });

  it('MON-242 asks before it deletes; then the conversation is gone, and stays where that failed', async () => {
    const real = service();
    let down = true;
    const viewModel = await open(
      { thread: 't1' },
      broken(real, 'remove', () => down),
    );
    viewModel.askToRemove();
    expect(viewModel.removing).toBe('asked');
    expect(await viewModel.remove()).toBe(false);
    expect(viewModel).toMatchObject({ removing: { kind: 'unreachable' }, conversation: { id: t1 } });
    down = false;
    expect(await viewModel.remove()).toBe(true);
    expect(viewModel).toMatchObject({ removing: 'not', conversation: undefined, side: 'list' });
    expect(viewModel.threads.map(({ id }) => id)).toEqual([t2]);
    expect(await mail.thread(benAtPena, t1, 1)).toBeUndefined();
  });

  it('MON-248 MON-233 grows 200 ms after the last scrolling near its end, once, where the practice system says so', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `old-${at + 10}` as ThreadId,
      provider: ng.id,
      subject: 'Old',
      messages: [said('m', -1_440 * (at + 1), { readAt: noon })],
    }));
    mail.put(benAtPena, ...many);
    const viewModel = await open();
    expect(viewModel.threads).toHaveLength(20);
    viewModel.scrolled(false);
    expect(clock.ticks).toHaveLength(0);
    viewModel.scrolled(true);
    viewModel.scrolled(true);
    expect(clock.ticks).toHaveLength(1);
    expect(viewModel.threads).toHaveLength(20);
    clock.ticks[0]?.();
    await settled();
    expect(viewModel.threads).toHaveLength(32);
    expect(viewModel.hasMore).toBe(false);
    viewModel.scrolled(true);
    expect(clock.ticks).toHaveLength(0);
    mail.put(anaAtMesa, ...many);
    const vertex = await open({}, service(actingAs(ana, mesa)), true, anaAtMesa);
    vertex.scrolled(true);
    expect(clock.ticks).toHaveLength(0);
    await vertex.loadMore();
    expect(vertex.threads).toHaveLength(32);
  });

  it('reads back to the beginning of a long conversation', async () => {
    const long = Array.from({ length: 40 }, (_, at) => said(`n${at + 10}`, at));
    mail.put(benAtPena, { id: t1, provider: ng.id, subject: 'Long', messages: long });
    const viewModel = await open({ thread: 't1' });
    expect(viewModel.conversation?.thread?.messages).toHaveLength(30);
    await viewModel.conversation?.loadEarlier();
    expect(viewModel.conversation?.thread?.messages.map(({ id }) => id)).toEqual(long.map(({ id }) => id));
    expect(viewModel.conversation?.thread?.earlier).toBeUndefined();
  });

  it('says what went wrong, and asks again', async () => {
    let down = true;
    const viewModel = await open(
      {},
      broken(service(), 'screen', () => down),
    );
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    down = false;
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('ready');
  });
});

describe('a reply', () => {
  it('MON-239 stands there at once as being sent, and as sent when it is', async () => {
    const real = service();
    const held = holding<Messages>(real);
    const viewModel = await open({ thread: 't1' }, { ...bound(real), reply: held.port.reply });
    viewModel.conversation?.write(' Thank you ');
    const sending = viewModel.sendReply();
    expect(viewModel.conversation).toMatchObject({
      reply: '',
      outgoing: [{ body: 'Thank you', state: { kind: 'sending' } }],
    });
    await held.release();
    await sending;
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect(viewModel.conversation?.thread?.messages.at(-1)).toMatchObject({ body: 'Thank you', fromPatient: true });
    expect(viewModel.threads[0]).toMatchObject({ id: t1, excerpt: 'Thank you' });
  });

  it('MON-240 MON-258 that failed keeps its text, by its id, until the page is left, and is there once when it is tried again', async () => {
    const real = service();
    let lost = true;
    const messages = bound(real);
    const viewModel = await open(
      { thread: 't1' },
      // It arrives, and its answer does not.
      {
        ...messages,
        reply: async (reply) => (await real.reply(reply), lost ? failed({ kind: 'timed-out' }) : real.reply(reply)),
      },
    );
    viewModel.conversation?.write('Thank you');
    await viewModel.sendReply();
    const failure = { key: 'key-1', body: 'Thank you', state: { kind: 'failed', failure: { kind: 'timed-out' } } };
    expect(viewModel.conversation?.outgoing).toEqual([failure]);
    await viewModel.show({ thread: 't2' });
    await viewModel.show({});
    lost = false;
    // Looking again shows that it had arrived.
    await viewModel.show({ thread: 't1' });
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect(viewModel.conversation?.thread?.messages).toHaveLength(3);
    await real.reply({ key: 'key-1' as SendKey, thread: t1, body: 'Thank you' });
    expect((await mail.thread(benAtPena, t1, 9))?.messages).toHaveLength(3);
  });

  it('MON-240 is tried again under the same id', async () => {
    const real = service();
    let down = true;
    const viewModel = await open(
      { thread: 't1' },
      broken(real, 'reply', () => down),
    );
    viewModel.conversation?.write('Thank you');
    await viewModel.sendReply();
    await viewModel.retryReply('key-1' as SendKey);
    expect(viewModel.conversation?.outgoing).toMatchObject([{ key: 'key-1', state: { kind: 'failed' } }]);
    down = false;
    await viewModel.retryReply('key-1' as SendKey);
    expect(viewModel.conversation?.outgoing).toEqual([]);
    expect((await mail.thread(benAtPena, t1, 9))?.messages.at(-1)).toMatchObject({ id: 'sent.key-1' });
  });

  it('MON-247 cannot be written to a provider who is not active, also one who has just left', async () => {
    const viewModel = await open({ thread: 't2' });
    expect(viewModel.conversation?.canWrite).toBe(false);
    viewModel.conversation?.write('Hello');
    await viewModel.sendReply();
    expect(viewModel.conversation?.outgoing).toEqual([]);
    const left: Messages = { ...bound(service()), reply: async () => failed({ kind: 'provider-inactive' }) };
    const other = await open({ thread: 't1' }, left);
    other.conversation?.write('Hello');
    await other.sendReply();
    expect(other.conversation).toMatchObject({ canWrite: false, outgoing: [{ state: { kind: 'failed' } }] });
  });

  it('MON-257 needs more than spaces; what is typed outlives the screen', async () => {
    const viewModel = await open({ thread: 't1' });
    viewModel.conversation?.write('  \n ');
    expect(viewModel.conversation?.canSend).toBe(false);
    viewModel.conversation?.write('Half a');
    viewModel.dispose();
    expect((await open({ thread: 't1' })).conversation?.reply).toBe('Half a');
    expect((await open({ thread: 't2' })).conversation?.reply).toBe('');
  });
});

const photo = (more: Partial<ChosenFile> = {}): ChosenFile => {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  return { name: 'arm.png', size: bytes.length, beginning: async () => bytes, held: bytes, ...more };
};

describe('a new message', () => {
  const begin = async (messages?: Messages) => {
    const viewModel = await open({ isNew: true }, messages);
    const { writing } = viewModel;
    if (writing === undefined) throw new Error('Ben may write.');
    return { viewModel, writing };
  };

  it('MON-237 MON-255 MON-257 needs a provider, a subject of letters and a body', async () => {
    const { writing } = await begin();
    expect(writing.choices).toEqual([ng]);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    expect(writing.canSend).toBe(false);
    writing.choose(ng.id);
    expect(writing.canSend).toBe(true);
    writing.writeSubject('Room 12');
    expect(writing).toMatchObject({ canSend: false, subjectTrouble: 'not-letters' });
    writing.writeSubject('Question');
    writing.writeBody('  ');
    expect(writing.canSend).toBe(false);
  });

  it('MON-256 says that a subject is missing once the body is filled, and not before', async () => {
    const { writing } = await begin();
    expect(writing.subjectTrouble).toBeUndefined();
    writing.writeBody('May I?');
    expect(writing.subjectTrouble).toBe('blank');
  });

  it('MON-236 MON-237 is sent, and the list is asked for anew', async () => {
    const { viewModel, writing } = await begin();
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    clock.time = plus(noon, HOUR);
    expect(await viewModel.sendNew()).toBe('thread.key-1');
    expect(viewModel.threads.map(({ id }) => id)).toEqual(['thread.key-1', t1, t2]);
    expect(viewModel).toMatchObject({ side: 'conversation', conversation: { id: 'thread.key-1' }, writing: undefined });
    expect(drafts.of('messages:new').read()).toBeUndefined();
    expect(house.activityLog.entries.at(-2)).toMatchObject({ action: 'sent-message', actor: ben.id });
  });

  it('MON-240 that failed loses nothing, and is sent once when it is sent again', async () => {
    const real = service();
    let lost = true;
    const messages: Messages = {
      ...bound(real),
      create: async (message) => (
        await real.create(message),
        lost ? failed({ kind: 'unreachable' }) : real.create(message)
      ),
    };
    const { viewModel, writing } = await begin(messages);
    writing.choose(ng.id);
    writing.writeSubject('A question');
    writing.writeBody('May I?');
    expect(await viewModel.sendNew()).toBeUndefined();
    expect(writing).toMatchObject({ subject: 'A question', body: 'May I?', sending: { kind: 'failed' } });
    expect(drafts.of('messages:new').read()).toEqual({ subject: 'A question', body: 'May I?', provider: 'ng' });
    lost = false;
    expect(await viewModel.sendNew()).toBe('thread.key-1');
    expect(await mail.threads(benAtPena, 9)).toHaveLength(3);
  });

  it('MON-247 cannot be written to a provider who is not active', async () => {
    mail.putProviders(benAtPena, { ...gone, id: 'away' as ProviderId });
    const viewModel = await open({ provider: 'away' });
    viewModel.writing?.writeSubject('A question');
    viewModel.writing?.writeBody('May I?');
    expect(viewModel.writing).toMatchObject({ isInactive: true, canSend: false });
  });

  it('MON-252 MON-254 brings a file as soon as it is chosen, anew once the right to do so is over', async () => {
    const { viewModel, writing } = await begin();
    clock.time = plus(noon, DAY);
    await writing.file?.choose(photo());
    expect(writing.file?.phase).toEqual({ kind: 'failed', name: 'arm.png', why: { kind: 'not-allowed' } });
    clock.time = noon;
    await writing.file?.retry();
    expect(writing.file?.phase).toEqual({ kind: 'ready', name: 'arm.png', node: 'brought' });
    writing.choose(ng.id);
    writing.writeSubject('My arm');
    writing.writeBody('See the picture.');
    const sent = await viewModel.sendNew();
    const thread = sent && (await mail.thread(benAtPena, sent, 9));
    expect(thread).toMatchObject({
      messages: [{ files: [{ node: 'brought', name: 'arm.png', mediaType: 'image/png' }] }],
    });
  });

  it('MON-253 MON-254 refuses a file at once that could not be taken', async () => {
    const { writing } = await begin();
    await writing.file?.choose(photo({ name: 'arm.gif' }));
    expect(writing.file?.phase).toMatchObject({ why: { kind: 'wrong-type' } });
    await writing.file?.choose(photo({ size: 11 * 1_024 * 1_024 }));
    expect(writing.file?.phase).toMatchObject({ why: { kind: 'too-large' } });
    expect(writing.file?.node).toBeUndefined();
  });
});

describe('files at messages', () => {
  it('MON-249 MON-250 open as a page over the screen, or as a PDF in the window that was opened', async () => {
    const viewModel = await open({ thread: 't1' });
    const [letter, page] = viewModel.conversation?.thread?.messages[0]?.files ?? [];
    if (letter === undefined || page === undefined) throw new Error('There are two files.');
    await viewModel.attachments.open(page);
    expect(viewModel.attachments.shown).toMatchObject({
      shape: 'page',
      title: 'Advice',
      content: { name: 'page.html' },
    });
    viewModel.attachments.save();
    expect(delivered).toHaveLength(1);
    await viewModel.attachments.open(letter);
    expect(windows).toMatchObject([{ shown: { mediaType: 'application/pdf' } }]);
  });

  it('MON-251 that could not be fetched are said to be so, and nothing goes on loading', async () => {
    const viewModel = await open(
      { thread: 't1' },
      broken(service(), 'file', () => true),
    );
    const [letter] = viewModel.conversation?.thread?.messages[0]?.files ?? [];
    if (letter === undefined) throw new Error('There is a file.');
    await viewModel.attachments.open(letter);
    expect(viewModel.attachments.phases.get(letter.node)).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(windows).toMatchObject([{ closed: true }]);
  });

  it('MON-229 MON-254 APT-011 are in the list of the conversation, and none are sent, where the practice system has it so', async () => {
    const viewModel = await open({ thread: 't1' }, service(actingAs(ana, mesa)), true, anaAtMesa);
    expect(viewModel.documents).toEqual(files);
    await viewModel.show({ isNew: true });
    expect(viewModel.writing?.file).toBeUndefined();
    expect((await open({ thread: 't1' })).documents).toEqual([]);
  });
});

describe('who may', () => {
  it('ACC-006 look and not act: reads, leaves unread what the patient has not seen, and writes nothing', async () => {
    const acting = delegateFor(ana, benAtPena, 'messages:view');
    const viewModel = await open({ thread: 't1' }, service(acting), false);
    expect(viewModel.conversation?.thread?.unread).toBe(true);
    expect(await mail.unread(benAtPena)).toBe(2);
    await viewModel.show({ isNew: true });
    expect(viewModel.writing).toBeUndefined();
    const messages = service(acting);
    const notFound = failed({ kind: 'not-found' });
    expect(await messages.reply({ key: 'k' as SendKey, thread: t1, body: 'Hi' })).toEqual(notFound);
    expect(await messages.mark(t1, 'read')).toEqual(notFound);
    expect(await messages.remove(t1)).toEqual(notFound);
    const screen = await messages.screen({});
    expect(screen.ok && screen.value.upload).toBeUndefined();
  });

  it('ACC-006 act: writes by their own name', async () => {
    const messages = service(delegateFor(ana, benAtPena, 'messages:act'));
    expect(await messages.reply({ key: 'k' as SendKey, thread: t1, body: 'For Ben' })).toEqual(ok(undefined));
    expect((await mail.thread(benAtPena, t1, 1))?.messages).toMatchObject([{ body: 'For Ben', sender: ana.name }]);
    expect(house.activityLog.entries.at(-1)).toMatchObject({
      action: 'sent-message',
      actor: ana.id,
      subject: benAtPena.patient,
    });
  });

  it('MON-240 what is sent again under the same key stands in the activity log once', async () => {
    const messages = service();
    const reply = { key: 'k1' as SendKey, thread: t1, body: 'Once' };
    const message = { key: 'k2' as SendKey, patient: benAtPena, provider: ng.id, subject: 'A question', body: 'Once' };
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await messages.reply(reply)).toEqual(ok(undefined));
      expect(await messages.create(message)).toEqual(ok('thread.k2'));
    }
    const sent = house.activityLog.entries.filter(({ action }) => action === 'sent-message');
    expect(sent.map(({ resource }) => resource)).toEqual([t1, 'thread.k2']);
  });

  it('ACC-006 not even look: finds nothing', async () => {
    const messages = service(delegateFor(ana, benAtPena, 'health:act'));
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
const bound = (real: MessagesService): Messages => ({
  screen: (wanted) => real.screen(wanted),
  more: (page) => real.more(page),
  thread: (thread, before) => real.thread(thread, before),
  create: (message) => real.create(message),
  reply: (reply) => real.reply(reply),
  mark: (thread, as) => real.mark(thread, as),
  remove: (thread) => real.remove(thread),
  file: (node) => real.file(node),
});

/** The same, with one question that does not get through while `down` says so. */
const broken = (real: MessagesService, method: keyof Messages, down: () => boolean): Messages => {
  const messages = bound(real);
  const asked = messages[method] as (...args: readonly unknown[]) => Promise<unknown>;
  return {
    ...messages,
    [method]: (...args: readonly unknown[]) =>
      down() ? Promise.resolve(failed({ kind: 'unreachable' })) : asked(...args),
  };
};
