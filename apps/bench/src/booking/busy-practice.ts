import { EmbeddedBookingSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { usualVisitRules } from '@portico/domain/appointments';
import {
  DAY,
  instant,
  MINUTE,
  plus,
  type Cents,
  type LocationId,
  type PatientId,
  type PatientRef,
  type ProviderId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { Offer, Weekday } from '@portico/domain/scheduling';
import { now, practice } from '../gateway/dashboard-sample-data.ts';

export { now, practice };

export const visitMinutes = 30;
/** Of one provider, from 8 to 16 on every day of the week. */
export const visitsPerDay = 16;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const patientOf = (number: number): PatientRef => ({
  practice: practice.id,
  patient: `patient-${number}` as PatientId,
});

export const offerOf = (provider: number): Offer => ({
  resource: `provider-${provider}` as ResourceId,
  visitReason: 'visit' as VisitReasonId,
  location: 'office' as LocationId,
});

/** A practice with `providers` providers, each booked every day in one office, and `patients` patients. */
export const openPractice = async (database: Database, providers: number, patients: number): Promise<void> => {
  const setup = new EmbeddedSetup(database);
  const all = Array.from({ length: providers }, (_, at) => ({ id: `provider-${at}` as ProviderId, name: `Dr. ${at}` }));
  const location = { id: 'office' as LocationId, office: 'Office', addressLines: [], city: '', state: '', zip: '' };
  await setup.practices([practice]);
  await setup.locations(practice.id, [{ ...location, timeZone: practice.timeZone }]);
  await setup.providers(practice.id, all);
  await setup.patients(
    Array.from({ length: patients }, (_, at) => ({ patient: patientOf(at), name: `Person ${at}`, language: 'en' })),
  );
  const booking = new EmbeddedBookingSetup(database);
  await booking.rules(
    practice.id,
    { leadMinutes: 0, approvesRequests: false, waitList: false, preRegistration: false },
    usualVisitRules,
  );
  await booking.visitReasons(practice.id, [
    {
      ...offerOf(0),
      id: offerOf(0).visitReason,
      visitType: { en: 'Visit', es: 'Consulta' },
      minutes: visitMinutes,
      video: false,
      prepayment: 0 as Cents,
    },
  ]);
  await booking.offers(
    practice.id,
    all.map((_, at) => offerOf(at)),
  );
  await booking.openingHours(
    practice.id,
    all.map((_, at) => ({
      ...offerOf(at),
      hours: weekdays.map((weekday) => ({ weekday, from: '08:00', to: '16:00' })),
    })),
  );
};

/**
 * Gives every provider its share of `total` appointments, on every half hour of its days: one in twelve is still to come, and
 * two of three of those leave a time free beside them.
 */
export const fillPractice = async (
  database: Database,
  providers: number,
  patients: number,
  total: number,
): Promise<void> => {
  const each = Math.floor(total / providers);
  const days = Math.ceil(each / visitsPerDay);
  const first = plus(instant(now - (now % DAY)), -Math.floor((days * 11) / 12) * DAY);
  await database.transaction(async (sql) => {
    // The rows are right by construction; looking up each foreign key would take most of the time.
    await sql.rows({ text: 'set local session_replication_role = replica' });
    await sql.rows({
      text: `insert into clinic.appointments
          (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at, video)
        select $1, 'a-' || provider || '-' || n, 'patient-' || (n * 7 + provider) % $2, 'provider-' || provider, 'office',
          case when starts_at > $3 then 'SCHEDULED' else 'COMPLETED' end, starts_at, starts_at + $4, false
        from generate_series(0, $5::integer - 1) provider, generate_series(0, $6::integer - 1) n,
          lateral (select $7::bigint + (n / $8::integer) * $9::bigint + (n % $8::integer) * $4::bigint + $10::bigint as starts_at) at
        where starts_at <= $3 or n % 3 = 0`,
      values: [
        practice.id,
        patients,
        now,
        visitMinutes * MINUTE,
        providers,
        each,
        first,
        visitsPerDay,
        DAY,
        // Eight in the morning on the clock of the practice, give or take the hour of its summer.
        15 * 60 * MINUTE,
      ],
    });
  });
};
