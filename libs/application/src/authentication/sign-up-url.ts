import { paths } from '../kernel/index.ts';

/** The sign-up path for an identity without an account, with the provider's email filled in. */
export const signUpPath = ({ email }: { readonly email?: string }): string =>
  email === undefined ? paths.registerAccount : `${paths.registerAccount}?em=${encodeURIComponent(email)}`;
