import { parseEmail } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { isRegisterPath, termsVersion } from '@portico/domain/signup';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { SignupForm } from './signup-form.ts';
import type { SignupQuery } from './signup-query.ts';
import type {
  InvitedForm,
  OpenPractice,
  Signup,
  SignupAnswer,
  SignupRefusal,
  SignupScreen,
} from '@portico/application/signup';

/** The current screen: one that the gateway returned, or one that the address requests. */
export type SignupView = 'loading' | 'failed' | 'confirm' | 'reconfirm' | 'create-account' | SignupScreen['name'];

export interface SignupAround {
  readonly path: string;
  readonly query: SignupQuery;
  /** This browser: the mailed link needs no password in the browser that signed up. */
  readonly device: DeviceId;
  /** The provider's identity, if the person came with one. */
  readonly identity?: BroughtAlong;
}

export interface BroughtAlong {
  readonly ticket: string | undefined;
  /** The identity was used, or has expired. */
  readonly dropIdentity: () => void;
}

/** Signing up, from the mailed link to the confirmed email (`ACC-194` to `ACC-229`). */
export class SignupViewModel {
  signupScreen: SignupScreen | undefined;
  email: string;
  emailSent = false;
  updatedEmail: string;
  /** Password of an account that is confirmed in another browser than the one that signed up. */
  password = '';
  patientId = '';
  username: string;

  view: SignupView;
  practices: readonly OpenPractice[] = [];
  busy = false;
  /** The form's error, shown beside it. */
  problem: SignupRefusal | Failure | undefined;
  /** Why a mail could not be sent again or to another address: the server's text, in a modal (`ACC-229`). */
  registerError: string | undefined;
  /** The email is confirmed: the sign-up is done, and the login screen says so (`ACC-211`). */
  done = false;

  readonly form: SignupForm;
  readonly #signup: Signup;
  readonly #around: SignupAround;
  readonly #replies = new LatestRequest();
  #practice = '';

