import type { AppointmentProvider } from '@portico/domain/appointments';
import type { BookablePractice } from '@portico/domain/scheduling/testing';
import type { Bookable } from './booking-stage.ts';
import { doctors, offices } from './stage.ts';

/** What `bookable` says, as the memory double takes it. */
export const bookableInMemory = ({
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
