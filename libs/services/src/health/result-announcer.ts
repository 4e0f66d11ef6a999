import { paths, type LinkTo } from '@portico/application/kernel';
import { nobodyId, type ActivityLog } from '@portico/domain/activity';
import {
  announcedResultDays,
  resultVersion,
  unseenOf,
  type AnnouncedResults,
  type ReportHeadline,
  type SeenResults,
} from '@portico/domain/health';
import {
  DAY,
  dayIn,
  MINUTE,
  orderOf,
  plus,
  type Arrival,
  type Arrivals,
  type Instant,
  type PatientRef,
} from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { usualChoices, type Registration, type TopicChoice } from '@portico/domain/profile';
import { addressesOf, type ChartRecipient, type ChartRecipients } from '../profile/index.ts';
import type { ShownCharts } from './shown-charts.ts';

/** How many patients a worker takes; other jobs wait for the end of its round. */
export interface AnnouncingPace {
  /** Patients who are claimed at once. */
  readonly atOnce: number;
  readonly inARound: number;
  /** Whether more are claimed after those that were. */
  readonly goesOn: () => boolean;
}

const usualPace: AnnouncingPace = { atOnce: 50, inARound: 1_000, goesOn: () => true };
/** Milliseconds before another worker may have a patient again. */
const lease = 5 * MINUTE;

/**
 * Tells those who may see a record that results arrived there: once for each version of a report, those that arrive
 * together in one message, and without a word of the record. Safe to run in any number of instances; safe to kill.
 */
export class ResultAnnouncer {
  readonly #arrivals: Arrivals;
  readonly #recipients: ChartRecipients;
  readonly #charts: Pick<ShownCharts, 'reportsSince'>;
  readonly #seen: Pick<SeenResults, 'of'>;
  readonly #announced: Pick<AnnouncedResults, 'begin' | 'told'>;
  readonly #registration: Pick<Registration, 'updates'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #codes: { newId(): string };
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;
  readonly #activityLog: Pick<ActivityLog, 'append'>;
  /** Called for a patient whose results could not be told of now; it is tried again, and the others are still told. */
  readonly #onError: (thrown: unknown) => void;

  constructor(
    arrivals: Arrivals,
    recipients: ChartRecipients,
    charts: Pick<ShownCharts, 'reportsSince'>,
    seen: Pick<SeenResults, 'of'>,
    announced: Pick<AnnouncedResults, 'begin' | 'told'>,
    registration: Pick<Registration, 'updates'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    codes: { newId(): string },
    notifier: Notifier,
    linkTo: LinkTo,
    activityLog: Pick<ActivityLog, 'append'>,
    onError: (thrown: unknown) => void,
  ) {
    this.#arrivals = arrivals;
    this.#recipients = recipients;
    this.#charts = charts;
    this.#seen = seen;
    this.#announced = announced;
    this.#registration = registration;
    this.#practices = practices;
    this.#codes = codes;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
    this.#activityLog = activityLog;
    this.#onError = onError;
  }

  async runOnce(now: Instant, { atOnce, inARound, goesOn }: AnnouncingPace = usualPace): Promise<void> {
    for (let looked = 0; looked < inARound;) {
      const arrivals = await this.#arrivals.claim(now, plus(now, lease), atOnce);
      for (const arrival of arrivals) await this.#tellOf(arrival, now).catch(this.#onError);
      if (arrivals.length < atOnce || !goesOn()) return;
      looked += arrivals.length;
    }
  }

  async #tellOf(arrival: Arrival, now: Instant): Promise<void> {
    const { patient: chart } = arrival;
    const [recipients, [practice]] = await Promise.all([
      this.#recipients.of(chart, 'health:view', now),
      this.#practices.practices([chart.practice]),
    ]);
    if (practice !== undefined && recipients.length > 0) {
      const { results } = (await this.#registration.updates(chart)) ?? usualChoices;
      for (const recipient of recipients) await this.#tell(recipient, chart, practice, results, now);
    }
    await this.#arrivals.told(arrival);
  }

  async #tell(
    recipient: ChartRecipient,
    chart: PatientRef,
    practice: Practice,
    choice: TopicChoice,
    now: Instant,
  ): Promise<void> {
    const { id } = recipient.account;
    const news = await this.#newsFor(recipient, chart, practice, now);
    const begun = await this.#announced.begin(id, chart, news.map(resultVersion), this.#codes.newId(), now);
    for (const announcement of begun) {
      // What was hidden, or opened, since it was begun is told of no more.
      const told = news.filter((report) => announcement.versions.includes(resultVersion(report)));
      if (told.length > 0) await this.#send(recipient, practice, told, choice, announcement.id, now);
      await this.#announced.told(id, chart, announcement.id);
    }
  }

  /** What this person may see and has not seen, of the days since they may. */
  async #newsFor(
    { account, acting, since }: ChartRecipient,
    chart: PatientRef,
    { timeZone }: Practice,
    now: Instant,
  ): Promise<readonly ReportHeadline[]> {
    if (since > now) return [];
    const first = dayIn(timeZone, Math.max(since, plus(now, -announcedResultDays * DAY)) as Instant);
    const [reports, seen] = await Promise.all([
      this.#charts.reportsSince(acting, chart, first),
      this.#seen.of(account.id, chart),
    ]);
    const today = dayIn(timeZone, plus(now, DAY));
    return unseenOf(reports, seen).filter(({ date }) => orderOf(date) <= today);
  }

  /** The name of the announcement keeps the outbox from taking it twice. */
  async #send(
    { account, helps }: ChartRecipient,
    practice: Practice,
    told: readonly ReportHeadline[],
    choice: TopicChoice,
    announcement: string,
    now: Instant,
  ): Promise<void> {
    const addresses = addressesOf(account, choice);
    if (addresses.length === 0) return;
    await this.#activityLog.append({
      at: now,
      actor: nobodyId,
      actorKind: 'portal',
      subject: account.id,
      practice: practice.id,
      action: 'announced-results',
    });
    const notification = {
      kind: 'new-results',
      commented: told.some(({ commented }) => commented === true),
      helps,
      practice: practice.name,
      link: this.#linkTo(helps ? paths.dashboard : paths.myHealth),
    } as const;
    for (const to of addresses) {
      await this.#notifier.send(notification, to, account.language, `new-results ${announcement}`);
    }
  }
}
