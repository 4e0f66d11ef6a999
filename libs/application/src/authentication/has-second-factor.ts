import type { AuthenticationSettings } from './authentication.port.ts';

/** Whether a sign-in on an unknown device asks for anything besides the password. */
export const hasSecondFactor = ({ codesByEmail, codesByText, app, passkeys }: AuthenticationSettings): boolean =>
  codesByEmail !== undefined || codesByText !== undefined || app || passkeys.length > 0;
