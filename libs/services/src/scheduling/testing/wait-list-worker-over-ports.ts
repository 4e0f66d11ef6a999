import type { CodeGenerator } from '@portico/domain/access';
import type { AppointmentBooking, Schedule, VisitPolicies } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Availability, SlotHolds, WaitEvent, WaitListEntries } from '@portico/domain/scheduling';
import { FreeTimeOffers } from '../offer-free-time.ts';
import { WaitListEntryUpdates } from '../wait-list-entry-updates.ts';
import type { TellOfOffer } from '../wait-list-notifications.ts';
import { WaitListWorker } from '../wait-list-worker.ts';

interface WorkerParts {
  readonly codes: Pick<CodeGenerator, 'newId'>;
  readonly availability: Pick<Availability, 'catalog' | 'slots'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly slotHolds: SlotHolds;
  readonly appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly visitPolicies: VisitPolicies;
  readonly waitList: WaitListEntries;
  readonly now: () => Instant;
  readonly tell: TellOfOffer;
  readonly report: (event: WaitEvent['kind']) => void;
  readonly onError: (thrown: unknown) => void;
}

/** The worker of the wait list over the ports of a test. */
export const waitListWorkerOver = (parts: WorkerParts): WaitListWorker => {
  const { availability, codes, slotHolds, waitList, now, report } = parts;
  const updates = new WaitListEntryUpdates(
    waitList,
    parts.appointmentBooking,
    slotHolds,
    parts.schedule,
    parts.visitPolicies,
    now,
    parts.tell,
    report,
  );
  const offers = new FreeTimeOffers(availability, codes, slotHolds, waitList, updates, now, report);
  return new WaitListWorker(parts.practices, waitList, updates, offers, now, parts.onError);
};
