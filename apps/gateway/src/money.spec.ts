import { describe } from '@jest/globals';
import { cardTestingTests } from './card-testing.part.ts';
import { cardsTests } from './cards.part.ts';
import { expiringCardsTests } from './expiring-cards.part.ts';
import { guestPaymentsTests } from './guest-payments.part.ts';
import { merchantDataTests } from './merchant-data.part.ts';
import { paymentHistoryTests } from './payment-history.part.ts';
import { paymentPlansTests } from './payment-plans.part.ts';
import { paymentsTests } from './payments.part.ts';
import { planPaymentWorkerTests } from './plan-payment-worker.part.ts';
import { prepaymentRefundsTests } from './prepayment-refunds.part.ts';
import { reconciliationTests } from './reconciliation.part.ts';
import { markedCardTests } from './marked-card.part.ts';
import { settlementTests } from './settlement.part.ts';
import { shopTests } from './shop.part.ts';
import { skewedClockTests } from './skewed-clock.part.ts';

// Few files, because each loads the whole gateway; their parts stand beside them, each with a gateway of its own.
describe('card testing', cardTestingTests);
describe('expiring cards', expiringCardsTests);
describe('guest payments', guestPaymentsTests);
describe('merchant data', merchantDataTests);
describe('payment history', paymentHistoryTests);
describe('marked card', markedCardTests);
describe('settlement', settlementTests);
describe('shop', shopTests);
describe('skewed clock', skewedClockTests);

// What is left open by the processors may be either way (ADR 37).
describe.each(['usual', 'contrary'] as const)('with processors that are %s', (profile) => {
  describe('cards', () => cardsTests(profile));
  describe('payment plans', () => paymentPlansTests(profile));
  describe('payments', () => paymentsTests(profile));
  describe('plan payer', () => planPaymentWorkerTests(profile));
  describe('prepayment refunds', () => prepaymentRefundsTests(profile));
  describe('reconciliation', () => reconciliationTests(profile));
});
