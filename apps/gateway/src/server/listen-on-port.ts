import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Port 0 takes a free one. */
  listen(port: number, host: string): Promise<{ readonly url: string }>;
  /** Stops accepting, lets running requests finish, then ends. */
  close(): Promise<void>;
}

export const listenOn = (server: Server, port: number, host: string): Promise<{ readonly url: string }> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { address, family, port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}` });
    });
  });

export const closable = (server: Server): Listening => ({
  listen: (port, host) => listenOn(server, port, host),
  close: () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    }),
});
