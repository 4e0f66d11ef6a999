export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** An answer of the shop; undefined if none came in time, or if it is no JSON object. */
export type Exchange = { readonly status: number; readonly data: unknown } | undefined;

/** Time limit for the shop in milliseconds; the person sees an empty page meanwhile. */
const patience = 8_000;
/** Size limit of an answer. */
const longestAnswer = 1_048_576;

/** Sends one request and never throws: an error could contain the address or a key. */
export const exchange = async (fetch: Fetch, address: string, init: RequestInit): Promise<Exchange> => {
  try {
    const response = await fetch(address, {
      ...init,
      signal: AbortSignal.timeout(patience),
      // Our key must not follow a redirect.
      redirect: 'error',
      cache: 'no-store',
    });
    const text = await response.text();
    if (text.length > longestAnswer) return undefined;
    const body = text === '' ? {} : objectOf(JSON.parse(text));
    return body === undefined ? undefined : { status: response.status, data: body['data'] };
  } catch {
    return undefined;
  }
};

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
