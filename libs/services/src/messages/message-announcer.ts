import { paths, type LinkTo } from '@portico/application/kernel';
import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import { MINUTE, plus, type Arrival, type Arrivals, type Instant } from '@portico/domain/kernel';
import type { Correspondence, ThreadLine } from '@portico/domain/messages';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { usualChoices, type Registration, type TopicChoice } from '@portico/domain/profile';
import { addressesOf, type ChartRecipient, type ChartRecipients } from '../profile/index.ts';

/** Patients who are claimed at once, and in a round; other jobs wait for its end. */
const atOnce = 50;
const inARound = 1_000;
/** Milliseconds before another worker may have a patient again. */
const lease = 5 * MINUTE;
/** Conversations among which an unread one is looked for: those written in last. */
const looked = 20;

/** Where messages arrive, and who is told of them how. */
export interface MessageAnnouncerDeps {
  readonly arrivals: Arrivals;
  readonly recipients: ChartRecipients;
  readonly correspondence: Pick<Correspondence, 'threads'>;
  readonly registration: Pick<Registration, 'updates'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
  readonly activityLog: Pick<ActivityLog, 'append'>;
  /** Called for a patient of whose messages nobody could be told now; it is tried again, and the others are still told. */
  readonly onError: (thrown: unknown) => void;
}

/**
 * Tells those who may read a patient's messages that the practice wrote: once for what arrived together, without a word of
 * it, and not of what was read meanwhile. Safe to run in any number of instances; safe to kill.
 */
export class MessageAnnouncer {
  readonly #deps: MessageAnnouncerDeps;

  constructor(deps: MessageAnnouncerDeps) {
    this.#deps = deps;
  }

  async runOnce(now: Instant): Promise<void> {
    const { arrivals, onError } = this.#deps;
    for (let told = 0; told < inARound; told += atOnce) {
      const claimed = await arrivals.claim(now, plus(now, lease), atOnce);
      for (const arrival of claimed) await this.#tellOf(arrival, now).catch(onError);
      if (claimed.length < atOnce) return;
    }
  }

  async #tellOf(arrival: Arrival, now: Instant): Promise<void> {
    const { recipients, correspondence, registration, practices, arrivals } = this.#deps;
    const { patient: chart } = arrival;
    const [people, [practice], lines] = await Promise.all([
      recipients.of(chart, 'messages:view', now),
      practices.practices([chart.practice]),
      correspondence.threads(chart, looked),
    ]);
    const unread = lines.find((line) => line.unread);
    if (practice !== undefined && unread !== undefined && people.length > 0) {
      const { messages } = (await registration.updates(chart)) ?? usualChoices;
      for (const person of people.filter(({ since }) => since <= now))
        await this.#send(person, practice, unread, messages, now);
    }
    await arrivals.told(arrival);
  }

  /** The conversation and the time of its last message keep the outbox from taking one announcement twice. */
  async #send(
    { account, helps }: ChartRecipient,
    practice: Practice,
    { id, latestAt }: ThreadLine,
    choice: TopicChoice,
    now: Instant,
  ): Promise<void> {
    const { activityLog, notifier, linkTo } = this.#deps;
    const addresses = addressesOf(account, choice);
    if (addresses.length === 0) return;
    await activityLog.append({
      at: now,
      actor: nobodyId,
      actorKind: 'portal',
      subject: account.id,
      practice: practice.id,
      action: 'announced-message',
    });
    const link = linkTo(helps ? paths.dashboard : paths.messages);
    for (const to of addresses) {
      await notifier.send(
        { kind: 'new-message', helps, practice: practice.name, link },
        to,
        account.language,
        `new-message ${practice.id} ${id} ${latestAt}`,
      );
    }
  }
}
