import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPractice } from '@portico/operator/practices/check-practice.ts';
import { startMedplum } from '@portico/fhir-servers';
import { root, surroundings } from '../setup/paths.mjs';
import { OutsideProject } from './outside-project.ts';

const page = readFileSync(join(root, 'docs', 'connect-your-practice-system.md'), 'utf8');

/** The blocks of code that say which file they are. */
const files = new Map(
  [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]),
);

const project = new OutsideProject();
const configuration = new OutsideProject();
const sandbox = new OutsideProject();
let systems: readonly ChildProcess[];
let address: string;
let addressToWrite: string;
let packed: ReadonlyMap<string, string>;

const tarballs = (...names: readonly string[]): readonly string[] =>
  names.map((name) => packed.get(`@portico/practice-${name}`) ?? '');

/** Not in this process, which answers for the practice's system meanwhile. */
const kit = async ({ folder }: OutsideProject, ...parameters: readonly string[]): Promise<string> => {
  const main = join(folder, 'node_modules', '@portico', 'practice-kit', 'main.js');
  const env = surroundings();
  return (await promisify(execFile)(process.execPath, [main, ...parameters], { cwd: folder, env })).stdout;
};

beforeAll(async () => {
  packed = project.pack();
  sandbox.write('system.mjs', (files.get('system.mjs') ?? '').replace('8099', '0'));
  const started = [1, 2].map(() => {
    const system = spawn(process.execPath, ['system.mjs'], {
      cwd: sandbox.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { system, said: once(system.stdout ?? system, 'data') };
  });
  systems = started.map(({ system }) => system);
  [address = '', addressToWrite = ''] = (await Promise.all(started.map(({ said }) => said))).map(([said]) =>
    String(said).trim(),
  );
}, 180_000);
afterAll(() => {
  for (const each of systems) each.kill();
  for (const each of [project, configuration, sandbox]) each.remove();
});

const atSystem = (name: string) =>
  (files.get(name) ?? '').replace('http://127.0.0.1:8099', address).replace('http://127.0.0.1:8098', addressToWrite);

const compile = () => project.run(process.execPath, [join(root, 'node_modules', 'typescript7', 'bin', 'tsc')]);

/** Packs the adapter, installs it beside the file of practices, and checks the practice. */
const connected = async () => {
  project.npm('pack', '--offline');
  configuration.install(join(project.folder, 'seaside-portico-adapter-0.1.0.tgz'), ...tarballs('spi', 'kit'));
  configuration.write('practices.json', atSystem('practices.json'));
  // In a process of its own: within one an adapter is loaded once.
  const check = [join(root, 'apps/operator/src/practices/main.ts'), 'check', 'seaside'];
  const env = { ...surroundings(), PORTICO_PRACTICES: join(configuration.folder, 'practices.json') };
  return (await promisify(execFile)(process.execPath, ['--no-warnings', ...check], { cwd: root, env })).stdout;
};

describe('docs/connect-your-practice-system.md', () => {
  it('leads, step by step, to an adapter that the gateway connects', async () => {
    project.install(...tarballs('spi', 'kit'));
    await kit(project, 'new', '@seaside/portico-adapter', '--folder', '.');
    project.write('src/people.ts', files.get('src/people.ts') ?? '');
    project.write('conformance.json', atSystem('conformance.json'));
    compile();
    const told = await kit(project, '--adapter', './dist/adapter.js', '--settings', 'conformance.json');
    expect(told).toContain('pass  1  people.known');
    const text = await connected();
    expect(text).toContain('people         match, read; not reached, register, correct');
    expect(text.match(/not shown/g)).toHaveLength(5);
  }, 120_000);

  it('leads on to the next part, which is refused until it is filled in', async () => {
    await kit(project, ...(/^npx portico-conformance (add .*)$/m.exec(page)?.[1] ?? '').split(' '));
    compile();
    const unfilled = kit(project, '--adapter', './dist/adapter.js', '--settings', 'conformance.json');
    await expect(unfilled).rejects.toMatchObject({ stdout: expect.stringContaining('visits.of is not yet filled') });
    await expect(connected()).rejects.toMatchObject({
      stderr: expect.stringContaining('whose function visits.between is not yet filled in'),
    });

    for (const name of ['src/visits.ts', 'src/conformance/practice.ts']) project.write(name, files.get(name) ?? '');
    project.write('conformance-write.json', atSystem('conformance-write.json'));
    compile();
    const told = await kit(project, '--adapter', './dist/adapter.js', '--settings', 'conformance.json');
    expect(told).toContain('pass  1  visits.between-hours');
    const stage = ['--stage', './dist/conformance/practice.js', '--level', '4'];
    const written = await kit(
      project,
      ...['--adapter', './dist/adapter.js', '--settings', 'conformance-write.json', ...stage],
    );
    expect(written).toContain('pass  2  visits.between:');
    expect(written).toMatch(/ 0 failed/);
    const text = await connected();
    expect(text).toContain('visits         of, one, between; not confirm, arrive, leave');
    expect(text).toContain('appointments   shown');
  }, 120_000);

  it('holds a FHIR server against the laws without a line of code', async () => {
    const server = await startMedplum();
    try {
      sandbox.install(...tarballs('spi', 'fhir', 'kit'), join(root, 'node_modules', 'jose'));
      for (const name of ['fhir.json', 'practices-fhir.json']) {
        const text = files.get(name) ?? '';
        expect(text).toContain('http://127.0.0.1:8091/r4/sandbox');
        sandbox.write(name, text.replace('http://127.0.0.1:8091/r4/sandbox', server.base('sandbox')));
      }
      const command = /^npx portico-conformance (--adapter @portico\/practice-fhir .*)$/m.exec(page)?.[1] ?? '';
      const told = await kit(sandbox, ...command.split(' '));
      expect(told).toContain('pass  2  booking.same-key');
      expect(told).toMatch(/ 0 failed/);
      const path = join(sandbox.folder, 'practices-fhir.json');
      expect((await checkPractice(path, 'seaside', { now: Date.now, fetch })).fine).toBe(true);
    } finally {
      await server.close();
    }
  }, 120_000);
});
