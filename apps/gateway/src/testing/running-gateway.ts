import { Writable } from 'node:stream';
import { KeyRing } from '@portico/adapters-crypto';
import { thisMachine } from '@portico/adapters-payments/processors';
import { startProcessors, type Processors, type ProcessorsOptions } from '@portico/adapters-payments/sandbox';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import type { ShopSandbox } from '@portico/adapters-shop/sandbox';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { plus, type Instant, type PracticeId } from '@portico/domain/kernel';
import { merchantsOf } from '../composition/merchants-and-card-frames.ts';
import type { MerchantSettings } from '../config/index.ts';
import { createGateway, type GatewayOptions } from '../gateway.ts';
import { createLogger, createMetrics } from '../server/index.ts';
import { anaEmail, north, password, south } from './clinic-fixture.ts';
import { clinicOfRun, seedAtNoon, noon } from './seeded-clinic.ts';
import { startShop } from './shop-fixture.ts';

/** What came back: the HTTP part and the parsed body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly message: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface RunningGateway {
  readonly url: string;
  readonly database: Database;
  /** The doubles by which the practices take cards: north by Clover, south by Payeezy. */
  readonly processors: Processors;
  /** The double of the shop of the south, and how it is reached. */
  readonly shop: ShopSandbox;
  readonly shops: ShopsByPractice;
  /** Everything that the gateway wrote to its log. */
  output(): string;
  /** Everything that it counted. */
  metrics(): Promise<string>;
  /** Sets the clock of the processor sandboxes this many milliseconds ahead of the gateway's. */
  processorsAhead(milliseconds: number): void;
  now(): Instant;
  /** Moves the gateway's clock. */
  pass(milliseconds: number): void;
  ask(document: { readonly documentId: string }, variables?: object, headers?: Record<string, string>): Promise<Reply>;
  post(body: string, headers?: Record<string, string>): Promise<Reply>;
  close(): Promise<void>;
}

export { noon };

/** The keys of every gateway of a test. */
export const testKeys = new KeyRing([
  { kid: 'test', secret: new TextEncoder().encode('a secret of a test, longer than 32 bytes') },
]);

/** How the doubles of the processors behave where nothing is documented (ADR 37). */
export type Profile = NonNullable<ProcessorsOptions['profile']>;

/** Both ways, for tests of money: what the processors leave open may be either. */
export const profiles = ['usual', 'contrary'] as const satisfies readonly Profile[];

/** What a test may have otherwise. */
export type TestGatewayOptions = Partial<GatewayOptions> & {
  /** Says what stands between the gateway and its furnished database. */
  readonly on?: (database: Database) => Database;
  /** `usual` if absent. */
  readonly profile?: Profile | undefined;
  /** Where the database is kept, for a test that looks into its files. */
  readonly directory?: string;
  /** The address of an empty database on a server, for a test of what only a server does. */
  readonly server?: string;
};

const openIn = async (directory: string): Promise<Database> => {
  await clinicOfRun.place(directory);
  return openDatabase({ kind: 'embedded', directory }, testSealing);
};

const seededOn = async (url: string): Promise<Database> => {
  const database = await openDatabase({ kind: 'server', url }, testSealing);
  await migrate(database);
  await seedAtNoon(database);
  return database;
};

const openAt = ({ directory, address }: { directory: string | undefined; address: string | undefined }) => {
  if (address !== undefined) return seededOn(address);
  return directory === undefined ? clinicOfRun.open() : openIn(directory);
};

/** The whole gateway over HTTP on a database in memory, with a clock of the test's own. */
export const startTestGateway = async ({
  on,
  directory,
  server: address,
  profile = 'usual',
  ...options
}: TestGatewayOptions = {}): Promise<RunningGateway> => {
  const database = await openAt({ directory, address });
  let now = noon;
  let ahead = 0;
  const written: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  const metrics = createMetrics({ ofProcess: false });
  const processors = await startProcessors({ seed: 'a test', now: () => plus(now, ahead), profile });
  const shop = await startShop(() => now);
  const merchants = new Map<PracticeId, MerchantSettings>([
    [north.id, { execution: 'cloverapi', ...processors.clover.settings }],
    [south.id, { execution: 'payeezy', ...processors.payeezy.settings }],
  ]);
  const server = createGateway({
    database: on === undefined ? database : on(database),
    keys: testKeys,
    documents: 'trusted',
    technicalSupport: {
      phone: '(555) 010-0100',
      email: 'support@portico.example',
      hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
    },
    logger: createLogger('trace', sink),
    now: () => now,
    metrics,
    merchants: merchantsOf(merchants, { ...thisMachine, now: () => now }),
    shops: shop.shops,
    ...options,
  });
  const { url } = await server.listen(0, '127.0.0.1');
  const post = async (body: string, headers: Record<string, string> = {}): Promise<Reply> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return replyOf(answer, await answer.text());
  };
  return {
    url,
    database,
    processors,
    shop: shop.sandbox,
    shops: shop.shops,
    output: () => written.join(''),
    metrics: () => metrics.text(),
    processorsAhead: (milliseconds) => {
      ahead = milliseconds;
    },
    now: () => now,
    pass: (milliseconds) => {
      now = plus(now, milliseconds);
    },
    post,
    ask: ({ documentId }, variables = {}, headers = {}) => post(JSON.stringify({ documentId, variables }), headers),
    close: async () => {
      await server.close();
      await processors.close();
      await shop.sandbox.close();
      await database.close();
    },
  };
};

const replyOf = (answer: Response, text: string): Reply => {
  const body = JSON.parse(text) as {
    readonly data?: Record<string, unknown>;
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions?: { readonly code?: string; readonly reason?: string };
    }[];
    readonly extensions?: Record<string, unknown>;
  };
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    data: body.data ?? undefined,
    code: body.errors?.[0]?.extensions?.code,
    reason: body.errors?.[0]?.extensions?.reason,
    message: body.errors?.[0]?.message,
    extensions: body.extensions ?? {},
  };
};

/** Credentials as `getUserToken` takes them. */
export const credentials = (username = anaEmail, secret = password) => ({
  input: { username, password: secret, device_identifier: 'a-test-device' },
});

/** The headers of a caller with these tokens, at this practice. */
export const holding = (
  tokens: { readonly accessToken: string; readonly refreshToken?: string },
  practice?: string,
): Record<string, string> => ({
  [headerNames.accessToken]: tokens.accessToken,
  ...(tokens.refreshToken === undefined ? {} : { [headerNames.refreshToken]: tokens.refreshToken }),
  ...(practice === undefined ? {} : { [headerNames.practiceId]: practice }),
});
