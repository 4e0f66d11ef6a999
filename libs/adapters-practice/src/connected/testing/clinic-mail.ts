import { isoOf } from '@portico/domain/kernel';
import type { Id, Mail, Message, Recipient, Sent } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';
import { at } from './clinic-visits.ts';

/** A conversation in a clinic's system. */
export interface ClinicThread {
  readonly id: Id;
  readonly provider: Recipient;
  readonly subject: string;
  /** In any order. */
  readonly messages: readonly Message[];
  readonly unread: boolean;
}

/** What a clinic knows of one patient's messages. */
export interface ClinicMailbox {
  readonly recipients: Recipient[];
  readonly threads: Map<Id, ClinicThread>;
  readonly sent: Map<string, Sent>;
}

/** A team that is no longer offered takes no more messages. */
const isOffered = ({ id, team }: Recipient, teams: readonly Recipient[]): boolean =>
  team === undefined || teams.some((each) => each.id === id);

const latestFirst = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((a, b) => at(b.sentAt) - at(a.sentAt) || (a.id < b.id ? 1 : -1));

const latestAt = ({ messages }: ClinicThread): string =>
  latestFirst(messages)[0]?.sentAt ?? isoOf(at('1970-01-01T00:00:00Z'));

const senderOf = (last: Message | undefined): { readonly lastSender?: string } =>
  last?.fromPatient === true ? { lastSender: last.sender } : {};

export const clinicMail = (books: ClinicBooks, network: ClinicNetwork): Mail => ({
  threads: (patient, cursor, call) =>
    network.read('mail.threads', call, () => {
      const all = [...books.mailboxOf(patient).threads.values()].toSorted((a, b) => at(latestAt(b)) - at(latestAt(a)));
      return books.page(
        all.map((thread) => ({
          id: thread.id,
          provider: isOffered(thread.provider, books.teams) ? thread.provider : { ...thread.provider, active: false },
          subject: thread.subject,
          latestAt: latestAt(thread),
          excerpt: latestFirst(thread.messages)[0]?.body ?? '',
          ...senderOf(latestFirst(thread.messages)[0]),
          answered: thread.messages.some(({ fromPatient }) => !fromPatient),
          ...(books.profile.keepsRead ? { unread: thread.unread } : {}),
        })),
        cursor,
      );
    }),
  thread: (patient, id, cursor, call) =>
    network.read('mail.thread', call, () => {
      const thread = books.mailboxOf(patient).threads.get(id);
      return thread === undefined ? problem('gone') : books.page(latestFirst(thread.messages), cursor);
    }),
  recipients: (patient, call) =>
    network.read('mail.recipients', call, () => {
      const { recipients } = books.mailboxOf(patient);
      // Whom nobody met is no patient of the clinic.
      return answered(recipients.length === 0 ? [] : [...recipients, ...books.teams]);
    }),
  send: ({ patient, to, body, sender, file }, key, call) =>
    network.write('mail.send', call, () => {
      const { threads, recipients, sent } = books.mailboxOf(patient);
      const known = sent.get(key);
      if (known !== undefined) return answered(known);
      const files = file === undefined ? [] : [{ ...described(file), id: books.nextId() }];
      for (const { id } of files) if (file !== undefined) books.messageFiles.set(id, { patient, bytes: file.bytes });
      const message = { id: books.nextId(), fromPatient: true, sender, body, sentAt: isoOf(books.now()), files };
      const thread =
        'thread' in to
          ? threads.get(to.thread)
          : begun(
              books.nextId(),
              to.subject,
              [...recipients, ...books.teams].find(({ id }) => id === to.provider),
            );
      if (thread === undefined) return problem('gone');
      threads.set(thread.id, { ...thread, messages: [...thread.messages, message] });
      sent.set(key, { thread: thread.id, message: message.id });
      return answered({ thread: thread.id, message: message.id });
    }),
  ...(books.profile.keepsRead && {
    mark: (patient, id, as, call) =>
      network.write('mail.mark', call, () => {
        const { threads } = books.mailboxOf(patient);
        const thread = threads.get(id);
        if (thread === undefined) return problem('gone');
        const isAnswered = thread.messages.some(({ fromPatient }) => !fromPatient);
        threads.set(id, { ...thread, unread: as === 'unread' && isAnswered });
        return answered(undefined);
      }),
  }),
  file: (patient, id, call) =>
    network.read('mail.file', call, () => {
      const file = books.messageFiles.get(id);
      return file?.patient === patient ? answered(file.bytes) : problem('gone');
    }),
});

const described = ({ name, mediaType, description }: Omit<Message['files'][number], 'id'>) => ({
  name,
  mediaType,
  ...(description === undefined ? {} : { description }),
});

const begun = (id: Id, subject: string, provider: Recipient | undefined): ClinicThread | undefined =>
  provider && { id, provider, subject, messages: [], unread: false };
