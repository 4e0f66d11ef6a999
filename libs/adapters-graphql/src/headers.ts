/**
 * The headers that every request carries, one list for both sides (`ACC-366` to `ACC-379`). Values outside ASCII are
 * percent-encoded; a header without a value is not sent.
 */
export const headers = {
  practiceId: 'x-practice-id',
  practiceName: 'x-practice-name',
  practiceManagement: 'x-practice-mgmt',
  app: 'x-app',
  username: 'x-username',
  delegateId: 'x-delegate-id',
  delegateName: 'x-delegate-name',
  delegateEmail: 'x-delegate-email',
  representedUser: 'x-represented-user',
  authenticationToken: 'x-authentication-token',
  accessToken: 'x-access-token',
  refreshToken: 'x-refresh-token',
  guestToken: 'x-guest-token',
  localTime: 'x-local-time',
  language: 'x-language',
  userAgent: 'x-user-agent',
} as const;

/** Bytes that a request may have without saying in a header which document it is for, one that takes pictures. */
export const usualBody = 256 * 1_024;

export const documentHeader = 'x-document-id';

export type HeaderName = keyof typeof headers;

export const app = 'patient-portal-web';

/** Spaces at the ends are encoded too, as HTTP drops them; half a character, which no text has, becomes `�`. */
export const encodeHeader = (value: string): string =>
  value.toWellFormed().replace(/[^\x20-\x24\x26-\x7e]|^ +| +$/gu, (text) => encodeURIComponent(text));

/** Undoes `encodeHeader`; text that is not well encoded is taken as it stands. */
export const decodeHeader = (value: string): string => {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
