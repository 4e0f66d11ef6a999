import { describe, expect, it } from '@jest/globals';
import { MemoryAccounts } from '@portico/domain/access/testing';
import { DAY, instant, plus } from '@portico/domain/kernel';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import type { CardExpiry, CardId, ExpiringCard, ExpiringCards, PlanId } from '@portico/domain/payments';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ana, anaAtMesa, mesa } from '../../kernel/testing/index.ts';
import { ExpiringCardNotifications } from './expiring-card-notifications.ts';

const expiring: ExpiringCard = {
  plan: 'plan 1' as PlanId,
  card: {
    id: 'visa' as CardId,
    patient: anaAtMesa,
    brand: 'visa',
    last4: '4242',
    holder: 'Ana Ruiz',
    expiry: { year: 2027, month: 1 },
    isDefault: true,
  },
};

const setUp = () => {
  const notifier = new MemoryNotifier();
  const asked: (readonly CardExpiry[])[] = [];
  const expiringCards: ExpiringCards = {
    between: async (...months) => {
      asked.push(months);
      return [expiring];
    },
  };
  const linkTo = (path: string) => `https://portal.example.org${path}`;
  const registration = new MemoryRegistration(sampleForm);
  const [accounts, practices] = [new MemoryAccounts([ana]), new MemoryPractices([mesa])];
  const cards = new ExpiringCardNotifications(expiringCards, accounts, registration, practices, notifier, linkTo);
  const tell = cards.runOnce.bind(cards);
  return { notifier, asked, tell };
};

describe('a card that is over before its plan', () => {
  it('is told of once in each month, with the way to another card', async () => {
    const { notifier, asked, tell } = setUp();
    const december = instant(Date.UTC(2026, 11, 3));
    await Promise.all([tell(december), tell(december)]);
    await tell(plus(december, DAY));
    expect(notifier.sent.map(({ notification }) => notification)).toEqual([
      {
        kind: 'card-expiring',
        last4: '4242',
        year: 2027,
        month: 1,
        practice: mesa.name,
        link: `https://portal.example.org/payments/plan/plan%201/practice/${mesa.id}/choose_card`,
      },
    ]);
    expect(asked[0]).toEqual([
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ]);
    await tell(plus(december, 31 * DAY));
    expect(notifier.sent).toHaveLength(2);
  });
});
