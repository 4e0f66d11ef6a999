import type { PrepaidTerms } from '@portico/domain/appointments';
import type { AppointmentId, Cents, LocalDate, PatientRef, PracticeId, HoldId, TimeZone } from '@portico/domain/kernel';
import type {
  AgreementTerms,
  AutopayRefused,
  ChargedCard,
  CardId,
  CardRefused,
  ChargeId,
  DeclineReason,
  EnteredCard,
  PlanAgreement,
  PlanCalendar,
  PlanId,
  PlanLimitBroken,
  PlanSettings,
  PlanTerms,
  SavedCard,
  ScheduledPaymentId,
  ShopAway,
  TokenizerFacts,
  UniqueId,
} from '@portico/domain/payments';
import type { PrepaymentChanged } from '../appointments/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/**
 * The one screen on which money is paid, and what its button does. What may be paid, and how much it is, is decided here
 * for every context alike; a browser that says another amount is told the right one and nothing is charged.
 */
export interface MakePayment {
  screen(context: PaymentContext): ServiceResult<MakePaymentScreen, NotShown>;
  /** Pays, schedules or changes: one unique id, one effect, however often it is asked. */
  submit(order: PaymentOrder): ServiceResult<PaymentReceipt, PaymentRefusal>;
  /** What became of an order that was sent before; for a page that lost its answer. */
  outcome(uniqueId: UniqueId): ServiceResult<PaymentReceipt, PaymentRefusal>;
}

/**
 * What a payment is about; the screen finds it from its path (`MON-049` to `MON-051`). Where no patient is named it is the
 * one of the practice that the person is at; one who is nobody's to pay for is not found (`MON-042`).
 */
export type PaymentContext =
  | { readonly kind: 'balance'; readonly patient?: PatientRef }
  | { readonly kind: 'schedule-payment'; readonly practice: PracticeId; readonly plan: PlanId }
  | {
      readonly kind: 'edit-one-time';
      readonly practice: PracticeId;
      readonly plan: PlanId;
      readonly payment: ScheduledPaymentId;
    }
  | { readonly kind: 'edit-plan'; readonly practice: PracticeId; readonly plan: PlanId }
  /** The slot that is kept, or the one that the patient has kept when none is named. */
  | {
      readonly kind: 'prepayment';
      readonly patient?: PatientRef;
      readonly hold?: HoldId;
      /** The visit that is being checked out of, where the next one is booked on the way (`MON-157`). */
      readonly checkOut?: AppointmentId;
      /** What the visit is about, at most 100 characters (`APT-055`). */
      readonly visitReason?: string;
    }
  | {
      readonly kind: 'cancellation';
      readonly patient?: PatientRef;
      readonly appointment: AppointmentId;
      readonly reason?: string;
      readonly comments?: string;
    }
  /** The visit that comes next when none is named. */
  | { readonly kind: 'check-in'; readonly patient?: PatientRef; readonly appointment?: AppointmentId }
  | { readonly kind: 'check-out'; readonly patient?: PatientRef; readonly appointment?: AppointmentId }
  /** An order of the shop of a practice, and what it comes to as the address says (`MON-213` to `MON-216`). */
  | {
      readonly kind: 'shop';
      readonly patient?: PatientRef;
      readonly store: string;
      readonly transaction: string;
      readonly amount: Cents;
    }
  | { readonly kind: 'guest'; readonly patient?: PatientRef };

export type PaymentContextKind = PaymentContext['kind'];

/** How an amount may be paid (`MON-054`). */
export type PaymentType = 'full' | 'partial' | 'plan';

