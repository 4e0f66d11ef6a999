import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { Notification, Notifier } from '@portico/domain/notifications';
import type { ChargeId, PaymentPlan } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { LinkTo } from '@portico/application/kernel';
import { receiptNamed } from './receipt-notifications.ts';
import { notificationRecipients, type NotificationRecipientsDeps } from '../profile/index.ts';

/** What happens, or happened, to one payment of a plan. */
export type PlanNotifications =
  | { readonly kind: 'due'; readonly amount: Cents; readonly day: LocalDate; readonly last4?: string }
  | { readonly kind: 'paid'; readonly amount: Cents; readonly last4: string; readonly charge: ChargeId }
  /** The bank said no. `retry`: the day of the next try; without one the patient pays by hand. */
  | { readonly kind: 'declined'; readonly amount: Cents; readonly retry?: LocalDate }
  /** They wanted to pay it at once and were cut off; nothing was sent, and it is no part of the plan any more. */
  | { readonly kind: 'not-made'; readonly amount: Cents }
  /** It was not tried: it is beyond what the plan may take by itself, or nothing may be taken online. */
  | { readonly kind: 'by-hand'; readonly amount: Cents };

export type TellOfPlan = (plan: PaymentPlan, practice: Practice, news: PlanNotifications) => Promise<void>;

export interface PlanNotificationsDeps extends NotificationRecipientsDeps {
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Writes to those whose plan it is, each as they chose and in their own language; not to those who act for them. */
export const planNotifications =
  ({ notifier, linkTo, ...deps }: PlanNotificationsDeps): TellOfPlan =>
  async (plan, practice, news) => {
    const notification = notificationOf(plan, practice, news, linkTo);
    for (const { to, language } of await notificationRecipients(deps, plan.patient, 'payments')) {
      // The entry for the books tells of the same payment; whoever is first does.
      await notifier.send(notification, to, language, news.kind === 'paid' ? receiptNamed(news.charge) : undefined);
    }
  };

const notificationOf = (
  { id }: PaymentPlan,
  { id: at, name: practice }: Practice,
  news: PlanNotifications,
  linkTo: LinkTo,
): Notification => {
  const ofPlan = (rest: string) =>
    linkTo(`/payments/plan/${encodeURIComponent(id)}/practice/${encodeURIComponent(at)}/${rest}`);
  switch (news.kind) {
    case 'due':
      return { ...news, kind: 'payment-due', practice, link: linkTo('/payments') };
    case 'paid': {
      const { amount, last4 } = news;
      return { kind: 'installment-paid', amount, last4, practice, link: linkTo('/payments') };
    }
    // Another card is chosen where the plan is changed.
    case 'declined':
      return { ...news, kind: 'installment-declined', practice, link: ofPlan('edit_payment_plan') };
    case 'not-made':
      return { kind: 'payment-settled', outcome: 'not', practice, link: ofPlan('schedule_payment') };
    case 'by-hand':
      return { ...news, kind: 'installment-by-hand', practice, link: ofPlan('schedule_payment') };
  }
};
