import type { Accounts } from '@portico/domain/access';
import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { Notification, Notifier } from '@portico/domain/notifications';
import type { ChargeId, PaymentPlan } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { Registration } from '@portico/domain/profile';
import { paths, type LinkTo } from '@portico/application/kernel';
import { receiptNamed } from '../history/payer-notifications.ts';
import { notificationRecipients } from '../../profile/index.ts';

/** What happens, or happened, to one payment of a plan. */
export type PlanNotifications =
  | { readonly kind: 'due'; readonly amount: Cents; readonly day: LocalDate; readonly last4?: string }
  | {
      readonly kind: 'paid';
      readonly amount: Cents;
      readonly last4: string;
      /** Of the plan, with this payment made. */
      readonly left: Cents;
      readonly charge: ChargeId;
    }
  /** The bank declined. `retry`: the day of the next try; without it the patient has to pay by hand. */
  | { readonly kind: 'declined'; readonly amount: Cents; readonly retry?: LocalDate }
  /** A payment to be made at once was interrupted; nothing was sent, and it is no longer part of the plan. */
  | { readonly kind: 'not-made'; readonly amount: Cents }
  /** Not tried: it exceeds what the plan may charge by itself, or nothing may be taken online. */
  | { readonly kind: 'by-hand'; readonly amount: Cents };

export type TellOfPlan = (plan: PaymentPlan, practice: Practice, news: PlanNotifications) => Promise<void>;

/** Writes to the plan's account holders, by their preferences and in their own language; not to delegates. */
export class PlanNotifier {
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #registration: Pick<Registration, 'updates'>;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(
    accounts: Pick<Accounts, 'holding'>,
    registration: Pick<Registration, 'updates'>,
    notifier: Notifier,
    linkTo: LinkTo,
  ) {
    this.#accounts = accounts;
    this.#registration = registration;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  readonly tell: TellOfPlan = async (plan, practice, news) => {
    const notification = notificationOf(plan, practice, news, this.#linkTo);
    const profiles = { accounts: this.#accounts, registration: this.#registration };
    for (const { to, language } of await notificationRecipients(profiles, plan.patient, 'payments')) {
      // The posting to the books sends the same receipt; the shared id makes sure that it is sent once.
      await this.#notifier.send(
        notification,
        to,
        language,
        news.kind === 'paid' ? receiptNamed(news.charge) : undefined,
      );
    }
  };
}

const notificationOf = (
  { id }: PaymentPlan,
  { id: at, name: practice }: Practice,
  news: PlanNotifications,
  linkTo: LinkTo,
): Notification => {
  const ofPlan = { paymentPlanId: id, practiceId: at };
  switch (news.kind) {
    case 'due':
      return { ...news, kind: 'payment-due', practice, link: linkTo(paths.payments) };
    case 'paid': {
      const { charge, ...paid } = news;
      return { ...paid, kind: 'installment-paid', practice, link: linkTo(paths.receipt({ chargeId: charge })) };
    }
    // The card is changed on the plan's own page.
    case 'declined':
      return { ...news, kind: 'installment-declined', practice, link: linkTo(paths.planCard(ofPlan)) };
    case 'not-made':
      return { kind: 'payment-settled', outcome: 'not', practice, link: linkTo(paths.schedulePayment(ofPlan)) };
    case 'by-hand':
      return { ...news, kind: 'installment-by-hand', practice, link: linkTo(paths.schedulePayment(ofPlan)) };
  }
};
