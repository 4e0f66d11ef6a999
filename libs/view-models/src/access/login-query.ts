/** What a link to the login screen asks for (`ACC-148` to `ACC-152`). */
export interface LoginArrival {
  /** The password reset link of a mail. */
  readonly reset?: { readonly code: string; readonly username: string };
  /** "Forgot password" was pressed before the script had loaded. */
  readonly forgot: boolean;
  /** The code of an invitation, to be accepted right after sign-in. */
  readonly invite?: string;
  /** The email was just confirmed. */
  readonly confirmed: boolean;
  /** The link comes from a page for patients, so sign-in for practices is not offered. */
  readonly portalView: boolean;
  /** On a phone the mobile app is offered first. */
  readonly mobileSignUp: boolean;
}

const given = (value: string | null): string | undefined => (value === null || value === '' ? undefined : value);

/** An arrival without link parameters. */
export const plainArrival: LoginArrival = { forgot: false, confirmed: false, portalView: false, mobileSignUp: false };

/** Reads the query of the login screen; unknown parameters are ignored. */
export const readArrival = (query: { get(name: string): string | null; has(name: string): boolean }): LoginArrival => {
  const code = given(query.get('confirmation_code'));
  const username = given(query.get('un'));
  const invite = given(query.get('i'));
  return {
    ...(code === undefined || username === undefined ? {} : { reset: { code, username } }),
    ...(invite === undefined ? {} : { invite }),
    forgot: query.has('forgot'),
    confirmed: query.has('confirmed') && query.get('confirmed') !== 'false',
    portalView: query.get('source') === 'portal',
    mobileSignUp: query.get('redirect') === 'mobileSignup',
  };
};
