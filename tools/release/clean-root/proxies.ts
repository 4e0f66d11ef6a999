import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../setup/paths.mjs';
import { answered, InsideProcess, type Sandbox } from './sandbox.ts';

const host = 'portal.example.com';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** By TLS to the proxy, whose certificate is its own. */
const ask = (port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: host, rejectUnauthorized: false };
    const sent = request({ ...options, headers: { host, ...headers } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

/** Runs each proxy by its example before two gateways: pages by TLS, one gateway for each visitor, and no break when that one ends. */
export const tryProxies = async (sandbox: Sandbox, work: string): Promise<void> => {
  const folder = join(work, 'proxies');
  mkdirSync(folder, { recursive: true });
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject], {
    stdio: 'ignore',
  });
  for (const proxy of [nginx, caddy]) {
    const ports = [await freePort(), await freePort()];
    const gateways = ports.map(
      (port) =>
        new InsideProcess({ ...sandbox, env: { ...sandbox.env, PORT: String(port) } }, [
          'node',
          'apps/gateway/main.mjs',
        ]),
    );
    const port = await freePort();
    const started = await proxy(folder, ports, { plain: await freePort(), secure: port });
    try {
      for (const [at, gateway] of gateways.entries())
        await answered(gateway, () =>
          fetch(`http://127.0.0.1:${ports[at]}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        );
      await hold(proxy.name, gateways, port);
    } finally {
      started.kill('SIGTERM');
      if (started.exitCode === null) await once(started, 'exit');
      for (const gateway of gateways) await gateway.stop();
    }
  }
};

const hold = async (name: string, gateways: readonly InsideProcess[], port: number): Promise<void> => {
  const until = performance.now() + 20_000;
  const tried = () => ask(port, '/').catch(() => undefined);
  while ((await tried())?.status !== 200 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask(port, '/')));
  const refused = pages.filter(({ status, body }) => status !== 200 || !body.includes('<html'));
  if (refused.length > 0) throw new Error(`${name} answered ${refused[0]?.status}: ${refused[0]?.body}`);
  const before = gateways.map(({ said }) => said.length);
  for (let times = 0; times < 10; times += 1) await ask(port, '/graphql');
  const serving = gateways.flatMap(({ said }, at) => (said.length > (before[at] ?? 0) ? [at] : []));
  if (serving.length !== 1) throw new Error(`${name} led one visitor to ${serving.length} gateways.`);
  process.stdout.write(`  ${name}: pages by TLS, one visitor at one gateway of ${gateways.length}\n`);
  const failed: number[] = [];
  const stopping = gateways[serving[0] ?? 0]?.stop();
  for (let times = 0; times < 40; times += 1) {
    const { status } = await ask(port, '/config.json');
    if (status >= 500) failed.push(status);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stopping;
  process.stdout.write(`  ${name}: ${failed.length} of 40 requests failed while that gateway ended\n`);
  if (failed.length > 0) process.exitCode = 1;
};

interface Listening {
  readonly plain: number;
  readonly secure: number;
}

const nginx = async (folder: string, ports: readonly number[], { plain, secure }: Listening): Promise<ChildProcess> => {
  const example = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:3000;', ports.map((port) => `server 127.0.0.1:${port};`).join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/, join(folder, 'certificate.pem'))
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/, join(folder, 'key.pem'));
  writeFileSync(join(folder, 'site.conf'), example);
  const whole = join(folder, 'nginx.conf');
  writeFileSync(
    whole,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {} http { include ${folder}/site.conf; }`,
  );
  execFileSync('nginx', ['-t', '-c', whole], { stdio: 'inherit' });
  return spawn('nginx', ['-c', whole], { stdio: 'inherit' });
};

const caddy = async (folder: string, ports: readonly number[], { plain, secure }: Listening): Promise<ChildProcess> => {
  const example = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
    .replace(
      /^(?!\s*#)(.*)gateway:3000/m,
      (_, start: string) => start + ports.map((port) => `127.0.0.1:${port}`).join(' '),
    )
    .replace(
      /^portal\.example\.com \{/m,
      `${host} {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
    );
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n${example}`);
  execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore' });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
};
