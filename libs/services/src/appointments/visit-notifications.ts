import type { Acting, Email, NewCapability, Phone } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import type { Instant, Language } from '@portico/domain/kernel';
import type { Notifier, Recipient, VisitEvent } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { guestPaths } from '@portico/application/access';
import type { LinkMaker } from '../access/index.ts';
import { paths, withQuery, type LinkTo } from '@portico/application/kernel';
import type { BackgroundTasks } from '../kernel/index.ts';
import type { VisitRecipients } from './visit-recipients.ts';

type VisitToldOf = Pick<
  Appointment,
  'id' | 'patient' | 'start' | 'end' | 'location' | 'timeOpen' | 'preference' | 'video' | 'provider'
>;

/** What a request takes the place of. */
interface InsteadOf {
  /** The booked visit that it asks to move. */
  readonly moved?: (Pick<Appointment['location'], 'timeZone'> & Pick<Appointment, 'start'>) | undefined;
  /** Whether it changes an earlier request. */
  readonly isChange?: boolean;
}

/**
 * Notifies patients that a visit was booked, requested, moved or canceled, whoever did it, and who did it for another.
 * Called after the fact; fire-and-forget, so no response waits for it or fails with it.
 */
export type VisitNotifications = (event: VisitEvent, visit: VisitToldOf, by?: Acting, instead?: InsteadOf) => void;

/** The recipient's capability to move or cancel one visit (`APT-291`). */
export const rightToChange = ({ id, patient }: Pick<Appointment, 'id' | 'patient'>, to: Recipient): NewCapability => ({
  purpose: 'guest-reschedule',
  ...patient,
  resource: id,
  ...(to.channel === 'email' ? { email: to.address as Email } : { phone: to.address as Phone }),
});

/** What is told to all, apart from where the link leads. */
const newsOf = (
  event: VisitEvent,
  { start, end, location: { timeZone }, timeOpen, preference, video, provider }: VisitToldOf,
  practice: Practice,
  { moved, isChange }: InsteadOf = {},
) => ({
  kind: 'visit-news' as const,
  event,
  practice: practice.name,
  start,
  timeZone,
  provider: provider.name,
  ...(timeOpen === true ? { timeOpen } : {}),
  ...(timeOpen === true && preference !== undefined ? { asked: { preference, end } } : {}),
  ...(video ? { video } : {}),
  ...(moved === undefined ? {} : { moves: moved }),
  ...(isChange === true ? { replaces: true as const } : {}),
});

/** Mail systems take no account of upper case. */
const sameAddress = (one: Recipient, other: Recipient): boolean =>
  one.channel === other.channel && one.address.toLowerCase() === other.address.toLowerCase();

/** Events that leave a visit or request that can be changed. */
const leavesVisit: ReadonlySet<VisitEvent> = new Set(['booked', 'requested', 'changed']);

/**
 * Writes to the recipients of a patient's visits. Account holders sign in to change the visit; others get a link to it,
 * or after a cancellation a link to book another.
 */
export class VisitNotifier {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #recipients: VisitRecipients;
  readonly #links: LinkMaker;
  readonly #linkTo: LinkTo;
  readonly #notifier: Notifier;
  readonly #later: BackgroundTasks;
  readonly #now: () => Instant;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    recipients: VisitRecipients,
    links: LinkMaker,
    linkTo: LinkTo,
    notifier: Notifier,
    later: BackgroundTasks,
    now: () => Instant,
  ) {
    this.#practices = practices;
    this.#recipients = recipients;
    this.#links = links;
    this.#linkTo = linkTo;
    this.#notifier = notifier;
    this.#later = later;
    this.#now = now;
  }

  readonly tell: VisitNotifications = (event, visit, by, instead) => {
    this.#later(async () => {
      const { patient } = visit;
      const [[practice], told, acting] = await Promise.all([
        this.#practices.practices([patient.practice]),
        this.#recipients.of(patient, 'visits'),
        by && this.#recipients.acting(by, patient, this.#now()),
      ]);
      if (practice === undefined) return;
      const news = newsOf(event, visit, practice, instead);
      for (const { to, language, hasAccount } of told) {
        const link = hasAccount
          ? this.#linkTo(paths.appointments)
          : await this.#openFor(event, visit, { to, language, practice });
        await this.#notifier.send({ ...news, ...(hasAccount ? {} : { byLink: true }), link }, to, language);
      }
      if (acting === undefined || told.some(({ to }) => sameAddress(to, acting.to))) return;
      const { to, language, name } = acting;
      await this.#notifier.send({ ...news, helped: name, link: this.#linkTo(paths.dashboard) }, to, language);
    });
  };

  async #openFor(
    event: VisitEvent,
    visit: VisitToldOf,
    { to, language, practice }: { readonly to: Recipient; readonly language: Language; readonly practice: Practice },
  ): Promise<string> {
    const query = { practice_id: practice.id, practice_mgmt: practice.behavior.management, language };
    if (!leavesVisit.has(event)) return this.#linkTo(withQuery(guestPaths['guest-appointment'], query));
    const pathOf = (code: string): string => withQuery(guestPaths['guest-reschedule'], { code, ...query });
    return (await this.#links.make(rightToChange(visit, to), pathOf, this.#now())).link;
  }
}
