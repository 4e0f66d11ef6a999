/** The outcome of one request. Contains nothing that was sent. */
export type Exchange =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly body: Readonly<Record<string, unknown>>;
    }
  /** The body is no JSON object; the status may come from a proxy instead of the processor. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** No complete answer: `late` after the time limit, `lost` with the connection. */
  | { readonly kind: 'silent'; readonly why: 'late' | 'lost' };

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A larger answer is no processor's. */
const LONGEST_ANSWER = 1_048_576;

/**
 * Sends one request and reads the answer. It never throws, and never says what it sent: an error of `fetch` may hold the
 * address, and an answer may repeat the card.
 */
export const exchange = async (
  fetch: Fetch,
  address: string,
  init: RequestInit,
  deadline: AbortSignal,
): Promise<Exchange> => {
  try {
    const response = await fetch(address, {
      ...init,
      signal: deadline,
      // A card must not follow a redirect.
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const { status, headers } = response;
    const text = await response.text();
    const body = text.length > LONGEST_ANSWER ? undefined : objectIn(text);
    return body === undefined ? { kind: 'unreadable', status } : { kind: 'answered', status, headers, body };
  } catch {
    return { kind: 'silent', why: deadline.aborted ? 'late' : 'lost' };
  }
};

const objectIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return objectOf(value);
  } catch {
    return undefined;
  }
};

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
