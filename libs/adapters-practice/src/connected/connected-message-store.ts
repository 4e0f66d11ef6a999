import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type {
  MessageId,
  MessageStore,
  NewThread,
  NotSent,
  Reply,
  SendKey,
  Sent,
  ThreadId,
} from '@portico/domain/messages';
import type { NewMessage, ProblemKind } from '@portico/practice-spi';
import type { ConnectedPractices } from './connected-practices.ts';
import { PortalIds } from './portal-and-system-ids.ts';
import { giveUploadBack, takeUpload, uploadSent } from './message-file-rows.ts';
import { enterSent, threadSentUnder } from './sent-message-rows.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';
import {
  mailOf,
  messageMark,
  messagesOf,
  recipientNamed,
  threadNamed,
  type KnownThread,
  type MailOfPatient,
} from './read-system-threads.ts';
import { keepRead, keepRemoved } from './thread-read-state-rows.ts';

const notFound: Result<never, NotSent> = failed({ kind: 'not-found' });
const fileGone: Result<never, NotSent> = failed({ kind: 'file-gone' });
const inactive: Result<never, NotSent> = failed({ kind: 'provider-inactive' });

type SentThread = Sent & { readonly thread: ThreadId };

/** Sends messages to connected practices. What is sent is sent once under its key. */
export class ConnectedMessageStore implements MessageStore {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async start(patient: PatientRef, message: NewThread, key: SendKey): Promise<Result<SentThread, NotSent>> {
    const of = await mailOf(this.#practices, patient);
    if (of === undefined) return notFound;
    return this.#practices.inTurn.take(JSON.stringify(patient), async () => {
      const before = await threadSentUnder(of.link.sql, patient, key);
      if (before !== undefined) return ok({ thread: before, isNew: false });
      const found = await recipientNamed(of, message.provider);
      if (found === undefined) return notFound;
      if (!found.recipient.active) return inactive;
      const { subject, body, sender } = message;
      const file = message.file && (await takeUpload(of.link.sql, patient, message.file, key));
      if (message.file !== undefined && file === undefined) return fileGone;
      const to = { provider: found.recipient.id, subject };
      return send(of, { patient: of.id, to, body, sender, ...(file === undefined ? {} : { file }) }, key);
    });
  }

  async reply(patient: PatientRef, id: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>> {
    const of = await mailOf(this.#practices, patient);
    if (of === undefined) return notFound;
    return this.#practices.inTurn.take(JSON.stringify(patient), async () => {
      const thread = await threadNamed(of, id);
      if (thread === undefined) return notFound;
      if ((await threadSentUnder(of.link.sql, patient, key)) !== undefined) return ok({ isNew: false });
      if (!thread.provider.active) return inactive;
      const { body, sender } = reply;
      const file = reply.file && (await takeUpload(of.link.sql, patient, reply.file, key));
      if (reply.file !== undefined && file === undefined) return fileGone;
      const to = { thread: thread.line.id };
      const sent = await send(of, { patient: of.id, to, body, sender, ...(file === undefined ? {} : { file }) }, key);
      return sent.ok ? ok({ isNew: sent.value.isNew }) : sent;
    });
  }

  async mark(patient: PatientRef, id: ThreadId, as: 'read' | 'unread'): Promise<boolean> {
    const of = await mailOf(this.#practices, patient);
    const thread = of && (await threadNamed(of, id));
    if (of === undefined || thread === undefined) return false;
    await markThread(of, thread, as);
    return true;
  }

  async remove(patient: PatientRef, id: ThreadId): Promise<boolean> {
    const of = await mailOf(this.#practices, patient);
    const thread = of && (await threadNamed(of, id));
    if (of === undefined || thread === undefined) return false;
    await markThread(of, thread, 'read');
    const now = await of.link.now();
    await keepRemoved(of.link.sql, patient, id, now > thread.latestAt ? now : thread.latestAt);
    return true;
  }
}

const mayHaveArrived: readonly ProblemKind[] = ['unknown', 'malformed'];
const refused: readonly ProblemKind[] = ['refused', 'not-offered'];

/** An answer that was lost is asked for again under the same key, under which the system sends once. */
const send = async (of: MailOfPatient, message: NewMessage, key: SendKey): Promise<Result<SentThread, NotSent>> => {
  const { link, mail, patient } = of;
  const ask = () => mail.send(message, systemKeyOf(key), link.call());
  const first = await ask();
  const wasLost = !first.ok && first.error.kind === 'unknown';
  const answer = wasLost ? await ask() : first;
  if (answer.ok) {
    const ids = new PortalIds();
    const sent = {
      key,
      thread: ids.of<ThreadId>('thread', answer.value.thread),
      message: ids.of<MessageId>('message', answer.value.message),
    };
    await ids.keep(link.sql, link.id);
    await uploadSent(link.sql, patient, sent);
    return ok({ thread: sent.thread, isNew: await enterSent(link.sql, patient, sent) });
  }
  const { error } = answer;
  // What may have arrived keeps its file for the next try under the same key.
  if (!wasLost && !mayHaveArrived.includes(error.kind)) await giveUploadBack(link.sql, patient, key);
  if (error.kind === 'gone') return notFound;
  if (!refused.includes(error.kind)) throw link.answers.unavailable('mail.send', error);
  link.answers.note('mail.send', error);
  return inactive;
};

/** Keeps what was read here, and tells the system where it keeps that too. */
const markThread = async (of: MailOfPatient, thread: KnownThread, as: 'read' | 'unread'): Promise<void> => {
  const { link, mail, patient } = of;
  const messages = (await messagesOf(of, thread)).map(({ message }) => message);
  const lastOfPractice = messages.findIndex(({ fromPatient }) => !fromPatient);
  const read = as === 'read' || lastOfPractice < 0 ? messages[0] : messages[lastOfPractice + 1];
  await keepRead(link.sql, patient, thread.id, read && messageMark(read));
  const answer = await mail.mark?.(of.id, thread.line.id, as, link.call());
  if (answer?.ok === false) link.answers.note('mail.mark', answer.error);
};
