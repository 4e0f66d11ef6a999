import type { Sql } from '@portico/adapters-storage/sql';
import {
  addDays,
  atWallClock,
  DAY,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import { openSlots, type DateRange, type Offer, type OpeningHours, type Slot } from '@portico/domain/scheduling';

/** Whose times are asked for, and what does not stand in their way. */
export interface TimesAsked {
  readonly patient: PatientRef;
  readonly offer: Offer;
  readonly days: DateRange;
  readonly now: Instant;
  /** What the patient keeps while choosing is let go of. */
  readonly choosing: boolean;
  readonly replaces: AppointmentId | undefined;
}

interface TimesRow {
  readonly time_zone: TimeZone;
  readonly minutes: number;
  readonly lead_minutes: number;
  readonly hours: readonly OpeningHours[];
  readonly closed: readonly LocalDate[];
  readonly taken: readonly Slot[];
}

/** The times of one offer that are free for a patient; nothing for what is not on offer. */
export const openTimes = async (
  sql: Sql,
  { patient: { practice, patient }, offer, days, now, choosing, replaces }: TimesAsked,
): Promise<readonly Slot[]> => {
  // In every time zone, the days of the location are within these bounds.
  const utc = 'UTC' as TimeZone;
  const [from, to] = [
    plus(atWallClock(utc, days.start, '00:00'), -DAY),
    atWallClock(utc, addDays(days.end, 2), '00:00'),
  ];
  const [row] = await sql.rows<TimesRow>({
    name: 'clinic-open-times',
    text: `select l.time_zone, r.minutes, (b.booking->>'leadMinutes')::integer as lead_minutes,
        coalesce((select jsonb_agg(jsonb_build_object(
            'weekday', h.weekday, 'from', left(h.opens::text, 5), 'to', left(h.closes::text, 5)) order by h.weekday, h.opens)
          from clinic.opening_hours h
          where h.practice_id = o.practice_id and h.provider_id = o.provider_id and h.location_id = o.location_id), '[]'
        ) as hours,
        coalesce((select jsonb_agg(c.day::text) from clinic.closures c
          where c.practice_id = o.practice_id and c.location_id = o.location_id and c.day between $5::date and $6::date), '[]'
        ) as closed,
        coalesce((select jsonb_agg(jsonb_build_object('start', taken.starts_at, 'end', taken.ends_at)) from (
          select a.starts_at, a.ends_at from clinic.appointments a
          where a.practice_id = $1 and a.provider_id = $2 and a.status in ('SCHEDULED', 'CHECKED-IN')
            and a.starts_at < $8 and a.ends_at > $7 and not (a.patient_id = $9 and a.id = coalesce($10, ''))
          union all
          select k.starts_at, k.ends_at from clinic.held_slots k
          where k.practice_id = $1 and k.provider_id = $2 and k.starts_at < $8 and k.ends_at > $7 and k.until > $11
            and not ($12 and k.patient_id = $9 and not k.offered)
        ) taken), '[]') as taken
      from clinic.offers o
      join clinic.locations l on l.practice_id = o.practice_id and l.id = o.location_id
      join clinic.visit_reasons r on r.practice_id = o.practice_id and r.id = o.visit_reason_id
      join clinic.booking_rules b on b.practice_id = o.practice_id
      where o.practice_id = $1 and o.provider_id = $2 and o.visit_reason_id = $3 and o.location_id = $4`,
    values: [
      practice,
      offer.resource,
      offer.visitReason,
      offer.location,
      days.start,
      days.end,
      from,
      to,
      patient,
      replaces ?? null,
      now,
      choosing,
    ],
  });
  if (row === undefined) return [];
  const { time_zone: zone, hours, closed, taken, minutes, lead_minutes: lead } = row;
  return openSlots({ zone, hours, closed }, taken, { days, minutes, from: plus(now, lead * MINUTE) });
};
