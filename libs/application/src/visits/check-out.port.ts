import type { ListedAppointment, VisitRef } from '../appointments/index.ts';
import type { FormRefusal } from '../forms/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { BookedVisit, BookingOrder, BookingRefusal } from '../scheduling/index.ts';
import type { FilledForm } from '@portico/domain/forms';
import type { Cents } from '@portico/domain/kernel';
import type { CheckOutStep, PracticeManagement } from '@portico/domain/practices';
import type { CheckOut, CheckOutOutcome } from '@portico/domain/visits';

/** Checking out of a visit: its forms, a survey, the payment, and the next visit (`APT-219`). */
export interface CheckOuts {
  screen(ids: CheckOutIds): ServiceResult<CheckOutScreen, NoCheckOut>;
  /**
   * The next step, given what the person skipped; changes nothing. The wire uses a different name for each place that
   * it continues from (`APT-221`, `APT-222`).
   */
  goOn(
    ids: CheckOutIds,
    skipped: readonly CheckOutStep[],
    from: 'check-out' | 'payment',
  ): ServiceResult<WayOn, NoCheckOut>;
  /**
   * With forms: signs them, all or none, and checks nobody out. Without: checks the person out, once no form is open;
   * idempotent (`APT-223`).
   */
  checkOut(ids: CheckOutIds, filled?: readonly FilledForm[]): ServiceResult<WayOn, CheckOutRefusal>;
  /** Books the next visit, or requests it, by the same rules as any other booking (`APT-224`). */
  bookNext(ids: CheckOutIds, order: BookingOrder): ServiceResult<NextVisit, BookingRefusal | NoCheckOut>;
}

/** Identifies the visit, with the parameters of its check-out (`APT-225`). */
export interface CheckOutIds extends VisitRef {
  /** A payment plan was created during check-out (`APT-232`). */
  readonly planCreated?: true;
  /** The person returns from booking the next visit. */
  readonly fromAddAppointment?: true;
  /** Data of the external site that linked here; passed through unchanged and never read (`APT-233`). */
  readonly externalData?: string;
}

/** Longest `externalData` that is accepted from an address, in UTF-16 units. */
export const longestExternalData = 2000;

export interface CheckOutScreen {
  readonly ids: CheckOutIds;
  readonly visit: ListedAppointment;
  /** Of the practice. */
  readonly phone: string;
  /** For the wire only (`APT-225`). */
  readonly management: PracticeManagement;
  readonly state: CheckOut;
  /** Those that are still to be filled in, in the order of the form store; empty if the caller may not view forms. */
  readonly forms: readonly AskedForm[];
  /** The caller may fill them in, not only view them. */
  readonly mayFillForms: boolean;
  readonly surveys: OfferedSurveys;
  /** What is to be paid now, at the front desk where there is no step for it; 0 if nothing is, or the caller does not pay here. */
  readonly due: Cents;
  /** The part of `due` that is the copay of this visit. */
  readonly dueCopay: Cents;
  /** The next visit at this practice that is already booked or requested. */
  readonly next?: ListedAppointment;
}

export interface AskedForm {
  readonly id: string;
  /** In the language of the request. */
  readonly title: string;
}

/** The pending surveys about this visit. */
export interface OfferedSurveys {
  readonly heading?: string;
  readonly surveys: readonly { readonly id: string; readonly title: string }[];
}

/** The result of a step, and what is shown next (`APT-226` to `APT-228`). */
export interface WayOn extends CheckOutOutcome {
  readonly screen: CheckOutScreen;
}

export interface NextVisit {
  readonly booked: BookedVisit;
  readonly way: WayOn;
}

/** The person did not come to this visit, it has not started, or it is too long ago. */
export interface NoCheckOut {
  readonly kind: 'no-check-out';
}

/** Why check-out is refused. */
export type CheckOutRefusal = NoCheckOut | FormRefusal | { readonly kind: 'forms-open' };
