import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** Requests that no gateway answered. */
  lost(): number;
  close(): Promise<void>;
}

/** Hands requests to the gateways in turn, to those alone that said they are ready when last asked. */
export const balancerOver = async (gateways: readonly string[], everyMilliseconds: number): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  let ready = [...gateways];
  let turn = 0;
  let lost = 0;
  const look = async (): Promise<void> => {
    const states = await Promise.all(
      gateways.map((url) =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => (ok ? [url] : []),
          () => [],
        ),
      ),
    );
    ready = states.flat();
  };
  const timer = setInterval(() => void look(), everyMilliseconds);

  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const url = ready[turn++ % Math.max(1, ready.length)];
    const lose = (): void => {
      lost += 1;
      to.writeHead(502).end();
    };
    if (url === undefined) return lose();
    const onward = send(`${url}${from.url}`, { method: from.method, headers: from.headers, agent }, (answer) => {
      const { connection: _, ...headers } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(to);
    });
    onward.on('error', lose);
    from.pipe(onward);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
};
