import type { AppointmentProvider } from '@portico/domain/appointments';
import { MemorySchedule, MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import { MemoryBooking, type BookablePractice } from '@portico/domain/scheduling/testing';
import { bookable, type Bookable, type BookingFixture } from './booking-fixture.ts';
import { doctors, now, offices } from './practice-fixture.ts';

/** Booking in memory, open as `bookable` says. */
export const memoryBookingFixture = (): BookingFixture => {
  const clock = { now };
  const at = () => clock.now;
  const schedule = new MemorySchedule();
  const system = new MemoryAppointmentBooking(at);
  const booking = new MemoryBooking([inMemory(bookable)], { system, schedule, now: at });
  return {
    availability: booking,
    slotHolds: booking,
    requests: booking,
    system,
    schedule,
    clock,
    keep: async (visits) => schedule.put(...visits),
    prepay: async (_, key, amount) => system.prepay(key, amount),
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
  catalog: {
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
