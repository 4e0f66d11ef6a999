/** `extensions.code` of an error: one set for all areas (`ACC-391`, `APT-024`). */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_EARLY'
  | 'RATE_LIMITED'
  /** The card was refused, by the processor or before (`MON-018`). */
  | 'CARD_DECLINED'
  /** The amount is not the one that is to be paid. */
  | 'AMOUNT'
  /** The unique id was used for another payment. */
  | 'DUPLICATE'
  | 'TIMEOUT'
  /** The database is away, full, read-only or too busy; it may be asked again soon. */
  | 'UNAVAILABLE'
  /** The system of the practice is away; Portico and other practices are well. */
  | 'PRACTICE_AWAY'
  | 'INTERNAL';

/** Of an answer that may be asked for again soon. */
export const awayText = 'The portal is not available right now.';

/** Of an answer that only the practice's own system could give. */
export const practiceAwayText = 'The system of the practice is not available right now.';

/** Texts that the requirements quote; they stay exactly as they are. */
export const quoted = {
  tokenExpired: 'The incoming token has expired.',
  timedOut: 'Endpoint request timed out',
  wrongCredentials: 'Incorrect email or password.',
  wrongCode: 'One time password is invalid',
  recoveryLimit: 'Attempt limit exceeded, please try after some time.',
} as const;

/** `extensions.reason` of a failed renewal (`ACC-383`). */
export const refreshTokenError = 'RefreshTokenError';

/** The reason of `BAD_INPUT` where a page asks by the id of a document that this release does not answer. */
export const unknownDocumentReason = 'unknown-document';
