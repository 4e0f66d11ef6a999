import type { ErrorCode } from '../../error-codes.ts';

/** What travels beside an error's message. */
export interface ErrorExtensions {
  readonly code: ErrorCode;
  readonly [detail: string]: unknown;
}

/** An expected failure on its way to the caller: its message and details are meant to be read there. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly extensions: ErrorExtensions;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.extensions = { ...details, code };
  }
}

/** The HTTP status of a request that was refused whole. */
export const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_EARLY: 425,
  RATE_LIMITED: 429,
  CARD_DECLINED: 402,
  AMOUNT: 409,
  DUPLICATE: 409,
  TIMEOUT: 504,
  UNAVAILABLE: 503,
  PRACTICE_AWAY: 503,
  INTERNAL: 500,
};

/**
 * What an error says beside its message when it was meant for the caller: a `WireError`, or any error with one of our
 * codes. Anything else that is thrown is a bug and reaches the caller as `INTERNAL` without a detail.
 */
export const expectedExtensions = (error: unknown): ErrorExtensions | undefined => {
  if (!(error instanceof Error) || !('extensions' in error)) return undefined;
  const { extensions } = error;
  if (typeof extensions !== 'object' || extensions === null || !('code' in extensions)) return undefined;
  const { code } = extensions;
  return typeof code === 'string' && Object.hasOwn(statusOfCode, code) ? (extensions as ErrorExtensions) : undefined;
};
