import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { RecordBundles, RecordToTake } from '@portico/domain/health';
import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { writeJson } from '@portico/practice-fhir/json';
import { patientBundle } from '../server/patient-bundle.ts';
import { GivenRecords, noDirectory } from './given-records.ts';

const visitsPerPage = 100;
/** More than anybody has before them. */
const mostUpcoming = 10_000;

/** A record as one FHIR Bundle, made of the same resources that apps are answered with. */
export class FhirRecordBundles implements RecordBundles {
  readonly #schedule: Pick<Schedule, 'upcoming' | 'past'>;
  readonly #base: (practice: PracticeId) => string;

  constructor(schedule: Pick<Schedule, 'upcoming' | 'past'>, base: (practice: PracticeId) => string) {
    this.#schedule = schedule;
    this.#base = base;
  }

  async bundle({ identity, contact = {}, chart, withVisits, now }: RecordToTake): Promise<Uint8Array> {
    const { practice, patient } = identity.patient;
    const visits = withVisits ? await this.#visits(identity.patient, now) : [];
    const records = new GivenRecords({ identity, contact, details: {} }, chart, visits);
    const asked = { base: this.#base(practice), practice, own: patient, records, directory: noDirectory };
    const bundle = await patientBundle(asked, patient);
    if (!bundle.ok) throw new Error(`Bug: a record at hand was not written: ${bundle.error.text}`);
    return new TextEncoder().encode(writeJson(bundle.value));
  }

  async #visits(patient: PatientRef, now: Instant): Promise<readonly Appointment[]> {
    const visits = [...(await this.#schedule.upcoming(patient, now, mostUpcoming))];
    for (let page = 1; ; page += 1) {
      const { entries } = await this.#schedule.past(patient, now, page, visitsPerPage);
      visits.push(...entries);
      if (entries.length < visitsPerPage) return visits;
    }
  }
}
