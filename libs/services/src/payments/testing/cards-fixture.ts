import { MemoryTries } from '@portico/domain/access/testing';
import type { Cents, Instant } from '@portico/domain/kernel';
import { ok } from '@portico/domain/kernel';
import {
  cardDetailsOf,
  type EnteredCard,
  type PaymentPlan,
  type PlanId,
  type SavedCard,
  type Tokenize,
  type TypedCard,
  type UniqueId,
} from '@portico/domain/payments';
import {
  MemoryCardAgreements,
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentPlans,
  testNumbers,
} from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import { ben, callOf, noon, pena, baseFixture } from '../../kernel/testing/index.ts';
import { cardTermsAt } from '../cards/card-agreement.ts';
import { CardTries } from '../cards/card-attempt-counter.ts';
import { wiredCards } from './wired-payments.ts';

export const typedCard = (changes: Partial<TypedCard> = {}): TypedCard => ({
  brand: 'visa',
  number: testNumbers.visa,
  code: '123',
  holder: 'Ben Ortiz',
  expiry: { year: 2030, month: 12 },
  ...changes,
});

let tokens = 0;
/** Every call makes another token, as a processor does. */
export const tokenOf = (card: TypedCard): EnteredCard => {
  tokens += 1;
  return { kind: 'token', token: `token-${tokens}`, cardDetails: cardDetailsOf(card) };
};

export const tokenize: Tokenize = async (card) => ok(tokenOf(card));

export const uniqueId = (text: string): UniqueId => text as UniqueId;

const digest = (text: string): string => `hash of ${text}`;

/** The hash of the terms for Ben's cards. */
export const agreedToAt = (practice: Practice): string =>
  cardTermsAt(digest, { practice, call: callOf(ben, pena) }).hash;
export const agreedTo = agreedToAt(pena);

/** The dependencies of the cards on file, and Ben, who reads his at a practice that is not his first. */
export const cardsFixture = () => {
  const processor = new MemoryCardProcessor();
  const deps = {
    ...baseFixture(),
    cardAgreements: new MemoryCardAgreements(),
    cardsOnFile: new MemoryCardsOnFile(),
    digest,
    ledgerClock: () => noon,
    notifier: new MemoryNotifier(),
    linkTo: (path: string) => `https://portal.example.org${path}`,
    plans: new MemoryPaymentPlans(),
    merchants: new MemoryMerchants(processor),
    cardTries: new CardTries(
      new MemoryTries(),
      () => noon,
      () => undefined,
    ),
  };
  const service = wiredCards(deps, callOf(ben, pena));
  return {
    ...deps,
    processor,
    service,
    saved: async (number: string = testNumbers.visa): Promise<SavedCard> => {
      const brand = number.startsWith('4') ? 'visa' : 'mastercard';
      const answer = await service.add({
        uniqueId: uniqueId(`id-${number}`),
        card: tokenOf(typedCard({ number, brand })),
        makeDefault: false,
        agreedTo,
      });
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    },
    onFile: async (): Promise<readonly SavedCard[]> => {
      const screen = await service.screen();
      return screen.ok ? screen.value.cards : [];
    },
    planPaidWith: async (card: SavedCard, status: PaymentPlan['status'] = 'active'): Promise<void> => {
      const plan: PaymentPlan = {
        id: 'plan-1' as PlanId,
        patient: card.patient,
        name: 'Crown in May',
        status,
        calendar: { frequency: 'monthly', dayOfMonth: 1 },
        payment: 5_000 as Cents,
        card: card.id,
        autopay: {},
        createdAt: 0 as Instant,
        original: { total: 10_000 as Cents, count: 2 },
        payments: [],
        version: 1,
      };
      await deps.plans.create(plan, uniqueId('plan'), new Map());
    },
  };
};
