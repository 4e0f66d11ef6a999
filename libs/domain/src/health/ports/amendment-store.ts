import type { PatientRef, Result } from '../../kernel/index.ts';
import type { AmendmentId, AmendmentKey, AmendmentRequest, NewAmendment } from '../entries/amendment-request.ts';

/** Why nothing was requested. `not-found`: the patient is not known there. */
export type AmendmentNotRequested =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'amendment-open'; readonly id: AmendmentId };

export interface RequestedAmendment {
  readonly id: AmendmentId;
  /** False if it was already requested under its key. */
  readonly isNew: boolean;
}

/** Requests to amend entries as the practice's system keeps them, and what it says of them. */
export interface AmendmentStore {
  /** All of one patient, newest first. */
  of(patient: PatientRef): Promise<readonly AmendmentRequest[]>;
  /** Idempotent by key. Of one entry one request is open at a time. */
  request(
    patient: PatientRef,
    amendment: NewAmendment,
    key: AmendmentKey,
  ): Promise<Result<RequestedAmendment, AmendmentNotRequested>>;
  /** Whether this statement stands there now: it is given once, after a denial, and never changed. */
  disagree(patient: PatientRef, id: AmendmentId, statement: string): Promise<boolean>;
}
