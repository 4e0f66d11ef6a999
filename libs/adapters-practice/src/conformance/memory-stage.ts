import type { AppointmentProvider } from '@portico/domain/appointments';
import { MemorySchedule, MemoryVisitDesk } from '@portico/domain/appointments/testing';
import { MemoryBooking, type BookablePractice } from '@portico/domain/scheduling/testing';
import { bookable, type Bookable, type BookingStage } from './booking-stage.ts';
import { doctors, now, offices } from './stage.ts';

/** Booking in memory, open as `bookable` says. */
export const memoryBookingStage = (): BookingStage => {
  const clock = { now };
  const at = () => clock.now;
  const schedule = new MemorySchedule();
  const desk = new MemoryVisitDesk(at);
  const booking = new MemoryBooking([inMemory(bookable)], { desk, schedule, now: at });
  return {
    openings: booking,
    keeper: booking,
    requests: booking,
    desk,
    schedule,
    clock,
    keep: async (visits) => schedule.put(...visits),
    prepay: async (_, key, amount) => desk.prepay(key, amount),
  };
};

const inMemory = ({
  practice,
  booking,
  resources,
  visitReasons,
  offers,
  hours,
  closures,
}: Bookable): BookablePractice => ({
  id: practice,
  rules: booking,
  catalogue: {
    resources: resources.map((each) => ({ ...each, provider: providerOf(each.id) })),
    visitReasons: visitReasons
      .filter(({ id }) => offers.some((offer) => offer.visitReason === id))
      .map((each) => ({ ...each, visitType: each.visitType.en })),
    locations: offices,
    offers,
  },
  visitTypes: new Map(visitReasons.map(({ id, visitType }) => [id, visitType])),
  timetable: (resource, location) => {
    const zone = offices.find(({ id }) => id === location)?.timeZone;
    const kept = hours.filter((each) => each.resource === resource && each.location === location);
    const closed = closures.filter((each) => each.location === location).flatMap(({ days }) => days);
    return zone && { zone, hours: kept.flatMap((each) => each.hours), closed };
  },
});

const providerOf = (id: string): AppointmentProvider => {
  const found = doctors.find((doctor) => doctor.id === id);
  if (found === undefined) throw new Error(`Bug: no doctor of the stage is ${id}.`);
  return found;
};
