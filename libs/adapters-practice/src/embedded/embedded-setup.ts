import type { Sql } from '@portico/adapters-storage/sql';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { RequestedForm } from '@portico/domain/forms';
import { chartSections, reportsReady, type Chart } from '@portico/domain/health';
import type { AppointmentId, Cents, DocumentId, Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { paymentFlags, type Practice } from '@portico/domain/practices';
import type { PatientIdentity } from '@portico/domain/profile';
import type { Demographics } from '../records/index.ts';
import { noteReports, type ReadyReport } from './embedded-arrivals.ts';
import { writeRows, type Row, type Table } from './bulk-upsert.ts';
import type { ImportJournal } from './imports/import-journal.ts';
import * as tables from './setup-tables.ts';

/** A chart, or what is known of one; sections left out or without information leave what is kept untouched. */
export interface ChartToKeep {
  readonly patient: PatientRef;
  readonly chart: Partial<Chart>;
  readonly bytes?: ReadonlyMap<DocumentId, Uint8Array>;
  /** When the source wrote an entry (`labs 12`) or its word about a section (`labs`); absent in a chart of the practice's own. */
  readonly versions?: ReadonlyMap<string, number>;
}

/** When the source last wrote a thing, in epoch milliseconds; left out, it is the practice's own and replaces. */
export interface Versioned {
  readonly version?: number;
}

/** What a source says of a patient beside name and birth date. */
export interface SaidOfPatient {
  readonly demographics?: Demographics;
}

/** One name by which the outside world knows a patient, with who that is by its own words. */
export interface PatientIdentifier {
  readonly patient: PatientRef;
  readonly system: string;
  readonly value: string;
  readonly family: string;
  readonly born: string;
}

/** Two people, or two words about one thing, that an import cannot tell apart. */
export interface ImportConflict {
  readonly practice: PracticeId;
  readonly id: string;
  readonly kind: 'shared-identifier' | 'changed-person' | 'entry';
  /** The id that the source gives, with the family name and birth date that came with it. */
  readonly subject: string;
  readonly family: string;
  readonly born: string;
  readonly patient?: string;
  readonly otherPatient?: string;
  readonly section?: string;
}

export interface Charge {
  readonly patient: PatientRef;
  readonly id: string;
  readonly description: string;
  /** Payments and write-offs are negative. */
  readonly amount: Cents;
  readonly at: Instant;
}

/**
 * The way into the embedded system for whole batches: imports, the demo and the contract kits. Everything is kept by
 * its id, so that the same batch twice is the same as once; each method answers how many rows were new or different. What an
 * import writes is kept in its journal.
 */
export class EmbeddedSetup {
  readonly #sql: Sql;
  readonly #journal: ImportJournal | undefined;

  constructor(sql: Sql, journal?: ImportJournal) {
    this.#sql = sql;
    this.#journal = journal;
  }

  practices(practices: readonly Practice[]): Promise<number> {
    const rows = practices.map(({ id, name, phone, timeZone, behavior, payments, ...face }) => ({
      practice_id: id,
      name,
      phone,
      time_zone: timeZone,
      management: behavior.management,
      ...paymentFlags(payments),
      accent: face.accent ?? null,
      logo: face.logo ?? null,
      guest_errands: JSON.stringify(face.guestActions ?? []),
      takes_new_patients: face.takesNewPatients ?? false,
      important_message: face.importantMessage === undefined ? null : JSON.stringify(face.importantMessage),
      billing: face.billing === undefined ? null : JSON.stringify(face.billing),
    }));
    return this.#write(tables.practices, rows);
  }

  providers(practice: PracticeId, providers: readonly (AppointmentProvider & Versioned)[]): Promise<number> {
    const rows = providers.map(({ id, name, specialty, version }) => ({
      practice_id: practice,
      id,
      name,
      specialty: specialty ?? null,
      version: version ?? null,
    }));
    return this.#write(tables.providers, rows);
  }

  locations(practice: PracticeId, locations: readonly (AppointmentLocation & Versioned)[]): Promise<number> {
    const rows = locations.map(({ id, office, addressLines, city, state, zip, phone, timeZone, version }) => ({
      practice_id: practice,
      id,
      office,
      address_lines: JSON.stringify(addressLines),
      city,
      state,
      zip,
      phone: phone ?? null,
      time_zone: timeZone,
      version: version ?? null,
    }));
    return this.#write(tables.locations, rows);
  }

  async patients(patients: readonly (PatientIdentity & Versioned & SaidOfPatient)[]): Promise<number> {
    const rows = patients.map(({ patient, name, birthDate, language, version }) => ({
      practice_id: patient.practice,
      id: patient.patient,
      name,
      birth_date: birthDate ?? null,
      language,
      version: version ?? null,
    }));
    const demographics = patients.flatMap(({ patient, version, demographics = {} }) =>
      Object.entries(demographics).map(([part, details]) => ({
        practice_id: patient.practice,
        patient_id: patient.patient,
        part,
        details: JSON.stringify(details),
        version: version ?? null,
      })),
    );
    return (await this.#write(tables.patients, rows)) + (await this.#write(tables.patientDemographics, demographics));
  }

  /** Their patients must be there already. */
  identifiers(identifiers: readonly PatientIdentifier[]): Promise<number> {
    const rows = identifiers.map(({ patient, ...rest }) => ({
      practice_id: patient.practice,
      patient_id: patient.patient,
      ...rest,
    }));
    return this.#write(tables.patientIdentifiers, rows);
  }

  /** What an operator decided about one of them stands. */
  importConflicts(conflicts: readonly ImportConflict[]): Promise<number> {
    const rows = conflicts.map(({ practice, patient, otherPatient, section, ...rest }) => ({
      ...rest,
      practice_id: practice,
      patient_id: patient ?? null,
      other_patient_id: otherPatient ?? null,
      section: section ?? null,
    }));
    return this.#write(tables.importConflicts, rows);
  }

  /** Providers and locations are kept by id alone and must be there already. */
  appointments(appointments: readonly (Appointment & Versioned)[]): Promise<number> {
    const rows = appointments.map((appointment) => ({
      practice_id: appointment.patient.practice,
      id: appointment.id,
      patient_id: appointment.patient.patient,
      provider_id: appointment.provider.id,
      location_id: appointment.location.id,
      status: appointment.status,
      starts_at: appointment.start,
      ends_at: appointment.end,
      video: appointment.video,
      visit_type: appointment.visitType ?? null,
      visit_reason: appointment.visitReason ?? null,
      comment: appointment.comment ?? null,
      visit_reason_id: appointment.bookedAs?.visitReason ?? null,
      accommodations: appointment.accommodations === undefined ? null : JSON.stringify(appointment.accommodations),
      version: appointment.version ?? null,
    }));
    return this.#write(tables.appointments, rows);
  }

  /** What is to be filled in at the end of a visit, which must be there already. */
  checkOutForms(practice: PracticeId, appointment: AppointmentId, forms: readonly string[]): Promise<number> {
    const rows = forms.map((form_id) => ({ practice_id: practice, appointment_id: appointment, form_id }));
    return this.#write(tables.checkOutForms, rows);
  }

  async charts(charts: readonly ChartToKeep[]): Promise<number> {
    const sections: Row<keyof typeof tables.chartSections.columns>[] = [];
    const entries: Row<keyof typeof tables.chartEntries.columns>[] = [];
    const contents: Row<keyof typeof tables.documentContents.columns>[] = [];
    for (const { patient, chart, bytes, versions } of charts) {
      const key = { practice_id: patient.practice, patient_id: patient.patient };
      for (const section of chartSections) {
        const said = chart[section];
        if (said === undefined || said.kind === 'no-information') continue;
        const narrative = said.kind === 'narrative' ? JSON.stringify(said.text) : null;
        sections.push({ ...key, section, kind: said.kind, narrative, version: versions?.get(section) ?? null });
        if (said.kind !== 'entries') continue;
        for (const entry of said.entries) {
          const version = versions?.get(`${section} ${entry.id}`) ?? null;
          entries.push({ ...key, section, id: String(entry.id), body: JSON.stringify(entry), version });
        }
      }
      for (const [document_id, content] of bytes ?? []) {
        const version = versions?.get(`documents ${document_id}`) ?? null;
        contents.push({ ...key, document_id, bytes: content, version });
      }
    }
    const ready = charts.flatMap(readyIn);
    return this.#sql.transaction(async (sql) => {
      if (ready.length > 0) await noteReports(sql, ready);
      return (
        (await writeRows(sql, tables.chartSections, sections, this.#journal)) +
        (await writeRows(sql, tables.chartEntries, entries, this.#journal)) +
        (await writeRows(sql, tables.documentContents, contents, this.#journal))
      );
    });
  }

  charges(charges: readonly Charge[]): Promise<number> {
    const rows = charges.map(({ patient, id, description, amount, at }) => ({
      practice_id: patient.practice,
      patient_id: patient.patient,
      id,
      description,
      amount_cents: amount,
      posted_at: at,
    }));
    return this.#write(tables.charges, rows);
  }

  forms(
    forms: readonly (RequestedForm & { readonly patient: PatientRef; readonly completedAt?: Instant })[],
  ): Promise<number> {
    const rows = forms.map(({ patient, id, title, due, completedAt }) => ({
      practice_id: patient.practice,
      patient_id: patient.patient,
      id,
      title_en: title.en,
      title_es: title.es,
      due: due ?? null,
      completed_at: completedAt ?? null,
    }));
    return this.#write(tables.formRequests, rows);
  }

  #write<Column extends string>(table: Table<Column>, rows: readonly Row<Column>[]): Promise<number> {
    return writeRows(this.#sql, table, rows, this.#journal);
  }
}

const readyIn = ({ patient, chart }: ChartToKeep): readonly ReadyReport[] =>
  reportsReady(chart).map(({ section, id, status }) => ({ patient, section, id, status }));
