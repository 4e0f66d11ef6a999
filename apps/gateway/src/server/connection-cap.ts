import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from 'proxy-addr';
import { networkOf } from './client-address.ts';

/** Closes connections of an address that has as many as it may; of those of our own proxies there may be any number. */
export const capConnections = (server: Server, most: number, proxies: readonly string[]): void => {
  const isOurs = proxyAddress.compile([...proxies]);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (remoteAddress !== '' && isOurs(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
};
