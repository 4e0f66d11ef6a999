import { EmbeddedBookingSetup, type KeptHours, type KeptResource } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { LocalDate, ResourceId } from '@portico/domain/kernel';
import type { Offer, OpeningHours, Weekday } from '@portico/domain/scheduling';
import { elsewhere } from '../elsewhere/external-address-pages.ts';
import type { DemoDoctor, DemoPractice } from '../practices.ts';
import { profileOf } from './doctor-profiles.ts';
import { holidaysOf } from './holidays.ts';
import { bookingRulesOf, visitRulesOf } from './booking-rules.ts';
import { reasonsAt, reasonsOf } from './visit-reasons.ts';

/** How far ahead closures are written, in years; no booking search goes further. */
const yearsAhead = 2;

/** Opens a practice of the demo for booking, with its closed days from `today` on. Idempotent. */
export const openBooking = async (sql: Sql, demo: DemoPractice, today: LocalDate): Promise<void> => {
  const setup = new EmbeddedBookingSetup(sql);
  const { id, behavior } = demo.practice;
  await setup.rules(id, bookingRulesOf(id), visitRulesOf(id));
  await setup.resources(
    id,
    demo.doctors.map((doctor, at) => resourceFor(doctor, at, behavior.booking === 'slots')),
  );
  await setup.visitReasons(id, reasonsAt(demo));
  await setup.offers(
    id,
    demo.doctors.flatMap((doctor, at) => offersOf(demo, doctor, at)),
  );
  await setup.openingHours(
    id,
    demo.doctors.flatMap((doctor, at) => hoursOf(demo, doctor, at)),
  );
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: yearsAhead + 1 }, (_, later) => holidaysOf(year + later)).flat();
  await setup.closures(
    id,
    demo.locations.map((location) => ({ location: location.id, days })),
  );
  await setup.videoHost(id, {
    address: elsewhere.video,
    secret: new TextEncoder().encode(`rooms of ${id}`.padEnd(32)),
  });
};

const calendarOf = ({ id }: DemoDoctor): ResourceId => id as string as ResourceId;

/** Most doctors are booked at once where times can be booked at all; every third one answers requests. */
const resourceFor = (doctor: DemoDoctor, at: number, books: boolean): KeptResource => ({
  id: calendarOf(doctor),
  ...profileOf(doctor),
  autoSchedule: books && at % 3 !== 1,
});

/** Where a doctor is: every fourth one spends Fridays at another office. */
const placesOf = ({ locations }: DemoPractice, { office }: DemoDoctor, at: number): readonly AppointmentLocation[] => {
  const other = locations.find(({ id }) => id !== office.id);
  return other === undefined || at % 4 !== 0 ? [office] : [office, other];
};

const offersOf = (demo: DemoPractice, doctor: DemoDoctor, at: number): readonly Offer[] =>
  placesOf(demo, doctor, at).flatMap(({ id: location }) =>
    reasonsOf(doctor).map((visitReason) => ({ resource: calendarOf(doctor), visitReason, location })),
  );

const hoursOf = (demo: DemoPractice, doctor: DemoDoctor, at: number): readonly KeptHours[] => {
  const [home, other] = placesOf(demo, doctor, at);
  const days: readonly Weekday[] = other === undefined ? [1, 2, 3, 4, 5] : [1, 2, 3, 4];
  return [
    ...(home === undefined ? [] : [{ resource: calendarOf(doctor), location: home.id, hours: days.flatMap(wholeDay) }]),
    ...(other === undefined ? [] : [{ resource: calendarOf(doctor), location: other.id, hours: wholeDay(5) }]),
  ];
};

/** The morning and the afternoon, with the hour from noon closed. */
const wholeDay = (weekday: Weekday): readonly OpeningHours[] => [
  { weekday, from: '08:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
];
