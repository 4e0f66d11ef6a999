import type { UniqueId } from '@portico/domain/payments';
import type { KeyValueStore } from '../../access/index.ts';
import type { PaymentContext } from '@portico/application/payments';

/**
 * The unique id of a payment attempt (`MON-072`). It is stored in the tab before sending until the outcome is known,
 * also across a reload: retries use the same id, so nothing is charged twice.
 */
export class PaymentAttempt {
  /** What is paid. */
  readonly context: PaymentContext;
  readonly #keep: KeyValueStore;
  readonly #randomUuid: () => string;
  readonly #key: string;

  constructor(context: PaymentContext, keep: KeyValueStore, randomUuid: () => string) {
    this.context = context;
    this.#keep = keep;
    this.#randomUuid = randomUuid;
    this.#key = paymentKeyOf(context);
  }

  /** The attempt that was sent and whose outcome is unknown. */
  get open(): UniqueId | undefined {
    return this.#keep.read(this.#key) as UniqueId | undefined;
  }

  /** The open attempt, or a new one. */
  begin(): UniqueId {
    const id = this.open ?? (this.#randomUuid() as UniqueId);
    this.#keep.write(this.#key, id);
    return id;
  }

  /** The outcome is known: the next attempt gets a new id. */
  end(): void {
    this.#keep.remove(this.#key);
  }
}

/** Whether this tab has sent an attempt for this payment whose outcome is unknown. */
export const isPaymentOpen = (keep: KeyValueStore, context: PaymentContext): boolean =>
  keep.read(paymentKeyOf(context)) !== undefined;

/** One key for each thing that can be paid, without descriptive fields. */
export const paymentKeyOf = (context: PaymentContext): string => {
  const said = { comments: undefined, reason: undefined, visitReason: undefined, accommodations: undefined };
  const { comments: _, reason: __, visitReason: ___, accommodations: ____, ...what } = { ...said, ...context };
  return `payment:${JSON.stringify(what, Object.keys(flat(what)).sort())}`;
};

/** All keys of the object, for a text that does not depend on their order. */
const flat = (value: object): Readonly<Record<string, true>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => [
      [name, true],
      ...(typeof inner === 'object' && inner !== null ? Object.keys(inner).map((key) => [key, true]) : []),
    ]),
  );
