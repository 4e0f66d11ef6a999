import type { LastFill } from '@portico/domain/health';
import type { PatientRef, TimeZone } from '@portico/domain/kernel';
import type { RefillId, RefillKey, RefillMedication, RefillRequest } from '@portico/domain/refills';
import type { ServiceResult } from '../kernel/index.ts';

/** Refills of medications in the current practice. */
export interface Refills {
  /** One medication of the record, with what was requested of it. */
  medication(medication: string): ServiceResult<RefillPage>;
  /** The same key is the same request, however often it is sent. */
  request(wanted: RefillToRequest): ServiceResult<RefillId, RefillRefusal>;
  withdraw(request: RefillToWithdraw): ServiceResult<void, WithdrawRefusal>;
}

/** `message`: the practice's system takes no requests, so the person writes a message. */
export const refillWays = ['request', 'message', 'none'] as const;
export type RefillWay = (typeof refillWays)[number];

export interface RefillsOverview {
  /** How this person asks for a refill; `none` if they may not. */
  readonly way: RefillWay;
  /** Newest first. */
  readonly requests: readonly RefillRequest[];
}

export interface RefillPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  readonly timeZone: TimeZone;
  readonly medication: RefillMedication;
  /** As the record says; absent where it says nothing of it. */
  readonly lastFill?: LastFill;
  /** It is taken now, and this person may request a refill of it. */
  readonly canRequest: boolean;
  /** This person may withdraw what is open. */
  readonly mayAct: boolean;
  /** Newest first. */
  readonly requests: readonly RefillRequest[];
  /** The pharmacy of the last request. */
  readonly pharmacy?: string;
  /** In how many hours the practice answers, if it says so. */
  readonly answersWithin?: number;
}

export interface RefillToRequest {
  readonly key: RefillKey;
  readonly patient: PatientRef;
  readonly medication: string;
  readonly pharmacy?: string;
  readonly note?: string;
}

export interface RefillToWithdraw {
  readonly patient: PatientRef;
  readonly id: RefillId;
}

export type RefillRefusal =
  /** The practice has not answered the last request of this medication. */
  | { readonly kind: 'already-open' }
  /** The record does not say that it is taken now. */
  | { readonly kind: 'not-current' };

export type WithdrawRefusal = { readonly kind: 'already-answered' };
