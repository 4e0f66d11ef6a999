import { WorkCounter } from '@portico/services/access';
import { Drafts } from '../../kernel/index.ts';
import type { FileContent } from '@portico/application/kernel';
import { actingAs, anaAtMesa, ben, benAtPena, noon, pena, baseFixture } from '@portico/services/kernel/testing';
import { MessageUploads, MessagesService } from '@portico/services/messages';
import type { ChosenFile, Messages } from '@portico/application/messages';
import type { MessageStart } from '../message-start.ts';
import { MessagesViewModel, type MessagesPlace } from '../messages.view-model.ts';
import { scrollPause } from '../thread-pages.ts';
import type { Acting } from '@portico/domain/access';
import { MINUTE, plus, type ProviderId } from '@portico/domain/kernel';
import type { MessageId, NodeId, ThreadId } from '@portico/domain/messages';
import { MemoryMail } from '@portico/domain/messages/testing';
import { failed, ok, type UploadRefused } from '@portico/domain/kernel';

export const ng = { id: 'ng' as ProviderId, name: 'Dr. Ng', specialty: 'Family Medicine', active: true };
export const gone = { id: 'gone' as ProviderId, name: 'Dr. Old', active: false };
export const [t1, t2] = ['t1' as ThreadId, 't2' as ThreadId];

export const said = (id: string, minutes: number, more: object = {}) => ({
  id: id as MessageId,
  fromPatient: false,
  sender: 'Dr. Ng',
  body: `Words of ${id}`,
  sentAt: plus(noon, minutes * MINUTE),
  ...more,
});
export const files = [
  { node: 'letter' as NodeId, name: 'letter.pdf', mediaType: 'application/pdf' },
  { node: 'page' as NodeId, name: 'page.html', description: 'Advice', mediaType: 'text/html' },
];

/** Two people with the same two conversations, and what a screen of one of them brings about. */
export const messagesFixture = () => {
  const parts = baseFixture();
  const clock: { time: typeof noon; ticks: (() => void)[] } = { time: noon, ticks: [] };
  const mail = new MemoryMail(() => clock.time);
  const unread: number[] = [];
  const delivered: FileContent[] = [];
  const windows: { shown?: FileContent; closed?: boolean }[] = [];
  const scanning: { refused?: UploadRefused['kind'] } = {};
  const drafts = new Drafts(() => ({ person: 'ben', place: 'pena' }));
  let ids = 0;
  for (const chart of [benAtPena, anaAtMesa]) {
    mail.putProviders(chart, ng, gone);
    mail.put(
      chart,
      { id: t1, provider: ng.id, subject: 'Results', messages: [said('m1', -30, { files }), said('m2', -20)] },
      { id: t2, provider: gone.id, subject: 'Goodbye', messages: [said('m1', -90, { readAt: noon })] },
    );
    for (const file of files) mail.putFile(chart, { ...file, bytes: Uint8Array.from([1]), thread: t1 });
  }

  const service = (acting: Acting = actingAs(ben, pena)): MessagesService =>
    new MessagesService(
      parts.accounts,
      parts.activityLog,
      mail,
      mail,
      mail,
      parts.patients,
      parts.practices,
      parts.tokens,
      { acting, language: 'en', now: clock.time },
    );

  const open = async (
    place: MessagesPlace = {},
    messages: Messages = service(),
    mayAct = true,
    patient = benAtPena,
    start?: MessageStart,
  ) => {
    const uploads = new MessageUploads(
      mail,
      parts.accounts,
      parts.activityLog,
      parts.tokens,
      () => clock.time,
      () => 'brought' as NodeId,
      new WorkCounter(parts.tries, () => undefined),
      {
        file: async (bytes) => (scanning.refused === undefined ? ok(bytes) : failed({ kind: scanning.refused })),
      },
    );
    const viewModel = new MessagesViewModel(
      messages,
      {
        clock: {
          now: () => clock.time,
          every: (milliseconds, tick) => {
            if (milliseconds !== scrollPause) throw new Error(`Nobody waits for ${milliseconds} ms.`);
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
        ...(start === undefined ? {} : { start }),
        randomUuid: () => `key-${(ids += 1)}`,
        delivery: { deliver: (file) => delivered.push(file) },
        windows: {
          open: () => {
            const opened: { shown?: FileContent; closed?: boolean } = {};
            windows.push(opened);
            return { show: (file) => (opened.shown = file), close: () => (opened.closed = true) };
          },
        },
        reopenFile: (name, content) => fileOf(name, Uint8Array.from(JSON.parse(content) as number[])),
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

  return { parts, clock, mail, unread, delivered, windows, drafts, scanning, service, open, settled };
};
export type MessagesFixture = ReturnType<typeof messagesFixture>;

/** A file of these bytes, as a browser hands it over. */
export const fileOf = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  size: bytes.length,
  beginning: async () => bytes,
  content: async () => JSON.stringify([...bytes]),
  held: bytes,
});

export const bound = (real: MessagesService): Messages => ({
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
export const broken = (real: MessagesService, method: keyof Messages, down: () => boolean): Messages => {
  const messages = bound(real);
  const asked = messages[method] as (...args: readonly unknown[]) => Promise<unknown>;
  return {
    ...messages,
    [method]: (...args: readonly unknown[]) =>
      down() ? Promise.resolve(failed({ kind: 'unreachable' })) : asked(...args),
  };
};

/** A picture that can be attached. */
export const photo = (more: Partial<ChosenFile> = {}): ChosenFile => {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  return { ...fileOf('arm.png', bytes), ...more };
};
