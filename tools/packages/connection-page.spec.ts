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
let system: ChildProcess;
let address: string;
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
  system = spawn(process.execPath, ['system.mjs'], { cwd: sandbox.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(system.stdout ?? system, 'data');
  address = String(said).trim();
}, 180_000);
afterAll(() => {
  system.kill();
  for (const each of [project, configuration, sandbox]) each.remove();
});

const atSystem = (name: string) => (files.get(name) ?? '').replace('http://127.0.0.1:8099', address);

describe('docs/connect-your-practice-system.md', () => {
  it('leads, step by step, to an adapter that the gateway connects', async () => {
    project.install(...tarballs('spi', 'kit'));
    await kit(project, 'new', '@seaside/portico-adapter', '--folder', '.');
    project.write('src/people.ts', files.get('src/people.ts') ?? '');
    project.write('conformance.json', atSystem('conformance.json'));
    project.run(process.execPath, [join(root, 'node_modules', 'typescript7', 'bin', 'tsc')]);
    const told = await kit(project, '--adapter', './dist/adapter.js', '--settings', 'conformance.json');
    expect(told).toContain('pass  1  people.known');
    project.npm('pack', '--offline');

    configuration.install(join(project.folder, 'seaside-portico-adapter-0.1.0.tgz'), ...tarballs('spi', 'kit'));
    configuration.write('practices.json', atSystem('practices.json'));
    const path = join(configuration.folder, 'practices.json');
    const { text, fine } = await checkPractice(path, 'seaside', { now: Date.now, fetch });
    expect(fine).toBe(true);
    expect(text).toContain('people         match, read; not reached, register, correct');
    expect(text.match(/not shown/g)).toHaveLength(5);

    await kit(project, ...(/^npx portico-conformance (add .*)$/m.exec(page)?.[1] ?? '').split(' '));
    project.run(process.execPath, [join(root, 'node_modules', 'typescript7', 'bin', 'tsc')]);
    const further = kit(project, '--adapter', './dist/adapter.js', '--settings', 'conformance.json');
    await expect(further).rejects.toMatchObject({ stdout: expect.stringContaining('visits.of is not yet filled') });
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
