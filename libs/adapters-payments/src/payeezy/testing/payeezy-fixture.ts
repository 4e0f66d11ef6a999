import { instant, type Cents } from '@portico/domain/kernel';
import type { TypedCard } from '@portico/domain/payments';
import { thisMachine } from '../../wire/clock-and-network.ts';
import type { ProcessorFixture } from '../../conformance/index.ts';
import { askByFetch, PayeezySandbox, type PayeezyProfile } from '../../sandbox/payeezy/index.ts';
import { payeezyTokenize } from '../browser/index.ts';
import { payeezyMerchant } from '../index.ts';
import type { PayeezySettings } from '../settings.ts';

export const keys = {
  apiKey: 'y6pWAJNyJyjGv66IsVuWnklkKUPFbb0a',
  apiSecret: '86fbae7030253af3cd15faef2a1f4b67353e41fb6799f576b5093ae52901e6f7',
  merchantToken: 'fdoa-a480ce8951daa73262734cf102641994c1e55e7cdf4c02b6',
  securityKey: 'js-6125e57ce5c46e10087a545b9e9d7354c23e1a1670d9e9c7',
  transArmorToken: 'NOIW',
};

const expiry = { year: 2030, month: 9 };
/** Published test cards. */
export const visa: TypedCard = {
  number: '4012000033330026',
  code: '123',
  holder: 'James Walker',
  expiry,
  brand: 'visa',
};
export const mastercard: TypedCard = { ...visa, number: '5424180279791732', code: '845', brand: 'mastercard' };

export const start = Date.parse('2026-03-18T15:00:00Z');

/** The adapter on its double, with a clock that stands until it is moved. */
export const openPayeezy = async (
  profile: PayeezyProfile = 'usual',
  more: Partial<PayeezySettings> = {},
): Promise<ProcessorFixture & { readonly sandbox: PayeezySandbox }> => {
  let now = start;
  let waiting: AbortController | undefined;
  const sandbox = await PayeezySandbox.open({
    seed: 'a seed',
    profile,
    keys,
    now: () => now,
    onHang: () => waiting?.abort(),
  });
  const settings = {
    ...keys,
    address: sandbox.address,
    tokenizer: 'browser' as const,
    report: 'transactions' as const,
    ...more,
  };
  const deadline = (): AbortSignal => {
    waiting = new AbortController();
    return waiting.signal;
  };
  const merchant = payeezyMerchant(settings, '', undefined, { ...thisMachine, now: () => now, deadline });
  const tokenize = payeezyTokenize(askByFetch);
  return {
    sandbox,
    processor: merchant.processor,
    vault: merchant.vault,
    activity: merchant.activity,
    now: () => instant(now),
    forward: (milliseconds) => {
      now += milliseconds;
    },
    enter: async (card) => {
      const entered = await tokenize(card, merchant.tokenizer);
      if (!entered.ok) throw new Error(`The double refused the card: ${entered.error.reason}.`);
      return entered.value;
    },
    cards: { good: visa, other: mastercard },
    amounts: [1_299, 25_000, 301] as Cents[],
    declines: [
      { card: visa, amount: 530_200 as Cents, reason: 'insufficient-funds' },
      { card: visa, amount: 552_200 as Cents, reason: 'expired-card' },
      { card: mastercard, amount: 553_100 as Cents, reason: 'wrong-code' },
      { card: mastercard, amount: 550_200 as Cents, reason: 'declined' },
      { card: visa, amount: 500_022 as Cents, reason: 'wrong-number' },
      { card: visa, amount: 557_200 as Cents, reason: 'card-gone' },
    ],
    fail: (fault, times) => {
      sandbox.faults.plan(fault, { path: '/v1/transactions' }, times);
    },
    heal: () => {
      sandbox.faults.clear();
    },
    books: {
      taken: (reference) => sandbox.taken(reference) as Cents,
      held: (reference) => sandbox.held(reference) as Cents,
      approvals: (reference) => sandbox.approvals(reference),
    },
    traces: () =>
      JSON.stringify([sandbox.journal.entries, sandbox.ledger.transactions.map(({ later: _, of: __, ...one }) => one)]),
    close: () => sandbox.close(),
  };
};
