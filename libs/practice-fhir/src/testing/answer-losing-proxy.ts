import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LosingProxy {
  readonly base: string;
  /** Of the next request of this kind the answer is lost, after the server has done it. */
  loseAnswerOf(method: string, path: RegExp): void;
  close(): Promise<void>;
}

/** Stands before a server and loses answers. */
export const startLosingProxy = async (target: string): Promise<LosingProxy> => {
  const losses: { readonly method: string; readonly path: RegExp }[] = [];
  const { hostname, port, pathname } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const at = losses.findIndex((loss) => loss.method === method && loss.path.test(path));
    const isLost = at !== -1;
    if (isLost) losses.splice(at, 1);
    const forwarded = ask({ hostname, port, method, path, headers }, (reply) => {
      if (isLost) {
        reply.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    loseAnswerOf: (method, path) => void losses.push({ method, path }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
