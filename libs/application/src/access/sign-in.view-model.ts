import { parseEmail } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { Replies, type Failure } from '../kernel/index.ts';
import type { Access, Credentials, OwnPractice, ProofAsked, SignedIn, SignInRefusal } from './access.port.ts';
import type { SessionKeeper } from './session-keeper.ts';

type Phase =
  | { readonly kind: 'typing'; readonly problem?: SignInRefusal | Failure }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'proving'; readonly asked: ProofAsked }
  | { readonly kind: 'choosing-practice'; readonly practices: readonly OwnPractice[] }
  | { readonly kind: 'signed-in' };

/** The login screen: credentials, then the practice when there are several (`ACC-154`, `ACC-155`, `ACC-170`). */
export class SignInViewModel {
  phase: Phase = { kind: 'typing' };
  login = '';
  password = '';
  /** Whether somebody just left here: the form says so until it is used. */
  justLeft = false;
  /** Wrong credentials in a row, as far as this page saw them. */
  wrongInARow = 0;

  readonly #access: Access;
  readonly #keeper: SessionKeeper;
  readonly #device: DeviceId;
  readonly #replies = new Replies();

  constructor(access: Access, keeper: SessionKeeper, device: DeviceId) {
    this.#access = access;
    this.#keeper = keeper;
    this.#device = device;
    if (keeper.signedIn) {
      this.phase =
        keeper.practice === undefined
          ? { kind: 'choosing-practice', practices: keeper.practices }
          : { kind: 'signed-in' };
    }
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Three wrong tries: whoever goes on guessing is locked out soon, so the way to get help is due now. */
  get needsHelp(): boolean {
    return this.problem?.kind === 'wrong-credentials' && this.wrongInARow >= 3;
  }

  /** Both filled and the email well-formed (`ACC-164`). */
  get canSubmit(): boolean {
    return this.phase.kind === 'typing' && this.password !== '' && parseEmail(this.login).ok;
  }

  get problem(): SignInRefusal | Failure | undefined {
    return this.phase.kind === 'typing' ? this.phase.problem : undefined;
  }

  typeLogin(text: string): void {
    this.login = text;
  }

  typePassword(text: string): void {
    this.password = text;
  }

  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    this.phase = { kind: 'signing-in' };
    this.justLeft = false;
    const wanted = this.#replies.expect();
    const answer = await this.#access.signIn(this.credentials);
    // The form was emptied meanwhile: whoever stands there now did not ask.
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.#keeper.end();
        this.giveUp(answer.error);
      } else if (answer.value.kind === 'proof-asked') {
        this.phase = { kind: 'proving', asked: answer.value };
      } else {
        this.enter(answer.value);
      }
    });
  }

  /** What was typed, for this device. The password stays until the last proof was shown. */
  get credentials(): Credentials {
    return { login: this.login.trim(), password: this.password, device: this.#device };
  }

  /** Back to the form, with the reason if there is one. */
  giveUp(problem?: SignInRefusal | Failure): void {
    this.phase = { kind: 'typing', ...(problem === undefined ? {} : { problem }) };
    this.wrongInARow = problem?.kind === 'wrong-credentials' ? this.wrongInARow + 1 : 0;
  }

  /** The gateway let the person in. */
  enter(signedIn: SignedIn): void {
    this.password = '';
    this.wrongInARow = 0;
    this.#keeper.start(signedIn);
    const [only, ...others] = signedIn.practices;
    if (only !== undefined && others.length === 0) this.choose(only);
    else this.phase = { kind: 'choosing-practice', practices: signedIn.practices };
  }

  choose(practice: OwnPractice): void {
    this.#keeper.select(practice);
    this.phase = { kind: 'signed-in' };
  }

  /** Leaves before a practice was chosen. */
  signOut(): void {
    void this.#access.signOut();
    this.#keeper.end();
    this.reset();
  }

  /** Back to an empty form, for the next person at this device. */
  reset(): void {
    this.#replies.expect();
    this.justLeft = true;
    this.wrongInARow = 0;
    this.phase = { kind: 'typing' };
    this.login = '';
    this.password = '';
  }
}
