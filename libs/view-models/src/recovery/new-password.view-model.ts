import { isNewPassword } from '@portico/domain/access';
import { SECOND } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import { FactorRemoval } from './factor-removal.ts';
import type { Failure } from '@portico/application/kernel';
import type { Recovery, ResetRefusal } from '@portico/application/recovery';

/** How long the success message is shown before the sign-in opens by itself, in milliseconds (`ACC-183`). */
export const doneShown = 3 * SECOND;

/** Creating a new password by the link of a mail (`ACC-148`, `ACC-154`, `ACC-183`, `ACC-184`). */
export class NewPasswordViewModel {
  password = '';
  repeated = '';
  phase: 'typing' | 'saving' | 'done' = 'typing';
  problem: ResetRefusal | Failure | undefined;

  readonly removal: FactorRemoval;
  readonly #recovery: Recovery;
  readonly #clock: Clock;
  readonly #link: { readonly username: string; readonly code: string };
  readonly #onDone: (email: string) => void;
  readonly #replies = new LatestRequest();
  #stop = (): void => undefined;
  /** Set after success, until the sign-in opens. */
  #email: string | undefined;

  /** `onDone` is called once, with the email to sign in with. */
  constructor(
    recovery: Recovery,
    clock: Clock,
    link: { readonly username: string; readonly code: string },
    onDone: (email: string) => void,
  ) {
    this.#recovery = recovery;
    this.#clock = clock;
    this.#link = link;
    this.#onDone = onDone;
    this.removal = new FactorRemoval(() => {
      if (this.problem?.kind === 'wrong-code') this.problem = undefined;
    });
    makeAutoObservable(this, { removal: false }, { autoBind: true });
  }

  get canSubmit(): boolean {
    return this.phase === 'typing' && isNewPassword(this.password, this.repeated) && this.removal.isWhole;
  }

  /** Loads the link's state without using it. If it is not valid, the button reports it. */
  async load(): Promise<void> {
    const answer = await this.#recovery.factors(this.#link);
    if (this.#replies.over || !answer.ok) return;
    this.removal.show(answer.value);
  }

  /** A new password clears the refusal of the last one. */
  typePassword(text: string): void {
    this.password = text;
    if (this.problem?.kind === 'known-password' || this.problem?.kind === 'unfit-password') this.problem = undefined;
  }

  typeRepeated(text: string): void {
    this.repeated = text;
  }

  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    this.phase = 'saving';
    this.problem = undefined;
    const wanted = this.#replies.expect();
    const { asksProof, removed, proof } = this.removal;
    const answer = await this.#recovery.reset({
      ...this.#link,
      password: this.password,
      ...(asksProof ? { remove: removed, proof } : {}),
    });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = 'typing';
        this.problem = answer.error;
        return;
      }
      this.password = '';
      this.repeated = '';
      this.removal.typeProof('');
      this.#email = answer.value.email;
      this.phase = 'done';
      this.#stop = this.#clock.every(doneShown, () => this.finish());
    });
  }

  /** Opens the sign-in at once, without waiting. */
  finish(): void {
    const email = this.#email;
    if (email === undefined) return;
    this.#email = undefined;
    this.#stop();
    this.#onDone(email);
  }

  /** The screen is closed. */
  close(): void {
    this.#stop();
    this.#replies.stop();
  }
}
