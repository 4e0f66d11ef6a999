import type { DeviceId } from '@portico/domain/kernel';
import { hasNeeds } from '@portico/domain/profile';
import { isRegisterPath, termsVersion } from '@portico/domain/signup';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest, noDraft, type FormDraft } from '../kernel/index.ts';
import { ConfirmationMail } from './confirmation-mail.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import { KeptSignup } from './kept-signup.ts';
import { PracticeChoice } from './practice-choice.ts';
import { SignupForm } from './signup-form.ts';
import { SignupNeeds } from './signup-needs.ts';
import type { SignupQuery } from './signup-query.ts';
import { SignupRequest } from './signup-request.ts';
import type { ChosenPractice, InvitedForm, Signup, SignupAnswer, SignupScreen } from '@portico/application/signup';

/** The current screen: one that the gateway returned, or one that the address requests. */
type SignupView = 'loading' | 'failed' | 'confirm' | 'reconfirm' | 'create-account' | SignupScreen['name'];

export interface SignupAround {
  readonly path: string;
  readonly query: SignupQuery;
  /** This browser: the mailed link needs no password in the browser that signed up. */
  readonly device: DeviceId;
  /** The provider's identity, if the person came with one. */
  readonly identity?: BroughtAlong;
  /** Where the input outlives a reload of the tab. */
  readonly draft?: FormDraft;
}

export interface BroughtAlong {
  readonly ticket: string | undefined;
  /** The identity was used, or has expired. */
  readonly dropIdentity: () => void;
}

/** Signing up, from the mailed link to the confirmed email (`ACC-194` to `ACC-229`). */
export class SignupViewModel {
  signupScreen: SignupScreen | undefined;
  view: SignupView;
  /** Some practice accepts new patients online. */
  canRegister = false;

  readonly form: SignupForm;
  readonly practice: PracticeChoice;
  readonly needs = new SignupNeeds();
  readonly request = new SignupRequest();
  readonly mail: ConfirmationMail;
  readonly confirmation: EmailConfirmation;
  readonly #signup: Signup;
  readonly #around: SignupAround;
  readonly #kept: KeptSignup;
  readonly #replies = new LatestRequest();

  constructor(signup: Signup, around: SignupAround) {
    const { query, device, path } = around;
    this.#signup = signup;
    this.#around = around;
    this.form = new SignupForm(path, query.email);
    this.#kept = new KeptSignup(around.draft ?? noDraft, `${path} ${query.invitation}`, this.form, this.needs);
    this.practice = new PracticeChoice(signup, (practice) => this.form.type('practice', practice));
    this.view = query.mode === 'sign-up' ? 'loading' : query.mode;
    const show = (screen: SignupScreen): void => this.#show(screen);
    this.mail = new ConfirmationMail(signup, this.request, query, show);
    this.confirmation = new EmailConfirmation(signup, this.request, { ...query, device }, show);
    const parts = {
      form: false,
      practice: false,
      needs: false,
      request: false,
      mail: false,
      confirmation: false,
    } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  /**
   * Without confirm or reconfirm: loads the invitation's screen, or the form for a new patient (`ACC-212`, `ACC-213`).
   */
  async load(): Promise<void> {
    const { query } = this.#around;
    if (query.mode !== 'sign-up') return;
    this.view = 'loading';
    const wanted = this.#replies.expect();
    const { invitation, email, sms } = query;
    const [answer, named] = await Promise.all([
      this.#signup.look({ invitation, email, sms }),
      this.#isRegistering ? this.#namedPractice() : undefined,
    ]);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.request.refuse(answer.error);
        this.view = 'failed';
        return;
      }
      const { screen, loginScreens } = answer.value;
      this.#show(screen);
      if (screen.name === 'invited' && screen.email !== '' && this.form.email === query.email)
        this.form.type('email', screen.email);
      this.canRegister = loginScreens !== undefined;
      if (!this.#isRegistering || loginScreens === undefined) return;
      this.view = 'create-account';
      this.practice.begin(loginScreens, named);
    });
  }

  /** The practice keeps with its patients what they need at visits. */
  get asksNeeds(): boolean {
    if (this.signupScreen?.name === 'invited') return this.signupScreen.asksAccommodations;
    return this.practice.asksNeeds;
  }

  /** A new password clears the refusal of the last one. */
  typePassword(text: string): void {
    this.form.type('password', text);
    this.request.refuse(undefined);
  }

  async createInvited(): Promise<void> {
    if (!this.form.canCreateInvited) return;
    const { email, password, birthDate } = this.form;
    const { invitation } = this.#around.query;
    await this.#create(() => this.#signup.createInvited({ invitation, email, password, birthDate, ...this.#agreed }));
  }

  async createNew(): Promise<void> {
    if (!this.form.canCreateNew) return;
    const { email, password, birthDate, firstName, lastName, phone, practice } = this.form;
    const patient = { firstName, lastName, birthDate, email, phone, password, practice };
    await this.#create(() => this.#signup.createNew({ ...patient, ...this.#agreed }));
  }

  dispose(): void {
    this.#kept.stop();
    this.form.forgetPassword();
    this.confirmation.forgetPassword();
    this.request.stop();
    this.practice.stop();
    this.#replies.stop();
  }

  get #agreed(): Pick<InvitedForm, 'terms' | 'device' | 'identity' | 'accommodations'> {
    const { device, identity } = this.#around;
    const needs = this.needs.value;
    return {
      terms: termsVersion,
      device,
      ...(identity?.ticket === undefined ? {} : { identity: identity.ticket }),
      ...(this.asksNeeds && hasNeeds(needs) ? { accommodations: needs } : {}),
    };
  }

  #dropIdentity(): void {
    this.#around.identity?.dropIdentity();
  }

  #create(create: () => SignupAnswer): Promise<void> {
    return this.request.send(create, (answer) => {
      if (!answer.ok) {
        this.request.refuse(answer.error);
        if (answer.error.kind === 'signup-refused' && answer.error.error === 'identity-over') this.#dropIdentity();
        return;
      }
      this.#show(answer.value);
      if (answer.value.name !== 'check-email') return;
      this.#kept.forget();
      this.form.forgetPassword();
      this.#dropIdentity();
    });
  }

  #show(screen: SignupScreen): void {
    runInAction(() => {
      this.signupScreen = screen;
      this.view = screen.name;
      if (screen.name === 'check-email') this.mail.note(screen);
    });
  }

  get #isRegistering(): boolean {
    return isRegisterPath(this.#around.path);
  }

  /**
   * The practice that was chosen before, or that of the address, if its system is the one that is named there; where it
   * is not known, it is chosen anew.
   */
  async #namedPractice(): Promise<ChosenPractice | undefined> {
    const kept = this.#kept.practice;
    const { practice, management } = kept === '' ? this.#around.query : { practice: kept, management: '' };
    if (practice === '') return undefined;
    const answer = await this.#signup.choosePractice(practice);
    if (!answer.ok || (management !== '' && answer.value?.management !== management)) return undefined;
    return answer.value;
  }
}
