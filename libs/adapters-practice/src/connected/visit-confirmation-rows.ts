import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentId, Cents, Instant, PracticeId } from '@portico/domain/kernel';
import type { Slot, TimePreference } from '@portico/domain/scheduling';

/** What Portico keeps of a visit of a system. */
export interface OwnOfVisit {
  /** The patient said that they come when it started then. */
  readonly confirmedStart?: Instant;
  readonly prepaid?: Cents;
  /** Of a request without an exact time: the span that was asked for. */
  readonly asked?: Slot;
  readonly preference?: TimePreference;
  /** Of a request: the visit for which it asks another time. */
  readonly replaces?: AppointmentId;
  readonly bookedAt?: Instant;
  /** Of a request: another one took its place. */
  readonly changed?: true;
}

interface OwnRow {
  readonly visit_id: AppointmentId;
  readonly confirmed_start: Instant | null;
  readonly prepaid_cents: Cents | null;
  readonly asked_start: Instant | null;
  readonly asked_end: Instant | null;
  readonly preference: TimePreference | null;
  readonly replaces: AppointmentId | null;
  readonly booked_at: Instant | null;
  readonly changed: boolean;
}

export const ownOfVisits = async (
  sql: Sql,
  practice: PracticeId,
  visits: readonly AppointmentId[],
): Promise<ReadonlyMap<AppointmentId, OwnOfVisit>> => {
  if (visits.length === 0) return new Map();
  const rows = await sql.rows<OwnRow>({
    name: 'connected-own-of-visits',
    text: `select asked.visit_id, c.confirmed_start, b.prepaid_cents, b.asked_start, b.asked_end, b.preference, b.replaces, b.booked_at,
        later.booking_key is not null as changed
      from unnest($2::text[]) as asked (visit_id)
      left join connected.confirmations c on c.practice_id = $1 and c.visit_id = asked.visit_id
      left join connected.bookings b on b.practice_id = $1 and b.visit_id = asked.visit_id
      left join connected.cancellations x on x.practice_id = $1 and x.visit_id = asked.visit_id
      left join connected.bookings later on later.practice_id = $1 and later.patient_id = x.patient_id
        and later.booking_key = x.cancellation_key and later.changes = x.visit_id
      where c.visit_id is not null or b.visit_id is not null or later.booking_key is not null`,
    values: [practice, visits],
  });
  return new Map(rows.map((row) => [row.visit_id, ownFrom(row)]));
};

const ownFrom = (row: OwnRow): OwnOfVisit => ({
  ...(row.confirmed_start === null ? {} : { confirmedStart: row.confirmed_start }),
  ...(row.prepaid_cents === null || row.prepaid_cents === 0 ? {} : { prepaid: row.prepaid_cents }),
  ...(row.asked_start === null || row.asked_end === null
    ? {}
    : { asked: { start: row.asked_start, end: row.asked_end } }),
  ...(row.preference === null ? {} : { preference: row.preference }),
  ...(row.replaces === null ? {} : { replaces: row.replaces }),
  ...(row.booked_at === null ? {} : { bookedAt: row.booked_at }),
  ...(row.changed ? { changed: true } : {}),
});

/** Keeps the patient's word for a start, where the system takes none. */
export const keepConfirmation = async (
  sql: Sql,
  practice: PracticeId,
  visit: AppointmentId,
  start: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'connected-confirm',
    text: `insert into connected.confirmations (practice_id, visit_id, confirmed_start) values ($1, $2, $3)
      on conflict (practice_id, visit_id) do update set confirmed_start = excluded.confirmed_start`,
    values: [practice, visit, start],
  });
};
