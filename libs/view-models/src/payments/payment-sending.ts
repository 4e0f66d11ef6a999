import type { CardRefused, UniqueId } from '@portico/domain/payments';
import { SECOND, type Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { isUnanswered, type Failure } from '@portico/application/kernel';
import { LatestRequest } from '../kernel/index.ts';
import type { MakePayment, PaymentOrder, PaymentReceipt, PaymentRefusal, PayWith } from '@portico/application/payments';
import type { PaymentAttempt } from './payment-attempt.ts';

/**
 * Where a payment stands that was sent from here. `checking`: it is known to be on its way and is asked after until it is
 * settled; it never counts as failed meanwhile. `lost`: no answer came, and whether it arrived is not known, or it did not.
 */
export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal | Failure }
  | { readonly kind: 'lost'; readonly failure: Failure; readonly arrived: 'no' | 'unknown' }
  | { readonly kind: 'done'; readonly receipt: PaymentReceipt };

/** Between two questions after a payment that is being checked. */
export const askAgainAfter = 4 * SECOND;

type Answered = Awaited<ReturnType<MakePayment['submit']>>;

interface SendingDeps {
  readonly payments: Pick<MakePayment, 'submit' | 'outcome'>;
  readonly attempt: PaymentAttempt;
  readonly clock: Pick<Clock, 'every'>;
  /** What is to be paid, or goes back, is another amount by now. */
  readonly onSumChanged: () => void;
  /** What is to be agreed to is another text by now. */
  readonly onTermsChanged: () => void;
  /** It ended, and nothing was paid: what it held is open again. */
  readonly onRefused: () => void;
}

/** Sends one payment, once, and finds out what became of it (`MON-062`, `MON-072`). */
export class PaymentSending {
  state: SendingState = { kind: 'idle' };

  readonly #deps: SendingDeps;
  readonly #replies = new LatestRequest();
  #stopAsking: (() => void) | undefined;
  #asking = false;

  constructor(deps: SendingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Nothing may be sent now (`MON-062`). */
  get isBusy(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'checking' || this.state.kind === 'done';
  }

  /** An attempt of this tab whose answer was lost, perhaps with its page: what became of it is shown as if it came now. */
  async findOutEarlier(): Promise<void> {
    const open = this.#deps.attempt.open;
    if (open === undefined || this.isBusy) return;
    const wanted = this.#replies.expect();
    const answer = await this.#deps.payments.outcome(open);
    if (!wanted()) return;
    // Where it never arrived, or nobody can say, the id stays: what is sent next is the same attempt.
    if (isSettled(answer)) this.#take(answer);
  }

  /** `card` is asked for once nothing stands in the way: a token is made for what is sent and for nothing else. */
  async send(
    order: Omit<PaymentOrder, 'uniqueId' | 'card'>,
    card: () => Promise<Result<PayWith | undefined, CardRefused>>,
  ): Promise<void> {
    if (this.isBusy) return;
    const { attempt, payments } = this.#deps;
    this.state = { kind: 'sending' };
    const wanted = this.#replies.expect();
    if (attempt.open !== undefined) {
      const earlier = await payments.outcome(attempt.open);
      if (!wanted()) return;
      if (isSettled(earlier)) return this.#take(earlier);
      if (isSilent(earlier)) return this.#lose(earlier.error, 'unknown');
    }
    const drawn = await card();
    if (!wanted()) return;
    if (!drawn.ok) {
      runInAction(() => {
        this.state = { kind: 'refused', refusal: drawn.error };
      });
      return;
    }
    const uniqueId = attempt.begin();
    const answer = await payments.submit({
      ...order,
      uniqueId,
      ...(drawn.value === undefined ? {} : { card: drawn.value }),
    });
    if (!wanted()) return;
    if (isSilent(answer)) return this.#findOut(uniqueId, answer.error);
    // Under this id another payment arrived before: that one is told, and nothing new was charged.
    if (!answer.ok && answer.error.kind === 'duplicate') return this.#findOut(uniqueId, answer.error);
    this.#take(answer);
  }

  forgetRefusal(): void {
    if (!this.isBusy) this.state = { kind: 'idle' };
  }

  reset(): void {
    this.#stopAsking?.();
    this.state = { kind: 'idle' };
  }

  /** The screen is left. An attempt that is on its way is found again by its id. */
  stop(): void {
    this.#replies.stop();
    this.#stopAsking?.();
    if (this.state.kind !== 'done') this.state = { kind: 'idle' };
  }

  /** No answer came, or one about another payment: asks what became of what was sent. */
  async #findOut(uniqueId: UniqueId, why: Failure | Extract<PaymentRefusal, { kind: 'duplicate' }>): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#deps.payments.outcome(uniqueId);
    if (!wanted()) return;
    if (isSettled(answer)) this.#take(answer);
    else if (why.kind === 'duplicate') this.#take({ ok: false, error: why });
    else this.#lose(why, isSilent(answer) ? 'unknown' : 'no');
  }

  #lose(failure: Failure, arrived: 'no' | 'unknown'): void {
    runInAction(() => {
      this.state = { kind: 'lost', failure, arrived };
    });
  }

  #take(answer: Answered): void {
    const { attempt, onSumChanged, onTermsChanged, onRefused } = this.#deps;
    if (!answer.ok && answer.error.kind === 'checking') {
      this.#check();
      return;
    }
    this.#stopAsking?.();
    attempt.end();
    runInAction(() => {
      this.state = answer.ok ? { kind: 'done', receipt: answer.value } : { kind: 'refused', refusal: answer.error };
    });
    if (answer.ok) return;
    if (answer.error.kind === 'amount-changed' || answer.error.kind === 'prepayment-changed') onSumChanged();
    else if (answer.error.kind === 'terms-changed') onTermsChanged();
    else onRefused();
  }

  /** Asks quietly, again and again, until it is known. */
  #check(): void {
    runInAction(() => {
      this.state = { kind: 'checking' };
    });
    this.#stopAsking ??= this.#deps.clock.every(askAgainAfter, () => void this.#askAgain());
  }

  async #askAgain(): Promise<void> {
    const { open } = this.#deps.attempt;
    if (this.#asking || open === undefined || this.state.kind !== 'checking') return;
    this.#asking = true;
    const wanted = this.#replies.expect();
    const answer = await this.#deps.payments.outcome(open);
    this.#asking = false;
    if (!wanted()) return;
    if (isKnownEnd(answer)) this.#take(answer);
  }
}

const isSilent = (answer: Answered): answer is Extract<Answered, { ok: false }> & { readonly error: Failure } =>
  !answer.ok && isUnanswered(answer.error);

/** The gateway knows the attempt, and says so. */
const isSettled = (answer: Answered): boolean =>
  answer.ok || (!isSilent(answer) && answer.error.kind !== 'not-found' && !general.has(answer.error.kind));

/** Refusals of the question rather than words about the attempt. */
const general: ReadonlySet<string> = new Set(['not-represented', 'bad-input', 'too-many-requests']);

/** Whether an answer says how an attempt ended. */
export const isKnownEnd = (answer: Answered): boolean =>
  isSettled(answer) && (answer.ok || answer.error.kind !== 'checking');
