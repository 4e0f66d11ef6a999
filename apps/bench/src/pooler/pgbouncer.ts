import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Connections to the server, fewer than those of the gateways: transactions of several share one. */
export const serverConnections = 3;
/** From here on it keeps prepared statements where a connection is shared. */
const least = [1, 21] as const;

/** The program: `PGBOUNCER`, or what is installed. */
const program = (): string => process.env['PGBOUNCER'] ?? 'pgbouncer';

/** Why it cannot be tried here, as a sentence; undefined where it can. */
export const whyNot = (said = versionOf()): string | undefined => {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/i.exec(said) ?? [];
  if (major === undefined || minor === undefined)
    return 'PgBouncer was not tried: it is not installed. On Debian 13, apt-get install pgbouncer; elsewhere, PGBOUNCER names the program.';
  const isOlder = Number(major) < least[0] || (Number(major) === least[0] && Number(minor) < least[1]);
  return isOlder
    ? `PgBouncer was not tried: ${major}.${minor} keeps no prepared statements where connections are shared; ${least.join('.')} does. Debian 12 has 1.18; PGBOUNCER names another program.`
    : undefined;
};

const versionOf = (): string => spawnSync(program(), ['--version'], { encoding: 'utf8' }).stdout ?? '';

export interface Pooler {
  readonly version: string;
  /** The database at `url`, by way of the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it in transaction mode before the server at `url`. */
export const startPooler = async (url: string): Promise<Pooler> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-pgbouncer-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) await chmod(home, 0o755);
  const port = await freePort();
  const { hostname, port: serverPort, username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  await writeFile(
    join(home, 'pgbouncer.ini'),
    [
      '[databases]',
      `${database} = host=${hostname} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${serverConnections}`,
      'max_prepared_statements = 500',
    ].join('\n'),
  );
  // It refuses to run as root.
  const child = spawn(program(), ['-q', ...(isRoot ? ['-u', 'nobody'] : []), join(home, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`PgBouncer ended: ${said}`);
  });
  ended.catch(() => undefined);
  await Promise.race([once(child, 'spawn'), ended]);
  return {
    version: versionOf().split('\n')[0] ?? '',
    url: `postgres://${username}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
      await rm(home, { recursive: true, force: true });
    },
  };
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
