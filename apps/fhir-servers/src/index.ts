export { startMedplum, type MedplumOptions, type MedplumServer } from './medplum/medplum-server.ts';
export { capabilityStatement, type Declared } from './medplum/declared-capabilities.ts';
export {
  startTokenServer,
  type TokenClient,
  type TokenServer,
  type TokenServerOptions,
} from './tokens/token-server.ts';
export { startContrary, type ContraryOptions, type ContraryServer } from './contrary/misbehaving-fhir-server.ts';
export { profiles, type Profile, type ProfileName } from './contrary/server-profiles.ts';
export { faultNames, type Fault, type FaultRule } from './contrary/fault-switches.ts';
export { furnish, type FurnishedClinic, type FurnishedSlot } from './clinic/furnish-clinic.ts';
export { furnishPatientAreas } from './clinic/furnish-patient-areas.ts';
export { furnishPatientRecord } from './clinic/furnish-patient-record.ts';
export type { Scene } from './clinic/sample-schedule.ts';
export { booksOf, doubleBookings, type Books, type DoubleBooking } from './clinic/double-bookings.ts';
export { officeHeaders } from './http/fhir-call.ts';