export interface MakePaymentScreen {
  readonly context: PaymentContextKind;
  readonly patient: PatientRef;
  readonly practice: { readonly id: PracticeId; readonly name: string; readonly phone: string };
  /** Absent where the practice takes no online payments (`MON-010`). */
  readonly tokenizer?: TokenizerFacts;
  /** What a full payment pays. */
  readonly amount: Cents;
  /** What `amount` is made of; those that are 0 are not shown. */
  readonly parts: {
    readonly balance: Cents;
    readonly copay: Cents;
    readonly prepayment: Cents;
    readonly cancellationFee: Cents;
    readonly shop: Cents;
  };
  /** Paid, or promised in plans, and not in the practice's books yet. */
  readonly pending: Cents;
  /** What is open to this person now, in the order shown; never empty unless there is nothing to choose. */
  readonly types: readonly PaymentType[];
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
  /** Whoever has no account keeps no card (`MON-002`). */
  readonly maySaveCard: boolean;
  /** What is agreed to for a card that is kept; absent where none may be. */
  readonly cardTerms?: AgreementTerms;
  /** What was paid ahead for the visit that is canceled, and the clock of its office. */
  readonly prepaid?: PrepaidTerms;
  readonly timeZone?: TimeZone;
  /** What the money is for, line by line, where there is more than the amount. */
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  /** The latest statement, where this screen offers it (`MON-188`). */
  readonly statement?: string;
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

/** An agreement as whoever gave it sees it. */
export type AgreementView = Omit<PlanAgreement, 'patient' | 'plan'>;

/** What the builder of a plan needs (`MON-094` to `MON-123`). */
export interface PlanOffer {
  readonly settings: PlanSettings;
  readonly existing: readonly PlanView[];
  /** Shown for agreement (`MON-124`), and the hash that names this version of it. */
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
  /** As it was agreed at first (`MON-079`). */
  readonly original: { readonly total: Cents; readonly count: number };
  readonly paid: Cents;
  /** Went back of what was paid; absent where nothing did. */
  readonly refunded?: Cents;
  /** What is left to pay. */
  readonly remaining: Cents;
  /** Of it, what adding and editing spread anew: without one-time payments and what is being charged now. */
  readonly plannable: Cents;
  /** Installments paid, and those that are left. */
  readonly paymentsMade: number;
  readonly paymentsLeft: number;
  readonly next?: { readonly date: LocalDate; readonly amount: Cents };
  readonly card: CardId;
  readonly cardExpired: boolean;
  readonly oneTimePayments: readonly {
    readonly id: ScheduledPaymentId;
    readonly amount: Cents;
    readonly date: LocalDate;
  }[];
  /** A payment that was tried as often as it may be, and is to be paid by hand. */
  readonly overdue: Cents;
  readonly autopay: { readonly cap?: Cents; readonly until?: LocalDate };
}

/** What the card is; absent for what charges nothing now. `agreedTo` is the hash of the terms that were shown for a card that is to be kept. */
export type PayWith =
  | { readonly kind: 'saved'; readonly card: CardId }
  | {
      readonly kind: 'entered';
      readonly card: EnteredCard;
      readonly save: boolean;
      readonly makeDefault: boolean;
      readonly agreedTo?: string;
    };

export interface PaymentOrder {
  readonly uniqueId: UniqueId;
  readonly context: PaymentContext;
  readonly choice: PaymentChoice;
  readonly card?: PayWith;
}

/**
 * `amount` is what the person saw; another one on our side is refused with ours. `agreedTo` is the hash of the terms that they
 * saw; where it is not the one of today nothing is done.
 */
export type PaymentChoice =
  /** `givenBack` is what the person saw goes back of what they paid ahead for the visit that is canceled; another one is refused. */
  | { readonly kind: 'full'; readonly amount: Cents; readonly givenBack?: Cents }
  | { readonly kind: 'partial'; readonly amount: Cents }
  | {
      readonly kind: 'new-plan';
      readonly name: string;
      readonly terms: PlanTerms;
      readonly calendar: PlanCalendar;
      readonly autopay?: { readonly cap?: Cents; readonly until?: LocalDate };
      readonly agreed: boolean;
      readonly agreedTo?: string;
    }
  | {
      readonly kind: 'add-to-plan';
      readonly plan: PlanId;
      readonly added: Cents;
      /** Of what is added and what is left of the plan, together. */
      readonly terms: PlanTerms;
      /** As it was seen; the plan changed where it is another number by now (`MON-085`, `MON-091`). */
      readonly paymentsMade: number;
      readonly agreed: boolean;
      readonly agreedTo?: string;
    }
  | {
      readonly kind: 'edit-plan';
      readonly name: string;
      /** Of what is left to pay. */
      readonly terms: PlanTerms;
      /** As it was seen; the plan changed where it is another number by now (`MON-089`, `MON-091`). */
      readonly paymentsMade: number;
      /** Stays as it was where none is given (`MON-090`). */
      readonly calendar?: PlanCalendar;
      readonly autopay?: { readonly cap?: Cents; readonly until?: LocalDate };
      readonly agreedTo?: string;
    }
  | { readonly kind: 'cancel-plan' }
  /** On the plan of the context; today, or no date, is paid at once. */
  | { readonly kind: 'one-time'; readonly amount: Cents; readonly date?: LocalDate }
  | { readonly kind: 'delete-one-time' };

/** What the success modal says, and where it leads (`MON-170` to `MON-177`). */
export interface PaymentReceipt {
  readonly done: 'paid' | 'scheduled' | 'plan-created' | 'plan-changed' | 'plan-cancelled' | 'one-time-deleted';
  /** Moved now, or planned. */
  readonly amount: Cents;
  readonly charge?: ChargeId;
  readonly reference?: string;
  readonly card?: ChargedCard;
  readonly practiceName: string;
  readonly plan?: PlanId;
  readonly date?: LocalDate;
  /** Of a booking that was made with the payment. */
  readonly appointment?: AppointmentId;
  /** Is paid next, at check-in or check-out with a plan (`MON-169`, `MON-172`). */
  readonly copayNext?: Cents;
  /** The portal's path, or the shop's address, behind the modal's button. */
  readonly next: string;
  /** The card is on file now; false where it was to be kept and could not be. */
  readonly cardSaved?: boolean;
}

export interface NothingToPay {
  readonly kind: 'nothing-to-pay';
}

/** What is to be paid is another amount by now, or than an address says. */
export interface AmountChanged {
  readonly kind: 'amount-changed';
  readonly amount: Cents;
}

/** Too many cards were declined or tried in the last hours; the practice takes the payment by phone. */
export interface TooManyCardTries {
  readonly kind: 'too-many-card-tries';
  readonly phone: string;
}

/** A processor refused the card. */
export interface CardDeclined {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
}

/** As many cards are on file as there may be. */
export interface TooManyCards {
  readonly kind: 'too-many-cards';
}

/** Why there is nothing to be shown; the last two are of a shop alone. */
export type NotShown = NothingToPay | AmountChanged | ShopAway;

/** Why nothing was paid. Each is a sentence in the person's language. */
export type PaymentRefusal =
  | CardRefused
  | NotShown
  | { readonly kind: 'amount-out-of-range'; readonly minimum: Cents; readonly maximum: Cents }
  | CardDeclined
  /** The processor's answer is missing: we are finding out, and nothing is to be sent again (`money`). */
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
  /** They agreed to terms that are other ones by now. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'card-expired' }
  | { readonly kind: 'card-unknown' }
  | { readonly kind: 'bad-date'; readonly earliest: LocalDate; readonly latest: LocalDate }
  | { readonly kind: 'slot-gone' }
  | { readonly kind: 'not-cancellable' }
  | PrepaymentChanged
  /** The visit is booked, or canceled, and the money for it was refused afterwards: nothing is to be sent again. */
  | { readonly kind: 'booked-unpaid' | 'canceled-unpaid' };

/** Why something that needs the payer's agreement is not done. */
export type Disagreed = Extract<PaymentRefusal, { readonly kind: 'terms-not-agreed' | 'terms-changed' }>;
