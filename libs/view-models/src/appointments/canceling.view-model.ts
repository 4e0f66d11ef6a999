import { givenBackOf, longestCancellationComment, type PrepaidTerms } from '@portico/domain/appointments';
import type { AppointmentId, Cents } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest, noDraft, type KeptDraft } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import {
  refOf,
  sameVisit,
  type ListedAppointment,
  type Canceling,
  type CancellationOffer,
  type CancelRefusal,
  type OfferedReason,
} from '@portico/application/appointments';

/** Sent with a cancellation; empty if no reason was chosen. */
export interface ChosenReason {
  readonly id?: string;
  readonly comments?: string;
  /** The refund of the prepayment as shown to the person, in cents. */
  readonly givenBack?: Cents;
}

type Phase =
  | { readonly kind: 'closed' }
  /** The modal is open; its data is loading. */
  | { readonly kind: 'asking'; readonly listed: ListedAppointment }
  | { readonly kind: 'not-asked'; readonly listed: ListedAppointment; readonly failure: Failure }
  | { readonly kind: 'open'; readonly listed: ListedAppointment; readonly offer: CancellationOffer }
  /** The modal is closed, and the request in progress (`APT-122`). */
  | {
      readonly kind: 'sending';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly prepaid?: PrepaidTerms;
    }
  /** The visit is unchanged (`APT-131`). */
  | {
      readonly kind: 'failed';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly problem: CancelRefusal | Failure;
      readonly prepaid?: PrepaidTerms;
    }
  | { readonly kind: 'done'; readonly listed: ListedAppointment; readonly prepaid?: PrepaidTerms };

/** Callbacks for cancellations that continue elsewhere. */
export interface CancelingWays {
  /** The visit is canceled: the screen reloads it (`APT-123`). */
  readonly onCanceled: () => void;
  /** Another time is requested in its place (`APT-128`). */
  readonly onAnotherTime: (listed: ListedAppointment) => void;
  /** The practice's fee is paid first (`APT-130`). */
  readonly onPay: (listed: ListedAppointment, reason: ChosenReason) => void;
  /** Where the reason is kept until the visit is canceled. */
  readonly draftOf?: (visit: AppointmentId) => KeptDraft;
}

/** Refusals after which the modal is reloaded, with the current fee and reasons. */
const decidedAnew: ReadonlySet<string> = new Set<CancelRefusal['kind']>([
  'fee-due',
  'unknown-reason',
  'comments-missing',
  'comments-too-long',
  'prepayment-changed',
]);

/**
 * Canceling a visit, or withdrawing a request, from a card (`APT-121` to `APT-132`); used by the list and the
 * dashboard.
 */
export class CancelingViewModel {
  phase: Phase = { kind: 'closed' };
  /** The chosen reason; undefined means the practice's default (`APT-125`). */
  reasonId: string | undefined;
  comments = '';
  /** Set after an attempt to continue without required comments. */
  commentsMissing = false;

  readonly #canceling: Canceling;
  readonly #ways: CancelingWays;
  readonly #replies = new LatestRequest();

  constructor(canceling: Canceling, ways: CancelingWays) {
    this.#canceling = canceling;
    this.#ways = ways;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens the modal from a card's button. */
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
      if (answer.ok) this.#takeUp(listed, answer.value);
    });
  }

  get reason(): OfferedReason | undefined {
    return this.phase.kind === 'open' ? this.phase.offer.reasons.find(({ id }) => id === this.reasonId) : undefined;
  }

  choose(id: string | undefined): void {
    this.reasonId = id;
    this.commentsMissing = false;
    this.#keep();
  }

  /** Truncates to the allowed length. */
  write(comments: string): void {
    this.comments = [...comments].slice(0, longestCancellationComment).join('');
    this.commentsMissing = false;
    this.#keep();
  }

  /** The modal's button: cancels, or continues to paying the fee or finding another time. */
  async confirm(): Promise<void> {
    const { phase, reason } = this;
    if (phase.kind !== 'open' || phase.offer.terms.kind !== 'open') return;
    const { listed, offer } = phase;
    if (reason?.anotherTime === true) {
      this.#draftOf(listed).drop();
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

  /** Retries after a failure with the same choices; if the practice's decision has changed, reloads the modal. */
  async retry(): Promise<void> {
    const { phase } = this;
    if (phase.kind === 'not-asked') await this.ask(phase.listed);
    else if (phase.kind === 'failed') {
      await (decidedAnew.has(phase.problem.kind)
        ? this.ask(phase.listed)
        : this.#send(phase.listed, phase.reason, phase.prepaid));
    }
  }

  /** Closes the modal without a change. */
  close(): void {
    if (this.phase.kind === 'sending') return;
    // Ignores a reply that is still on its way.
    this.#replies.expect();
    this.phase = { kind: 'closed' };
    this.#forgetReason();
  }

  /** Whether this visit's cancellation is in progress. */
  isSending(listed: ListedAppointment): boolean {
    return this.phase.kind === 'sending' && sameVisit(this.phase.listed, listed);
  }

  /** Why this visit was not canceled, until another action starts. */
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
      this.#draftOf(listed).drop();
      this.#ways.onCanceled();
    });
  }

  /** What was chosen and typed for this visit before, as far as the practice still offers it. */
  #takeUp(listed: ListedAppointment, { reasons }: CancellationOffer): void {
    const { reason, comments = '' } = this.#draftOf(listed).peek() ?? {};
    if (!reasons.some(({ id }) => id === reason)) return;
    this.reasonId = reason;
    this.comments = comments;
  }

  #keep(): void {
    const { phase, reasonId = '', comments } = this;
    if (phase.kind === 'open') this.#draftOf(phase.listed).keep({ reason: reasonId, comments });
  }

  #draftOf({ appointment }: ListedAppointment): KeptDraft {
    return this.#ways.draftOf?.(appointment.id) ?? noDraft;
  }

  #forgetReason(): void {
    this.reasonId = undefined;
    this.comments = '';
    this.commentsMissing = false;
  }
}

/** Comments are sent only with a reason that asks for them (`APT-126`). */
const reasonOf = (reason: OfferedReason | undefined, comments: string): ChosenReason =>
  reason === undefined ? {} : { id: reason.id, ...(reason.needsComments ? { comments: comments.trim() } : {}) };
