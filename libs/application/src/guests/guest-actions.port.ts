import type { PatientRef, Cents, LocalDate } from '@portico/domain/kernel';
import type { ChargedCard, ChargeId } from '@portico/domain/payments';
import type { PaymentExecution } from '@portico/domain/practices';
import type { ListedAppointment } from '../appointments/index.ts';
import type { FileContent } from '../kernel/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { PracticeBranding } from './guests.port.ts';

/** What a guest may see behind the identity check: what the link is about, and nothing beside it. */
export interface GuestActions {
  visit(): ServiceResult<GuestVisit>;
  /** The visit that was made by the link, or checked in for (`APT-172`, `APT-312`). */
  made(): ServiceResult<MadeByGuest>;
  /** Of a payment that went through (`MON-204`). */
  receipt(of: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt>;
  /** A statement as a PDF, where the practice shows them to guests (`MON-185`, `MON-188`). */
  statement(of: PatientRef, id: string): ServiceResult<FileContent>;
}

/** What is known of whose bill a guest pays, beside the payment itself (`MON-206`). */
export interface GuestBills {
  bill(of: PatientRef): ServiceResult<GuestBill>;
}

export interface GuestVisit {
  readonly practice: PracticeBranding;
  /** The link lets another time be found for it, and lets it be given up. */
  readonly mayChange: boolean;
  readonly visit: ListedAppointment;
}

/** What came of a link (`APT-111`). */
export interface MadeByGuest extends Omit<GuestVisit, 'mayChange'> {
  /** It took the place of another visit. */
  readonly isRescheduled: boolean;
}

export interface GuestReceipt {
  readonly practice: PracticeBranding;
  readonly amount: Cents;
  /** On the practice's calendar. */
  readonly date: LocalDate;
  readonly card: ChargedCard;
  readonly reference: string;
  /** It is sent to where the link was sent by which it was paid. */
  readonly isSent: boolean;
}

export interface GuestBill {
  readonly practice: PracticeBranding;
  readonly payments: PaymentExecution;
  /** What may be shown of the account that the chart belongs to, under which a card may be kept (`MON-002`). */
  readonly account?: string;
  readonly accountStatements: boolean;
}
