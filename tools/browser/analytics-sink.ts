import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const analyticsPath = '/track';

export interface AnalyticsSink {
  readonly address: string;
  readonly token: string;
  close(): Promise<void>;
}

/** An analytics service on loopback, of an origin that is not the portal's: it takes every event and keeps none. */
export const startAnalyticsSink = async (): Promise<AnalyticsSink> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'POST',
    });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${analyticsPath}`,
    token: 'of-the-browser-tests',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