  constructor(signup: Signup, around: SignupAround) {
    const { email, mode, username } = around.query;
    this.#signup = signup;
    this.#around = around;
    this.email = email;
    this.updatedEmail = email;
    this.username = username;
    this.form = new SignupForm(around.path, email);
    this.view = mode === 'sign-up' ? 'loading' : mode;
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /**
   * Without confirm or reconfirm: loads the invitation's screen, or the form for a new patient (`ACC-212`, `ACC-213`).
   */
  async load(): Promise<void> {
    const { query, path } = this.#around;
    if (query.mode !== 'sign-up') return;
    this.view = 'loading';
    const wanted = this.#replies.expect();
    const { invitation, email, sms } = query;
    const answer = await this.#signup.look({ invitation, email, sms });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.problem = answer.error;
        this.view = 'failed';
        return;
      }
      const { screen, loginScreens } = answer.value;
      this.practices = loginScreens?.practices ?? [];
      this.#show(screen);
      if (screen.name === 'invited' && screen.email !== '') this.form.type('email', screen.email);
      if (!isRegisterPath(path) || loginScreens === undefined) return;
      this.view = 'create-account';
      this.form.type('practice', this.#wantedPractice());
    });
  }

  get canRegister(): boolean {
    return this.practices.length > 0;
  }

  get canSendUpdatedEmail(): boolean {
    return !this.busy && parseEmail(this.updatedEmail).ok;
  }

  /** Fills in an email from a provider, unless one is typed already. */
  fillInEmail(email: string): void {
    if (this.form.email === '') this.form.type('email', email);
  }

  /** Takes an email from a provider out again, which is another person's. */
  takeEmailOut(email: string): void {
    if (this.form.email === email) this.form.type('email', '');
  }

  typeUpdatedEmail(text: string): void {
    this.updatedEmail = text;
  }

  typeOwnPassword(text: string): void {
    this.password = text;
  }

  /** A new password clears the refusal of the last one. */
  typePassword(text: string): void {
    this.form.type('password', text);
    this.problem = undefined;
  }

  closeError(): void {
    this.registerError = undefined;
  }

  createInvited(): Promise<void> {
    const { email, password, birthDate } = this.form;
    const { query, device } = this.#around;
    const { invitation } = query;
    return this.#create(
      this.form.canCreateInvited,
      this.#signup.createInvited.bind(this.#signup, {
        invitation,
        email,
        password,
        birthDate,
        terms: termsVersion,
        device,
        ...this.#brought,
      }),
    );
  }

  createNew(): Promise<void> {
    const { email, password, birthDate, firstName, lastName, phone, practice } = this.form;
    return this.#create(
      this.form.canCreateNew,
      this.#signup.createNew.bind(this.#signup, {
        ...{ firstName, lastName, birthDate, email, phone, password, practice },
        terms: termsVersion,
        device: this.#around.device,
        ...this.#brought,
      }),
    );
  }

  /** Sends the mail again to the same address, or to the one in the page's address (`ACC-208`). */
  resend(): Promise<void> {
    const email = this.view === 'check-email' ? this.email : this.updatedEmail;
    return this.#mail(() => this.#signup.resend({ username: this.username, email }));
  }

  /** Sends the mail to another address. */
  updateEmail(): Promise<void> {
    const { updatedEmail: email, patientId: patient, username } = this;
    return this.#mail(() => this.#signup.updateEmail({ email, practice: this.#practice, patient, username }));
  }

  /** Confirms by the code in the page's address, when the person presses the button (`ACC-209`). */
  async confirm(): Promise<void> {
    if (this.busy) return;
    const { query, device } = this.#around;
    const { username, code, email } = query;
    const shown = this.view === 'confirm-password' ? { device, password: this.password } : { device };
    const answer = await this.#ask(() => this.#signup.confirm({ username, code, email, ...shown }));
    if (answer === undefined) return;
    runInAction(() => {
      if (!answer.ok) this.problem = answer.error;
      else if (answer.value === undefined) this.done = true;
      else this.#show(answer.value);
      this.password = '';
    });
  }

  dispose(): void {
    this.form.forgetPasswords();
    this.password = '';
    this.#replies.stop();
  }

  get #brought(): Pick<InvitedForm, 'identity'> {
    const ticket = this.#around.identity?.ticket;
    return ticket === undefined ? {} : { identity: ticket };
  }

  #dropIdentity(): void {
    this.#around.identity?.dropIdentity();
  }

  async #create(allowed: boolean, create: () => SignupAnswer): Promise<void> {
    if (this.busy || !allowed) return;
    const answer = await this.#ask(create);
    if (answer === undefined) return;
    runInAction(() => {
      if (!answer.ok) {
        this.problem = answer.error;
        if (answer.error.kind === 'signup-refused' && answer.error.error === 'identity-over') this.#dropIdentity();
        return;
      }
      this.#show(answer.value);
      if (answer.value.name !== 'check-email') return;
      this.form.forgetPasswords();
      this.#dropIdentity();
    });
  }

  async #mail(send: () => SignupAnswer): Promise<void> {
    if (this.busy) return;
    const answer = await this.#ask(send);
    if (answer === undefined) return;
    runInAction(() => {
      if (answer.ok) {
        this.#show(answer.value);
        this.emailSent = true;
      } else if (answer.error.kind === 'signup-refused') this.registerError = answer.error.message;
      else this.problem = answer.error;
    });
  }

  async #ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.problem = undefined;
    this.emailSent = false;
    const wanted = this.#replies.expect();
    const answer = await question();
    if (!wanted()) return undefined;
    runInAction(() => {
      this.busy = false;
    });
    return answer;
  }

  #show(screen: SignupScreen): void {
    this.signupScreen = screen;
    this.view = screen.name;
    if (screen.name !== 'check-email') return;
    this.email = screen.email;
    this.updatedEmail = screen.email;
    this.username = screen.username;
    // A mail that is sent again is about the same person.
    if (screen.patient === '') return;
    this.patientId = screen.patient;
    this.#practice = screen.practice;
  }

  #wantedPractice(): string {
    const { practice, management } = this.#around.query;
    const named = this.practices.find(
      ({ id, management: system }) => id === practice && (management === '' || management === system),
    );
    const [only, ...others] = this.practices;
    return named?.id ?? (others.length === 0 ? (only?.id ?? '') : '');
  }
}
