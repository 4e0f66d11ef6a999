import type { Email, NewCapability, Phone } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import type { Instant, Language } from '@portico/domain/kernel';
import type { Notifier, Recipient, VisitEvent } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { guestPaths } from '@portico/application/access';
import { makeLink, type MakeLinkDeps } from '../access/index.ts';
import { paths, withQuery } from '@portico/application/kernel';
import type { BackgroundTasks } from '../kernel/index.ts';
import {
  notificationRecipientsOf,
  type NotificationRecipientsOfVisitDeps,
} from './notification-recipients-of-visit.ts';

type VisitToldOf = Pick<Appointment, 'id' | 'patient' | 'start' | 'location'>;

/**
 * Notifies patients that a visit was booked, requested, moved or canceled, whoever did it. Called after the fact;
 * fire-and-forget, so no response waits for it or fails with it.
 */
export type VisitNotifications = (event: VisitEvent, visit: VisitToldOf) => void;

export interface VisitNotificationsDeps extends MakeLinkDeps, NotificationRecipientsOfVisitDeps {
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly later: BackgroundTasks;
  readonly now: () => Instant;
}

/** The recipient's capability to move or cancel one visit (`APT-291`). */
export const rightToChange = ({ id, patient }: Pick<Appointment, 'id' | 'patient'>, to: Recipient): NewCapability => ({
  purpose: 'guest-reschedule',
  ...patient,
  resource: id,
  ...(to.channel === 'email' ? { email: to.address as Email } : { phone: to.address as Phone }),
});

/** Events that leave a visit or request that can be changed. */
const leavesVisit: ReadonlySet<VisitEvent> = new Set(['booked', 'requested', 'changed']);

/**
 * Writes to the recipients of a patient's visits. Account holders sign in to change the visit; others get a link to it,
 * or after a cancellation a link to book another.
 */
export const visitNotifications =
  (deps: VisitNotificationsDeps): VisitNotifications =>
  (event, visit) => {
    const { patient, start, location } = visit;
    const openFor = async (to: Recipient, language: Language, practice: Practice): Promise<string> => {
      const query = { practice_id: practice.id, practice_mgmt: practice.behavior.management, language };
      if (!leavesVisit.has(event)) return deps.linkTo(withQuery(guestPaths['guest-appointment'], query));
      const pathOf = (code: string): string => withQuery(guestPaths['guest-reschedule'], { code, ...query });
      return (await makeLink(deps, rightToChange(visit, to), pathOf, deps.now())).link;
    };
    deps.later(async () => {
      const [[practice], told] = await Promise.all([
        deps.practices.practices([patient.practice]),
        notificationRecipientsOf(deps, patient, 'visits'),
      ]);
      if (practice === undefined) return;
      const { timeZone } = location;
      for (const { to, language, hasAccount } of told) {
        const link = hasAccount ? deps.linkTo(paths.appointments) : await openFor(to, language, practice);
        const notification = { kind: 'visit-news', event, practice: practice.name, start, timeZone, link } as const;
        await deps.notifier.send({ ...notification, ...(hasAccount ? {} : { byLink: true }) }, to, language);
      }
    });
  };
