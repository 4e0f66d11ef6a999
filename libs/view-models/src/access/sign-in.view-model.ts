import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Access, OwnPractice, ProofAsked, SignedIn, SignInProblem } from '@portico/application/access';
import { CredentialsForm, type BroughtIdentity } from './credentials-form.ts';
import { LoginPage, type LoginNews } from './login-page.ts';
import type { ClientSession } from './session/client-session.ts';

type Phase =
  | { readonly kind: 'typing'; readonly problem?: SignInProblem }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'proving'; readonly asked: ProofAsked }
  | { readonly kind: 'choosing-practice'; readonly practices: readonly OwnPractice[] }
  | { readonly kind: 'signed-in' };

type Session = Pick<ClientSession, 'tokens' | 'actingAs' | 'handover' | 'lifecycle'>;

/** The steps of signing in: credentials, then the practice when there are several (`ACC-154`, `ACC-155`, `ACC-170`). */
export class SignInViewModel {
  phase: Phase = { kind: 'typing' };

  readonly form: CredentialsForm;
  readonly page = new LoginPage();
  readonly #access: Pick<Access, 'signIn' | 'signOut' | 'acceptInvite'>;
  readonly #session: Session;
  readonly #replies = new LatestRequest();

  constructor(access: Pick<Access, 'signIn' | 'signOut' | 'acceptInvite'>, session: Session, device: DeviceId) {
    this.#access = access;
    this.#session = session;
    this.form = new CredentialsForm(device);
    const { practice, practices } = session.actingAs;
    if (session.tokens.signedIn) {
      this.phase =
        practice === undefined && practices.length > 0
          ? { kind: 'choosing-practice', practices }
          : { kind: 'signed-in' };
    }
    makeAutoObservable(this, { form: false, page: false }, { autoBind: true });
  }

  get problem(): SignInProblem | undefined {
    return this.phase.kind === 'typing' ? this.phase.problem : undefined;
  }

  get identity(): BroughtIdentity | undefined {
    return this.form.identity;
  }

  get canSubmit(): boolean {
    return this.phase.kind === 'typing' && this.form.isWhole;
  }

  /** Returns to the form from another state; `changed` is the email whose password was just changed. */
  returnToForm(changed?: string): void {
    this.page.showForm(changed === undefined ? 'returned' : 'password-changed');
    this.phase = { kind: 'typing' };
    this.form.typeLogin(changed ?? this.form.login);
    this.form.typePassword('');
  }

  async submit(): Promise<void> {
    if (this.canSubmit) await this.#ask();
  }

  /** Signs in with an identity that opens an account; an unlinked one waits for credentials. */
  async bring(identity: BroughtIdentity): Promise<void> {
    this.form.bring(identity);
    if (identity.isKnown && this.phase.kind === 'typing') await this.#ask();
  }

  /** Signs in without the provider instead. */
  dropIdentity(): void {
    this.form.bring(undefined);
    this.phase = { kind: 'typing' };
  }

  /** Back to the form, with the reason if there is one. */
  giveUp(problem?: SignInProblem): void {
    const { form } = this;
    // A ticket that opens an account is good for one try; one that waits for an account allows another.
    if (form.identity?.isKnown || problem?.kind === 'identity-over') form.bring(undefined);
    this.phase = { kind: 'typing', ...(problem === undefined ? {} : { problem }) };
    form.noteAnswer(problem?.kind === 'wrong-credentials');
  }

  /** After a successful sign-in; accepts the invitation of the opened link first (`ACC-186`). */
  async enter(signedIn: SignedIn): Promise<void> {
    this.phase = { kind: 'signing-in' };
    this.form.forgetSecrets();
    this.#session.lifecycle.start(signedIn, this.form.device);
    const wanted = this.#replies.expect();
    const invite = this.page.takeInvite();
    const practices = invite === undefined ? signedIn.practices : await this.#connected(invite, signedIn, wanted);
    if (!wanted()) return;
    runInAction(() => {
      this.page.offerApp();
      const [only, ...others] = practices;
      if (only === undefined) this.phase = { kind: 'signed-in' };
      else if (others.length === 0) this.choose(only);
      else this.phase = { kind: 'choosing-practice', practices };
    });
  }

  choose(practice: OwnPractice): void {
    this.#session.actingAs.select(practice);
    this.phase = { kind: 'signed-in' };
  }

  /** Signs out before a practice was chosen. */
  signOut(): void {
    void this.#access.signOut();
    this.#session.lifecycle.end();
    this.reset();
  }

  /** Resets to an empty form, for the next person at this device. */
  reset(news: LoginNews = 'signed-out'): void {
    this.#replies.expect();
    this.phase = { kind: 'typing' };
    this.page.reset(news);
    this.form.empty();
  }

  async #ask(): Promise<void> {
    this.phase = { kind: 'signing-in' };
    this.page.tell(undefined);
    const wanted = this.#replies.expect();
    const answer = await this.#access.signIn(this.form.credentials);
    // The form was reset meanwhile, perhaps for another person: drops the result.
    if (!wanted()) return;
    if (answer.ok && answer.value.kind === 'signed-in') return this.enter(answer.value);
    runInAction(() => {
      if (answer.ok) {
        if (answer.value.kind === 'proof-asked') this.phase = { kind: 'proving', asked: answer.value };
        return;
      }
      this.#session.lifecycle.end();
      this.giveUp(answer.error as SignInProblem);
    });
  }

  /** The person's practices including the invitation's; unchanged if the invitation is not for them. */
  async #connected(code: string, signedIn: SignedIn, wanted: () => boolean): Promise<readonly OwnPractice[]> {
    const answer = await this.#access.acceptInvite(code);
    if (!wanted()) return signedIn.practices;
    if (answer.ok) this.#session.lifecycle.start({ ...signedIn, practices: answer.value.practices }, this.form.device);
    else this.#session.handover.inviteRefused.leave();
    return answer.ok ? answer.value.practices : signedIn.practices;
  }
}
