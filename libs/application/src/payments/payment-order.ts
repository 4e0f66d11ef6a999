import type { AppointmentId, Cents, HoldId, LocalDate, PatientRef, PracticeId } from '@portico/domain/kernel';
import type {
  CardId,
  EnteredCard,
  PlanCalendar,
  PlanId,
  PlanTerms,
  ScheduledPaymentId,
  UniqueId,
} from '@portico/domain/payments';
import type { Accommodations } from '@portico/domain/profile';

/**
 * What a payment is for; the screen derives it from its path (`MON-049` to `MON-051`). Without a patient it is the one
 * of the current practice; a patient for whom the caller may not pay is not found (`MON-042`).
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
  /** The named slot, or the one that the patient holds when none is named. */
  | {
      readonly kind: 'prepayment';
      readonly patient?: PatientRef;
      readonly hold?: HoldId;
      /** The visit that is being checked out of, if the next one is booked as part of it (`MON-157`). */
      readonly checkOut?: AppointmentId;
      /** What the visit is about, at most 100 characters (`APT-055`). */
      readonly visitReason?: string;
      /** What is needed at the visit alone; absent where nothing of it was changed. */
      readonly accommodations?: Accommodations;
    }
  | {
      readonly kind: 'cancellation';
      readonly patient?: PatientRef;
      readonly appointment: AppointmentId;
      readonly reason?: string;
      readonly comments?: string;
    }
  /** The next visit when none is named. */
  | { readonly kind: 'check-in'; readonly patient?: PatientRef; readonly appointment?: AppointmentId }
  | { readonly kind: 'check-out'; readonly patient?: PatientRef; readonly appointment?: AppointmentId }
  /** An order of a practice's shop, with its total as given in the address (`MON-213` to `MON-216`). */
  | {
      readonly kind: 'shop';
      readonly patient?: PatientRef;
      readonly store: string;
      readonly transaction: string;
      readonly amount: Cents;
    }
  | { readonly kind: 'guest'; readonly patient?: PatientRef };

export type PaymentContextKind = PaymentContext['kind'];

/** The context of this kind. */
export type ContextOf<Kind extends PaymentContextKind> = Extract<PaymentContext, { readonly kind: Kind }>;

/** What a plan may be made at: the balance, alone or around a visit. */
export type PlanPlace = ContextOf<'balance' | 'check-in' | 'check-out'>;

/** `all` of what is due, or a `part` of the balance. */
export interface PaysAmount {
  readonly pays: 'all' | 'part';
  /** What the person saw; if it is not what is due, the order is refused with the right amount. */
  readonly amount: Cents;
}

/** The whole copay of a visit, and nothing of the balance (`MON-169`). */
export interface PaysCopay extends Pick<PaysAmount, 'amount'> {
  readonly pays: 'copay';
}

/** Charged at once, and in full where no part may be paid. */
export type PaysOnce =
  | (ContextOf<'balance' | 'guest'> & PaysAmount)
  | (ContextOf<'check-in' | 'check-out'> & (PaysAmount | PaysCopay))
  | (ContextOf<'prepayment'> & Pick<PaysAmount, 'amount'>)
  | (ContextOf<'cancellation'> &
      Pick<PaysAmount, 'amount'> & {
        /** The refund of the prepayment of the canceled visit that the person saw; another amount is refused. */
        readonly givenBack?: Cents;
      })
  | ContextOf<'shop'>;

interface AgreesToTerms {
  /** The hash of the terms that the person saw; if they are no longer current nothing is changed. */
  readonly agreedTo?: string;
}

interface SeenPlan {
  /** The installments paid as shown; if the number differs by now, the plan has changed (`MON-085`, `MON-089`). */
  readonly paymentsMade: number;
}

interface Autopays {
  readonly autopay?: { readonly cap?: Cents; readonly until?: LocalDate };
}

export type MakesPlan = { readonly at: PlanPlace; readonly agreed: boolean } & AgreesToTerms &
  (
    | ({
        readonly kind: 'new-plan';
        readonly name: string;
        readonly terms: PlanTerms;
        readonly calendar: PlanCalendar;
      } & Autopays)
    | ({
        readonly kind: 'add-to-plan';
        readonly plan: PlanId;
        readonly added: Cents;
        /** For the amount added and the remainder of the plan together. */
        readonly terms: PlanTerms;
      } & SeenPlan)
  );

interface NamedPlan {
  readonly practice: PracticeId;
  readonly plan: PlanId;
}

export type ChangesPlan =
  | (ContextOf<'edit-plan'> & {
      readonly name: string;
      /** For the remainder. */
      readonly terms: PlanTerms;
      /** Unchanged if absent (`MON-090`). */
      readonly calendar?: PlanCalendar;
    } & SeenPlan &
      Autopays &
      AgreesToTerms)
  | ({ readonly kind: 'cancel-plan' } & NamedPlan)
  /** A one-time payment on the plan, new or changed; today's date, or none, means paid at once. */
  | (ContextOf<'schedule-payment' | 'edit-one-time'> & { readonly amount: Cents; readonly date?: LocalDate })
  | ({ readonly kind: 'delete-one-time'; readonly payment: ScheduledPaymentId } & NamedPlan);

/** What a person asks to be paid, scheduled or changed, without the attempt that it is sent in. */
export type PaymentRequest = PaysOnce | MakesPlan | ChangesPlan;

/** One attempt: the unique id is charged once, however often it is sent. */
export interface AttemptedPayment {
  readonly uniqueId: UniqueId;
  /** Absent if nothing is charged now. */
  readonly card?: PayWith;
}

/** The same on every floor, from the button to the service that charges it. */
export type PaymentOrder = PaymentRequest & AttemptedPayment;

/** The order of this kind. */
export type OrderOf<Kind extends PaymentRequest['kind']> = Extract<PaymentOrder, { readonly kind: Kind }>;

/** A card on file, or one that was entered; `agreedTo` is the hash of the terms shown for a card that is kept. */
export type PayWith =
  | { readonly kind: 'saved'; readonly card: CardId }
  | {
      readonly kind: 'entered';
      readonly card: EnteredCard;
      readonly save: boolean;
      readonly makeDefault: boolean;
      readonly agreedTo?: string;
    };
