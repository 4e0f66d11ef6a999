import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port of this machine from which everything reaches another one later. */
export interface DelayedPort {
  readonly port: number;
  close(): void;
}

/** Passes connections on to `port`, each piece `milliseconds` later, in each direction. */
export const delayed = async (port: number, milliseconds: number): Promise<DelayedPort> => {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (piece) => setTimeout(() => to.write(piece), milliseconds));
      from.on('error', () => to.destroy());
      from.on('close', () => setTimeout(() => to.end(), milliseconds));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
