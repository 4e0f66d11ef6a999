export type {
  AskedOfPatient,
  AskedType,
  FhirDirectory,
  FhirRecords,
  NoScope,
  PatientOnFile,
} from './fhir-records.port.ts';
