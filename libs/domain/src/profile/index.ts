export type { PatientIdentity, PatientRegistry } from './ports/patient-registry.ts';
