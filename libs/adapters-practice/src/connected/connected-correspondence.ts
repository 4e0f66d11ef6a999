import type { PatientRef, ProviderId } from '@portico/domain/kernel';
import {
  isBefore,
  messageTeams,
  type Correspondence,
  type Correspondent,
  type Correspondents,
  type Mark,
  type MessageId,
  type Thread,
  type ThreadId,
  type ThreadLine,
} from '@portico/domain/messages';
import type { ConnectedPractices } from './connected-practices.ts';
import { withSentFiles } from './message-file-rows.ts';
import {
  mailOf,
  messageMark,
  messagesOf,
  recipientsOf,
  threadNamed,
  threadsOf,
  type KnownThread,
  type MailOfPatient,
} from './read-system-threads.ts';
import { isReadUpTo } from './thread-read-state-rows.ts';

/** Messages between patients and connected practices; what was read and put away is kept here. */
export class ConnectedCorrespondence implements Correspondence {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async correspondents(patient: PatientRef): Promise<Correspondents> {
    const of = await mailOf(this.#practices, patient);
    const { compare } = new Intl.Collator('en');
    const providers = (of === undefined ? [] : await recipientsOf(of)).map(({ correspondent }) => correspondent);
    const answersWithin = of?.link.practice.answersWithin;
    return {
      providers: providers.toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.name, b.name)),
      ...(answersWithin === undefined ? {} : { answersWithin }),
    };
  }

  /** Read on until those of the same moment as the last one are known too: their order is the portal's. */
  async threads(patient: PatientRef, limit: number, before?: Mark<ThreadId>): Promise<readonly ThreadLine[]> {
    const of = await mailOf(this.#practices, patient);
    if (of === undefined) return [];
    const found: KnownThread[] = [];
    for await (const page of threadsOf(of)) {
      found.push(...page.filter((thread) => before === undefined || isBefore(markOf(thread), before)));
      const [last, needed] = [found.at(-1), found[limit - 1]];
      if (last !== undefined && needed !== undefined && last.latestAt < needed.latestAt) break;
    }
    const shown = found.toSorted((a, b) => (isBefore(markOf(a), markOf(b)) ? 1 : -1)).slice(0, limit);
    return Promise.all(shown.map((thread) => lineOf(of, thread)));
  }

  async thread(
    patient: PatientRef,
    id: ThreadId,
    limit: number,
    before?: Mark<MessageId>,
  ): Promise<Thread | undefined> {
    const of = await mailOf(this.#practices, patient);
    const thread = of && (await threadNamed(of, id));
    if (of === undefined || thread === undefined) return undefined;
    const all = (await messagesOf(of, thread)).map(({ message }) => message);
    const asked = all.filter((message) => before === undefined || isBefore(messageMark(message), before));
    const shown = asked.slice(0, limit).toReversed();
    const [first] = shown;
    return {
      ...(await lineOf(of, thread)),
      messages: await withSentFiles(of.link.sql, patient, id, shown),
      ...(first !== undefined && asked.length > limit ? { earlier: messageMark(first) } : {}),
    };
  }

  async latestWith(patient: PatientRef, provider: ProviderId): Promise<ThreadId | undefined> {
    const of = await mailOf(this.#practices, patient);
    if (of === undefined) return undefined;
    for await (const page of threadsOf(of)) {
      const found = page.find((thread) => thread.provider.id === provider);
      if (found !== undefined) return found.id;
    }
    return undefined;
  }

  async unread(patient: PatientRef): Promise<number> {
    const of = await mailOf(this.#practices, patient);
    let unread = 0;
    if (of === undefined) return unread;
    for await (const page of threadsOf(of)) {
      for (const thread of page) unread += await unreadIn(of, thread);
    }
    return unread;
  }
}

/** Teams come first, in their order. */
const rankOf = ({ team }: Correspondent): number =>
  team === undefined ? messageTeams.length : messageTeams.indexOf(team);

const markOf = ({ latestAt, id }: KnownThread): Mark<ThreadId> => ({ at: latestAt, id });

const lineOf = async (of: MailOfPatient, thread: KnownThread): Promise<ThreadLine> => {
  const { id, provider, latestAt, excerpt, line } = thread;
  const { subject, answered, lastSender } = line;
  const unread = (await unreadIn(of, thread)) > 0;
  const said = { subject, unread, answered, latestAt, excerpt };
  return { id, provider, ...said, ...(lastSender === undefined ? {} : { lastSender }) };
};

/** Messages of the practice that were not read; counted only where the list leaves any doubt. */
const unreadIn = async (of: MailOfPatient, thread: KnownThread): Promise<number> => {
  const { line, own, latestAt } = thread;
  if (!line.answered || line.unread === false) return 0;
  if (line.unread === undefined && own.read !== undefined && latestAt < own.read.at) return 0;
  const messages = await messagesOf(of, thread, (known) =>
    known.some(({ message }) => isReadUpTo(own.read, messageMark(message))),
  );
  const unread = messages.filter(
    ({ message }) => !message.fromPatient && !isReadUpTo(own.read, messageMark(message)),
  ).length;
  return line.unread === true ? Math.max(1, unread) : unread;
};
