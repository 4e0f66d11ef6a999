import type { IncomingMessage } from 'node:http';
import { failed, ok, type Result } from '@portico/domain/kernel';

export interface BodyTooLarge {
  readonly kind: 'body-too-large';
}

/** Reads a request's body as text, at most `limit` bytes. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Result<string, BodyTooLarge>> => {
  const read = await readBytes(request, limit);
  return read.ok ? ok(read.value.toString('utf8')) : read;
};

/** Reads a request's body, at most `limit` bytes; what comes after the limit is not kept. */
export const readBytes = (request: IncomingMessage, limit: number): Promise<Result<Buffer, BodyTooLarge>> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      resolve(failed({ kind: 'body-too-large' }));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(failed({ kind: 'body-too-large' }));
    });
    request.on('end', () => {
      const [only] = chunks;
      resolve(ok(chunks.length === 1 && only ? only : Buffer.concat(chunks)));
    });
    // The client disconnected; there is no one to answer.
    request.on('error', reject);
  });
