import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originMark, pathKey, type Cassette, type RecordedExchange } from './cassette-format.ts';

export interface ReplayServer {
  readonly url: string;
  /** Calls that the cassette has no answer to, without their queries. */
  unanswered(): readonly string[];
  close(): Promise<void>;
}

/** Serves a cassette on this machine alone. The same question is answered in the order of the recording, and by the last answer then. */
export const startReplay = async ({ exchanges }: Cassette, port = 0): Promise<ReplayServer> => {
  const left = Map.groupBy(exchanges, keyOf);
  const unanswered: string[] = [];
  const server = createServer((request, response) => {
    const line = `${request.method ?? ''} ${pathKey(request.url ?? '/')}`;
    const answers = left.get(line) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    request.resume();
    if (answer === undefined) {
      unanswered.push(line.replace(/\?.*/s, ''));
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
    const withOrigin = (text: string): string => text.replaceAll(originMark, origin);
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, withOrigin(value)] as const);
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(answer.body === undefined ? '' : withOrigin(JSON.stringify(answer.body)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unanswered: () => unanswered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const keyOf = ({ method, path }: RecordedExchange): string => `${method} ${pathKey(path)}`;
