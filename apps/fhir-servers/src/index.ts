export { startMedplum, type MedplumOptions, type MedplumServer } from './medplum/medplum-server.ts';
export { capabilityStatement, type Declared } from './medplum/declared-capabilities.ts';
export {
  startTokenServer,
  type TokenClient,
  type TokenServer,
  type TokenServerOptions,
} from './tokens/token-server.ts';
export { startContrary, type ContraryOptions, type ContraryServer } from './contrary/contrary-server.ts';
export { profiles, type Profile, type ProfileName } from './contrary/profiles.ts';
export { faultNames, type Fault, type FaultRule } from './contrary/faults.ts';
export { furnish, type FurnishedClinic, type FurnishedSlot } from './clinic/furnish.ts';
export type { Scene } from './clinic/scene.ts';
export { booksOf, doubleBookings, type Books, type DoubleBooking } from './clinic/books.ts';
export { officeHeaders } from './http/fhir-call.ts';
