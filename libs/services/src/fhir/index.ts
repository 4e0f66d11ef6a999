export { appActing, type FhirCall } from './fhir-call.ts';
export { FhirDirectoryService } from './fhir-directory.service.ts';
export { FhirRecordsService } from './fhir-records.service.ts';
