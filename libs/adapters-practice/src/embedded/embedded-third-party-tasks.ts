import { openedBytes, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import { MINUTE, plus, type AppointmentId, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { ThirdPartyTask, ThirdPartyTasks, ThirdPartyTaskWay } from '@portico/domain/visits';
import { sealOf, ticketFor } from './signed-tickets.ts';

/** How long an address is valid; the partner's task itself may take longer. */
const ticketLasts = 10 * MINUTE;

interface PartnerRow {
  readonly name: string;
  readonly address: string;
  readonly secret: Uint8Array;
}

/**
 * The tasks of the partner that a practice works with. A task is named by what only practice and partner can compute,
 * and its ticket is a JWT (HS256) with `task`, `return_to`, `locale` and `exp`, so that the partner sends people only
 * to addresses that the practice signed. The partner reports completion directly to the practice.
 */
export class EmbeddedThirdPartyTasks implements ThirdPartyTasks {
  readonly #sql: Sql;
  readonly #now: () => Instant;
  readonly #origin: () => string;

  /** `origin` is where people reach the portal, for a partner that is a path of it. */
  constructor(sql: Sql, now: () => Instant, origin: () => string) {
    this.#sql = sql;
    this.#now = now;
    this.#origin = origin;
  }

  async of(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
    { returnTo, language }: ThirdPartyTaskWay,
  ): Promise<ThirdPartyTask | undefined> {
    const now = this.#now();
    const [partner] = await this.#sql.rows<PartnerRow>({
      name: 'clinic-task-partner',
      text: `select p.name, p.address, p.secret from clinic.appointments a
        join clinic.task_partners p on p.practice_id = a.practice_id
        where a.practice_id = $1 and a.patient_id = $2 and a.id = $3 and a.status = 'SCHEDULED' and a.ends_at > $4`,
      values: [practice, patient, appointment, now],
    });
    if (partner === undefined) return undefined;
    const secret = openedBytes(this.#sql, sealedColumns.taskPartnerSecret, [practice], partner.secret);
    const task = sealOf(secret, JSON.stringify([practice, patient, appointment]));
    const address = new URL(partner.address, this.#origin());
    const claims = { task, return_to: returnTo, locale: language };
    address.searchParams.set('ticket', ticketFor(claims, plus(now, ticketLasts), secret));
    const done = await this.#sql.rows({
      name: 'clinic-task-done',
      text: 'select 1 from clinic.tasks_done where practice_id = $1 and task = $2',
      values: [practice, task],
    });
    return { partner: partner.name, address: address.href, isDone: done.length === 1 };
  }
}
