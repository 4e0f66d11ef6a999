import { failed, ok, type Cents, type LocalDate } from '@portico/domain/kernel';
import {
  cardDetailsOf,
  type CardId,
  type OpenWalletFrame,
  type PlanId,
  type SavedCard,
  type TypedCard,
  type UniqueId,
} from '@portico/domain/payments';
import { testNumbers } from '@portico/domain/payments/testing';
import type { KeyValueStore } from '../../access/index.ts';
import { Drafts, type KeptDraft } from '../../kernel/index.ts';
import { benAtPena, pena } from '@portico/services/kernel/testing';
import type {
  MakePayment,
  MakePaymentScreen,
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentType,
  PlanView,
} from '@portico/application/payments';
import { MakePaymentViewModel } from '../checkout/make-payment.view-model.ts';
import { PaymentAttempt } from '../checkout/payment-attempt.ts';
import { planSettings } from '@portico/application/payments/testing';

/** Saturday, November 21, 2026. */
export const payDay = '2026-11-21' as LocalDate;

const cardOf = (id: string, year: number, isDefault: boolean): SavedCard => ({
  id: id as CardId,
  patient: benAtPena,
  brand: 'visa',
  last4: id.slice(-4),
  holder: 'Ben Ortiz',
  expiry: { year, month: 12 },
  isDefault,
});

export const goodCard = cardOf('card-4242', 2030, true);
export const otherCard = cardOf('card-1111', 2029, false);
export const expiredCard = cardOf('card-0000', 2025, false);

export const planViewOf = (changes: Partial<PlanView> = {}): PlanView => ({
  id: 'plan-1' as PlanId,
  name: 'Crown in May',
  practice: { id: pena.id, name: pena.name },
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 5 },
  payment: 5_000 as Cents,
  total: 30_000 as Cents,
  original: { total: 30_000 as Cents, count: 6 },
  paid: 10_000 as Cents,
  remaining: 20_000 as Cents,
  plannable: 20_000 as Cents,
  paymentsMade: 2,
  paymentsLeft: 4,
  next: { date: '2026-12-05' as LocalDate, amount: 5_000 as Cents },
  card: otherCard.id,
  cardExpired: false,
  oneTimePayments: [],
  overdue: 0 as Cents,
  autopay: {},
  ...changes,
});

const nothing = 0 as Cents;

/** What Ben is shown at Peñasco: a balance of $120.00 and a copay of $25.00, unless something else is asked for. */
export const screenOf = (changes: Partial<MakePaymentScreen> = {}): MakePaymentScreen => ({
  context: 'balance',
  patient: benAtPena,
  practice: { id: pena.id, name: pena.name, phone: pena.phone },
  tokenizer: { kind: 'none' },
  amount: 12_000 as Cents,
  parts: { balance: 12_000 as Cents, copay: nothing, prepayment: nothing, cancellationFee: nothing, shop: nothing },
  pending: nothing,
  types: ['full', 'partial', 'plan'],
  partial: { minimum: 100 as Cents, maximum: 12_000 as Cents },
  plans: { settings: planSettings, existing: [], terms: 'You pay each month.' },
  cards: [goodCard, otherCard, expiredCard],
  maySaveCard: true,
  lines: [],
  today: payDay,
  ...changes,
});

export const receiptOf = (changes: Partial<PaymentReceipt> = {}): PaymentReceipt => ({
  done: 'paid',
  amount: 12_000 as Cents,
  practiceName: pena.name,
  card: { brand: 'visa', last4: '4242' },
  next: '/payments',
  ...changes,
});

/** A tab's storage that outlives its pages. */
export const memoryKeyValueStore = (): KeyValueStore => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => {
      kept.clear();
    },
  };
};

type Submit = MakePayment['submit'];
type Outcome = MakePayment['outcome'];

/** One screen over answers that a test writes down, the next one first; the last one is given again and again. */
export const payingFixture = (
  screen: MakePaymentScreen = screenOf(),
  context: PaymentContext = { kind: 'balance' },
  attempt = 'attempt',
  kept: KeptDraft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('payment'),
  linkedType?: PaymentType,
) => {
  const shown = [screen];
  const orders: PaymentOrder[] = [];
  const asked: UniqueId[] = [];
  const submits: Submit[] = [async () => ok(receiptOf())];
  const outcomes: Outcome[] = [async () => failed({ kind: 'not-found' })];
  const next = <T>(list: T[]): T => (list.length > 1 ? list.shift() : list[0]) as T;
  const payments: MakePayment = {
    screen: async () => ok(next(shown)),
    submit: async (order) => {
      orders.push(order);
      return next(submits)(order);
    },
    outcome: async (uniqueId) => {
      asked.push(uniqueId);
      return next(outcomes)(uniqueId);
    },
  };
  const keep = memoryKeyValueStore();
  const ticks = new Set<() => void>();
  const tokenized: TypedCard[] = [];
  let isPutUpAnew = false;
  let ids = 0;
  const open = (port: MakePayment, openWalletFrame?: OpenWalletFrame): MakePaymentViewModel =>
    new MakePaymentViewModel(
      port,
      new PaymentAttempt(context, keep, () => `${attempt}-${(ids += 1)}`),
      {
        every: (_, tick) => {
          ticks.add(tick);
          return () => void ticks.delete(tick);
        },
      },
      ({ practice, today }) => `${practice.name} ${today}`,
      async (card) => {
        tokenized.push(card);
        return ok({ kind: 'token', token: `token-${tokenized.length}`, cardDetails: cardDetailsOf(card) });
      },
      { draft: kept, isPutUpAnew: () => isPutUpAnew },
      undefined,
      openWalletFrame,
      linkedType,
    );
  return {
    open,
    payments,
    shown,
    orders,
    asked,
    submits,
    outcomes,
    keep,
    kept,
    putUpAnew: () => {
      isPutUpAnew = true;
    },
    tokenized,
    ticking: () => ticks.size,
    tick: async () => {
      for (const tick of ticks) tick();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
    /** `release` lets the answers of a port that holds them go. */
    loaded: async (port: MakePayment = payments, release?: () => Promise<void>, openWalletFrame?: OpenWalletFrame) => {
      const viewModel = open(port, openWalletFrame);
      const loading = viewModel.load();
      await release?.();
      await loading;
      return viewModel;
    },
  };
};

/** A new card that is good. */
export const typeCard = ({ draft: { card } }: MakePaymentViewModel): void => {
  card?.chooseNew();
  card?.form.type('holder', 'Ben Ortiz');
  card?.form.type('number', testNumbers.visa);
  card?.form.type('expirationMonth', '12');
  card?.form.type('expirationYear', '2030');
  card?.form.type('code', '123');
};
