import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newRingEntry } from '@portico/adapters-crypto';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { parseConfig, secretSettings, settingNames, withSecretFiles } from './config/index.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const secrets = mkdtempSync(join(tmpdir(), 'portico-secrets-'));
afterAll(() => {
  rmSync(secrets, { recursive: true });
});

/** Every file of the examples, in folders too. */
const examples = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(join(root, 'deploy'), join(entry.parentPath, entry.name)));

type Environment = Readonly<Record<string, string>>;
interface Service {
  readonly environment?: Environment;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
}
const compose = parse(read('compose.yml')) as {
  readonly services: Readonly<Record<'database' | 'migrate' | 'gateway' | 'proxy', Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
};

/** Where this text is no compose file: the published schema of those, which a package of a linter brings along. */
const notOfCompose = (text: string): readonly string[] => {
  const draft7 = 'http://json-schema.org/draft-07/schema#';
  const linter = dirname(fileURLToPath(import.meta.resolve('dclint/package.json')));
  const schema = JSON.parse(readFileSync(join(linter, 'schemas/compose.schema.json'), 'utf8')) as object;
  // It names its language by an address that is not quite the one of draft 7.
  const check = new Ajv({ strict: false, allErrors: true }).compile({ ...schema, $schema: draft7 });
  check(parse(text));
  return (check.errors ?? []).map(({ instancePath, params }) => `${instancePath} ${JSON.stringify(params)}`);
};

/** What the image sets. */
const ofImage: Environment = Object.fromEntries(
  (/^ENV (.+)$/m.exec(read('Containerfile'))?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
);

describe('the examples of an installation', () => {
  it('name settings that there are', () => {
    const known = new Set<string>([...settingNames, ...secretSettings.map((name) => `${name}_FILE`)]);
    const named = examples.flatMap((file) =>
      (read(file).match(/\bPORTICO_[A-Z_]*[A-Z]\b|\bDATABASE_URL\w*/g) ?? []).map((name) => ({ file, name })),
    );
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  it('start in production with the secrets that the page on operations has one write', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const url = /printf '(postgres:[^']*)' "[^"]*" > deploy\/secrets\/gateway_url/.exec(page)?.[1] ?? '';
    writeFileSync(join(secrets, 'gateway_url'), url.replace('%s', 'a-password'));
    writeFileSync(join(secrets, 'keys'), newRingEntry('2026-11'));
    const { gateway } = compose.services;
    const env = Object.fromEntries(
      Object.entries({ ...ofImage, ...gateway.environment }).map(([name, value]) => [
        name,
        value.replace('/run/secrets', secrets),
      ]),
    );
    const surroundings = withSecretFiles(env);
    const config = parseConfig(surroundings.ok ? surroundings.value : {});
    expect(config).toMatchObject({ ok: true, value: { environment: 'production', storage: { kind: 'server' } } });
  });

  it('are what compose takes, which refuses a key or a value that it does not know', () => {
    const text = read('compose.yml');
    expect(notOfCompose(text)).toEqual([]);
    const wrong = text
      .replace('stop_grace_period: 30s', 'stop_grace_periode: 30s')
      .replace('read_only: true', 'read_only: [true]')
      .replace('volumes: { database: {}', 'volume: { database: {}');
    expect(notOfCompose(wrong)).toEqual([
      expect.stringContaining('"additionalProperty":"volume"'),
      expect.stringMatching(/^\/services\/migrate\/read_only/),
      expect.stringContaining('/services/gateway {"additionalProperty":"stop_grace_periode"}'),
    ]);
  });

  it('give each service the secrets that it reads, and each secret a file', () => {
    for (const service of Object.values(compose.services)) {
      const wanted = Object.values(service.environment ?? {}).flatMap(
        (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.slice(1) ?? [],
      );
      expect(service.secrets ?? []).toEqual(expect.arrayContaining(wanted));
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...(service.secrets ?? [])]));
    }
    expect(compose.services.gateway).toMatchObject({ read_only: true, stop_grace_period: '30s' });
  });

  it('run by the chart with the secrets and rights of the compose file', () => {
    const [deployment, migrate] = ['deployment', 'migrate'].map((name) => read(`helm/templates/${name}.yaml`));
    for (const name of ['DATABASE_URL_FILE', 'PORTICO_KEYS_FILE']) {
      expect(deployment).toContain(name);
      expect(migrate).toContain(name);
    }
    const pod = read('helm/templates/_helpers.tpl');
    for (const right of [
      'readOnlyRootFilesystem: true',
      'runAsNonRoot: true',
      'drop: [ALL]',
      'allowPrivilegeEscalation: false',
    ])
      expect(pod).toContain(right);
    expect(deployment).toContain(
      `terminationGracePeriodSeconds: ${parseInt(compose.services.gateway.stop_grace_period ?? '', 10)}`,
    );
  });

  const systemd = (...parameters: readonly string[]) => spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });

  (systemd('--version').status === 0 ? it : it.skip)(
    'are units that systemd takes, with little that they may do',
    () => {
      const units = examples.filter((name) => /\.(?:service|timer)$/.test(name));
      const copies = units.map((name) => {
        const copy = join(secrets, name);
        // There may be no Node of the system here.
        writeFileSync(copy, read(name).replaceAll('/usr/bin/node', '/bin/true'));
        return copy;
      });
      expect(systemd('verify', ...copies)).toMatchObject({ status: 0, stdout: '', stderr: '' });
      // Of ten, where ten is everything; without any of its lines a service has 9.2.
      const services = copies.filter((name) => name.endsWith('.service'));
      const exposed = systemd('security', '--offline=true', '--threshold=40', '--no-pager', ...services);
      expect({ services: services.length, status: exposed.status }).toEqual({ services: 2, status: 0 });
    },
  );

  it('run the gateway with one arena of memory', () => {
    // glibc keeps an arena for each thread that once compiled, and gives none of them back.
    expect(ofImage).toMatchObject({ MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' });
    expect(/^Environment=(.*)$/m.exec(read('portico.service'))?.[1]?.split(' ')).toEqual(
      expect.arrayContaining(['MALLOC_ARENA_MAX=1', 'MALLOC_TRIM_THRESHOLD_=131072']),
    );
  });

  it('start files that a bundle has', () => {
    const started = examples.flatMap((file) => read(file).match(/apps\/[\w/-]+\.m?[jt]s/g) ?? []);
    expect(started.length).toBeGreaterThan(3);
    expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
