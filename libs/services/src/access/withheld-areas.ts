import type { Acting, PermissionArea } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';

/** What the system of a practice cannot do. */
export type WithheldAt = (practice: PracticeId) => readonly PermissionArea[];

/** Whether visits can be booked, or asked for, online at a practice. */
export type BooksOnlineAt = (practice: PracticeId) => Promise<boolean>;

/** Patients, delegates and guests alike may do nothing that the systems of the practices cannot do. */
export const withoutWithheld = <Who extends Acting>(acting: Who, withheldAt: WithheldAt): Who => {
  const withheld = acting.subject.charts
    .map(({ practice }) => ({ practice, areas: withheldAt(practice) }))
    .filter(({ areas }) => areas.length > 0);
  return withheld.length === 0 ? acting : { ...acting, subject: { ...acting.subject, withheld } };
};
