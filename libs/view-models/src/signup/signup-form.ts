import { isFitPassword, parseEmail } from '@portico/domain/access';
import { formRulesOf, type FormRules } from '@portico/domain/signup';
import { makeAutoObservable } from 'mobx';

/** The text fields; a password is stored nowhere, and gone with the form. */
type TextField = 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'practice' | 'email' | 'password';

const newPatientFields = ['firstName', 'lastName', 'phone', 'practice'] as const satisfies readonly TextField[];

/** The fields of a sign-up, and whether they may be sent. */
export class SignupForm {
  firstName = '';
  lastName = '';
  /** YYYY-MM-DD; empty until it is a complete date. */
  birthDate = '';
  phone = '';
  practice = '';
  email: string;
  password = '';
  terms = false;

  readonly #rules: FormRules;
  readonly #prefilled: string;

  constructor(path: string, email: string) {
    this.#rules = formRulesOf(path);
    this.email = email;
    this.#prefilled = email;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(field: TextField, text: string): void {
    this[field] = text;
  }

  /** Puts an email in the place of another one, if that one stands there: what a person typed meanwhile stays. */
  replaceEmail(shown: string, email: string): void {
    if (this.email === shown) this.email = email;
  }

  acceptTerms(accepted: boolean): void {
    this.terms = accepted;
  }

  forgetPassword(): void {
    this.password = '';
  }

  get canCreateInvited(): boolean {
    return this.#accountIsWhole && this.birthDate !== '';
  }

  get canCreateNew(): boolean {
    return this.canCreateInvited && newPatientFields.every((field) => this[field].trim() !== '');
  }

  /** Email, password, and terms, as far as the path needs them (`ACC-207`, `ACC-220`). */
  get #accountIsWhole(): boolean {
    const { email, password, terms } = this;
    const rules = this.#rules;
    if (!rules.unchangedMayBeSent && email === this.#prefilled) return false;
    if (rules.password && !isFitPassword(password, { email })) return false;
    return (terms || !rules.terms) && parseEmail(email).ok;
  }
}
