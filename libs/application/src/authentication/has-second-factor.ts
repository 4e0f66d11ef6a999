import type { AuthenticationSettings } from './authentication.port.ts';

/** Whether a sign-in on an unknown device asks for anything besides the password. */
export const hasSecondFactor = ({ codesByEmail, codesByText, app, passkeys }: AuthenticationSettings): boolean =>
  codesByEmail !== undefined || codesByText !== undefined || app || passkeys.length > 0;

/** Whether one device is the only second factor, so that a person who is without it is locked out. */
export const isOnlyWayIn = ({
  codesByEmail,
  codesByText,
  app,
  passkeys,
  recoveryCodesLeft,
}: AuthenticationSettings): boolean =>
  codesByEmail === undefined &&
  codesByText === undefined &&
  recoveryCodesLeft === 0 &&
  passkeys.length + (app ? 1 : 0) === 1;
