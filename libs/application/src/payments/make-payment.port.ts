import type { PrepaidTerms } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Cents,
  Instant,
  LocalDate,
  PatientRef,
  PracticeId,
  TimeZone,
} from '@portico/domain/kernel';
import type {
  AgreementTerms,
  CardLapse,
  AutopayRefused,
  ChargedCard,
  LeftToPay,
  CardId,
  CardRefused,
  ChargeId,
  DeclineReason,
  PlanAgreement,
  PlanCalendar,
  PlanId,
  PlanLimitBroken,
  PlanSettings,
  SavedCard,
  ScheduledPaymentId,
  ShopAway,
  TokenizerFacts,
  UniqueId,
} from '@portico/domain/payments';
import type { PrepaymentChanged } from '../appointments/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { PaidVisit } from './payment-history.port.ts';
import type { PaymentContext, PaymentContextKind, PaymentOrder } from './payment-order.ts';

/**
 * The one payment screen, and what its button does. The payable amount is decided here for every context; if a browser
 * sends another amount, the right one is returned and nothing is charged.
 */
export interface MakePayment {
  screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown>;
  /** Pays, schedules or changes. Idempotent by unique id. */
  submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal>;
  /** The result of an order that was sent before, for a page that lost the response. */
  outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal>;
}

/** How an amount may be paid (`MON-054`); `copay` pays that of a visit alone. */
export type PaymentType = 'full' | 'partial' | 'plan' | 'copay';

/** The visit that a payment is for, as it is shown above it. */
export interface VisitToPay extends Omit<PaidVisit, 'appointment'> {
  readonly office: string;
  /** Until when the time is held for this payment; absent for a visit that is booked. */
  readonly heldUntil?: Instant;
}

