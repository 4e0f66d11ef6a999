import { parseEmail } from '@portico/domain/access';
import { makeAutoObservable } from 'mobx';
import type { Signup, SignupAnswer, SignupScreen } from '@portico/application/signup';
import type { SignupRequest } from './signup-request.ts';

/** Where the confirmation mail goes, and sending it once more (`ACC-208`). */
export class ConfirmationMail {
  email: string;
  updatedEmail: string;
  username: string;
  patientId = '';
  /** It was sent once more. */
  isSent = false;
  /** Why it could not be sent again or to another address: the server's text, in a modal (`ACC-229`). */
  error: string | undefined;

  readonly #signup: Pick<Signup, 'resend' | 'updateEmail'>;
  readonly #request: SignupRequest;
  readonly #onScreen: (screen: SignupScreen) => void;
  #practice = '';

  constructor(
    signup: Pick<Signup, 'resend' | 'updateEmail'>,
    request: SignupRequest,
    { email, username }: { readonly email: string; readonly username: string },
    onScreen: (screen: SignupScreen) => void,
  ) {
    this.#signup = signup;
    this.#request = request;
    this.#onScreen = onScreen;
    this.email = email;
    this.updatedEmail = email;
    this.username = username;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSendUpdated(): boolean {
    return !this.#request.busy && parseEmail(this.updatedEmail).ok;
  }

  typeUpdated(text: string): void {
    this.updatedEmail = text;
  }

  closeError(): void {
    this.error = undefined;
  }

  /** The gateway shows that the mail went there. */
  note({ email, username, patient, practice }: Extract<SignupScreen, { readonly name: 'check-email' }>): void {
    this.isSent = false;
    this.email = email;
    this.updatedEmail = email;
    this.username = username;
    // A mail that is sent again is about the same person.
    if (patient === '') return;
    this.patientId = patient;
    this.#practice = practice;
  }

  /** Sends the mail again to the address that it went to. */
  resend(): Promise<void> {
    return this.#send(() => this.#signup.resend({ username: this.username, email: this.email }));
  }

  /** Sends the mail again to the address that was typed. */
  resendTyped(): Promise<void> {
    return this.#send(() => this.#signup.resend({ username: this.username, email: this.updatedEmail }));
  }

  /** Sends the mail to another address. */
  updateEmail(): Promise<void> {
    const { updatedEmail: email, patientId: patient, username } = this;
    return this.#send(() => this.#signup.updateEmail({ email, practice: this.#practice, patient, username }));
  }

  #send(ask: () => SignupAnswer): Promise<void> {
    if (!this.#request.busy) this.isSent = false;
    return this.#request.send(ask, (answer) => {
      if (answer.ok) {
        this.#onScreen(answer.value);
        this.isSent = true;
      } else if (answer.error.kind === 'signup-refused') this.error = answer.error.message;
      else this.#request.refuse(answer.error);
    });
  }
}
