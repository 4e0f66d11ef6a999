import type { Accounts } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { CardExpiry, ExpiringCard, ExpiringCards } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Registration } from '@portico/domain/profile';
import { paths, type LinkTo } from '@portico/application/kernel';
import { notificationRecipients } from '../../profile/index.ts';

/** Notifies of cards that plans need and that expire soon. */
export class ExpiringCardNotifications {
  readonly #expiringCards: ExpiringCards;
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #registration: Pick<Registration, 'updates'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(
    expiringCards: ExpiringCards,
    accounts: Pick<Accounts, 'holding'>,
    registration: Pick<Registration, 'updates'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    notifier: Notifier,
    linkTo: LinkTo,
  ) {
    this.#expiringCards = expiringCards;
    this.#accounts = accounts;
    this.#registration = registration;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  /**
   * Notifies of every card that a plan needs and that expires at the end of this month or the next, once for each card
   * and month, so that another one is chosen before a payment is declined. Returns the number of cards.
   */
  async runOnce(now: Instant): Promise<number> {
    const month = monthOf(now);
    const found = await this.#expiringCards.between(month, next(month));
    const told = await Promise.allSettled(found.map((one) => this.#tellOf(one, month)));
    const failure = told.find((one) => one.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    return found.length;
  }

  async #tellOf({ card: { id, patient, last4, expiry }, plan }: ExpiringCard, month: CardExpiry): Promise<void> {
    const profiles = { accounts: this.#accounts, registration: this.#registration };
    const [[practice], recipients] = await Promise.all([
      this.#practices.practices([patient.practice]),
      notificationRecipients(profiles, patient, 'payments'),
    ]);
    if (practice === undefined) return;
    const path = paths.planCard({ paymentPlanId: plan, practiceId: practice.id });
    const notification = {
      kind: 'card-expiring',
      last4,
      ...expiry,
      practice: practice.name,
      link: this.#linkTo(path),
    } as const;
    const once = `card-expiring:${id}:${month.year}-${month.month}`;
    for (const { to, language } of recipients) await this.#notifier.send(notification, to, language, once);
  }
}

/** Months in UTC: no time zone is far enough from it to lose a month's notice. */
const monthOf = (now: Instant): CardExpiry => {
  const date = new Date(now);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
};

const next = ({ year, month }: CardExpiry): CardExpiry =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
