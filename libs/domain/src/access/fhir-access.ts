import type { AccountId, Brand, PatientId, PracticeId } from '../kernel/index.ts';

/** A SMART scope as it was granted, such as `patient/Observation.rs`, `system/Patient.read` or `patient/*.r`. */
export type SmartScope = Brand<string, 'SmartScope'>;

/** A registered app or system: the client id, and the name that people know it by. */
export interface FhirClient {
  readonly id: string;
  readonly name: string;
}

/** What a live access token permits on the FHIR service of one practice. */
export type FhirAccess = PatientFhirAccess | SystemFhirAccess;

/** An app that a person permitted to read one chart. */
export interface PatientFhirAccess {
  readonly kind: 'patient';
  /** The account that permitted it: the patient's own, or a delegate's. */
  readonly account: AccountId;
  /** Whether that is the patient's own account. */
  readonly isPatient: boolean;
  readonly practice: PracticeId;
  readonly patient: PatientId;
  readonly app: FhirClient;
  readonly scopes: readonly SmartScope[];
}

/** A system that a practice permitted to read the charts of its patients (SMART Backend Services). */
export interface SystemFhirAccess {
  readonly kind: 'system';
  readonly practice: PracticeId;
  readonly app: FhirClient;
  readonly scopes: readonly SmartScope[];
}
