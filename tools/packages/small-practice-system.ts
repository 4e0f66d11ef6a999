import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<'patients' | 'visits', readonly Row[]>>;

/** A practice system with an interface of its own: `GET /patients?born=…`, `/visits?patient=…`, and one row by its id. */
export interface SmallSystem {
  readonly url: string;
  close(): void;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

const fieldOf: Readonly<Record<string, string>> = { born: 'birthDate', patient: 'patient' };

const answerTo = (rows: Rows, target: string): unknown => {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const [kind = '', id] = pathname.slice(1).split('/');
  const all = kind === 'patients' || kind === 'visits' ? rows[kind] : undefined;
  if (id !== undefined) return all?.find((row) => encodeURIComponent(String(row['id'])) === id);
  return all?.filter((row) => [...searchParams].every(([name, value]) => row[fieldOf[name] ?? name] === value));
};

/** Starts it with rows; `PUT /everything` replaces them. */
export const startSmallSystem = async (start: Rows): Promise<SmallSystem> => {
  let rows = start;
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.method === 'PUT') rows = JSON.parse(text) as Rows;
      const found = request.method === 'PUT' ? {} : answerTo(rows, request.url ?? '/');
      response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
};
