import type { Capabilities, CodeGenerator } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentBooking, Schedule, VisitPolicies } from '@portico/domain/appointments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Availability, SlotHolds, WaitListEntries } from '@portico/domain/scheduling';
import type { VisitNotifications } from '../../appointments/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import { OfferedTimes } from '../wait-list-offers.ts';
import { OwnWaitListEntries } from '../own-wait-list-entries.ts';
import { WaitListService } from '../wait-list.service.ts';
import { WaitWishes } from '../judge-wait-list-wishes.ts';

interface WaitListParts {
  readonly activityLog: ActivityLog;
  readonly appointmentBooking: AppointmentBooking;
  readonly availability: Availability;
  readonly capabilities: Capabilities;
  readonly codes: CodeGenerator;
  readonly practices: PracticeDirectory;
  readonly schedule: Schedule;
  readonly slotHolds: SlotHolds;
  readonly visitNotifications: VisitNotifications;
  readonly visitPolicies: VisitPolicies;
  readonly waitList: WaitListEntries;
}

/** The wait list over one set of stores. */
export const waitListService = (parts: WaitListParts, call: ServiceCall): WaitListService => {
  const { activityLog, appointmentBooking, availability, capabilities, practices, schedule, waitList } = parts;
  return new WaitListService(
    new WaitWishes(schedule, availability, parts.visitPolicies),
    new OwnWaitListEntries(waitList, capabilities, practices, appointmentBooking),
    new OfferedTimes(waitList, parts.slotHolds, appointmentBooking, schedule, parts.visitNotifications, activityLog),
    waitList,
    parts.codes,
    availability,
    practices,
    schedule,
    activityLog,
    call,
  );
};
