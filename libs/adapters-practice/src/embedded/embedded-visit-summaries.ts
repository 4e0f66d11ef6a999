import type { Sql } from '@portico/adapters-storage/sql';
import type { Email } from '@portico/domain/access';
import {
  chartAt,
  chartShown,
  unknownChart,
  type Encounter,
  type EntryRef,
  type MadeSummary,
  type ReadSummary,
  type SummaryDocument,
  type SummaryDocuments,
  type SummaryPeriod,
  type SummaryWanted,
  type VisitSummaries,
} from '@portico/domain/health';
import {
  addDays,
  startOfDay,
  dayIn,
  type AppointmentId,
  type Instant,
  type Language,
  type LocalDate,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import { writeCcda } from '../ccda/writing/index.ts';
import { EmbeddedChart } from './embedded-chart.ts';
import { visitSummaryWords } from './statement-and-summary.messages.ts';
import { sayIn } from '../say-in-language.ts';

interface VisitRow {
  readonly id: AppointmentId;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
  readonly time_zone: TimeZone;
  readonly provider: string;
  readonly office: string;
  readonly visit_reason: string | null;
}

interface PersonRow {
  readonly name: string;
  readonly birth_date: LocalDate | null;
  readonly language: Language;
  readonly practice_name: string;
}

const visits = `select a.id, a.starts_at, a.ends_at, l.time_zone, d.name as provider, l.office, a.visit_reason
  from clinic.appointments a
  join clinic.providers d on d.practice_id = a.practice_id and d.id = a.provider_id
  join clinic.locations l on l.practice_id = a.practice_id and l.id = a.location_id
  where a.practice_id = $1 and a.patient_id = $2`;

/** One summary tells of no more visits than these. */
const mostVisits = 200;

/** What the schedule and the chart say of completed visits: told, or written as a C-CDA document when it is asked for. */
export class EmbeddedVisitSummaries implements VisitSummaries, SummaryDocuments {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async has(patient: PatientRef, wanted: SummaryWanted): Promise<boolean> {
    return (await this.#wanted(patient, wanted)).length > 0;
  }

  async make(
    patient: PatientRef,
    wanted: SummaryWanted,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<MadeSummary | undefined> {
    const rows = await this.#wanted(patient, wanted);
    if (rows.length === 0) return undefined;
    const [whole, next] = await Promise.all([new EmbeddedChart(this.#sql).summary(patient), this.#next(patient, now)]);
    const { allergies, medications, conditions } = chartShown({ ...unknownChart, ...whole }, hidden);
    const chart = { allergies, medications, conditions };
    return { kind: 'record', record: { visits: rows.map(encounterOf), chart: chartAt(chart, now), next } };
  }

  async list(patient: PatientRef, period: SummaryPeriod, language: Language): Promise<readonly SummaryDocument[]> {
    const rows = await this.#wanted(patient, { kind: 'period', ...period });
    return rows.map((row) => documentOf(row, language)).reverse();
  }

  async of(
    patient: PatientRef,
    asked: readonly AppointmentId[],
    language: Language,
  ): Promise<readonly SummaryDocument[]> {
    const rows = await this.#sql.rows<VisitRow>({
      name: 'clinic-summaries-of',
      text: `${visits} and a.id = any ($3) and a.status = 'COMPLETED'`,
      values: [patient.practice, patient.patient, asked],
    });
    const found = new Map(rows.map((row) => [row.id, documentOf(row, language)]));
    return asked.flatMap((id) => found.get(id) ?? []);
  }

  async open(
    patient: PatientRef,
    id: AppointmentId,
    language: Language,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<ReadSummary | undefined> {
    const [[visit], person] = await Promise.all([
      this.#wanted(patient, { kind: 'visit', appointment: id }),
      this.#person(patient),
    ]);
    if (visit === undefined || person === undefined) return undefined;
    const [whole, next] = await Promise.all([new EmbeddedChart(this.#sql).chart(patient), this.#next(patient, now)]);
    const chart = chartShown(whole, hidden);
    const document = documentOf(visit, language);
    const xml = writeCcda({
      id: JSON.stringify([patient.practice, id]),
      title: document.name,
      practiceName: person.practice_name,
      patient: {
        id: JSON.stringify([patient.practice, patient.patient]),
        name: person.name,
        birthDate: person.birth_date ?? undefined,
        language: person.language,
      },
      visit: { ...encounterOf(visit), end: visit.ends_at },
      chart: chartAt(chart, now),
      next,
    });
    // What is shown is what the document says; the parser takes 20 MB as soon as it is loaded.
    const { chartSummaryOf, readCcda } = await import('../ccda/index.ts');
    const { records } = readCcda({ name: id, bytes: xml, now });
    return { document, xml, record: { visits: [encounterOf(visit)], chart: chartSummaryOf(records), next } };
  }

  async send(
    patient: PatientRef,
    id: AppointmentId,
    to: Email,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<boolean> {
    if (!(await this.has(patient, { kind: 'visit', appointment: id }))) return false;
    await this.#sql.rows({
      name: 'clinic-summary-mail',
      text: `insert into clinic.summary_mailings (practice_id, appointment_id, address, asked_at, hidden)
        values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [patient.practice, id, to, now, hidden === undefined ? null : JSON.stringify(hidden)],
    });
    return true;
  }

  async #wanted({ practice, patient }: PatientRef, wanted: SummaryWanted): Promise<readonly VisitRow[]> {
    if (wanted.kind === 'visit') {
      return this.#sql.rows<VisitRow>({
        name: 'clinic-summary-visit',
        text: `${visits} and a.id = $3 and a.status = 'COMPLETED'`,
        values: [practice, patient, wanted.appointment],
      });
    }
    // No clock on earth is a day away from this one; the days are those of each office.
    const rows = await this.#sql.rows<VisitRow>({
      name: 'clinic-summary-visits',
      text: `${visits} and a.status = 'COMPLETED' and a.starts_at >= $3 and a.starts_at < $4
        order by a.starts_at desc, a.id desc limit $5`,
      values: [
        practice,
        patient,
        startOfDay(utc, addDays(wanted.from, -1)),
        startOfDay(utc, addDays(wanted.to, 2)),
        mostVisits,
      ],
    });
    return rows
      .filter(({ starts_at: at, time_zone: zone }) => {
        const day = dayIn(zone, at);
        return wanted.from <= day && day <= wanted.to;
      })
      .reverse();
  }

  async #next({ practice, patient }: PatientRef, now: Instant): Promise<readonly Encounter[]> {
    const rows = await this.#sql.rows<VisitRow>({
      name: 'clinic-summary-next',
      text: `${visits} and a.status = 'SCHEDULED' and a.starts_at > $3 order by a.starts_at, a.id limit 10`,
      values: [practice, patient, now],
    });
    return rows.map(encounterOf);
  }

  async #person({ practice, patient }: PatientRef): Promise<PersonRow | undefined> {
    const [row] = await this.#sql.rows<PersonRow>({
      name: 'clinic-summary-person',
      text: `select p.name, p.birth_date::text as birth_date, p.language, c.name as practice_name
        from clinic.patients p join clinic.practices c using (practice_id)
        where p.practice_id = $1 and p.id = $2`,
      values: [practice, patient],
    });
    return row;
  }
}

const utc = 'UTC' as TimeZone;

const encounterOf = (row: VisitRow): Encounter => ({
  appointment: row.id,
  start: row.starts_at,
  timeZone: row.time_zone,
  provider: row.provider,
  office: row.office,
  ...(row.visit_reason === null ? {} : { reason: row.visit_reason }),
});

const documentOf = ({ id, ends_at }: VisitRow, language: Language): SummaryDocument => ({
  id,
  name: sayIn(language)(visitSummaryWords.name),
  createdAt: ends_at,
});
