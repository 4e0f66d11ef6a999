import type { DocumentBytes, HealthRecord, HealthRecordFacet, Id } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

/** What a clinic wrote down of a patient. */
export interface ClinicRecord {
  readonly record: HealthRecord;
  readonly documents: ReadonlyMap<Id, DocumentBytes>;
  /** By the ids of their visits. */
  readonly summaries?: ReadonlyMap<Id, DocumentBytes>;
}

export const clinicRecord = (books: ClinicBooks, network: ClinicNetwork): HealthRecordFacet => ({
  sections: (patient, wanted, call) =>
    network.read('record.sections', call, () => {
      if (!books.people.has(patient)) return problem('gone');
      const record = books.records.get(patient)?.record ?? {};
      return answered(
        Object.fromEntries(Object.entries(record).filter(([name]) => wanted.some((each) => each === name))),
      );
    }),
  document: (patient, document, call) =>
    network.read('record.document', call, () => {
      const found = books.records.get(patient)?.documents.get(document);
      return found === undefined ? problem('gone') : answered(found);
    }),
  summary: (patient, visit, call) =>
    network.read('record.summary', call, () => {
      const found = books.records.get(patient)?.summaries?.get(visit);
      return found === undefined ? problem('gone') : answered(found);
    }),
});
