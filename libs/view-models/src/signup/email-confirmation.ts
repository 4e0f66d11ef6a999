import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Signup, SignupScreen } from '@portico/application/signup';
import type { SignupQuery } from './signup-query.ts';
import type { SignupRequest } from './signup-request.ts';

/** Confirming the email by the code in the page's address, when the person presses the button (`ACC-209`). */
export class EmailConfirmation {
  /** Password of an account that is confirmed in another browser than the one that signed up. */
  password = '';
  /** The email is confirmed: the sign-up is done, and the login screen says so (`ACC-211`). */
  done = false;

  readonly #signup: Pick<Signup, 'confirm'>;
  readonly #request: SignupRequest;
  readonly #link: Pick<SignupQuery, 'username' | 'code' | 'email'> & { readonly device: DeviceId };
  readonly #onScreen: (screen: SignupScreen) => void;

  constructor(
    signup: Pick<Signup, 'confirm'>,
    request: SignupRequest,
    link: Pick<SignupQuery, 'username' | 'code' | 'email'> & { readonly device: DeviceId },
    onScreen: (screen: SignupScreen) => void,
  ) {
    this.#signup = signup;
    this.#request = request;
    this.#link = link;
    this.#onScreen = onScreen;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  typePassword(text: string): void {
    this.password = text;
  }

  confirm(): Promise<void> {
    return this.#confirm({});
  }

  /** The same in another browser than the one that signed up. */
  confirmByPassword(): Promise<void> {
    return this.#confirm({ password: this.password });
  }

  forgetPassword(): void {
    this.password = '';
  }

  #confirm(shown: { readonly password?: string }): Promise<void> {
    const { username, code, email, device } = this.#link;
    return this.#request.send(
      () => this.#signup.confirm({ username, code, email, device, ...shown }),
      (answer) => {
        if (!answer.ok) this.#request.refuse(answer.error);
        else if (answer.value === undefined) this.done = true;
        else this.#onScreen(answer.value);
        this.forgetPassword();
      },
    );
  }
}
