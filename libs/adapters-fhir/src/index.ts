export {
  answerFhir,
  resourceTypes,
  type FhirReply,
  type FhirRequest,
  type FhirService,
  type OpenedAccess,
} from './server/answer-fhir.ts';
export { fhirId } from './resources/fhir-ids.ts';
export { outcome } from './server/operation-outcome.ts';
export type { SmartEndpoints } from './server/smart-configuration.ts';
export { patientBundle } from './server/patient-bundle.ts';
export { FhirRecordBundles } from './taking/fhir-record-bundles.ts';
export { PatientSummaries } from './taking/patient-summaries.ts';
