import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on this machine that can lose what is on it. */
export interface FaultyNetwork {
  readonly port: number;
  /** From now on nothing passes on the connections that are open, and neither end is told. New ones are whole. */
  swallow(): void;
  /** The same for new connections too, until `mend`. */
  swallowAll(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Passes connections on to `port` of this machine. */
export const faultyNetworkTo = async (port: number): Promise<FaultyNetwork> => {
  const open = new Set<Socket>();
  let swallowsNew = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      if (!swallowsNew) from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const swallow = (): void => {
    for (const socket of open) socket.unpipe().removeAllListeners('close').resume();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallow,
    swallowAll: () => {
      swallowsNew = true;
      swallow();
    },
    mend: () => {
      swallowsNew = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
