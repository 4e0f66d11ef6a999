import type { PatientRef, Cents, LocalDate } from '@portico/domain/kernel';
import type { ChargedCard, ChargeId, LeftToPay } from '@portico/domain/payments';
import type { PaymentExecution } from '@portico/domain/practices';
import type { ListedAppointment } from '../appointments/index.ts';
import type { FileContent, ServiceResult } from '../kernel/index.ts';
import type { PracticeBranding } from './guests.port.ts';

/** What a guest may see after the identity check: only what the link is about. */
export interface GuestActions {
  visit(): ServiceResult<GuestVisit>;
  /** The visit that was booked with the link, or checked in for (`APT-172`, `APT-312`). */
  made(): ServiceResult<MadeByGuest>;
  /** The receipt of a successful payment (`MON-204`). */
  receipt(of: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt>;
  /** A statement as a PDF, if the practice shows them to guests (`MON-185`, `MON-188`). */
  statement(of: PatientRef, id: string): ServiceResult<FileContent>;
}

/** The bills of a guest who pays, apart from the payment itself (`MON-206`). */
export interface GuestBills {
  bill(of: PatientRef): ServiceResult<GuestBill>;
}

export interface GuestVisit {
  readonly practice: PracticeBranding;
  /** The link permits rescheduling and canceling it. */
  readonly mayChange: boolean;
  readonly visit: ListedAppointment;
}

/** The result of a link (`APT-111`). */
export interface MadeByGuest extends Omit<GuestVisit, 'mayChange'> {
  /** It replaced another visit. */
  readonly isRescheduled: boolean;
}

export interface GuestReceipt {
  readonly practice: PracticeBranding;
  readonly amount: Cents;
  /** On the practice's calendar. */
  readonly date: LocalDate;
  readonly card: ChargedCard;
  readonly reference: string;
  readonly left?: LeftToPay;
  /** The receipt is sent to where the payment link was sent. */
  readonly isSent: boolean;
}

export interface GuestBill {
  readonly practice: PracticeBranding;
  readonly payments: PaymentExecution;
  /** The displayable part of the account that owns the chart, under which a card may be kept (`MON-002`). */
  readonly account?: string;
  readonly accountStatements: boolean;
}
