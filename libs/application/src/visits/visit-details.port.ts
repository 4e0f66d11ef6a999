import type { ListedAppointment, VisitMove } from '../appointments/index.ts';
import type { CancellationTerms } from '@portico/domain/appointments';
import type { AppointmentId, Cents, PracticeId } from '@portico/domain/kernel';
import type { TimePreference } from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';
import type { PaymentEntry } from '../payments/index.ts';

/** One visit at an address of its own, with everything about it that the person may see. */
export interface VisitDetails {
  /** A visit of another person, or at a practice that the person may not see, is not found. */
  visit(practice: PracticeId, appointment: AppointmentId): ServiceResult<VisitDetail>;
}

export interface VisitDetail {
  readonly listed: ListedAppointment;
  /** To call where the visit's office has no number of its own. */
  readonly practicePhone: string;
  /** Titles of the forms that its practice asks for and that are not signed; empty once the visit is over. */
  readonly formsDue: readonly string[];
  /** Of a request for no certain time: the week, days and times of day that were asked for, if that is known. */
  readonly preference?: TimePreference;
  /** Where another time was asked for: the request at the page of its visit, and the visit at the page of its request. */
  readonly move?: VisitMove;
  /** Of a request that waits: hours within which its practice usually answers, if it says so. */
  readonly answersWithin?: number;
  /** How the visit can be canceled now, and for how much; absent where there is nothing of that to say, or this person may not. */
  readonly cancellation?: VisitCancellation;
  /** Absent where the person may not see payments, or where the practice's system cannot tell now. */
  readonly money?: VisitMoney;
}

export interface VisitCancellation {
  readonly terms: CancellationTerms;
  /** The fee can be paid online. */
  readonly payable: boolean;
}

export interface VisitMoney {
  /** What is still open of the visit's copay; 0 if nothing is. */
  readonly copayOpen: Cents;
  /** What is paid together with it at the visit: the balance and the copay. */
  readonly dueTogether: Cents;
  /** It can be paid online now, by this person. */
  readonly isPayable: boolean;
  /** Payments of this visit with their refunds, the newest first. */
  readonly payments: readonly PaymentEntry[];
}
