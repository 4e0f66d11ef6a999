import type { Accounts } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import type { Notifier, VisitEvent } from '@portico/domain/notices';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Later, LinkTo } from '../kernel/index.ts';

/**
 * Tells patients by mail what happened to a visit, whoever did it: booked, requested, given another time, cancelled. Is
 * called once that has happened. No answer waits for it, and none fails with it.
 */
export type VisitNews = (event: VisitEvent, visit: Pick<Appointment, 'patient' | 'start' | 'location'>) => void;

export interface VisitNewsDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
  readonly later: Later;
}

/** Writes to those whose chart it is, each in their own language; a guest without an account has left no address. */
export const visitNews =
  ({ accounts, practices, notifier, linkTo, later }: VisitNewsDeps): VisitNews =>
  (event, { patient, start, location: { timeZone } }) => {
    later(async () => {
      const [[practice], holders] = await Promise.all([
        practices.practices([patient.practice]),
        accounts.holding(patient),
      ]);
      if (practice === undefined) return;
      const link = linkTo('/appointments');
      const notice = { kind: 'visit-news', event, practice: practice.name, start, timeZone, link } as const;
      for (const { email, language } of holders) {
        await notifier.send(notice, { channel: 'email', address: email }, language);
      }
    });
  };
