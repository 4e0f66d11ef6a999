import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Ends it, and every connection with it. */
  close(): Promise<void>;
}

export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Serves on loopback only; port 0 is any free one. What `answer` throws is a 500. */
export const listenOnLoopback = async (answer: Answering, port = 0): Promise<LoopbackServer> => {
  const server = createServer((request, response) => {
    void Promise.resolve()
      .then(() => answer(request, response))
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
