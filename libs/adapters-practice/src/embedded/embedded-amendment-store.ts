import { sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import type {
  AmendmentId,
  AmendmentKey,
  AmendmentNotRequested,
  AmendmentRequest,
  AmendmentStore,
  EntryRef,
  NewAmendment,
  RequestedAmendment,
} from '@portico/domain/health';
import { mayDisagree } from '@portico/domain/health';
import { failed, ok, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import { amendmentColumns, amendmentOf, type AmendmentRow } from './amendment-rows.ts';
import { holdPatient } from './row-locks.ts';

/** Requests to amend entries: the id of a request is made of its key, so that it stands there once. */
export class EmbeddedAmendmentStore implements AmendmentStore {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  async of(patient: PatientRef): Promise<readonly AmendmentRequest[]> {
    const rows = await this.#sql.rows<AmendmentRow>({
      name: 'clinic-amendments',
      text: `select ${amendmentColumns} from clinic.amendment_requests
        where practice_id = $1 and patient_id = $2 order by requested_at desc, id`,
      values: [patient.practice, patient.patient],
    });
    return rows.map((row) => amendmentOf(this.#sql, patient, row));
  }

  request(
    patient: PatientRef,
    amendment: NewAmendment,
    key: AmendmentKey,
  ): Promise<Result<RequestedAmendment, AmendmentNotRequested>> {
    const id = `amendment.${key}` as AmendmentId;
    return this.#sql.transaction(async (sql): Promise<Result<RequestedAmendment, AmendmentNotRequested>> => {
      if (!(await holdPatient(sql, patient))) return failed({ kind: 'not-found' });
      const standing = await standingFor(sql, patient, id, amendment.of);
      if (standing.some((one) => one.id === id)) return ok({ id, isNew: false });
      const [open] = standing;
      if (open !== undefined) return failed({ kind: 'amendment-open', id: open.id });
      await enter(sql, patient, id, amendment, this.#now());
      return ok({ id, isNew: true });
    });
  }

  disagree(patient: PatientRef, id: AmendmentId, statement: string): Promise<boolean> {
    return this.#sql.transaction(async (sql): Promise<boolean> => {
      const key = [patient.practice, patient.patient, id];
      const [row] = await sql.rows<AmendmentRow>({
        name: 'clinic-amendment-denied',
        text: `select ${amendmentColumns} from clinic.amendment_requests
          where practice_id = $1 and patient_id = $2 and id = $3 for update`,
        values: key,
      });
      if (row === undefined) return false;
      const kept = amendmentOf(sql, patient, row);
      if (!mayDisagree(kept)) return kept.disagreement?.statement === statement;
      await sql.rows({
        name: 'clinic-amendment-disagree',
        text: `update clinic.amendment_requests set disagreement = $4, disagreed_at = $5
          where practice_id = $1 and patient_id = $2 and id = $3`,
        values: [...key, sealedText(sql, sealedColumns.disagreement, key, statement), this.#now()],
      });
      return true;
    });
  }
}

/** What was requested under the id, and what is open of the entry. */
const standingFor = (
  sql: Sql,
  { practice, patient }: PatientRef,
  id: AmendmentId,
  { section, entry }: EntryRef,
): Promise<readonly { readonly id: AmendmentId }[]> =>
  sql.rows<{ readonly id: AmendmentId }>({
    name: 'clinic-amendment-standing',
    text: `select id from clinic.amendment_requests where practice_id = $1 and patient_id = $2
      and (id = $3 or (section = $4 and entry_id = $5 and status = 'requested'))`,
    values: [practice, patient, id, section, entry],
  });

const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  id: AmendmentId,
  { of: { section, entry }, name, wrong, correct }: NewAmendment,
  now: Instant,
): Promise<void> => {
  const key = [practice, patient, id];
  await sql.rows({
    name: 'clinic-amendment-enter',
    text: `insert into clinic.amendment_requests (practice_id, patient_id, id, section, entry_id, entry_name, wrong,
        correct, requested_at, status)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'requested')`,
    values: [
      ...key,
      section,
      entry,
      name,
      sealedText(sql, sealedColumns.amendmentWrong, key, wrong),
      sealedText(sql, sealedColumns.amendmentCorrect, key, correct),
      now,
    ],
  });
};
