import { sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import { failed, ok, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import type {
  NewRefill,
  NotRequested,
  RefillId,
  RefillKey,
  RefillRequest,
  RefillStore,
  RequestedRefill,
} from '@portico/domain/refills';
import { refillColumns, refillOf, type RefillRow } from './refill-rows.ts';
import { holdPatient } from './row-locks.ts';

/** Requests for refills: the id of a request is made of its key, so that it stands there once. */
export class EmbeddedRefillStore implements RefillStore {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  async of(patient: PatientRef): Promise<readonly RefillRequest[]> {
    const rows = await this.#sql.rows<RefillRow>({
      name: 'clinic-refills',
      text: `select ${refillColumns} from clinic.refill_requests
        where practice_id = $1 and patient_id = $2 order by requested_at desc, id`,
      values: [patient.practice, patient.patient],
    });
    return rows.map((row) => refillOf(this.#sql, patient, row));
  }

  request(patient: PatientRef, refill: NewRefill, key: RefillKey): Promise<Result<RequestedRefill, NotRequested>> {
    const id = `refill.${key}` as RefillId;
    return this.#sql.transaction(async (sql): Promise<Result<RequestedRefill, NotRequested>> => {
      if (!(await holdPatient(sql, patient))) return failed({ kind: 'not-found' });
      const standing = await standingFor(sql, patient, id, refill.medication.id);
      if (standing.some((one) => one.id === id)) return ok({ id, isNew: false });
      const [open] = standing;
      if (open !== undefined) return failed({ kind: 'already-open', id: open.id });
      await enter(sql, patient, id, refill, this.#now());
      return ok({ id, isNew: true });
    });
  }

  async withdraw({ practice, patient }: PatientRef, id: RefillId): Promise<boolean> {
    const withdrawn = await this.#sql.rows({
      name: 'clinic-refill-withdraw',
      text: `update clinic.refill_requests set status = 'withdrawn', changed_at = coalesce(changed_at, $4)
        where practice_id = $1 and patient_id = $2 and id = $3 and status in ('requested', 'withdrawn') returning 1`,
      values: [practice, patient, id, this.#now()],
    });
    return withdrawn.length > 0;
  }
}

/** What was requested under the id, and what is open of the medication. */
const standingFor = (
  sql: Sql,
  { practice, patient }: PatientRef,
  id: RefillId,
  medication: string,
): Promise<readonly { readonly id: RefillId }[]> =>
  sql.rows<{ readonly id: RefillId }>({
    name: 'clinic-refill-standing',
    text: `select id from clinic.refill_requests
      where practice_id = $1 and patient_id = $2 and (id = $3 or (medication_id = $4 and status = 'requested'))`,
    values: [practice, patient, id, medication],
  });

const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  id: RefillId,
  { medication, pharmacy, note }: NewRefill,
  now: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'clinic-refill-enter',
    text: `insert into clinic.refill_requests (practice_id, patient_id, id, medication_id, medication, pharmacy, note,
        requested_at, status)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'requested')`,
    values: [
      practice,
      patient,
      id,
      medication.id,
      JSON.stringify(medication),
      pharmacy ?? null,
      note === undefined ? null : sealedText(sql, sealedColumns.refillNote, [practice, patient, id], note),
      now,
    ],
  });
};
