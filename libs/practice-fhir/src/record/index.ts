export { isLoinc } from './loinc-code.ts';
export { readAllergy } from './allergy.ts';
export { readCareTeam } from './care-team.ts';
export type { ClinicalRecord } from './clinical-record.ts';
export { readCondition } from './condition.ts';
export { bytesOf, mediaTypeOf } from './base64-content.ts';
export { readDocument } from './document.ts';
export { readObservation, readReport } from './lab.ts';
export { readMedicationRequest, readMedicationStatement } from './medication.ts';
export { statementOf, type SectionStatement } from './none-known.ts';
export { partialDateIn } from './partial-date.ts';
export {
  codeInWords,
  patientAt,
  refuse,
  statusIn,
  unreadable,
  type Problem,
  type Reader as ClinicalReader,
} from './reading-problem.ts';
export { placesOf, ReferenceIndex, type Target } from './reference-index.ts';
export { containedIn, resourcesIn, type Found, type NoResource, type Origin, type Resource } from './resource.ts';
export { flagOf } from './result-flag.ts';
export { lookedUp } from './table-lookup.ts';
export { dateAt } from './values.ts';
