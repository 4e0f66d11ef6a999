import {
  chartOf,
  chartSections,
  reportedSince,
  reportSections,
  unknownChart,
  type Chart,
  type ChartSection,
  type ChartSource,
  type ChartSummary,
  type DocumentContent,
  type Lab,
  type ReportHeadline,
} from '@portico/domain/health';
import type { DocumentId, LabId, LocalDate, PatientRef } from '@portico/domain/kernel';
import type { HealthRecord } from '@portico/practice-spi';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { PortalIds, systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { labNumbers } from './lab-numbers.ts';
import { sectionOf } from './record-section-entries.ts';

/** The health records that the systems of connected practices keep. */
export class ConnectedCharts implements ChartSource {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  chart(patient: PatientRef): Promise<Chart> {
    return this.#sections(patient, chartSections);
  }

  async summary(patient: PatientRef): Promise<ChartSummary> {
    const { allergies, medications, conditions } = await this.#sections(patient, [
      'allergies',
      'medications',
      'conditions',
    ]);
    return { allergies, medications, conditions };
  }

  async reportsSince(patient: PatientRef, since: LocalDate): Promise<readonly ReportHeadline[]> {
    return reportedSince(await this.#sections(patient, reportSections), since);
  }

  async lab(patient: PatientRef, lab: LabId): Promise<Lab | undefined> {
    const { labs } = await this.#sections(patient, ['labs']);
    return labs.kind === 'entries' ? labs.entries.find(({ id }) => id === lab) : undefined;
  }

  async document(patient: PatientRef, id: DocumentId): Promise<DocumentContent | undefined> {
    const link = this.#practices.of(patient.practice);
    const record = link?.connection.record;
    const { documents } = await this.#sections(patient, ['documents']);
    const document = documents.kind === 'entries' ? documents.entries.find((each) => each.id === id) : undefined;
    if (link === undefined || record === undefined || document === undefined) return undefined;
    const [systemPatient, systemId] = [
      await systemPatientOf(link.sql, link.id, patient.patient),
      await systemIdOf(link.sql, link.id, 'document', id),
    ];
    if (systemPatient === undefined || systemId === undefined) return undefined;
    const answer = await record.document(systemPatient, systemId, link.call());
    const content = link.answers.foundOf('record.document', answer);
    return content && { document: { ...document, mediaType: content.mediaType }, bytes: content.bytes };
  }

  /** The sections that were asked for; every other one is without information. */
  async #sections(patient: PatientRef, wanted: readonly ChartSection[]): Promise<Chart> {
    const link = this.#practices.of(patient.practice);
    const record = link && (await recordOf(link, patient, wanted));
    if (link === undefined || record === undefined) return unknownChart;
    const ids = new PortalIds();
    const labs = record.labs?.kind === 'entries' ? record.labs.entries.map(({ id }) => id) : [];
    const numbers = await labNumbers(link.sql, link.id, labs);
    const read = <S extends ChartSection>(section: S): Chart[S] =>
      sectionOf(section, record, {
        ids,
        labs: numbers,
        onBadDate: (field) => link.answers.note('record.sections', { kind: 'malformed', what: `${section}.${field}` }),
      });
    const chart = chartOf(read);
    await ids.keep(link.sql, link.id);
    return chart;
  }
}

const recordOf = async (
  link: PracticeLink,
  { patient }: PatientRef,
  wanted: readonly ChartSection[],
): Promise<HealthRecord | undefined> => {
  const { record } = link.connection;
  const systemPatient = await systemPatientOf(link.sql, link.id, patient);
  if (record === undefined || systemPatient === undefined) return undefined;
  return link.answers.foundOf('record.sections', await record.sections(systemPatient, wanted, link.call()));
};
