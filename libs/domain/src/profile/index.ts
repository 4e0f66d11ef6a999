export type { NewPatient, PatientContact, PatientIdentity, PatientRegistry } from './ports/patient-registry.ts';
