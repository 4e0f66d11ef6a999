import { instant, plus, type Cents } from '@portico/domain/kernel';
import type { TypedCard } from '@portico/domain/payments';
import { thisMachine } from '../../wire/clock-and-network.ts';
import type { ProcessorFixture } from '../../conformance/index.ts';
import { CloverSandbox, type CloverProfile, type CloverSwitches } from '../../sandbox/index.ts';
import { cloverTokenizer } from '../browser/index.ts';
import { cloverMerchant } from '../clover-merchant.ts';
import type { ProcessorError } from '../../wire/loggable-processor-failure.ts';

const card = (number: string, brand: TypedCard['brand'], code = '917'): TypedCard => ({
  number,
  brand,
  code,
  holder: 'James Walker',
  expiry: { year: 2031, month: 2 },
});

export const visa = card('4242424242424242', 'visa');
export const amex = card('378282246310005', 'american express', '8317');
export const declinedVisa = card('4005571702222222', 'visa');

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface CloverFixture extends ProcessorFixture {
  readonly sandbox: CloverSandbox;
  /** What the adapter sent, oldest first. */
  readonly sent: readonly Sent[];
  readonly problems: readonly ProcessorError[];
  /** How long the adapter waited before it sent a request again, in milliseconds. */
  readonly pauses: readonly number[];
  /** Done in the first pause that comes. */
  inPause: () => void;
}

/** The adapter before its double, with a clock that moves only when it is moved. */
export const cloverFixture = async (
  switches: Partial<CloverSwitches> = {},
  profile: CloverProfile = 'usual',
): Promise<CloverFixture> => {
  let now = instant(Date.UTC(2026, 2, 4, 15));
  const waiting = new Set<AbortController>();
  const sandbox = await CloverSandbox.start({
    now: () => now,
    seed: 'stage',
    switches,
    profile,
    // Requests left without an answer are aborted at once.
    onHang: () => waiting.forEach((controller) => controller.abort()),
  });
  const problems: ProcessorError[] = [];
  const pauses: number[] = [];
  const sent: Sent[] = [];
  const { sclAddress, tokenAddress, privateToken, publicKey, merchantId } = sandbox;
  const merchant = cloverMerchant(
    { sclAddress, tokenAddress, privateToken, publicKey, merchantId, platformAddress: sclAddress },
    '',
    (problem) => problems.push(problem),
    undefined,
    {
      ...thisMachine,
      fetch: (address, init) => {
        const { pathname, search } = new URL(address);
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        sent.push({ method: init.method ?? 'GET', path: pathname + search, headers: new Headers(init.headers), body });
        return fetch(address, init);
      },
      deadline: () => {
        const controller = new AbortController();
        waiting.add(controller);
        return controller.signal;
      },
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
        fixture.inPause();
        fixture.inPause = () => undefined;
      },
    },
  );
  const fixture: CloverFixture = {
    ...merchant,
    sandbox,
    sent,
    problems,
    pauses,
    now: () => now,
    forward: (milliseconds) => {
      now = plus(now, milliseconds);
    },
    enter: async (typed) => {
      const entered = await cloverTokenizer()(typed, merchant.tokenizer);
      if (!entered.ok) throw new Error(`The double refused a card of the stage: ${entered.error.reason}.`);
      return entered.value;
    },
    cards: { good: visa, other: amex },
    amounts: [1299, 5000, 108].map((amount) => amount as Cents),
    declines: [
      { card: declinedVisa, amount: 1299 as Cents, reason: 'declined' },
      { card: card('5424180273333333', 'mastercard'), amount: 5000 as Cents, reason: 'declined' },
    ],
    fail: (fault, times = 1) => sandbox.faults.plan(fault, { listener: 'scl' }, times),
    heal: () => sandbox.faults.clear(),
    books: {
      taken: (reference) => sandbox.books.taken(reference) as Cents,
      held: (reference) => sandbox.books.held(reference) as Cents,
      approvals: (reference) => sandbox.books.approvals(reference),
    },
    traces: () => JSON.stringify([sandbox.journal.entries, problems]),
    inPause: () => undefined,
    close: () => sandbox.close(),
  };
  return fixture;
};
