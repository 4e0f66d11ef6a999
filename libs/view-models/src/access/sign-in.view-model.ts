import { parseEmail } from '@portico/domain/access';
import type { DeviceId, Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type {
  Access,
  Credentials,
  OwnPractice,
  ProofAsked,
  SignedIn,
  SignInRefusal,
} from '@portico/application/access';
import { plainArrival, type LoginArrival } from './login-arrival.ts';
import type { ClientSession } from './client-session.ts';

/** What the form itself shows; a wrong code is shown where it was typed (`ACC-192`). */
export type SignInProblem = Exclude<SignInRefusal, { readonly kind: 'wrong-code' | 'code-expired' }> | Failure;

/** An identity from a provider; `isKnown`: it opens an account, so no credentials are needed. */
export interface BroughtIdentity {
  readonly provider: string;
  readonly ticket: string;
  readonly isKnown: boolean;
  /** When its person came back from the provider. */
  readonly broughtAt: Instant;
  /** The provider's email, for signing up. */
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

type Phase =
  | { readonly kind: 'typing'; readonly problem?: SignInProblem }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'proving'; readonly asked: ProofAsked }
  | { readonly kind: 'choosing-practice'; readonly practices: readonly OwnPractice[] }
  | { readonly kind: 'signed-in' };

/** The login screen: credentials, then the practice when there are several (`ACC-154`, `ACC-155`, `ACC-170`). */
export class SignInViewModel {
  phase: Phase = { kind: 'typing' };
  /** Which of its states the login screen shows (`ACC-154`). */
  state: 'sign-in' | 'forgot-password' | 'new-password' = 'sign-in';
  login = '';
  password = '';
  /** What has just happened, shown above the form until the form is used. */
  news: 'signed-out' | 'confirmed' | 'password-changed' | 'mail-sent' | 'returned' | undefined;
  /** Wrong credentials in a row, as far as this page saw them. */
  wrongInARow = 0;
  /** The provider's identity, until it is used for signing in. */
  identity: BroughtIdentity | undefined;
  /** What the opened link asked for. */
  arrival: LoginArrival = plainArrival;
  /** Whether the mobile app is offered before anything behind sign-in is shown (`ACC-153`). */
  appOffered = false;

  readonly #access: Access;
  readonly #clientSession: ClientSession;
  readonly #device: DeviceId;
  readonly #replies = new LatestRequest();

  constructor(access: Access, clientSession: ClientSession, device: DeviceId) {
    this.#access = access;
    this.#clientSession = clientSession;
    this.#device = device;
    if (clientSession.signedIn) {
      this.phase =
        clientSession.practice === undefined && clientSession.practices.length > 0
          ? { kind: 'choosing-practice', practices: clientSession.practices }
          : { kind: 'signed-in' };
    }
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Applies the opened link; ignored for a person who is signed in already. */
  arrive(arrival: LoginArrival): void {
    if (this.phase.kind !== 'typing') return;
    this.arrival = arrival;
    if (arrival.forgot) this.state = 'forgot-password';
    if (arrival.reset !== undefined) this.state = 'new-password';
    if (arrival.confirmed) this.news = 'confirmed';
  }

  /** After three wrong tries help is offered, before further tries lock the account. */
  get needsHelp(): boolean {
    return this.problem?.kind === 'wrong-credentials' && this.wrongInARow >= 3;
  }

  /** Both filled and the email well-formed (`ACC-164`). */
  get canSubmit(): boolean {
    return this.phase.kind === 'typing' && this.password !== '' && parseEmail(this.login).ok;
  }

  get problem(): SignInProblem | undefined {
    return this.phase.kind === 'typing' ? this.phase.problem : undefined;
  }

  /** The typed credentials, for this device. The password is kept until the last proof was given. */
  get credentials(): Credentials {
    const { identity } = this;
    return {
      login: this.login.trim(),
      password: this.password,
      device: this.#device,
      ...(identity === undefined ? {} : { identity: identity.ticket }),
    };
  }

  typeLogin(text: string): void {
    this.login = text;
  }

  typePassword(text: string): void {
    this.password = text;
  }

  forget(): void {
    this.state = 'forgot-password';
  }

  /** Returns to the form from another state; `changed` is the email whose password was just changed. */
  returnToForm(changed?: string): void {
    this.state = 'sign-in';
    this.phase = { kind: 'typing' };
    this.news = changed === undefined ? 'returned' : 'password-changed';
    this.login = changed ?? this.login;
    this.password = '';
  }

  async submit(): Promise<void> {
    if (this.canSubmit) await this.#ask();
  }

  /** Signs in with an identity that opens an account; an unlinked one waits for credentials. */
  async bring(identity: BroughtIdentity): Promise<void> {
    this.identity = identity;
    if (identity.isKnown && this.phase.kind === 'typing') await this.#ask();
  }

  /** Signs in without the provider instead. */
  dropIdentity(): void {
    this.identity = undefined;
    this.phase = { kind: 'typing' };
  }

  async #ask(): Promise<void> {
    this.phase = { kind: 'signing-in' };
    this.news = undefined;
    const wanted = this.#replies.expect();
    const answer = await this.#access.signIn(this.credentials);
    // The form was reset meanwhile, perhaps for another person: drops the result.
    if (!wanted()) return;
    if (answer.ok && answer.value.kind === 'signed-in') return this.enter(answer.value);
    runInAction(() => {
      if (answer.ok) {
        if (answer.value.kind === 'proof-asked') this.phase = { kind: 'proving', asked: answer.value };
        return;
      }
      this.#clientSession.end();
      this.giveUp(answer.error as SignInProblem);
    });
  }

  /** The mail that confirms the email was sent once more. */
  noteMailSent(): void {
    this.phase = { kind: 'typing' };
    this.news = 'mail-sent';
  }

  /** Back to the form, with the reason if there is one. */
  giveUp(problem?: SignInProblem): void {
    // A ticket that opens an account is good for one try; one that waits for an account allows another.
    if (this.identity?.isKnown || problem?.kind === 'identity-over') this.identity = undefined;
    this.phase = { kind: 'typing', ...(problem === undefined ? {} : { problem }) };
    this.wrongInARow = problem?.kind === 'wrong-credentials' ? this.wrongInARow + 1 : 0;
  }

  /** After a successful sign-in; accepts the invitation of the opened link first (`ACC-186`). */
  async enter(signedIn: SignedIn): Promise<void> {
    this.phase = { kind: 'signing-in' };
    this.password = '';
    this.identity = undefined;
    this.wrongInARow = 0;
    this.#clientSession.start(signedIn);
    const { invite, mobileSignUp } = this.arrival;
    const wanted = this.#replies.expect();
    const practices = invite === undefined ? signedIn.practices : await this.#connected(invite, signedIn, wanted);
    if (!wanted()) return;
    runInAction(() => {
      this.arrival = { ...this.arrival, mobileSignUp: false };
      this.appOffered = mobileSignUp;
      const [only, ...others] = practices;
      if (only === undefined) this.phase = { kind: 'signed-in' };
      else if (others.length === 0) this.choose(only);
      else this.phase = { kind: 'choosing-practice', practices };
    });
  }

  choose(practice: OwnPractice): void {
    this.#clientSession.select(practice);
    this.phase = { kind: 'signed-in' };
  }

  /** Continues on the web instead of in the mobile app. */
  continueOnWeb(): void {
    this.appOffered = false;
  }

  /** Signs out before a practice was chosen. */
  signOut(): void {
    void this.#access.signOut();
    this.#clientSession.end();
    this.reset();
  }

  /** Resets to an empty form, for the next person at this device. */
  reset(): void {
    this.#replies.expect();
    this.news = 'signed-out';
    this.state = 'sign-in';
    this.arrival = { ...plainArrival, portalView: this.arrival.portalView };
    this.appOffered = false;
    this.identity = undefined;
    this.wrongInARow = 0;
    this.phase = { kind: 'typing' };
    this.login = '';
    this.password = '';
  }

  /** The person's practices including the invitation's; unchanged if the invitation is not for them. */
  async #connected(code: string, signedIn: SignedIn, wanted: () => boolean): Promise<readonly OwnPractice[]> {
    // Cleared, so that it is not used for the next person who signs in here.
    const { portalView, mobileSignUp } = this.arrival;
    this.arrival = { ...plainArrival, portalView, mobileSignUp };
    const answer = await this.#access.acceptInvite(code);
    if (!wanted()) return signedIn.practices;
    if (answer.ok) this.#clientSession.start({ ...signedIn, practices: answer.value.practices });
    else this.#clientSession.noteInviteRefused();
    return answer.ok ? answer.value.practices : signedIn.practices;
  }
}