export interface MakePaymentScreen {
  readonly context: PaymentContextKind;
  readonly patient: PatientRef;
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  /** Absent where the practice takes no online payments (`MON-010`). */
  readonly tokenizer?: TokenizerFacts;
  /** The amount of a full payment. */
  readonly amount: Cents;
  /** The parts of `amount`; those that are 0 are not shown. */
  readonly parts: {
    readonly balance: Cents;
    readonly copay: Cents;
    readonly prepayment: Cents;
    readonly cancellationFee: Cents;
    readonly shop: Cents;
  };
  /** Paid, or promised in plans, and not posted to the practice's books yet. */
  readonly pending: Cents;
  /** The payment types open to this person, in display order; empty only if there is nothing to choose. */
  readonly types: readonly Exclude<PaymentType, 'copay'>[];
  /** Bounds of a partial payment. */
  readonly partial?: { readonly minimum: Cents; readonly maximum: Cents };
  readonly plans?: PlanOffer;
  /** The plan that is changed or paid. */
  readonly plan?: PlanView;
  /** What was agreed to for the plan that is changed, the newest first. */
  readonly agreements?: readonly AgreementView[];
  /** The one-time payment that is changed. */
  readonly oneTime?: { readonly id: ScheduledPaymentId; readonly amount: Cents; readonly date: LocalDate };
  readonly cards: readonly SavedCard[];
  /** False for a guest: without an account no card is kept (`MON-002`). */
  readonly maySaveCard: boolean;
  /** The terms to agree to for a card that is kept; absent where none may be. */
  readonly cardTerms?: AgreementTerms;
  /** The visit that is paid for, where the person may see it. */
  readonly visit?: VisitToPay;
  /** What was prepaid for the visit that is canceled, and the time zone of its office. */
  readonly prepaid?: PrepaidTerms;
  readonly timeZone?: TimeZone;
  /** Line items, if there is more to show than the amount. */
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  /** The latest statement, where this screen offers it (`MON-188`). */
  readonly statement?: string;
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

/** An agreement as shown to the person who gave it. */
export type AgreementView = Omit<PlanAgreement, 'patient' | 'plan'>;

/** What the plan builder needs (`MON-094` to `MON-123`). */
export interface PlanOffer {
  readonly settings: PlanSettings;
  readonly existing: readonly PlanView[];
  /** Shown for agreement (`MON-124`), with the hash of this version. */
  readonly terms?: string;
  readonly termsHash?: string;
}

/** A plan as a screen shows it. */
export interface PlanView {
  readonly id: PlanId;
  readonly name: string;
  readonly practice: { readonly id: PracticeId; readonly name: string };
  readonly status: 'active' | 'completed' | 'cancelled';
  readonly calendar: PlanCalendar;
  readonly payment: Cents;
  readonly total: Cents;
  /** The plan as first agreed (`MON-079`). */
  readonly original: { readonly total: Cents; readonly count: number };
  readonly paid: Cents;
  /** Refunded of what was paid; absent if nothing was. */
  readonly refunded?: Cents;
  /** What is left to pay. */
  readonly remaining: Cents;
  /** The part of it that adding and editing reschedule: without one-time payments and what is being charged now. */
  readonly plannable: Cents;
  /** Installments paid, and those remaining. */
  readonly paymentsMade: number;
  readonly paymentsLeft: number;
  readonly next?: { readonly date: LocalDate; readonly amount: Cents };
  readonly card: CardId;
  readonly cardExpired: boolean;
  /** It is good today, and no more on the day of the next payment. */
  readonly cardExpiresFirst?: true;
  readonly oneTimePayments: readonly {
    readonly id: ScheduledPaymentId;
    readonly amount: Cents;
    readonly date: LocalDate;
  }[];
  /** Payments whose automatic tries are used up; they have to be paid by hand. */
  readonly overdue: Cents;
  readonly autopay: { readonly cap?: Cents; readonly until?: LocalDate };
}

/** A running plan whose next payment its card cannot pay. */
export interface PlanWithoutCard {
  readonly practice: PracticeId;
  readonly plan: PlanId;
  readonly lapse: CardLapse;
  /** The day of that payment. */
  readonly next: LocalDate;
}

/** What the success modal says, and where it leads (`MON-170` to `MON-177`). */
export interface PaymentReceipt {
  readonly done: 'paid' | 'scheduled' | 'plan-created' | 'plan-changed' | 'plan-cancelled' | 'one-time-deleted';
  /** Charged now, or scheduled. */
  readonly amount: Cents;
  readonly charge?: ChargeId;
  readonly reference?: string;
  readonly card?: ChargedCard;
  readonly practiceName: string;
  readonly plan?: PlanId;
  readonly date?: LocalDate;
  /** The visit that was booked together with the payment. */
  readonly appointment?: AppointmentId;
  /** To be paid next, at check-in or check-out with a plan (`MON-169`, `MON-172`). */
  readonly copayNext?: Cents;
  /** What is left to pay after it; absent where it is not known. */
  readonly left?: LeftToPay;
  /** The portal's path, or the shop's address, behind the modal's button. */
  readonly next: string;
  /** Whether the card is on file now; false if it should have been saved and could not be. */
  readonly cardSaved?: boolean;
}

export interface NothingToPay {
  readonly kind: 'nothing-to-pay';
}

/** The amount due has changed, or is not the one in the address. */
export interface AmountChanged {
  readonly kind: 'amount-changed';
  readonly amount: Cents;
}

/** Too many cards were declined or tried in the last hours; the practice can take the payment by phone. */
export interface TooManyCardTries {
  readonly kind: 'too-many-card-tries';
  readonly phone: string;
}

/** A processor refused the card. */
export interface CardDeclined {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
}

/** The limit of cards on file is reached. */
export interface TooManyCards {
  readonly kind: 'too-many-cards';
}

/** Why there is nothing to show; the last two apply to shops only. */
export type NotShown = NothingToPay | AmountChanged | ShopAway;

/** Why nothing was paid. Each has a message in the person's language. */
export type PaymentRefusal =
  | CardRefused
  | NotShown
  | { readonly kind: 'amount-out-of-range'; readonly minimum: Cents; readonly maximum: Cents }
  | CardDeclined
  /** The processor's answer is missing: it is being looked up, and the payment must not be sent again (`money`). */
  | { readonly kind: 'checking' }
  | { readonly kind: 'no-online-payments'; readonly phone: string }
  | TooManyCardTries
  | TooManyCards
  /** The unique id was used for another payment. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'plan-not-offered' }
  | { readonly kind: 'plan-limit'; readonly limit: PlanLimitBroken }
  | AutopayRefused
  | { readonly kind: 'plan-changed' }
  | { readonly kind: 'terms-not-agreed' }
  /** The terms they agreed to are no longer current. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'card-expired' }
  | { readonly kind: 'card-unknown' }
  | { readonly kind: 'bad-date'; readonly earliest: LocalDate; readonly latest: LocalDate }
  | { readonly kind: 'slot-gone' }
  | { readonly kind: 'not-cancellable' }
  | PrepaymentChanged
  /** The visit is booked, or canceled, and the charge for it was refused afterwards; must not be sent again. */
  | { readonly kind: 'booked-unpaid' | 'canceled-unpaid' };

/** Why an operation that needs the payer's agreement was not done. */
export type Disagreed = Extract<PaymentRefusal, { readonly kind: 'terms-not-agreed' | 'terms-changed' }>;
