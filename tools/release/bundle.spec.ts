import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commands } from '@portico/operator/commands.ts';
import { root, surroundings } from '../setup/paths.mjs';
import type { PackageFolder } from './installed-packages.ts';
import { reachedFrom, type Reached } from './module-graph.ts';
import { entriesOf, writeBundle } from './write-bundle.ts';

const home = mkdtempSync(join(tmpdir(), 'portico-bundle-'));
const bundle = join(home, 'portico');
let packages: readonly PackageFolder[];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
const run = (parameters: readonly string[]): string =>
  execFileSync(process.execPath, parameters, { cwd: bundle, encoding: 'utf8' });

beforeAll(() => {
  const site = join(home, 'site');
  mkdirSync(site);
  for (const page of ['index', 'open'])
    for (const language of ['en', 'es']) writeFileSync(join(site, `${page}.${language}.html`), '<!doctype html>');
  writeFileSync(join(site, 'open-paths.json'), '[]');
  packages = writeBundle({ root, site, commit: 'abc123' }, bundle);
}, 180_000);
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe('the bundle of a release', () => {
  it('holds no test, no tool and no package of theirs, in at most 150 MB', () => {
    const files = filesIn(bundle);
    const own = files.filter((path) => !path.startsWith('node_modules'));
    expect(own.filter((path) => /\.spec\.ts$|\/testing\/|\/conformance\/|^tools/.test(path))).toEqual([]);
    expect(files.filter((path) => /^node_modules\/(?:jest|typescript|vite|react|nx|node)\//.test(path))).toEqual([]);
    const bytes = files.reduce((sum, path) => sum + statSync(join(bundle, path)).size, 0);
    expect(bytes).toBeLessThan(150 * 1_048_576);
  });

  it('has every module that its commands and the gateway reach', () => {
    const entries = entriesOf(root);
    for (const name of Object.keys(commands)) expect(entries).toContain(`apps/operator/src/${name}/main.ts`);
    const sorted = ({ files }: Reached): readonly string[] => [...files].filter((path) => path.endsWith('.ts')).sort();
    expect(sorted(reachedFrom(bundle, entries))).toEqual(sorted(reachedFrom(root, entries)));
    expect(run(['apps/operator/main.mjs', 'practice', '--help'])).toContain('npm run practice');
  }, 120_000);

  it('names all its packages in a bill of materials', () => {
    const bill = JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
        cwd: bundle,
        env: surroundings(),
        encoding: 'utf8',
        maxBuffer: 64 * 1_048_576,
      }),
    ) as { readonly components: readonly { readonly purl: string }[] };
    const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
    const wanted = packages.map(({ folder, version }) => `pkg:npm/${folder.split('node_modules/').at(-1)}@${version}`);
    expect(wanted.filter((purl) => !named.has(purl))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(50);
  }, 60_000);

  it('starts from its own folder, says which commit it is of, and writes nothing there', async () => {
    const before = filesIn(bundle);
    const [port, metrics] = [await freePort(), await freePort()];
    const keys = run(['apps/operator/main.mjs', 'keys', 'new']).trim();
    const env = {
      PATH: process.env['PATH'],
      PORT: String(port),
      PORTICO_METRICS_PORT: String(metrics),
      PORTICO_DEMO: 'off',
      PORTICO_DATA: join(home, 'data'),
      PORTICO_KEYS: keys,
    };
    const gateway = spawn(process.execPath, ['apps/gateway/main.mjs'], {
      cwd: bundle,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      for await (const chunk of gateway.stdout) if (String(chunk).includes('listening')) break;
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${metrics}/version`)).json()).toMatchObject({ commit: 'abc123' });
    } finally {
      gateway.kill('SIGKILL');
    }
    expect(filesIn(bundle)).toEqual(before);
  }, 120_000);
});

describe('the modules that are reached', () => {
  it('are those that are run: threads and what is required, and not what is imported for its types', () => {
    const place = join(home, 'graph');
    mkdirSync(place);
    const write = (name: string, text: string): void => writeFileSync(join(place, name), text);
    write(
      'entry.ts',
      `import type { A } from './types.ts';
       import { type B, used } from './used.ts';
       import fs from 'node:fs';
       const thread = new URL('thread.ts', import.meta.url);
       const font = createRequire(import.meta.url).resolve(\`some-fonts/\${name}\`);
       const late = () => import('./late.ts');`,
    );
    write('used.ts', `export * from '@scope/thing/part';`);
    for (const name of ['types.ts', 'thread.ts', 'late.ts']) write(name, 'export {};');
    const { files, packages: named } = reachedFrom(place, ['entry.ts']);
    expect([...files].sort()).toEqual(['entry.ts', 'late.ts', 'thread.ts', 'used.ts']);
    expect([...named.keys()].sort()).toEqual(['@scope/thing', 'some-fonts']);
  });
});
