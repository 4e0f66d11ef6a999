import {
  practiceOfJob,
  type KnownJob,
  type SummaryJob,
  type SummaryJobId,
  type SummaryJobs,
  type SummaryOutcome,
  type SummaryError,
  type SummaryWanted,
} from '@portico/domain/health';
import type { Instant, Language, PatientId, PracticeId } from '@portico/domain/kernel';
import { openedBytes, sealedBytes, sealedColumns } from '../sql/sealed-columns.ts';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';

interface JobRow {
  readonly id: SummaryJobId;
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly wanted: SummaryWanted;
  readonly language: Language;
  readonly made_at: Instant;
  readonly asked_by: string | null;
  readonly hidden: NonNullable<SummaryJob['hidden']> | null;
}

interface KnownRow extends JobRow {
  readonly outcome: SummaryOutcome['kind'] | null;
  readonly bytes: Uint8Array | null;
  readonly detail: string | null;
}

/** Summaries that were asked for, in a table that every instance of the gateway shares. */
export class PostgresSummaryJobs implements SummaryJobs {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add({ id, patient, wanted, language, madeAt, by, hidden }: SummaryJob): Promise<void> {
    await this.#sql.rows({
      name: 'summary-jobs-add',
      text: `insert into summary_jobs (practice_id, id, patient_id, wanted, language, made_at, asked_by, hidden)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        patient.practice,
        id,
        patient.patient,
        JSON.stringify(wanted),
        language,
        madeAt,
        by ?? null,
        hidden === undefined ? null : JSON.stringify(hidden),
      ],
    });
  }

  async find(id: SummaryJobId): Promise<KnownJob | undefined> {
    const [row] = await this.#sql.rows<KnownRow>({
      name: 'summary-jobs-find',
      text: `select id, practice_id, patient_id, wanted, language, made_at, asked_by, hidden, outcome, bytes, detail
        from summary_jobs where practice_id = $1 and id = $2`,
      values: [practiceOfJob(id), id],
    });
    if (row === undefined) return undefined;
    const outcome = outcomeOf(this.#sql, row);
    return { job: jobOf(row), ...(outcome === undefined ? {} : { outcome }) };
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly SummaryJob[]> {
    const rows = await this.#sql.rows<JobRow>({
      name: 'summary-jobs-claim',
      text: `with taken as (
          update summary_jobs set until = $2
          where (practice_id, id) in (
            select practice_id, id from summary_jobs where outcome is null and until <= $1
            order by made_at, id limit $3 for update skip locked
          )
          returning id, practice_id, patient_id, wanted, language, made_at, asked_by, hidden
        )
        select * from taken order by made_at, id`,
      values: [now, until, limit],
    });
    return rows.map(jobOf);
  }

  async finish(id: SummaryJobId, outcome: SummaryOutcome): Promise<void> {
    await this.#sql.rows({
      name: 'summary-jobs-finish',
      text: `update summary_jobs set outcome = $3, bytes = $4, detail = $5
        where practice_id = $1 and id = $2 and outcome is null`,
      values: [
        practiceOfJob(id),
        id,
        outcome.kind,
        outcome.kind === 'file'
          ? sealedBytes(this.#sql, sealedColumns.summaryFile, [practiceOfJob(id), id], outcome.bytes)
          : null,
        outcome.kind === 'file' ? null : outcome.kind === 'kept' ? outcome.url : outcome.problem,
      ],
    });
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'summary_jobs', 'made_at < $1', [before]);
  }
}

const jobOf = ({ id, practice_id, patient_id, wanted, language, made_at, asked_by, hidden }: JobRow): SummaryJob => ({
  id,
  patient: { practice: practice_id, patient: patient_id },
  wanted,
  language,
  madeAt: made_at,
  ...(asked_by === null ? {} : { by: asked_by }),
  ...(hidden === null ? {} : { hidden }),
});

const outcomeOf = (sql: Sql, { practice_id, id, outcome, bytes, detail }: KnownRow): SummaryOutcome | undefined => {
  switch (outcome) {
    case null:
      return undefined;
    case 'file':
      return {
        kind: outcome,
        bytes: new Uint8Array(
          openedBytes(sql, sealedColumns.summaryFile, [practice_id, id], bytes ?? new Uint8Array()),
        ),
      };
    case 'kept':
      return { kind: outcome, url: detail ?? '' };
    case 'failed':
      return { kind: outcome, problem: detail as SummaryError };
  }
};
