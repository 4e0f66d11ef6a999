import {
  guests,
  type Activity,
  type ActivityLog,
  type ActivitySubject,
  type Doer,
  type ListedQuestion,
  type MarkedActivity,
} from '@portico/domain/activity';
import type { AccountId, PracticeId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

/** Word for word as in the indexes, which are used only then. */
const listed = "(a.actor_kind <> 'patient' or a.action not like 'viewed-%')";
const doer = "(case a.actor_kind when 'guest' then '' else a.actor_id end)";

interface Row extends Omit<Activity, 'practice' | 'resource'> {
  readonly practice: string;
  readonly resource: string | null;
  readonly seq: number;
}

/** The activity log in the portal's own tables. */
export class PostgresActivityLog implements ActivityLog {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async append({ at, actor, actorKind, subject, practice, action, resource }: Activity): Promise<void> {
    await this.#sql.rows({
      name: 'activity-append',
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action, resource)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [practice ?? '', subject, at, actor, actorKind, action, resource ?? null],
    });
  }

  async listed({ about, by, before, limit }: ListedQuestion): Promise<readonly MarkedActivity[]> {
    const rows = await this.#sql.rows<Row>({
      name: `activity-listed${by === undefined ? '' : '-by'}`,
      // Each subject's newest lines are read off the index and then merged, so that nothing else is touched.
      text: `select l.at, l.seq, l.actor_id as actor, l.actor_kind as "actorKind", l.subject_id as subject,
          l.practice_id as practice, l.action, l.resource
        from unnest($1::text[], $2::text[]) as s (practice_id, subject_id)
        cross join lateral (
          select * from activity a
          where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed}
            ${by === undefined ? '' : `and ${doer} = $6`} and (a.at, a.seq) < ($3, $4)
          order by a.at desc, a.seq desc limit $5
        ) as l
        order by l.at desc, l.seq desc limit $5`,
      values: [
        ...columnsOf(about),
        before?.at ?? Number.MAX_SAFE_INTEGER,
        before?.seq ?? 0,
        limit,
        ...(by === undefined ? [] : [by === guests ? '' : by]),
      ],
    });
    return rows.map(({ seq, practice, resource, ...rest }) => ({
      mark: { at: rest.at, seq },
      activity: {
        ...rest,
        ...(practice === '' ? {} : { practice: practice as PracticeId }),
        ...(resource === null ? {} : { resource }),
      },
    }));
  }

  async doers(about: readonly ActivitySubject[]): Promise<readonly Doer[]> {
    const rows = await this.#sql.rows<{ readonly doer: string }>({
      name: 'activity-doers',
      // Steps from one doer to the next on the index instead of reading every line of each.
      text: `select distinct d.doer
        from unnest($1::text[], $2::text[]) as s (practice_id, subject_id)
        cross join lateral (
          with recursive steps as (
            (select ${doer} as doer from activity a
              where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed}
              order by 1 limit 1)
            union all
            select (select ${doer} from activity a
              where a.practice_id = s.practice_id and a.subject_id = s.subject_id and ${listed} and ${doer} > steps.doer
              order by 1 limit 1)
            from steps where steps.doer is not null
          )
          select steps.doer from steps where steps.doer is not null
        ) as d`,
      values: columnsOf(about),
    });
    return rows.map(({ doer: who }) => (who === '' ? guests : (who as AccountId)));
  }
}

const columnsOf = (about: readonly ActivitySubject[]): [readonly string[], readonly string[]] => [
  about.map(({ practice }) => practice ?? ''),
  about.map(({ id }) => id),
];
