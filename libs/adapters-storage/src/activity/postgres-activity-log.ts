import type {
  Activity,
  ActivityLog,
  ActivitySubject,
  Doer,
  ListedQuestion,
  MarkedActivity,
} from '@portico/domain/activity';
import type { Sql } from '../sql/sql.ts';
import { activityOf, insertion, lineColumns, valuesOf, type ActivityRow } from './activity-rows.ts';

/** Word for word as in the indexes, which are used only then. */
export const listed = "(a.action <> 'was-refused' and (a.actor_kind <> 'patient' or a.action not like 'viewed-%'))";
const doer = "(case when a.actor_kind in ('patient', 'delegate') then a.actor_id else a.actor_kind end)";

/** As `chargeTaken` says. Not `exists`, for which the database may read everything that was ever paid at once. */
const toldOnce = `(a.action <> 'charged-card' or (select 1 from activity p where p.practice_id = a.practice_id
  and p.subject_id = a.subject_id and p.action = 'paid' and p.resource = left(a.resource, -3) limit 1) is null)`;

/** The subjects that are asked about, with those that were merged into them. */
const subjects = `(
    select * from unnest($1::text[], $2::text[]) as s (practice_id, subject_id)
    union select m.practice_id, m.from_id from merges m
      join unnest($1::text[], $2::text[]) as k (practice_id, subject_id) on (m.practice_id, m.into_id) = (k.practice_id, k.subject_id)
  ) as s`;

/** The activity log in the portal's own tables. */
export class PostgresActivityLog implements ActivityLog {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async append(activity: Activity): Promise<void> {
    await this.#sql.rows({ name: 'activity-append', text: insertion, values: valuesOf(activity) });
  }

  async listed({ about, by, before, limit }: ListedQuestion): Promise<readonly MarkedActivity[]> {
    const rows = await this.#sql.rows<ActivityRow>({
      name: `activity-listed${by === undefined ? '' : '-by'}`,
      // Each subject's newest lines are read off the index and then merged, so that nothing else is touched.
      text: `select ${lineColumns('l')}
        from ${subjects}
        cross join lateral (
          select * from activity a
          where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed} and ${toldOnce}
            ${by === undefined ? '' : `and ${doer} = $6`} and (a.at, a.seq) < ($3, $4)
          order by a.at desc, a.seq desc limit $5
        ) as l
        order by l.at desc, l.seq desc limit $5`,
      values: [
        ...columnsOf(about),
        before?.at ?? Number.MAX_SAFE_INTEGER,
        before?.seq ?? 0,
        limit,
        ...(by === undefined ? [] : [by]),
      ],
    });
    return rows.map((row) => ({ mark: { at: row.at, seq: row.seq }, activity: activityOf(row) }));
  }

  async doers(about: readonly ActivitySubject[]): Promise<readonly Doer[]> {
    const rows = await this.#sql.rows<{ readonly doer: Doer }>({
      name: 'activity-doers',
      // Steps from one doer to the next on the index instead of reading every line of each.
      text: `select distinct d.doer
        from ${subjects}
        cross join lateral (
          with recursive steps as (
            (select ${doer} as doer from activity a
              where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed} and ${toldOnce}
              order by 1 limit 1)
            union all
            select (select ${doer} from activity a
              where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed} and ${toldOnce} and ${doer} > steps.doer
              order by 1 limit 1)
            from steps where steps.doer is not null
          )
          select steps.doer from steps where steps.doer is not null
        ) as d`,
      values: columnsOf(about),
    });
    return rows.map(({ doer: who }) => who);
  }
}

const columnsOf = (about: readonly ActivitySubject[]): [readonly string[], readonly string[]] => [
  about.map(({ practice }) => practice ?? ''),
  about.map(({ id }) => id),
];
