import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port of this machine by which a server is reached late. */
export interface DelayedServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A way to `port` of this machine on which a round trip takes `milliseconds` more. */
export const delayedServer = async (port: number, milliseconds: number): Promise<DelayedServer> => {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    near.on('data', (bytes) => setTimeout(() => far.writable && far.write(bytes), milliseconds));
    far.on('data', (bytes) => near.writable && near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
