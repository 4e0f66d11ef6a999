import { sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { refillAnswers, type RefillAnswer, type RefillId, type RefillRequest } from '@portico/domain/refills';
import { refillColumns, refillOf, type RefillRow } from './refill-rows.ts';

export interface ListedRefill {
  readonly patient: PatientRef;
  readonly request: RefillRequest;
}

/** The office's side of requests for refills. */
export class EmbeddedRefillOffice {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** What is to be answered or to be sent to a pharmacy, the oldest first. */
  async open(practice: PracticeId): Promise<readonly ListedRefill[]> {
    const rows = await this.#sql.rows<RefillRow & { readonly patient_id: PatientId }>({
      name: 'clinic-refills-open',
      text: `select patient_id, ${refillColumns} from clinic.refill_requests
        where practice_id = $1 and status in ('requested', 'approved') order by requested_at, patient_id, id`,
      values: [practice],
    });
    return rows.map((row) => {
      const patient = { practice, patient: row.patient_id };
      return { patient, request: refillOf(this.#sql, patient, row) };
    });
  }

  /** False where the request has not got this far, or is over. Without words the earlier ones stay. */
  async answer(
    { practice, patient }: PatientRef,
    id: RefillId,
    answer: RefillAnswer,
    at: Instant,
    words?: string,
  ): Promise<boolean> {
    const key = [practice, patient, id];
    const answered = await this.#sql.rows({
      name: 'clinic-refill-answer',
      text: `update clinic.refill_requests set status = $4, changed_at = $5, answer = coalesce($6, answer)
        where practice_id = $1 and patient_id = $2 and id = $3 and status = any ($7) returning 1`,
      values: [
        ...key,
        answer,
        at,
        words === undefined ? null : sealedText(this.#sql, sealedColumns.refillAnswer, key, words),
        refillAnswers[answer],
      ],
    });
    return answered.length > 0;
  }
}
