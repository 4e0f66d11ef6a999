import { givenBackOf, longestCancellationComment, type PrepaidTerms } from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { refOf, sameVisit, type ListedAppointment } from '@portico/application/appointments';
import type { Canceling, CancellationOffer, CancelRefusal, OfferedReason } from '@portico/application/appointments';

/** What is sent with a cancellation: nothing where no reason was chosen. */
export interface ChosenReason {
  readonly id?: string;
  readonly comments?: string;
  /** What the person was told goes back of what they paid ahead, in cents. */
  readonly givenBack?: Cents;
}

type Phase =
  | { readonly kind: 'closed' }
  /** The modal is open; what it asks is on its way. */
  | { readonly kind: 'asking'; readonly listed: ListedAppointment }
  | { readonly kind: 'not-asked'; readonly listed: ListedAppointment; readonly failure: Failure }
  | { readonly kind: 'open'; readonly listed: ListedAppointment; readonly offer: CancellationOffer }
  /** The modal is closed, and the answer on its way (`APT-122`). */
  | {
      readonly kind: 'sending';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly prepaid?: PrepaidTerms;
    }
  /** The visit is as it was (`APT-131`). */
  | {
      readonly kind: 'failed';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly problem: CancelRefusal | Failure;
      readonly prepaid?: PrepaidTerms;
    }
  | { readonly kind: 'done'; readonly listed: ListedAppointment; readonly prepaid?: PrepaidTerms };

/** Where a cancellation leads that does not end where it began. */
export interface CancelingWays {
  /** The visit is gone: what was shown of it is loaded anew (`APT-123`). */
  readonly onCanceled: () => void;
  /** Another time was asked for in its place (`APT-128`). */
  readonly onAnotherTime: (listed: ListedAppointment) => void;
  /** The practice's fee is paid first (`APT-130`). */
  readonly onPay: (listed: ListedAppointment, reason: ChosenReason) => void;
}

/** Refusals that another question answers: it shows the fee and the reasons as they are now. */
const decidedAnew: ReadonlySet<string> = new Set<CancelRefusal['kind']>([
  'fee-due',
  'unknown-reason',
  'comments-missing',
  'comments-too-long',
  'prepayment-changed',
]);

/** Canceling a visit, or taking a request back, from a card (`APT-121` to `APT-132`); the same on the list and the dashboard. */
export class CancelingViewModel {
  phase: Phase = { kind: 'closed' };
  /** The reason that was chosen; none is the default of the practice (`APT-125`). */
  reasonId: string | undefined;
  comments = '';
  /** Said once it was tried to go on without them. */
  commentsMissing = false;

  readonly #canceling: Canceling;
  readonly #ways: CancelingWays;
  readonly #replies = new LatestRequest();

  constructor(canceling: Canceling, ways: CancelingWays) {
    this.#canceling = canceling;
    this.#ways = ways;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The button of a card. */
  async ask(listed: ListedAppointment): Promise<void> {
    if (this.phase.kind === 'sending') return;
    this.#forgetReason();
    this.phase = { kind: 'asking', listed };
    const wanted = this.#replies.expect();
    const answer = await this.#canceling.offer(refOf(listed));
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'open', listed, offer: answer.value }
        : { kind: 'not-asked', listed, failure: answer.error };
    });
  }

  get reason(): OfferedReason | undefined {
    return this.phase.kind === 'open' ? this.phase.offer.reasons.find(({ id }) => id === this.reasonId) : undefined;
  }

  choose(id: string | undefined): void {
    this.reasonId = id;
    this.commentsMissing = false;
  }

  /** Takes no more than may be sent. */
  write(comments: string): void {
    this.comments = [...comments].slice(0, longestCancellationComment).join('');
    this.commentsMissing = false;
  }

  /** The modal's button: cancels, or goes on to where the fee is paid or another time is found. */
  async confirm(): Promise<void> {
    const { phase, reason } = this;
    if (phase.kind !== 'open' || phase.offer.terms.kind !== 'open') return;
    const { listed, offer } = phase;
    if (reason?.anotherTime === true) {
      this.close();
      this.#ways.onAnotherTime(listed);
      return;
    }
    if (reason?.needsComments === true && this.comments.trim() === '') {
      this.commentsMissing = true;
      return;
    }
    const chosen = reasonOf(reason, this.comments);
    if (phase.offer.terms.fee > 0) {
      if (!offer.payable) return;
      this.close();
      this.#ways.onPay(listed, chosen);
      return;
    }
    const { prepaid } = offer;
    await this.#send(listed, prepaid === undefined ? chosen : { ...chosen, givenBack: givenBackOf(prepaid) }, prepaid);
  }

  /** After a failure, with what was chosen; where the practice decided otherwise by now, the question is asked anew. */
  async retry(): Promise<void> {
    const { phase } = this;
    if (phase.kind === 'not-asked') await this.ask(phase.listed);
    else if (phase.kind === 'failed') {
      await (decidedAnew.has(phase.problem.kind)
        ? this.ask(phase.listed)
        : this.#send(phase.listed, phase.reason, phase.prepaid));
    }
  }

  /** Leaves everything as it is. */
  close(): void {
    if (this.phase.kind === 'sending') return;
    // A reply that is still on its way answers a question that is taken back.
    this.#replies.expect();
    this.phase = { kind: 'closed' };
    this.#forgetReason();
  }

  /** Whether the card of this visit waits for its cancellation. */
  isSending(listed: ListedAppointment): boolean {
    return this.phase.kind === 'sending' && sameVisit(this.phase.listed, listed);
  }

  /** Why this visit was not canceled, as long as nothing else is asked. */
  failureOf(listed: ListedAppointment): CancelRefusal | Failure | undefined {
    return this.phase.kind === 'failed' && sameVisit(this.phase.listed, listed) ? this.phase.problem : undefined;
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #send(listed: ListedAppointment, reason: ChosenReason, prepaid: PrepaidTerms | undefined): Promise<void> {
    const paid = prepaid === undefined ? {} : { prepaid };
    this.phase = { kind: 'sending', listed, reason, ...paid };
    const wanted = this.#replies.expect();
    const answer = await this.#canceling.cancel(refOf(listed), reason);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', listed, reason, problem: answer.error, ...paid };
        return;
      }
      this.phase = { kind: 'done', listed, ...paid };
      this.#forgetReason();
      this.#ways.onCanceled();
    });
  }

  #forgetReason(): void {
    this.reasonId = undefined;
    this.comments = '';
    this.commentsMissing = false;
  }
}

/** Comments go with the reason that asks for them, and with no other (`APT-126`). */
const reasonOf = (reason: OfferedReason | undefined, comments: string): ChosenReason =>
  reason === undefined ? {} : { id: reason.id, ...(reason.needsComments ? { comments: comments.trim() } : {}) };
