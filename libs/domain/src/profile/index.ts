export type { NewPatient, PatientIdentity, PatientRegistry } from './ports/patient-registry.ts';
