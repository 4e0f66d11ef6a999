import type { ListedAppointment, VisitRef } from '../appointments/index.ts';
import type { FormRefusal } from '../forms/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { BookedVisit, BookingOrder, BookingRefusal } from '../scheduling/index.ts';
import type { FilledForm } from '@portico/domain/forms';
import type { Cents } from '@portico/domain/kernel';
import type { CheckOutStep, PracticeManagement } from '@portico/domain/practices';
import type { CheckOut, CheckOutOutcome } from '@portico/domain/visits';

/** Leaving a visit: its forms, a survey, what is to be paid, and the next visit (`APT-219`). */
export interface CheckOuts {
  screen(ids: CheckOutIds): ServiceResult<CheckOutScreen, NoCheckOut>;
  /**
   * Where the way leads, with what the person left out; changes nothing. The wire has a name of its own for each place that it
   * leads on from (`APT-221`, `APT-222`).
   */
  goOn(
    ids: CheckOutIds,
    skipped: readonly CheckOutStep[],
    from: 'check-out' | 'payment',
  ): ServiceResult<WayOn, NoCheckOut>;
  /**
   * Signs forms of the visit, all of them or none, and checks the person out once none is open; twice is once (`APT-223`).
   * While some are open, nothing but forms is taken.
   */
  checkOut(ids: CheckOutIds, filled?: readonly FilledForm[]): ServiceResult<WayOn, CheckOutRefusal>;
  /** Books the next visit, or asks for it, by the rules of any other booking (`APT-224`). */
  bookNext(ids: CheckOutIds, order: BookingOrder): ServiceResult<NextVisit, BookingRefusal | NoCheckOut>;
}

/** Names the visit, and what goes along with its check-out (`APT-225`). */
export interface CheckOutIds extends VisitRef {
  /** A payment plan was made on the way (`APT-232`). */
  readonly planCreated?: true;
  /** The person comes back from booking the next visit. */
  readonly fromAddAppointment?: true;
  /** Of whoever led the person here: handed through as it is, and read by nobody (`APT-233`). */
  readonly externalData?: string;
}

/** Longer than this is no data that an address carries. */
export const longestExternalData = 2000;

export interface CheckOutScreen {
  readonly ids: CheckOutIds;
  readonly visit: ListedAppointment;
  /** Of the practice. */
  readonly phone: string;
  /** For the wire only (`APT-225`). */
  readonly management: PracticeManagement;
  readonly state: CheckOut;
  /** Those that are still to be filled in, in the order of the form store; none to somebody who may not look at forms. */
  readonly forms: readonly AskedForm[];
  /** This person may fill them in, and not only look. */
  readonly mayFillForms: boolean;
  readonly surveys: OfferedSurveys;
  /** What is to be paid online now; 0 where nothing is, or this person does not pay here. */
  readonly due: Cents;
  /** The next visit at this practice that is booked, or asked for, already. */
  readonly next?: ListedAppointment;
}

export interface AskedForm {
  readonly id: string;
  /** In the language of the request. */
  readonly title: string;
}

/** The surveys that wait for an answer about this visit. */
export interface OfferedSurveys {
  readonly heading?: string;
  readonly surveys: readonly { readonly id: string; readonly title: string }[];
}

/** What came of a step, and what is shown next (`APT-226` to `APT-228`). */
export interface WayOn extends CheckOutOutcome {
  readonly screen: CheckOutScreen;
}

export interface NextVisit {
  readonly booked: BookedVisit;
  readonly way: WayOn;
}

/** The person did not come to this visit, it has not begun, or it is too long ago. */
export interface NoCheckOut {
  readonly kind: 'no-check-out';
}

/** Why somebody is not checked out. */
export type CheckOutRefusal = NoCheckOut | FormRefusal | { readonly kind: 'forms-open' };
