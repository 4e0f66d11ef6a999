import type { CustomFetch } from 'openid-client';

/** Bytes that are read of one answer of a provider. */
export const largestAnswer = 256 * 1024;

export class AnswerTooLarge extends Error {}

/** Asks by `ask` and reads the whole answer, unless it is larger than what is ever needed. */
export const boundedFetch =
  (ask: typeof fetch): CustomFetch =>
  async (address, { body: sent, ...options }) => {
    const response = await ask(address, { ...options, ...(sent === undefined ? {} : { body: sent }) } as RequestInit);
    const body = response.body === null ? null : await readAll(response.body);
    return new Response(body, { status: response.status, headers: response.headers });
  };

const readAll = async (body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > largestAnswer) throw new AnswerTooLarge('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};
