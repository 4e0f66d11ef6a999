import { isWholeProof, type ProofKind } from '@portico/domain/access';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Access, ProofAsked, SignedIn, SignInRefusal } from '@portico/application/access';
import type { Clock } from './inactivity.view-model.ts';
import { ResendCountdown } from './resend-countdown.ts';
import type { SignInViewModel } from './sign-in.view-model.ts';

/** Errors shown at the proof's input; every other refusal ends the proof and is shown at the form. */
type ProofProblem = Extract<SignInRefusal, { readonly kind: 'wrong-code' | 'code-expired' }> | Failure;

const isEnding = (problem: SignInRefusal | Failure): problem is Exclude<SignInRefusal, ProofProblem> =>
  ['attempt-over', 'wrong-credentials', 'must-wait', 'unconfirmed', 'identity-over', 'account-closed'].includes(
    problem.kind,
  );

/** The modal that asks for one more proof at sign-in (`ACC-157`, `ACC-168`, `ACC-174`, `ACC-193`). */
export class ProofViewModel {
  asked: ProofAsked;
  code = '';
  busy = false;
  problem: ProofProblem | undefined;
  /** How many times another code was sent from here. */
  resent = 0;

  readonly countdown: ResendCountdown;
  readonly #signIn: Pick<SignInViewModel, 'form' | 'enter' | 'giveUp'>;
  readonly #access: Pick<Access, 'signIn' | 'resendCode'>;
  readonly #replies = new LatestRequest();

  constructor(
    signIn: Pick<SignInViewModel, 'form' | 'enter' | 'giveUp'>,
    access: Pick<Access, 'signIn' | 'resendCode'>,
    clock: Clock,
    asked: ProofAsked,
  ) {
    this.#signIn = signIn;
    this.#access = access;
    this.asked = asked;
    this.countdown = new ResendCountdown(clock);
    this.countdown.begin(asked.resendIn);
    makeAutoObservable(this, { countdown: false }, { autoBind: true });
  }

  /** Starts the countdown; returns a function that stops it. */
  open(): () => void {
    const stop = this.countdown.run();
    return () => {
      stop();
      this.#replies.stop();
    };
  }

  /** Whether the proof is a code sent by the portal, which can be sent again. */
  get isSent(): boolean {
    return this.asked.proof === 'email' || this.asked.proof === 'sms';
  }

  get canVerify(): boolean {
    return !this.busy && isWholeProof(this.asked.proof, this.code);
  }

  get canResend(): boolean {
    return !this.busy && this.isSent && this.countdown.secondsLeft === 0;
  }

  type(text: string): void {
    this.code = text;
  }

  /** Sends the typed code, or another proof such as a passkey's response. */
  async verify(otp: string = this.code): Promise<void> {
    if (this.busy || (otp === this.code && !this.canVerify)) return;
    const answer = await this.#asking(this.#access.signIn({ ...this.#credentials, otp }));
    if (answer?.ok === true) await this.#take(answer.value);
  }

  async resend(): Promise<void> {
    if (!this.canResend) return;
    const answer = await this.#asking(this.#access.resendCode(this.#credentials));
    runInAction(() => {
      if (answer?.ok !== true) return;
      this.resent += 1;
      this.#ask(answer.value);
    });
  }

  /** Switches to another proof. */
  async choose(proof: ProofKind): Promise<void> {
    if (this.busy) return;
    const answer = await this.#asking(this.#access.signIn({ ...this.#credentials, proof }));
    if (answer?.ok === true) await this.#take(answer.value);
  }

  /** Returns to the form. */
  cancel(): void {
    this.#replies.stop();
    this.#signIn.giveUp();
  }

  get #credentials() {
    return { ...this.#signIn.form.credentials, proof: this.asked.proof };
  }

  /** The result, if it is still wanted; a refusal is shown here, or at the form if the proof is over. */
  async #asking<T>(asking: ServiceResult<T, SignInRefusal>): Promise<Awaited<typeof asking> | undefined> {
    const wanted = this.#replies.expect();
    this.busy = true;
    this.problem = undefined;
    const answer = await asking;
    if (!wanted()) return undefined;
    runInAction(() => {
      this.busy = false;
      if (answer.ok) return;
      this.code = '';
      if (isEnding(answer.error)) this.#signIn.giveUp(answer.error);
      else this.problem = answer.error;
    });
    return answer;
  }

  async #take(answer: SignedIn | ProofAsked): Promise<void> {
    if (answer.kind === 'signed-in') await this.#signIn.enter(answer);
    else runInAction(() => this.#ask(answer));
  }

  #ask(asked: ProofAsked): void {
    this.asked = asked;
    this.code = '';
    this.countdown.begin(asked.resendIn);
  }
}
