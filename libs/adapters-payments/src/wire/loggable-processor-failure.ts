/** An answer of a processor that is no success, for the log: no amounts, no cards, no texts of the processor. */
export interface ProcessorError {
  /** Such as `POST charges`. */
  readonly operation: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** The processor's own word for it. */
  readonly code?: string;
}

/** The operation that renews a key. */
export const RENEWAL = 'POST renewal';

/** A key that is not known, not allowed or not renewed, or too many requests: the processor refuses us, and no card. */
export const refusesUs = ({ status, operation }: Pick<ProcessorError, 'status'> & Partial<ProcessorError>): boolean =>
  status === 401 || status === 403 || status === 429 || (operation === RENEWAL && status >= 200 && status < 500);

/** Returns a code if it looks like one of the processor's words; other text is dropped, not logged. */
export const knownCode = (code: string | undefined): string | undefined =>
  code !== undefined && /^[A-Za-z_]{1,40}(_\d\d)?$/.test(code) ? code : undefined;
