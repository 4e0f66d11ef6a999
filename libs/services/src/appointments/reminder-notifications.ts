import type { ComingVisit } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { LinkMaker } from '../access/index.ts';
import { paths, withQuery } from '@portico/application/kernel';
import { rightToChange } from './visit-notifications.ts';
import type { VisitRecipients } from './visit-recipients.ts';

export type TellOfVisit = (coming: ComingVisit, at: Instant) => Promise<void>;

/** Sends a reminder to the visit's recipients, each with a link to confirm, move or cancel this visit. */
export class ReminderNotifier {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #recipients: VisitRecipients;
  readonly #links: LinkMaker;
  readonly #notifier: Notifier;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    recipients: VisitRecipients,
    links: LinkMaker,
    notifier: Notifier,
  ) {
    this.#practices = practices;
    this.#recipients = recipients;
    this.#links = links;
    this.#notifier = notifier;
  }

  readonly tell: TellOfVisit = async ({ visit, contact }, at) => {
    const { patient, start, location, video } = visit;
    const [[practice], told] = await Promise.all([
      this.#practices.practices([patient.practice]),
      this.#recipients.of(patient, 'reminders', contact),
    ]);
    if (practice === undefined) return;
    const { timeZone } = location;
    for (const { to, language } of told) {
      const pathOf = (code: string): string => withQuery(paths.confirmVisit, { code, language });
      const { link } = await this.#links.make(rightToChange(visit, to), pathOf, at);
      const reminder = { kind: 'visit-reminder', practice: practice.name, start, timeZone, link } as const;
      await this.#notifier.send({ ...reminder, ...(video ? { video } : {}) }, to, language);
    }
  };
}
