import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../setup/paths.mjs';
import { freePort, tryProxies } from './proxies.ts';
import { answered, InsideProcess, runInside, type Sandbox } from './sandbox.ts';

const usage = `Runs the bundle of a release in a clean Debian: as a user of its own, with a root that is only read.

  npm run bundle:try [-- --root FOLDER] [--bundle FILE.tar.gz] [--proxies]

As root on a Debian with mmdebstrap and bubblewrap (apt-get install mmdebstrap bubblewrap). FOLDER is made with Debian 12 and its
PostgreSQL where it is not there yet. Tries the embedded database and the server, each from the packed bundle to the first page, and
says how long it took; ends with 1 where one fails, or takes longer than 20 s. With --proxies nginx and Caddy (apt-get install nginx-light
caddy) are run by the examples of deploy/ before two gateways.
`;

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(tmpdir(), 'portico-debian') },
    bundle: { type: 'string', default: join(root, 'dist/release/portico.tar.gz') },
    proxies: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const most = 20;
/** Nobody's on the host. */
const users = { gateway: 61_990, database: 61_991 };
const origin = 'https://portal.example.com';

const makeRoot = (folder: string): void => {
  if (!existsSync(folder)) {
    // A folder that is half made would be taken for a whole one, and may have /proc mounted.
    const packed = `${folder}.tar`;
    const wanted = ['--variant=minbase', '--include=postgresql,ca-certificates', 'bookworm', packed];
    execFileSync('mmdebstrap', wanted, { stdio: 'inherit' });
    mkdirSync(folder);
    execFileSync('tar', ['-xf', packed, '-C', folder, '--exclude=./dev/*']);
    rmSync(packed);
  }
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(folder, 'usr/bin/node'));
  for (const inside of ['opt/portico', 'var/lib/portico', 'run/secrets', 'run/postgresql', 'srv/cluster'])
    mkdirSync(join(folder, inside), { recursive: true });
};

const ownedBy = (user: number, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user, user);
  chmodSync(folder, 0o700);
  return folder;
};

class Trial {
  readonly #work: string;
  readonly #debian: string;

  constructor(work: string, debian: string) {
    this.#work = work;
    this.#debian = debian;
  }

  /** Unpacks the bundle, and answers where it runs. */
  install(): Sandbox {
    const packed = join(this.#work, 'opt');
    rmSync(packed, { recursive: true, force: true });
    mkdirSync(packed);
    execFileSync('tar', ['-xzf', resolve(values.bundle), '-C', packed]);
    return {
      root: this.#debian,
      user: users.gateway,
      read: { '/opt/portico': join(packed, 'portico'), '/run/secrets': this.#secrets() },
      written: {},
      env: {
        PORTICO_ENV: 'production',
        PORTICO_DEMO: 'off',
        PUBLIC_ORIGIN: origin,
        PORTICO_TRUSTED_PROXIES: 'loopback',
        PORTICO_KEYS_FILE: '/run/secrets/keys',
      },
      folder: '/opt/portico',
    };
  }

  async embedded(): Promise<void> {
    const data = ownedBy(users.gateway, join(this.#work, 'data'));
    const started = performance.now();
    const sandbox = this.install();
    const env = { ...sandbox.env, PORTICO_DATA: '/var/lib/portico' };
    await firstPage({ ...sandbox, written: { '/var/lib/portico': data }, env }, started);
  }

  async server(): Promise<void> {
    const cluster = await this.#startCluster();
    try {
      const started = performance.now();
      const plain = this.install();
      const sandbox = { ...plain, read: { ...plain.read, '/run/postgresql': cluster.socket } };
      const url = (role: string) => `postgres://${role}@localhost/portico?host=/run/postgresql`;
      const env = (role: string) => ({ ...sandbox.env, DATABASE_URL: url(role) });
      const migrate = ['node', 'apps/operator/main.mjs', 'migrate', '--grant', 'portico_gateway'];
      runInside({ ...sandbox, env: env('portico_owner') }, migrate);
      const gateway = { ...sandbox, env: env('portico_gateway') };
      await firstPage(gateway, started);
      if (values.proxies) await tryProxies(gateway, this.#work);
    } finally {
      await cluster.process.stop();
    }
  }

  /** PostgreSQL of that Debian, reached by its socket alone. */
  async #startCluster(): Promise<{ readonly process: InsideProcess; readonly socket: string }> {
    const socket = ownedBy(users.database, join(this.#work, 'socket'));
    chmodSync(socket, 0o755);
    const passwd = join(this.#work, 'passwd');
    writeFileSync(passwd, `root:x:0:0::/root:/bin/sh\npostgres:x:${users.database}:${users.database}::/:/bin/sh\n`);
    const sandbox: Sandbox = {
      root: this.#debian,
      user: users.database,
      read: { '/etc/passwd': passwd },
      written: { '/srv/cluster': ownedBy(users.database, join(this.#work, 'cluster')), '/run/postgresql': socket },
      env: { PATH: '/usr/lib/postgresql/15/bin:/usr/bin:/bin' },
      folder: '/',
    };
    runInside(sandbox, ['initdb', '-D', '/srv/cluster', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8']);
    const process = new InsideProcess(sandbox, ['postgres', '-D', '/srv/cluster', '-c', 'listen_addresses=']);
    await answered(process, () => process.said.includes('ready to accept connections'));
    const psql = (statement: string) => runInside(sandbox, ['psql', '-U', 'postgres', '-c', statement]);
    psql('create role portico_owner login');
    psql('create role portico_gateway login');
    psql('create database portico owner portico_owner');
    return { process, socket };
  }

  #secrets(): string {
    const folder = join(this.#work, 'secrets');
    mkdirSync(folder, { recursive: true });
    const packed = join(this.#work, 'opt/portico');
    const ring = execFileSync(process.execPath, ['apps/operator/main.mjs', 'keys', 'new'], { cwd: packed });
    writeFileSync(join(folder, 'keys'), ring);
    return folder;
  }
}

/** Starts the gateway and asks for the first page; says how long it took since `started`. */
const firstPage = async (sandbox: Sandbox, started: number): Promise<void> => {
  const port = await freePort();
  const gateway = new InsideProcess({ ...sandbox, env: { ...sandbox.env, PORT: String(port) } }, [
    'node',
    'apps/gateway/main.mjs',
  ]);
  try {
    await answered(gateway, () =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-proto': 'https' } }).then(
        async (answer) => answer.ok && (await answer.text()).includes('<html'),
        () => false,
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`  first page after ${seconds.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})\n`);
    if (seconds > most) process.exitCode = 1;
  } finally {
    await gateway.stop();
  }
};

const tryBoth = async (): Promise<void> => {
  const debian = resolve(values.root);
  makeRoot(debian);
  const work = mkdtempSync(join(tmpdir(), 'portico-release-'));
  chmodSync(work, 0o755);
  try {
    const trial = new Trial(work, debian);
    process.stdout.write('embedded database\n');
    await trial.embedded();
    process.stdout.write('PostgreSQL\n');
    await trial.server();
  } finally {
    rmSync(work, { recursive: true });
  }
};

if (values.help) process.stdout.write(usage);
else await tryBoth();
