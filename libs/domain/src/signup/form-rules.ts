/** What a form requires beyond its own fields. */
export interface FormRules {
  readonly password: boolean;
  readonly terms: boolean;
  /** A prefilled form may be sent unchanged. */
  readonly unchangedMayBeSent: boolean;
}

const plainRules: FormRules = { password: false, terms: false, unchangedMayBeSent: false };
const signupRules: FormRules = { password: true, terms: true, unchangedMayBeSent: true };

/** A path with `signup` or `register` in it is a sign-up, whose forms follow other rules (`ACC-197`, `ACC-207`, ADR 193). */
export const formRulesOf = (path: string): FormRules => (/signup|register/.test(path) ? signupRules : plainRules);

/** Whether the path is that of self-registration (`ACC-213`). */
export const isRegisterPath = (path: string): boolean => path.includes('register');
