import type { Appointment } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import { makeLink, type MakeLinkDeps } from '../access/index.ts';
import { paths, withQuery } from '@portico/application/kernel';
import { rightToChange } from './visit-notifications.ts';
import {
  notificationRecipientsOf,
  type NotificationRecipientsOfVisitDeps,
} from './notification-recipients-of-visit.ts';

export type TellOfVisit = (visit: Appointment, at: Instant) => Promise<void>;

export interface ReminderNotificationsDeps extends MakeLinkDeps, NotificationRecipientsOfVisitDeps {
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
}

/** Sends a reminder to the visit's recipients, each with a link to confirm, move or cancel this visit. */
export const reminderNotifications =
  (deps: ReminderNotificationsDeps): TellOfVisit =>
  async (visit, at) => {
    const { patient, start, location } = visit;
    const [[practice], told] = await Promise.all([
      deps.practices.practices([patient.practice]),
      notificationRecipientsOf(deps, patient, 'reminders'),
    ]);
    if (practice === undefined) return;
    for (const { to, language } of told) {
      const { link } = await makeLink(
        deps,
        rightToChange(visit, to),
        (code) => withQuery(paths.confirmVisit, { code, language }),
        at,
      );
      const { timeZone } = location;
      await deps.notifier.send(
        { kind: 'visit-reminder', practice: practice.name, start, timeZone, link },
        to,
        language,
      );
    }
  };
