import type { Reminder, Reminders } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { visitHeld } from '../sql/held-rows.ts';
import type { Sql } from '../sql/sql.ts';

/** Sent reminders, in a table that every instance of the gateway shares. */
export class PostgresReminders implements Reminders {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async claim(reminders: readonly Reminder[], now: Instant, until: Instant): Promise<readonly Reminder[]> {
    if (reminders.length === 0) return [];
    const taken = await this.#sql.rows<{ readonly place: number }>({
      name: 'reminders-claim',
      text: `with asked as (
          select * from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[])
            with ordinality as asked (practice_id, appointment_id, starts_at, minutes_before, place)
        ), taken as (
          insert into reminders (practice_id, appointment_id, starts_at, minutes_before, until)
          select practice_id, appointment_id, starts_at, minutes_before, $6 from asked order by 1, 2, 3, 4
          on conflict (practice_id, appointment_id, starts_at, minutes_before) do update set until = excluded.until
            where not reminders.sent and reminders.until <= $5
          returning practice_id, appointment_id, starts_at, minutes_before
        )
        select place::integer from asked join taken using (practice_id, appointment_id, starts_at, minutes_before)
        order by place`,
      values: [...columnsOf(reminders), now, until],
    });
    return taken.flatMap(({ place }) => reminders[place - 1] ?? []);
  }

  async open(reminders: readonly Reminder[], now: Instant): Promise<readonly Reminder[]> {
    if (reminders.length === 0) return [];
    const open = await this.#sql.rows<{ readonly place: number }>({
      name: 'reminders-open',
      text: `select place::integer from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[])
          with ordinality as asked (practice_id, appointment_id, starts_at, minutes_before, place)
        where not exists (
          select 1 from reminders r where r.practice_id = asked.practice_id and r.appointment_id = asked.appointment_id
            and r.starts_at = asked.starts_at and r.minutes_before = asked.minutes_before and (r.sent or r.until > $5))
        order by place`,
      values: [...columnsOf(reminders), now],
    });
    return open.flatMap(({ place }) => reminders[place - 1] ?? []);
  }

  async sent({ patient, visit, start, minutesBefore }: Reminder): Promise<void> {
    await this.#sql.rows({
      name: 'reminders-sent',
      text: `update reminders set sent = true
        where practice_id = $1 and appointment_id = $2 and starts_at = $3 and minutes_before = $4`,
      values: [patient.practice, visit, start, minutesBefore],
    });
  }

  async prune(before: Instant): Promise<void> {
    const isOver = `starts_at < $1 and not ${visitHeld('reminders.practice_id', 'reminders.appointment_id')}`;
    await deleteInBatches(this.#sql, 'reminders', isOver, [before]);
  }
}

const columnsOf = (reminders: readonly Reminder[]): readonly unknown[] => [
  reminders.map(({ patient }) => patient.practice),
  reminders.map(({ visit }) => visit),
  reminders.map(({ start }) => start),
  reminders.map(({ minutesBefore }) => minutesBefore),
];
