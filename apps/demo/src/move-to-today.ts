import type { Sql, Statement } from '@portico/adapters-storage/sql';
import { addDays, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import { workingDays } from './working-days.ts';
import { demoPrefix } from './demo-ids.ts';

/**
 * Moves a practice's demo from the day it was made around to `today`. A visit keeps its distance from today in working
 * days and its local time, so that today's visits are today's again, no weekend fills up and no new collisions arise.
 * Due dates of forms move by calendar days. Only generated data moves, also if a person has changed it since (a visit
 * canceled yesterday stays canceled); what people or imports added stays on its day, and so do results, statements,
 * messages, payments and plans, which grow older as real ones do.
 */
export const rollDemo = async (sql: Sql, practice: PracticeId, from: LocalDate, today: LocalDate): Promise<void> => {
  const ids = `${demoPrefix}%`;
  const shift = daysBetween(from, today);
  const { before, after } = await reach(sql, practice, ids, from);
  const days = [workingDays(from, before, after), workingDays(today, before, after)];
  await sql.rows(moveVisits([practice, ids, shift, ...days]));
  await sql.rows({
    text: 'update clinic.form_requests set due = due + $3::integer where practice_id = $1 and id like $2',
    values: [practice, ids, shift],
  });
  await sql.rows({
    text: 'update clinic.demos set anchored_on = $2 where practice_id = $1',
    values: [practice, today],
  });
};

/** `values` are practice, ids, shift, and the days old and new. */
const moveVisits = (values: readonly unknown[]): Statement => ({
  text: `
    update clinic.appointments a
    set starts_at = moved.starts_at, ends_at = moved.starts_at + (a.ends_at - a.starts_at)
    from (
      select a.id, (extract(epoch from
          (coalesce(days.new, wall.at::date + $3::integer) + wall.at::time) at time zone l.time_zone) * 1000
        )::bigint as starts_at
      from clinic.appointments a
      join clinic.locations l on l.practice_id = a.practice_id and l.id = a.location_id
      cross join lateral (select to_timestamp(a.starts_at / 1000.0) at time zone l.time_zone as at) wall
      left join unnest($4::date[], $5::date[]) days (old, new) on days.old = wall.at::date
      where a.practice_id = $1 and a.id like $2
    ) moved
    where a.practice_id = $1 and a.id = moved.id`,
  values,
});

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** How many working days before and after `from` hold every visit of the demo; a few more do no harm. */
const reach = async (
  sql: Sql,
  practice: PracticeId,
  ids: string,
  from: LocalDate,
): Promise<{ readonly before: number; readonly after: number }> => {
  const [found] = await sql.rows<{ readonly first: LocalDate | null; readonly last: LocalDate | null }>({
    text: `select to_timestamp(min(starts_at) / 1000.0)::date as first, to_timestamp(max(starts_at) / 1000.0)::date as last
           from clinic.appointments where practice_id = $1 and id like $2`,
    values: [practice, ids],
  });
  const weekdays = (days: number): number => Math.max(0, Math.ceil((days * 5) / 7)) + 3;
  return {
    before: weekdays(daysBetween(found?.first ?? from, from)),
    after: weekdays(daysBetween(from, addDays(found?.last ?? from, 1))),
  };
};
