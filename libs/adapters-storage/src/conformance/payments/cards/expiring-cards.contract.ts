import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type Cents, type LocalDate } from '@portico/domain/kernel';
import type {
  CardId,
  CardsOnFile,
  ExpiringCards,
  PaymentPlan,
  PaymentPlans,
  PlanId,
  ScheduledPaymentId,
  UniqueId,
  VaultReference,
} from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben] = [patientOf('alder', 'ana'), patientOf('alder', 'ben')];

interface Stores {
  readonly cards: CardsOnFile;
  readonly plans: PaymentPlans;
  readonly expiring: ExpiringCards;
}

/** `empty` answers stores that hold nothing. */
export const expiringCardsContract = (empty: () => Promise<Stores>): void => {
  describe('ExpiringCards', () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await empty();
    });

    const keep = (id: string, year: number, month: number, patient = ana) => {
      const cardDetails = { brand: 'visa', last4: '4242', holder: 'Ana Ruiz', expiry: { year, month } } as const;
      const card = { ...cardDetails, id: id as CardId, patient, isDefault: false };
      return stores.cards.add(card, `vault-${id}` as VaultReference, instant(1));
    };
    const plan = (id: string, card: string, due: readonly string[], more: Partial<PaymentPlan> = {}) =>
      stores.plans.create(
        {
          id: id as PlanId,
          patient: ana,
          name: 'Crown in May',
          status: 'active',
          calendar: { frequency: 'monthly', dayOfMonth: 1 },
          payment: 1_000 as Cents,
          card: card as CardId,
          autopay: {},
          createdAt: instant(1),
          original: { total: 1_000 as Cents, count: 1 },
          payments: due.map((day, at) => ({
            id: `${id}-${at}` as ScheduledPaymentId,
            number: at + 1,
            due: day as LocalDate,
            amount: 1_000 as Cents,
            kind: 'installment',
            state: 'due',
            tries: 0,
          })),
          version: 1,
          ...more,
        },
        id as string as UniqueId,
        new Map(),
      );
    const found = async () =>
      (await stores.expiring.between({ year: 2026, month: 12 }, { year: 2027, month: 1 })).map(({ card, plan: of }) => [
        card.id,
        of,
      ]);

    it('are those that end within the months and pay for a plan that runs beyond, each once', async () => {
      await Promise.all([
        keep('december', 2026, 12),
        keep('january', 2027, 1),
        keep('february', 2027, 2),
        keep('over', 2026, 11),
        keep('last-day', 2026, 12),
        keep('no-plan', 2026, 12),
        keep('cancelled', 2026, 12),
        keep('other', 2026, 12, ben),
      ]);
      await plan('a', 'december', ['2026-12-15', '2027-01-01', '2027-02-01']);
      await plan('b', 'december', ['2027-03-01'], { createdAt: instant(2) });
      await plan('c', 'january', ['2027-02-01']);
      await plan('d', 'february', ['2027-03-01']);
      await plan('e', 'over', ['2027-03-01']);
      await plan('f', 'last-day', ['2026-12-31']);
      await plan('g', 'cancelled', ['2027-03-01'], { status: 'cancelled' });
      await plan('h', 'other', ['2027-03-01']);
      expect((await found()).sort()).toEqual([
        ['december', 'a'],
        ['january', 'c'],
      ]);
    });
  });
};
