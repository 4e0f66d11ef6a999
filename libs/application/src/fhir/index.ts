export type {
  AskedOfPatient,
  AskedType,
  BookableCalendar,
  FhirDirectory,
  FhirRecords,
  NoScope,
  PatientOnFile,
} from './fhir-records.port.ts';
