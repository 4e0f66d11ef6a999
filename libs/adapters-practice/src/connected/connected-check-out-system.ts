import type { Sql } from '@portico/adapters-storage/sql';
import {
  failed,
  ok,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { CheckOutForms, CheckOutSystem, NotCheckedIn } from '@portico/domain/visits';
import { changeVisit } from './change-visit.ts';
import type { ConnectedPractices } from './connected-practices.ts';
import { visitOf } from './read-system-visits.ts';

const refused: Result<never, NotCheckedIn> = failed({ kind: 'not-checked-in' });

/** Check-out at connected practices: the system is told who has left, and when that was is kept here. */
export class ConnectedCheckOutSystem implements CheckOutSystem {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  /** A system asks for no forms of one visit alone. */
  async checkOutForms(patient: PatientRef, appointment: AppointmentId): Promise<CheckOutForms | undefined> {
    const link = this.#practices.of(patient.practice);
    const known = link && (await visitOf(link, patient, appointment));
    if (link === undefined || known === undefined) return undefined;
    const at = known.appointment.status === 'COMPLETED' ? await leftAt(link.sql, link.id, appointment) : undefined;
    return { forms: [], ...(at === undefined ? {} : { checkedOutAt: at }) };
  }

  /** Written down before the system is told, so that a visit that is over then is known to be so by this patient. */
  async checkOut(patient: PatientRef, appointment: AppointmentId, at: Instant): Promise<Result<void, NotCheckedIn>> {
    const link = this.#practices.of(patient.practice);
    const known = link && (await visitOf(link, patient, appointment));
    const { visits } = link?.connection ?? {};
    if (link === undefined || known === undefined) return refused;
    if (known.appointment.status === 'COMPLETED') {
      return (await leftAt(link.sql, link.id, appointment)) === undefined ? refused : ok(undefined);
    }
    if (known.appointment.status !== 'CHECKED-IN' || visits?.leave === undefined) return refused;
    await keepLeft(link.sql, link.id, appointment, at);
    const left = await changeVisit(link, patient, appointment, {
      place: 'visits.leave',
      isDone: ({ appointment: { status } }) => status === 'COMPLETED',
      mayBeDone: ({ appointment: { status } }) => status === 'CHECKED-IN',
      ask: async ({ visit }) => {
        const answer = await visits.leave?.(visit.patient, visit.id, visit.version, link.call());
        return answer?.ok === false ? answer.error : undefined;
      },
    });
    return left === undefined ? refused : ok(undefined);
  }
}

const leftAt = async (sql: Sql, practice: PracticeId, visit: AppointmentId): Promise<Instant | undefined> => {
  const [row] = await sql.rows<{ readonly left_at: Instant }>({
    name: 'connected-left-at',
    text: 'select left_at from connected.check_outs where practice_id = $1 and visit_id = $2',
    values: [practice, visit],
  });
  return row?.left_at;
};

/** The first time stays. */
const keepLeft = async (sql: Sql, practice: PracticeId, visit: AppointmentId, at: Instant): Promise<void> => {
  await sql.rows({
    name: 'connected-left',
    text: `insert into connected.check_outs (practice_id, visit_id, left_at) values ($1, $2, $3) on conflict do nothing`,
    values: [practice, visit, at],
  });
};
