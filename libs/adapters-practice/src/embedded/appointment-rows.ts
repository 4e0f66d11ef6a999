import type { Appointment, AppointmentStatus } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Cents,
  Instant,
  LocationId,
  PatientRef,
  ProviderId,
  ResourceId,
  VisitReasonId,
} from '@portico/domain/kernel';
import { accommodationsOf, hasNeeds, type DetailTexts } from '@portico/domain/profile';
import type { TimePreference } from '@portico/domain/scheduling';
import { locationOf, providerOf, type LocationRow } from './place-rows.ts';

/** What a visit may have, and its column of `clinic.appointments`; null there is absent here. */
const optional = { visitType: 'visit_type', visitReason: 'visit_reason', comment: 'comment' } as const;
type Optional = typeof optional;
const optionalFields = Object.keys(optional) as readonly (keyof Optional)[];

/** What `appointmentOf` reads, from `clinic.appointments a` with its provider `d` and location `l`. */
export const appointmentColumns = `
  a.id, a.status, a.starts_at, a.ends_at, a.video, a.visit_reason_id, a.prepaid_cents, a.accommodations,
  ${optionalFields.map((field) => `a.${optional[field]}`).join(', ')},
  a.wish as preference, a.replaces, a.confirmed_start = a.starts_at as confirmed,
  a.provider_id, d.name as provider_name, d.specialty,
  a.location_id, l.office, l.address_lines, l.city, l.state, l.zip, l.phone, l.time_zone`;

export const appointmentPlace = `
  join clinic.providers d on d.practice_id = a.practice_id and d.id = a.provider_id
  join clinic.locations l on l.practice_id = a.practice_id and l.id = a.location_id`;

type OptionalColumns = {
  readonly [Field in keyof Optional as Optional[Field]]: NonNullable<Appointment[Field]> | null;
};

export interface AppointmentRow extends OptionalColumns, Omit<LocationRow, 'id'> {
  readonly id: AppointmentId;
  readonly status: AppointmentStatus;
  /** As the registration keeps them: texts that may be empty. */
  readonly accommodations: DetailTexts | null;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
  readonly video: boolean;
  readonly visit_reason_id: VisitReasonId | null;
  readonly prepaid_cents: Cents;
  readonly preference: TimePreference | null;
  readonly replaces: AppointmentId | null;
  readonly confirmed: boolean | null;
  readonly provider_id: ProviderId;
  readonly provider_name: string;
  readonly specialty: string | null;
  readonly location_id: LocationId;
}

/**
 * The accommodations of a new visit of patient $2 at practice $1: what was said while booking, or what was asked for at
 * the visit that is replaced, or what the registration keeps as the patient's own needs. Null if nothing is needed.
 */
export const accommodationsAsked = (said: string, replaces: string): string => `nullif(coalesce(${said}::jsonb,
  (select before.accommodations from clinic.appointments before
    where before.practice_id = $1 and before.patient_id = $2 and before.id = ${replaces}),
  (select r.details -> 'accommodations' from clinic.registrations r where r.practice_id = $1 and r.patient_id = $2)),
  '{}'::jsonb)`;

/** A provider has one calendar here, by the same name. */
export const resourceOf = (provider: ProviderId): ResourceId => provider as string as ResourceId;

const presentOf = (row: AppointmentRow): Pick<Appointment, keyof Optional> =>
  Object.fromEntries(
    optionalFields.flatMap((field) => {
      const value = row[optional[field]];
      return value === null ? [] : [[field, value]];
    }),
  );

const needsOf = (kept: DetailTexts | null): Pick<Appointment, 'accommodations'> => {
  const accommodations = accommodationsOf(kept ?? {});
  return hasNeeds(accommodations) ? { accommodations } : {};
};

export const appointmentOf = (patient: PatientRef, row: AppointmentRow): Appointment => ({
  id: row.id,
  patient,
  status: row.status,
  start: row.starts_at,
  end: row.ends_at,
  ...(row.preference === null ? {} : { timeOpen: true, preference: row.preference }),
  ...(row.replaces === null || row.status !== 'REQUESTED' ? {} : { replaces: row.replaces }),
  video: row.video,
  ...presentOf(row),
  ...needsOf(row.accommodations),
  ...(row.visit_reason_id === null
    ? {}
    : { bookedAs: { resource: resourceOf(row.provider_id), visitReason: row.visit_reason_id } }),
  ...(row.prepaid_cents === 0 ? {} : { prepaid: row.prepaid_cents }),
  ...(row.confirmed === true ? { confirmed: true as const } : {}),
  provider: providerOf({ id: row.provider_id, name: row.provider_name, specialty: row.specialty }),
  location: locationOf({ ...row, id: row.location_id }),
});
