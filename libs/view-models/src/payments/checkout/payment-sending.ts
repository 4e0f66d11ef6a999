import type { CardRefused, UniqueId } from '@portico/domain/payments';
import { SECOND, type Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../access/index.ts';
import { isUnanswered, type Failure } from '@portico/application/kernel';
import { LatestRequest } from '../../kernel/index.ts';
import type { MakePayment, PaymentRefusal, PaymentRequest, PayWith, SendingState } from '@portico/application/payments';
import type { PaymentAttempt } from './payment-attempt.ts';

/** Polling interval for a payment that is being checked, in milliseconds. */
export const askAgainAfter = 4 * SECOND;

type Answered = Awaited<ReturnType<MakePayment['submit']>>;

/** Nothing was paid: the held amount is available again. */
type OnRefused = (refusal: PaymentRefusal | Failure) => void;

/** Sends one payment, once, and finds out its outcome (`MON-062`, `MON-072`). */
export class PaymentSending {
  state: SendingState = { kind: 'idle' };

  readonly #payments: Pick<MakePayment, 'submit' | 'outcome'>;
  readonly #attempt: PaymentAttempt;
  readonly #clock: Pick<Clock, 'every'>;
  readonly #onRefused: OnRefused;
  readonly #replies = new LatestRequest();
  #stopAsking: (() => void) | undefined;
  #asking = false;

  constructor(
    payments: Pick<MakePayment, 'submit' | 'outcome'>,
    attempt: PaymentAttempt,
    clock: Pick<Clock, 'every'>,
    onRefused: OnRefused,
  ) {
    this.#payments = payments;
    this.#attempt = attempt;
    this.#clock = clock;
    this.#onRefused = onRefused;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Nothing may be sent now (`MON-062`). */
  get isBusy(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'checking' || this.state.kind === 'done';
  }

  /**
   * Finds the outcome of an attempt of this tab whose answer was lost, perhaps with its page, and shows it like a new
   * one.
   */
  async findOutEarlier(): Promise<void> {
    const { open } = this.#attempt;
    if (open === undefined || this.isBusy) return;
    const wanted = this.#replies.expect();
    const answer = await this.#payments.outcome(open);
    if (!wanted()) return;
    // If it never arrived, or its outcome is unknown, the id is kept: the next send is the same attempt.
    if (isSettled(answer)) this.#take(answer);
  }

  /** `card` is called once nothing else is missing: a token is made only for what is sent. */
  async send(request: PaymentRequest, card: () => Promise<Result<PayWith | undefined, CardRefused>>): Promise<void> {
    if (this.isBusy) return;
    const [attempt, payments] = [this.#attempt, this.#payments];
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
      this.#onRefused(drawn.error);
      return;
    }
    const uniqueId = attempt.begin();
    const answer = await payments.submit({
      ...request,
      uniqueId,
      ...(drawn.value === undefined ? {} : { card: drawn.value }),
    });
    if (!wanted()) return;
    if (isSilent(answer)) return this.#findOut(uniqueId, answer.error);
    // Another payment with this id arrived before: its outcome is shown, and nothing new was charged.
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

  /** The screen is closed. An attempt in progress is found again by its id. */
  stop(): void {
    this.#replies.stop();
    this.#stopAsking?.();
    if (this.state.kind !== 'done') this.state = { kind: 'idle' };
  }

  /** No answer came, or one about another payment: requests the outcome of what was sent. */
  async #findOut(uniqueId: UniqueId, why: Failure | Extract<PaymentRefusal, { kind: 'duplicate' }>): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#payments.outcome(uniqueId);
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
    if (!answer.ok && answer.error.kind === 'checking') {
      this.#check();
      return;
    }
    this.#stopAsking?.();
    this.#attempt.end();
    runInAction(() => {
      this.state = answer.ok ? { kind: 'done', receipt: answer.value } : { kind: 'refused', refusal: answer.error };
    });
    if (!answer.ok) this.#onRefused(answer.error);
  }

  /** Polls until the outcome is known, without showing errors. */
  #check(): void {
    runInAction(() => {
      this.state = { kind: 'checking' };
    });
    this.#stopAsking ??= this.#clock.every(askAgainAfter, () => void this.#askAgain());
  }

  async #askAgain(): Promise<void> {
    const { open } = this.#attempt;
    if (this.#asking || open === undefined || this.state.kind !== 'checking') return;
    this.#asking = true;
    const wanted = this.#replies.expect();
    const answer = await this.#payments.outcome(open);
    this.#asking = false;
    if (!wanted()) return;
    if (isKnownEnd(answer)) this.#take(answer);
  }
}

const isSilent = (answer: Answered): answer is Extract<Answered, { ok: false }> & { readonly error: Failure } =>
  !answer.ok && isUnanswered(answer.error);

/** The gateway knows the attempt and its outcome. */
const isSettled = (answer: Answered): boolean =>
  answer.ok || (!isSilent(answer) && answer.error.kind !== 'not-found' && !general.has(answer.error.kind));

/** Refusals of the request itself rather than outcomes of the attempt. */
const general: ReadonlySet<string> = new Set(['not-represented', 'bad-input', 'too-many-requests']);

/** Whether an answer says how an attempt ended. */
export const isKnownEnd = (answer: Answered): boolean =>
  isSettled(answer) && (answer.ok || answer.error.kind !== 'checking');
