import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { CardExpiry, ExpiringCard, ExpiringCards } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { paths, type LinkTo } from '@portico/application/kernel';
import { notificationRecipients, type NotificationRecipientsDeps } from '../../profile/index.ts';

export interface ExpiringCardNotificationsDeps extends NotificationRecipientsDeps {
  readonly expiringCards: ExpiringCards;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/**
 * Notifies of every card that a plan needs and that expires at the end of this month or the next, once for each card
 * and month, so that another one is chosen before a payment is declined. Returns the number of cards.
 */
export const tellOfExpiringCards =
  ({ expiringCards, ...deps }: ExpiringCardNotificationsDeps) =>
  async (now: Instant): Promise<number> => {
    const month = monthOf(now);
    const found = await expiringCards.between(month, next(month));
    const told = await Promise.allSettled(found.map((one) => tellOf(deps, one, month)));
    const failure = told.find((one) => one.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    return found.length;
  };

const tellOf = async (
  { practices, notifier, linkTo, ...deps }: Omit<ExpiringCardNotificationsDeps, 'expiringCards'>,
  { card: { id, patient, last4, expiry }, plan }: ExpiringCard,
  month: CardExpiry,
): Promise<void> => {
  const [[practice], recipients] = await Promise.all([
    practices.practices([patient.practice]),
    notificationRecipients(deps, patient, 'payments'),
  ]);
  if (practice === undefined) return;
  const path = paths.editPlan({ paymentPlanId: plan, practiceId: practice.id });
  const notification = {
    kind: 'card-expiring',
    last4,
    ...expiry,
    practice: practice.name,
    link: linkTo(path),
  } as const;
  const once = `card-expiring:${id}:${month.year}-${month.month}`;
  for (const { to, language } of recipients) await notifier.send(notification, to, language, once);
};

/** Months in UTC: no time zone is far enough from it to lose a month's notice. */
const monthOf = (now: Instant): CardExpiry => {
  const date = new Date(now);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
};

const next = ({ year, month }: CardExpiry): CardExpiry =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
