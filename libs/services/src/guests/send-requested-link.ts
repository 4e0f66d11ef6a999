import type { Schedule } from '@portico/domain/appointments';
import { guestActionAt, whoIsMeant } from '@portico/domain/guests';
import type { CountedGuess, Instant } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { dueVisit } from './upcoming-link-visit.ts';
import type { GuestLinks } from './guest-links.ts';
import type { LinkRequest } from '@portico/application/guests';

export interface AskedLinkDeps {
  readonly practices: PracticeDirectory;
  readonly patients: Pick<PatientRegistry, 'reachedAt'>;
  readonly schedule: Schedule;
  readonly guestLinks: Pick<GuestLinks, 'issue'>;
}

/** Sends the requested link to the address on file (`APT-326`); nothing if no patient matches or nothing is due. */
export const sendAskedLink = async (
  { practices, patients, schedule, guestLinks }: AskedLinkDeps,
  { purpose, practice: id, contact, ...claim }: LinkRequest,
  now: Instant,
  guess: CountedGuess,
): Promise<void> => {
  const [practice] = await practices.practices([id]);
  if (practice === undefined || guestActionAt(practice, purpose) === undefined) return;
  const meant = whoIsMeant(await patients.reachedAt(id, contact, claim.birthDate), claim, guess);
  if (meant === undefined) return;
  const { patient: chart, language } = meant;
  const visit = purpose === 'guest-appointment' ? undefined : await dueVisit(schedule, chart, {}, now);
  if (purpose !== 'guest-appointment' && visit === undefined) return;
  const to = { channel: contact.includes('@') ? 'email' : 'sms', address: contact } as const;
  const about = visit === undefined ? {} : { resource: visit.id };
  await guestLinks.issue({ purpose, chart, to, language, ...about }, now);
};
