import {
  BookingChoices,
  BookingService,
  OfferedTimes,
  OwnWaitListEntries,
  SchedulingService,
  waitListOf,
  WaitListService,
  WaitWishes,
} from '@portico/services/scheduling';
import { forCall, type MaintenanceJob } from '@portico/services/kernel';
import { BookedAccommodations } from '@portico/services/appointments';
import { innerServices, ownServices } from './service-injection-tokens.ts';
import { MINUTE } from '@portico/domain/kernel';
import { ContainerModule, type Bind, type ResolutionContext } from 'inversify';
import { upcomingInTime } from './answer-in-time.ts';
import { tokens } from './injection-tokens.ts';

/** What can be booked and is kept, what is asked for, and what a practice decided about its visits. */
export const schedulingModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bindWaitList(bind);
    bind(tokens.bookingChoices).toResolvedValue(
      (availability, practices, policies, registration) =>
        new BookingChoices(availability, practices, policies, registration),
      [tokens.availability, tokens.practices, tokens.visitPolicies, tokens.registration],
    );
    bind(innerServices.bookedAccommodations)
      .toResolvedValue((...ports) => new BookedAccommodations(...ports), [tokens.registration, tokens.activityLog])
      .inSingletonScope();
    bind(tokens.scheduleInTime).toResolvedValue((schedule) => upcomingInTime(schedule), [tokens.schedule]);
    bind(ownServices.booking).toResolvedValue(forCall(BookingService), [
      tokens.activityLog,
      tokens.codes,
      tokens.bookingChoices,
      tokens.availability,
      tokens.practices,
      tokens.scheduleInTime,
      tokens.slotHolds,
      tokens.appointmentBooking,
      tokens.visitNotifications,
      tokens.visitRequests,
      innerServices.bookedAccommodations,
      tokens.correspondence,
    ]);
    bind(ownServices.scheduling).toResolvedValue(forCall(SchedulingService), [
      tokens.activityLog,
      tokens.availability,
      tokens.practices,
      tokens.schedule,
      tokens.appointmentBooking,
      tokens.visitNotifications,
      tokens.visitRequests,
    ]);
  });

/** Who waits for an earlier time, and what becomes of a time that is offered to them. */
const bindWaitList = (bind: Bind): void => {
  const { activityLog, appointmentBooking, availability, practices, schedule, visitPolicies, waitList } = tokens;
  bind(tokens.waitListOf).toResolvedValue(waitListOf, [availability, visitPolicies, waitList]);
  bind(tokens.waitWishes).toResolvedValue(
    (visits, times, policies) => new WaitWishes(visits, times, policies),
    [schedule, availability, visitPolicies],
  );
  bind(tokens.ownWaitListEntries).toResolvedValue(
    (entries, links, directory, booking) => new OwnWaitListEntries(entries, links, directory, booking),
    [waitList, tokens.capabilities, practices, appointmentBooking],
  );
  bind(tokens.offeredTimes).toResolvedValue(
    (entries, holds, booking, visits, tell, log) => new OfferedTimes(entries, holds, booking, visits, tell, log),
    [waitList, tokens.slotHolds, appointmentBooking, schedule, tokens.visitNotifications, activityLog],
  );
  bind(ownServices.waitList).toResolvedValue(forCall(WaitListService), [
    tokens.waitWishes,
    tokens.ownWaitListEntries,
    tokens.offeredTimes,
    waitList,
    tokens.codes,
    availability,
    practices,
    schedule,
    activityLog,
  ]);
};

/** Gives back the times that are kept no more. */
export const keptSlots = (context: ResolutionContext): MaintenanceJob => ({
  name: 'kept-slots',
  every: MINUTE,
  run: (at) => context.get(tokens.slotHolds).prune(at),
});
