import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Attack } from './hostile-requests.ts';

/** What came back for an attack; status 0 where the connection ended without an answer. */
export interface Sent {
  readonly status: number;
  readonly contentType: string;
  readonly isFenced: boolean;
  readonly text: string;
}

export interface Sender {
  send(attack: Attack, tokens: Readonly<Record<string, string>>): Promise<Sent>;
  close(): void;
}

/** Sends over connections that are kept, as one attacker would. */
export const senderTo = (url: string, connections: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }, tokens) =>
      new Promise((resolve, reject) => {
        let settled = false;
        const settle = (sent: Sent): void => {
          settled = true;
          resolve(sent);
        };
        const asked = request(`${url}/`, { agent, method, path, headers: { ...headers, ...tokens } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            settle({
              status: answer.statusCode ?? 0,
              contentType: answer.headers['content-type'] ?? '',
              isFenced: answer.headers['x-content-type-options'] === 'nosniff',
              text: textOf(Buffer.concat(chunks), answer.headers['content-encoding']),
            }),
          );
        });
        asked.on('error', (error: Error & { readonly code?: string }) => {
          // A body over the limit is answered and cut; the answer may then be lost.
          if (settled) return;
          if (error.code === 'ECONNRESET' || error.code === 'EPIPE') {
            settle({ status: 0, contentType: '', isFenced: true, text: '' });
          } else reject(error);
        });
        asked.end(body);
      }),
  };
};

const textOf = (body: Buffer, encoding: string | undefined): string => {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
};
