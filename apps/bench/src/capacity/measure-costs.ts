import {
  GetAppointmentsDocument,
  GetDashboardDocument,
  GetMessagesDocument,
  GetMyHealthDocument,
  GetPaymentsDocument,
  GetUserTokenDocument,
  type GetUserTokenMutation,
  SaveDraftDocument,
} from '@portico/adapters-graphql/operations';
import { openDatabase, type Database } from '@portico/adapters-storage/sql';
import { delayedServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { credentials, GatewayProcess, holding, openFixture, south } from '@portico/gateway/testing';
import { median } from '../performance-targets.ts';
import { parentOf, timeOf, timeOfFamily } from './processor-time.ts';
import type { RequestKind } from './simulate-queues.ts';

/** What one kind of request costs, and what it leaves behind. */
export interface MeasuredKind extends RequestKind {
  /** Bytes by which the tables and indexes grow at each request, and bytes of the log of writes. */
  readonly kept: number;
  readonly logged: number;
}

/** Milliseconds that each direction of the slow way to the database takes: so many that the work of a batch counts little beside them. */
const late = 25;
const counted = { slow: 9, warm: 60, cost: 400 };

interface Request {
  readonly documentId: string;
  readonly variables?: object;
}

/** One call of the portal that people make often, and how often in one look at the portal. */
interface Act {
  readonly name: string;
  readonly weight: number;
  readonly request: (nth: number) => Request;
}

const typed = (nth: number): object => ({
  patientId: '1001',
  practiceId: south.id,
  name: `messages:capacity-${nth % 20}`,
  fields: [{ name: 'body', text: `${nth} ${'May I run again? '.repeat(12)}` }],
  after: 0,
});

const acts: readonly Act[] = [
  { name: 'sign in', weight: 1, request: () => ({ ...GetUserTokenDocument, variables: credentials() }) },
  { name: 'home', weight: 2, request: () => GetDashboardDocument },
  { name: 'appointments', weight: 1, request: () => GetAppointmentsDocument },
  { name: 'messages', weight: 1, request: () => GetMessagesDocument },
  { name: 'payments', weight: 1, request: () => GetPaymentsDocument },
  { name: 'record', weight: 1, request: () => GetMyHealthDocument },
  {
    name: 'keep what is typed',
    weight: 2,
    request: (nth) => ({ ...SaveDraftDocument, variables: { input: typed(nth) } }),
  },
];

/** Requests of one look at the portal, by the weights of all acts. */
export const requestsOfOneLook = acts.reduce((sum, { weight }) => sum + weight, 0);

/** Asks a gateway as one person. */
class Person {
  #nth = 0;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headers = headers;
  }

  static async signedInAt(url: string): Promise<Person> {
    const answer = (await new Person(url, {}).ask({
      ...GetUserTokenDocument,
      variables: credentials(),
    })) as GetUserTokenMutation;
    return new Person(url, holding(answer.getUserToken.cognitoPayload ?? fail('Nobody could sign in.'), south.id));
  }

  async act({ name, request }: Act): Promise<void> {
    this.#nth += 1;
    await this.ask(request(Date.now() * 1_000 + this.#nth)).catch((error: unknown) => {
      throw new Error(`Costs of "${name}" could not be measured.`, { cause: error });
    });
  }

  async ask({ documentId, variables }: Request): Promise<unknown> {
    const answer = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#headers },
      body: JSON.stringify({ documentId, variables }),
    });
    const text = await answer.text();
    const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown };
    if (answer.status !== 200 || errors !== undefined) fail(`${answer.status} ${text.slice(0, 300)}`);
    return data;
  }
}

const fail = (why: string): never => {
  throw new Error(why);
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The median of the milliseconds of the same work, done again and again. */
const alone = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let nth = 0; nth < counted.slow; nth += 1) times.push(await timed(work));
  return median(times);
};

const open = (url: string): Promise<Database> => openDatabase({ kind: 'server', url, maxConnections: 1 }, testSealing);

const size = async (database: Database): Promise<{ readonly kept: number; readonly logged: number }> => {
  const [row] = await database.rows<{ kept: string; logged: string }>({
    text: `select pg_database_size(current_database())::text as kept, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as logged`,
  });
  return { kept: Number(row?.kept), logged: Number(row?.logged) };
};

/**
 * What each act costs: a gateway in a process of its own on a server of its own, asked one request after another. Round trips
 * are told by how much longer a request takes where each direction of the way to the database is late, next to one statement.
 */
export const measuredKinds = async (): Promise<readonly MeasuredKind[]> => {
  const { databaseUrl, close } = await openFixture();
  const far = await delayedServer(Number(new URL(databaseUrl).port), 2 * late);
  const farUrl = new URL(databaseUrl);
  farUrl.port = String(far.port);
  const [database, farDatabase] = [await open(databaseUrl), await open(farUrl.href)];
  const [near, slow] = [await GatewayProcess.start(databaseUrl), await GatewayProcess.start(farUrl.href)];
  try {
    const [backend] = await database.rows<{ id: number }>({ text: 'select pg_backend_pid() as id' });
    const server = parentOf(backend?.id ?? fail('The server has no process.'));
    const [person, distant] = [await Person.signedInAt(near.url), await Person.signedInAt(slow.url)];
    const one = { text: 'select 1' };
    const oneTrip = (await alone(() => farDatabase.rows(one))) - (await alone(() => database.rows(one)));
    const kinds: MeasuredKind[] = [];
    for (const act of acts) {
      for (let nth = 0; nth < counted.warm; nth += 1) await person.act(act);
      await distant.act(act);
      const later = (await alone(() => distant.act(act))) - (await alone(() => person.act(act)));
      const trips = Math.round(later / oneTrip);
      const before = { ...(await size(database)), gateway: timeOf(near.id), database: timeOfFamily(server) };
      for (let nth = 0; nth < counted.cost; nth += 1) await person.act(act);
      const after = { ...(await size(database)), gateway: timeOf(near.id), database: timeOfFamily(server) };
      const each = (key: keyof typeof before): number => (after[key] - before[key]) / counted.cost;
      kinds.push({
        name: act.name,
        weight: act.weight,
        trips,
        gateway: each('gateway'),
        database: each('database'),
        kept: each('kept'),
        logged: each('logged'),
      });
    }
    return kinds;
  } finally {
    await Promise.all([near.stop(), slow.stop()]);
    await Promise.all([database.close(), farDatabase.close()]);
    await far.close();
    await close();
  }
};
