import fc from 'fast-check';
import {
  instant,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type LocationId,
  type PatientRef,
  type ProviderId,
} from '../../kernel/index.ts';
import { ids, integers, timeZones, withOptional, words } from '../../kernel/testing/index.ts';
import { hasNeeds } from '../../profile/index.ts';
import { anyAccommodations } from '../../profile/testing/index.ts';
import {
  appointmentStatuses,
  type Appointment,
  type AppointmentLocation,
  type AppointmentProvider,
} from '../appointment.ts';

/** Where and by whom the generated appointments take place. */
export interface Setting {
  readonly patients: readonly PatientRef[];
  readonly providers: readonly AppointmentProvider[];
  readonly locations: readonly AppointmentLocation[];
}

/**
 * Appointments with distinct ids around `now`, a few of which start or end exactly then. Lengths are 15 to 60 minutes.
 */
export const anyAppointments = (
  { patients, providers, locations }: Setting,
  now: Instant,
): fc.Arbitrary<readonly Appointment[]> =>
  fc
    .array(
      fc.record(
        {
          patient: fc.constantFrom(...patients),
          status: fc.constantFrom(...appointmentStatuses),
          // Quarters of an hour, so that equal starts and ends at `now` itself are common.
          startsIn: fc.oneof(integers(-8, 8), integers(-40_000, 40_000)),
          quarters: fc.integer({ min: 1, max: 4 }),
          video: fc.boolean(),
          visitType: fc.constantFrom('Follow-up', 'Annual physical'),
          visitReason: words(100),
          accommodations: anyAccommodations.filter(hasNeeds),
          comment: words(300),
          provider: fc.constantFrom(...providers),
          location: fc.constantFrom(...locations),
        },
        { requiredKeys: ['patient', 'status', 'startsIn', 'quarters', 'video', 'provider', 'location'] },
      ),
      { maxLength: 40 },
    )
    .map((drawn) =>
      drawn.map(({ startsIn, quarters, ...rest }, at) => {
        const start = instant(now + startsIn * 15 * MINUTE);
        return { ...rest, id: `any-${at}` as AppointmentId, start, end: plus(start, quarters * 15 * MINUTE) };
      }),
    );

export const providers: fc.Arbitrary<AppointmentProvider> = withOptional(
  { id: ids<ProviderId>('provider-'), name: words() },
  { specialty: words() },
);

export const locations: fc.Arbitrary<AppointmentLocation> = withOptional(
  {
    id: ids<LocationId>('location-'),
    office: words(),
    addressLines: fc.array(words(), { maxLength: 2 }),
    city: words(),
    state: fc.stringMatching(/^[A-Z]{2}$/),
    zip: fc.stringMatching(/^\d{5}$/),
    timeZone: timeZones,
  },
  { phone: words() },
);

/** Three doctors in three offices, each in its own time zone. */
export const settings = (patients: readonly PatientRef[]): fc.Arbitrary<Setting> =>
  fc.record({
    patients: fc.constant(patients),
    providers: fc.array(providers, { minLength: 1, maxLength: 3 }),
    locations: fc.array(locations, { minLength: 1, maxLength: 3 }),
  });
