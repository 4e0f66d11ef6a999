import type { Arrival, Arrivals, Instant, PatientId } from '@portico/domain/kernel';
import type { PracticeLink } from './connected-practices.ts';

/** The reports that may have arrived at one connected practice, as `lookForReports` notes them. */
export class ConnectedArrivedReports implements Arrivals {
  readonly #link: Pick<PracticeLink, 'sql' | 'id'>;

  constructor(link: Pick<PracticeLink, 'sql' | 'id'>) {
    this.#link = link;
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly Arrival[]> {
    const { sql, id: practice } = this.#link;
    const rows = await sql.rows<{ readonly patient_id: PatientId; readonly count: number }>({
      name: 'connected-arrived-reports-claim',
      text: `update connected.arrived_reports set until = $3
        where practice_id = $1 and patient_id in (
          select patient_id from connected.arrived_reports where practice_id = $1 and until <= $2
          order by until, patient_id limit $4 for update skip locked
        )
        returning patient_id, count`,
      values: [practice, now, until, limit],
    });
    return rows.map(({ patient_id: patient, count }) => ({ patient: { practice, patient }, count }));
  }

  async told({ patient: { patient }, count }: Arrival): Promise<void> {
    const { id: practice } = this.#link;
    await this.#link.sql.transaction(async (sql) => {
      await sql.rows({
        name: 'connected-arrived-reports-told',
        text: 'delete from connected.arrived_reports where practice_id = $1 and patient_id = $2 and count = $3',
        values: [practice, patient, count],
      });
      await sql.rows({
        name: 'connected-arrived-reports-again',
        text: 'update connected.arrived_reports set until = 0 where practice_id = $1 and patient_id = $2',
        values: [practice, patient],
      });
    });
  }
}
