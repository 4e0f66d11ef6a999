import type { Sql } from '@portico/adapters-storage/sql';
import type {
  Appointment,
  AppointmentLocation,
  AppointmentProvider,
  VisitPage,
  VisitPages,
  Wanted,
} from '@portico/domain/appointments';
import {
  instant,
  type AppointmentId,
  type LocationId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ProviderId,
} from '@portico/domain/kernel';
import { appointmentColumns, appointmentOf, appointmentPlace, type AppointmentRow } from './appointment-rows.ts';
import {
  locationColumns,
  locationOf,
  providerColumns,
  providerOf,
  type LocationRow,
  type ProviderRow,
} from './place-rows.ts';

/** Instants are whole milliseconds; none of a visit is beyond these. */
const ever = { from: instant(-8_640_000_000_000_000), before: instant(8_640_000_000_000_000) };

/** One bound for the index to begin at; an id is never empty. */
const boundsOf = ({ from = ever.from, before = ever.before, after, limit }: VisitPage) => ({
  beyond: after !== undefined && after.start >= from ? after : { start: from, id: '' },
  before,
  limit,
});

export class EmbeddedVisitPages implements VisitPages {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async visits(patient: PatientRef, page: VisitPage): Promise<readonly Appointment[]> {
    const { beyond, before, limit } = boundsOf(page);
    const rows = await this.#sql.rows<AppointmentRow>({
      name: 'clinic-visit-page',
      text: `select ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
             where a.practice_id = $1 and a.patient_id = $2 and (a.starts_at, a.id) > ($3, $4) and a.starts_at < $5
             order by a.starts_at, a.id limit $6`,
      values: [patient.practice, patient.patient, beyond.start, beyond.id, before, limit],
    });
    return rows.map((row) => appointmentOf(patient, row));
  }

  async everyVisit(practice: PracticeId, page: VisitPage): Promise<readonly Appointment[]> {
    const { beyond, before, limit } = boundsOf(page);
    const rows = await this.#sql.rows<AppointmentRow & { readonly patient_id: PatientId }>({
      name: 'clinic-every-visit-page',
      text: `select a.patient_id, ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
             where a.practice_id = $1 and (a.starts_at, a.id) > ($2, $3) and a.starts_at < $4
             order by a.starts_at, a.id limit $5`,
      values: [practice, beyond.start, beyond.id, before, limit],
    });
    return rows.map((row) => appointmentOf({ practice, patient: row.patient_id }, row));
  }

  async visitOf(practice: PracticeId, id: AppointmentId): Promise<Appointment | undefined> {
    const [row] = await this.#sql.rows<AppointmentRow & { readonly patient_id: PatientId }>({
      name: 'clinic-visit-of',
      text: `select a.patient_id, ${appointmentColumns} from clinic.appointments a ${appointmentPlace}
             where a.practice_id = $1 and a.id = $2`,
      values: [practice, id],
    });
    return row && appointmentOf({ practice, patient: row.patient_id }, row);
  }

  async providers(practice: PracticeId, wanted: Wanted<ProviderId>): Promise<readonly AppointmentProvider[]> {
    return (await this.#directory<ProviderRow>('providers', providerColumns, practice, wanted)).map(providerOf);
  }

  async locations(practice: PracticeId, wanted: Wanted<LocationId>): Promise<readonly AppointmentLocation[]> {
    return (await this.#directory<LocationRow>('locations', locationColumns, practice, wanted)).map(locationOf);
  }

  #directory<Row>(
    table: 'providers' | 'locations',
    columns: string,
    practice: PracticeId,
    { ids, after, limit }: Wanted<string>,
  ): Promise<readonly Row[]> {
    return this.#sql.rows<Row>({
      name: `clinic-${table}-page`,
      text: `select ${columns} from clinic.${table}
             where practice_id = $1 and id > $2 and ($3::text[] is null or id = any ($3)) order by id limit $4`,
      values: [practice, after ?? '', ids ?? null, limit],
    });
  }
}
