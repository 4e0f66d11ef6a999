import type { UniqueId } from '@portico/domain/payments';
import type { KeyValueStore } from '../access/index.ts';
import type { PaymentContext } from '@portico/application/payments';

/**
 * The unique id of what somebody tries to pay (`MON-072`). It is kept in the tab from before the attempt is sent until its
 * end is known, through a reload too: whatever is sent meanwhile goes under the same id, so nothing is charged twice.
 */
export class PaymentAttempt {
  readonly #keep: KeyValueStore;
  readonly #randomUuid: () => string;
  readonly #key: string;

  constructor(keep: KeyValueStore, randomUuid: () => string, context: PaymentContext) {
    this.#keep = keep;
    this.#randomUuid = randomUuid;
    this.#key = keyOf(context);
  }

  /** What was sent and whose end nobody here knows. */
  get open(): UniqueId | undefined {
    return this.#keep.read(this.#key) as UniqueId | undefined;
  }

  /** The open attempt, or a new one. */
  begin(): UniqueId {
    const id = this.open ?? (this.#randomUuid() as UniqueId);
    this.#keep.write(this.#key, id);
    return id;
  }

  /** Its end is known: the next one is another. */
  end(): void {
    this.#keep.remove(this.#key);
  }
}

/** Whether something was sent in this tab for this payment whose end nobody here knows. */
export const isPaymentOpen = (keep: KeyValueStore, context: PaymentContext): boolean =>
  keep.read(keyOf(context)) !== undefined;

/** One name for each thing that is paid, without what is only said about it. */
const keyOf = (context: PaymentContext): string => {
  const said = { comments: undefined, reason: undefined, visitReason: undefined };
  const { comments: _, reason: __, visitReason: ___, ...what } = { ...said, ...context };
  return `payment:${JSON.stringify(what, Object.keys(flat(what)).sort())}`;
};

/** The names of everything in it, for a text that does not depend on their order. */
const flat = (value: object): Readonly<Record<string, true>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => [
      [name, true],
      ...(typeof inner === 'object' && inner !== null ? Object.keys(inner).map((key) => [key, true]) : []),
    ]),
  );
