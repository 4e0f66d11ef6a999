import type { PatientRef, Result } from '../../kernel/index.ts';
import type { NewRefill, RefillId, RefillKey, RefillRequest } from '../refill-request.ts';

/** Why nothing was requested. `not-found`: the patient is not known there. */
export type NotRequested = { readonly kind: 'not-found' } | { readonly kind: 'already-open'; readonly id: RefillId };

export interface RequestedRefill {
  readonly id: RefillId;
  /** False if it was already requested under its key. */
  readonly isNew: boolean;
}

/** Requests for refills as the practice's system keeps them, and what it says of them. */
export interface RefillStore {
  /** All of one patient, newest first. */
  of(patient: PatientRef): Promise<readonly RefillRequest[]>;
  /** Idempotent by key. Of one medication one request is open at a time. */
  request(patient: PatientRef, refill: NewRefill, key: RefillKey): Promise<Result<RequestedRefill, NotRequested>>;
  /** Whether it is withdrawn now; false for one that the practice answered, or that does not exist. */
  withdraw(patient: PatientRef, id: RefillId): Promise<boolean>;
}
