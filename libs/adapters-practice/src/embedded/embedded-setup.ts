import type { Sql } from '@portico/adapters-storage/sql';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { RequestedForm } from '@portico/domain/forms';
import { chartSections, type Chart } from '@portico/domain/health';
import type { AppointmentId, Cents, DocumentId, Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { paymentFlags, type Practice } from '@portico/domain/practices';
import type { PatientIdentity } from '@portico/domain/profile';
import { writeRows, type Row } from './bulk-upsert.ts';
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

/** One name by which the outside world knows a patient, with who that is by its own words. */
export interface PatientIdentifier {
  readonly patient: PatientRef;
  readonly system: string;
  readonly value: string;
  readonly family: string;
  readonly born: string;
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
 * its id, so that the same batch twice is the same as once; each method answers how many rows were new or different.
 */
export class EmbeddedSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
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
    return writeRows(this.#sql, tables.practices, rows);
  }

  providers(practice: PracticeId, providers: readonly (AppointmentProvider & Versioned)[]): Promise<number> {
    const rows = providers.map(({ id, name, specialty, version }) => ({
      practice_id: practice,
      id,
      name,
      specialty: specialty ?? null,
      version: version ?? null,
    }));
    return writeRows(this.#sql, tables.providers, rows);
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
    return writeRows(this.#sql, tables.locations, rows);
  }

  patients(patients: readonly (PatientIdentity & Versioned)[]): Promise<number> {
    const rows = patients.map(({ patient, name, birthDate, language, version }) => ({
      practice_id: patient.practice,
      id: patient.patient,
      name,
      birth_date: birthDate ?? null,
      language,
      version: version ?? null,
    }));
    return writeRows(this.#sql, tables.patients, rows);
  }

  /** Their patients must be there already. */
  identifiers(identifiers: readonly PatientIdentifier[]): Promise<number> {
    const rows = identifiers.map(({ patient, ...rest }) => ({
      practice_id: patient.practice,
      patient_id: patient.patient,
      ...rest,
    }));
    return writeRows(this.#sql, tables.patientIdentifiers, rows);
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
    return writeRows(this.#sql, tables.appointments, rows);
  }

  /** What is to be filled in at the end of a visit, which must be there already. */
  checkOutForms(practice: PracticeId, appointment: AppointmentId, forms: readonly string[]): Promise<number> {
    const rows = forms.map((form_id) => ({ practice_id: practice, appointment_id: appointment, form_id }));
    return writeRows(this.#sql, tables.checkOutForms, rows);
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
    return (
      (await writeRows(this.#sql, tables.chartSections, sections)) +
      (await writeRows(this.#sql, tables.chartEntries, entries)) +
      (await writeRows(this.#sql, tables.documentContents, contents))
    );
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
    return writeRows(this.#sql, tables.charges, rows);
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
    return writeRows(this.#sql, tables.formRequests, rows);
  }
}
