import { sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { Instant, PracticeId } from '@portico/domain/kernel';
import type { CheckInAsks, CheckInStep } from '@portico/domain/visits';
import { table, writeRows } from './bulk-upsert.ts';
import { sealedSecret } from './signed-tickets.ts';

const checkInAsks = table('check_in_asks', 1, { practice_id: 'text', stages: 'jsonb', forms: 'jsonb' });
const taskPartners = table('task_partners', 1, { practice_id: 'text', name: 'text', address: 'text', secret: 'bytea' });

/** Who asks something on pages of their own. */
export interface TaskPartner {
  readonly name: string;
  /** Absolute, or a path of the portal. */
  readonly address: string;
  /** At least 32 bytes, known to the practice and the partner alone. */
  readonly secret: Uint8Array;
}

/** What a practice asks for at check-in, and what its partner reports about it. */
export class EmbeddedCheckInSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  asks(
    practice: PracticeId,
    stages: readonly CheckInStep[],
    forms: Partial<CheckInAsks['forms']> = {},
  ): Promise<number> {
    const row = { practice_id: practice, stages: JSON.stringify(stages), forms: JSON.stringify(forms) };
    return writeRows(this.#sql, checkInAsks, [row]);
  }

  partner(practice: PracticeId, { name, address, secret }: TaskPartner): Promise<number> {
    const sealed = sealedSecret(this.#sql, sealedColumns.taskPartnerSecret, practice, secret);
    return writeRows(this.#sql, taskPartners, [{ practice_id: practice, name, address, secret: sealed }]);
  }

  /** A partner says that a task is done, by the name that its ticket had. Twice is once. */
  async taskDone(practice: PracticeId, task: string, now: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'clinic-task-finish',
      text: 'insert into clinic.tasks_done (practice_id, task, done_at) values ($1, $2, $3) on conflict do nothing',
      values: [practice, task, now],
    });
  }
}
