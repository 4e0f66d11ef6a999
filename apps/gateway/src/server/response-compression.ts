import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Reply } from './http-reply.ts';

export type Encoding = 'br' | 'gzip';

/** The better of our encodings that an `accept-encoding` header takes. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (header === undefined || header === '') return undefined;
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
      .map((range) => range.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
};

/** Under this many characters an answer fits one packet or two anyway. */
const worthIt = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The cheap end of both scales: an answer is made once for one person.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const gzipOptions = { level: 3 };

/** Compresses an answer that is made on the spot, when it is worth the work and the caller takes it. */
export const compressed = async (reply: Reply, acceptEncoding: string | undefined): Promise<Reply> => {
  const { body } = reply;
  if (acceptEncoding === undefined || typeof body !== 'string' || body.length < worthIt) return reply;
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === undefined) return reply;
  return {
    status: reply.status,
    headers: [...reply.headers, 'content-encoding', encoding],
    body: await (encoding === 'br' ? brotli(body, brotliOptions) : zip(body, gzipOptions)),
  };
};
