export {
  readCarePlan,
  readClaim,
  readDevice,
  readDirective,
  readEncounter,
  readExplanation,
  readFamilyHistory,
  readGoal,
  readInsurance,
  readServiceRequest,
  udiParts,
} from './items/index.ts';
export { blocksOfHtml, joinNotes, noteKindOf } from './notes/index.ts';
export { authored, authoredBySource, lastWritten } from './authorship.ts';
export { heldBackBy, marked, markedBySources } from './held-back.ts';
export { isLoinc } from './loinc-code.ts';
export { readAllergy } from './read-allergy.ts';
export { readCareTeam } from './read-care-team.ts';
export type { ClinicalRecord } from './clinical-record.ts';
export { readCondition } from './read-condition.ts';
export { bytesOf, mediaTypeOf } from './base64-content.ts';
export { readDocument } from './read-document.ts';
export { readMedia } from './read-media.ts';
export { readImmunizationRecommendation, readQuestionnaireResponse } from './items/index.ts';
export { readImmunization } from './read-immunization.ts';
export { readObservation, readReport } from './read-lab.ts';
export { readMedicationDispense, readMedicationRequest, readMedicationStatement } from './read-medication.ts';
export { readProcedure } from './read-procedure.ts';
export { statementOf, type SectionStatement } from './section-statement.ts';
export { partialDateIn } from './partial-date.ts';
export {
  codeInWords,
  refuse,
  statusIn,
  unreadable,
  type Problem,
  type Reader as ClinicalReader,
} from './reading-problem.ts';
export { placesOf, ReferenceIndex, type Target } from './reference-index.ts';
export { containedIn, resourcesIn, type Found, type NoResource, type Origin, type Resource } from './find-resources.ts';
export { flagOf } from './result-flag.ts';
export { knownFields } from '../pick-known-fields.ts';
export { selfSaid } from './items/index.ts';
export { lookedUp } from './table-lookup.ts';
export { dateAt } from './analyte-code-and-date.ts';
export { isSecretNumber, secretNumbers } from './secret-numbers.ts';
