import { sealedColumns, sealedText, type Sql } from '@portico/adapters-storage/sql';
import type { AmendmentAnswer, AmendmentId, AmendmentRequest } from '@portico/domain/health';
import type { Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { amendmentColumns, amendmentOf, type AmendmentRow } from './amendment-rows.ts';

export interface ListedAmendment {
  readonly patient: PatientRef;
  readonly request: AmendmentRequest;
}

/** The office's side of requests to amend entries. */
export class EmbeddedAmendmentOffice {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** What waits for an answer, and the denials that patients disagree with, the oldest first. */
  async open(practice: PracticeId): Promise<readonly ListedAmendment[]> {
    const rows = await this.#sql.rows<AmendmentRow & { readonly patient_id: PatientId }>({
      name: 'clinic-amendments-open',
      text: `select patient_id, ${amendmentColumns} from clinic.amendment_requests
        where practice_id = $1 and (status = 'requested' or disagreement is not null)
        order by requested_at, patient_id, id`,
      values: [practice],
    });
    return rows.map((row) => {
      const patient = { practice, patient: row.patient_id };
      return { patient, request: amendmentOf(this.#sql, patient, row) };
    });
  }

  /** False where the request was answered, or does not exist. */
  async answer(
    { practice, patient }: PatientRef,
    id: AmendmentId,
    answer: AmendmentAnswer,
    at: Instant,
    words?: string,
  ): Promise<boolean> {
    const key = [practice, patient, id];
    const answered = await this.#sql.rows({
      name: 'clinic-amendment-answer',
      text: `update clinic.amendment_requests set status = $4, changed_at = $5, answer = $6
        where practice_id = $1 and patient_id = $2 and id = $3 and status = 'requested' returning 1`,
      values: [
        ...key,
        answer,
        at,
        words === undefined ? null : sealedText(this.#sql, sealedColumns.amendmentAnswer, key, words),
      ],
    });
    return answered.length > 0;
  }
}
