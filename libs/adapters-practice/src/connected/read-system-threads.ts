import { parseInstant, type Instant, type PatientRef, type ProviderId } from '@portico/domain/kernel';
import {
  excerptLength,
  isBefore,
  messageTeams,
  type Correspondent,
  type Mark,
  type Message,
  type MessageId,
  type NodeId,
  type Recipient as Known,
  type ThreadId,
} from '@portico/domain/messages';
import type {
  Id,
  Listed,
  Mail,
  Message as SystemMessage,
  Recipient,
  ThreadLine as SystemLine,
} from '@portico/practice-spi';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { PortalIds, systemPatientOf } from './portal-and-system-ids.ts';
import { ownOfThreads, type OwnOfThread } from './thread-read-state-rows.ts';
import { providerOf } from './visit-mapping.ts';

/** Where a patient's messages are. */
export interface MailOfPatient {
  readonly link: PracticeLink;
  readonly mail: Mail;
  readonly patient: PatientRef;
  readonly id: Id;
}

/** A conversation as the system lists it, with what the patient did with it here. */
export interface KnownThread {
  readonly line: SystemLine;
  readonly id: ThreadId;
  readonly latestAt: Instant;
  readonly provider: Correspondent;
  readonly excerpt: string;
  readonly own: OwnOfThread;
}

/** A message with the system's own ids of its files, in order. */
export interface KnownMessage {
  readonly message: Message;
  readonly systemFiles: readonly Id[];
}

/** Undefined where no system has messages of the patient. */
export const mailOf = async (
  practices: ConnectedPractices,
  patient: PatientRef,
): Promise<MailOfPatient | undefined> => {
  const link = practices.of(patient.practice);
  const mail = link?.connection.mail;
  const id = link && (await systemPatientOf(link.sql, link.id, patient.patient));
  return link === undefined || mail === undefined || id === undefined ? undefined : { link, mail, patient, id };
};

export const correspondentOf = (
  { active, team: said, answersWithin: _, ...provider }: Recipient,
  ids: PortalIds,
): Correspondent => {
  const team = messageTeams.find((each) => each === said);
  return { ...providerOf(provider, ids), ...(team === undefined ? {} : { team }), active };
};

const hoursOf = ({ answersWithin }: Recipient): Pick<Known, 'answersWithin'> =>
  answersWithin !== undefined && Number.isInteger(answersWithin) && answersWithin > 0 ? { answersWithin } : {};

export const messageMark = ({ sentAt, id }: Message): Mark<MessageId> => ({ at: sentAt, id });

/** Pages of a list, until there is none or enough of it is known; what is not this patient's has no pages. */
async function* pagesOf<T>(
  { link }: MailOfPatient,
  place: string,
  pageAt: (cursor: string | undefined) => Promise<Parameters<typeof link.answers.foundOf<Listed<T>>>[1]>,
): AsyncGenerator<readonly T[]> {
  let cursor: string | undefined;
  do {
    const page = link.answers.foundOf(place, await pageAt(cursor));
    if (page === undefined) return;
    yield page.items;
    if (page.next === cursor && cursor !== undefined) return;
    cursor = page.next;
  } while (cursor !== undefined);
}

/**
 * Conversations that the patient has not put away, in pages of the system's, those with the latest message first; each once.
 */
export async function* threadsOf(of: MailOfPatient): AsyncGenerator<readonly KnownThread[]> {
  const { link, mail, patient, id } = of;
  const seen = new Set<Id>();
  for await (const page of pagesOf(of, 'mail.threads', (cursor) => mail.threads(id, cursor, link.call()))) {
    const ids = new PortalIds();
    const named = page
      .filter((line) => !seen.has(line.id))
      .map((line) => ({ line, id: ids.of<ThreadId>('thread', line.id) }));
    for (const { line } of named) seen.add(line.id);
    const owns = await ownOfThreads(
      link.sql,
      patient,
      named.map((each) => each.id),
    );
    const known = named.flatMap((each) => {
      const latest = parseInstant(each.line.latestAt);
      if (!latest.ok) link.answers.note('mail.threads', { kind: 'malformed', what: 'ThreadLine.latestAt' });
      const own = owns.get(each.id) ?? {};
      if (!latest.ok || latest.value <= (own.removedAt ?? -Infinity)) return [];
      const excerpt = [...each.line.excerpt.slice(0, 2 * excerptLength)].slice(0, excerptLength).join('');
      return [{ ...each, latestAt: latest.value, provider: correspondentOf(each.line.provider, ids), excerpt, own }];
    });
    await ids.keep(link.sql, link.id);
    yield known;
  }
}

/** One conversation; undefined if it is not the patient's, or put away. The system tells of it in its list alone. */
export const threadNamed = async (of: MailOfPatient, id: ThreadId): Promise<KnownThread | undefined> => {
  for await (const page of threadsOf(of)) {
    const found = page.find((thread) => thread.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The messages of a conversation, the latest first, until enough are known; each once. */
export const messagesOf = async (
  of: MailOfPatient,
  thread: KnownThread,
  isEnough: (messages: readonly KnownMessage[]) => boolean = () => false,
): Promise<readonly KnownMessage[]> => {
  const { link, mail, id } = of;
  const known = new Map<Id, KnownMessage>();
  const ids = new PortalIds();
  const pages = pagesOf(of, 'mail.thread', (cursor) => mail.thread(id, thread.line.id, cursor, link.call()));
  for await (const page of pages) {
    for (const each of page) {
      const message = messageOf(each, ids);
      if (message === undefined) link.answers.note('mail.thread', { kind: 'malformed', what: 'Message.sentAt' });
      else known.set(each.id, message);
    }
    if (isEnough([...known.values()])) break;
  }
  await ids.keep(link.sql, link.id);
  return [...known.values()].toSorted((a, b) => (isBefore(messageMark(a.message), messageMark(b.message)) ? 1 : -1));
};

/** The shape of a BCP 47 tag. */
const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

const messageOf = (
  { id, fromPatient, sender, body, language, sentAt, files }: SystemMessage,
  ids: PortalIds,
): KnownMessage | undefined => {
  const sent = parseInstant(sentAt);
  if (!sent.ok) return undefined;
  return {
    message: {
      id: ids.of<MessageId>('message', id),
      fromPatient,
      sender,
      body,
      ...(language !== undefined && languageTag.test(language) ? { language } : {}),
      sentAt: sent.value,
      files: files.map(({ id: file, ...rest }) => ({ ...rest, node: ids.of<NodeId>('message-file', file) })),
    },
    systemFiles: files.map((file) => file.id),
  };
};

/** Whom a patient may write to, by name. */
export const recipientsOf = async ({
  link,
  mail,
  id,
}: MailOfPatient): Promise<readonly { readonly recipient: Recipient; readonly correspondent: Known }[]> => {
  const recipients = link.answers.foundOf('mail.recipients', await mail.recipients(id, link.call())) ?? [];
  const ids = new PortalIds();
  const all = recipients.map((recipient) => ({
    recipient,
    correspondent: { ...correspondentOf(recipient, ids), ...hoursOf(recipient) },
  }));
  await ids.keep(link.sql, link.id);
  return all;
};

export const recipientNamed = async (of: MailOfPatient, provider: ProviderId) =>
  (await recipientsOf(of)).find(({ correspondent }) => correspondent.id === provider);
