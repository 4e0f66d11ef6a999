import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { RecordToTake, RecordWriter } from '@portico/domain/health';
import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { writeJson, type Json } from '@portico/practice-fhir/json';
import { binary } from '../resources/document-reference.ts';
import type { Resource } from '../resources/shared-elements.ts';
import { patientBundle } from '../server/patient-bundle.ts';
import { disputeResource } from './dispute-resources.ts';
import { GivenRecords, noDirectory } from './given-records.ts';
import { itemResources } from './item-resources.ts';
import { provenanceResources } from './provenance-resources.ts';
import { withSelfSaid } from './self-said.ts';

const visitsPerPage = 100;
/** More than anybody has before them. */
const mostUpcoming = 10_000;

/** A record as one FHIR Bundle, made of the same resources that apps are answered with. */
export class FhirRecordBundles implements RecordWriter {
  readonly #schedule: Pick<Schedule, 'upcoming' | 'past'>;
  readonly #base: (practice: PracticeId) => string;

  constructor(schedule: Pick<Schedule, 'upcoming' | 'past'>, base: (practice: PracticeId) => string) {
    this.#schedule = schedule;
    this.#base = base;
  }

  async write(record: RecordToTake): Promise<Uint8Array> {
    const { identity, contact = {}, registration, chart, disputed = [], withVisits, now } = record;
    const { practice, patient } = identity.patient;
    const visits = withVisits ? await this.#visits(identity.patient, now) : [];
    const { details = {}, sourceFacts, insurances = [] } = registration ?? {};
    const records = new GivenRecords(
      { identity, contact, details, ...(sourceFacts && { sourceFacts }) },
      chart,
      visits,
      insurances,
    );
    const base = this.#base(practice);
    const bundle = await patientBundle({ base, practice, own: patient, records, directory: noDirectory }, patient);
    if (!bundle.ok) throw new Error(`Bug: a record at hand was not written: ${bundle.error.text}`);
    const items = itemResources(patient, chart);
    // A note that goes with its encounter stands in for the one that the service gives without.
    const whole = new Set(items.map(nameOf));
    const served = bundle.value['entry'] as readonly { readonly fullUrl: string; readonly resource: Resource }[];
    const listed = served
      .filter(({ resource }) => !whole.has(nameOf(resource)))
      .map((each) => ({ ...each, resource: withSelfSaid(each.resource, chart) }));
    const about = [...listed.map(({ resource }) => resource), ...items];
    const disputes = disputed.map((each) => disputeResource(patient, each, about));
    const authors = provenanceResources(patient, chart, about);
    const entry: readonly Json[] = [
      ...listed,
      ...[...items, ...disputes, ...authors, ...binaries(record)].map((resource) => ({
        fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
        resource,
      })),
    ];
    return new TextEncoder().encode(writeJson({ ...bundle.value, entry }));
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

const nameOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`;

/** The documents that the file holds, as they are. */
const binaries = ({ identity, chart, documents }: RecordToTake): readonly Resource[] =>
  chart.documents.kind === 'entries'
    ? chart.documents.entries.flatMap((document) => {
        const bytes = documents.get(document.id);
        return bytes === undefined ? [] : binary(identity.patient.patient, { document, bytes });
      })
    : [];
