import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root, surroundings } from '../setup/paths.mjs';
import { OutsideProject } from './outside-project.ts';
import { startSmallSystem, type SmallSystem } from './small-practice-system.ts';

const outside = new OutsideProject();
const folder = join(outside.folder, 'seaside');
let system: SmallSystem;
let printed: string;

const tsc = () =>
  outside.run(process.execPath, [join(root, 'node_modules', 'typescript7', 'bin', 'tsc'), '-p', folder]);

beforeAll(async () => {
  const packed = outside.pack();
  system = await startSmallSystem({ patients: [], visits: [] });
  outside.write('package.json', JSON.stringify({ name: 'outside', private: true, type: 'module' }));
  outside.install(...['@portico/practice-spi', '@portico/practice-kit'].map((name) => packed.get(name) ?? ''));
  const kit = (...wanted: readonly string[]) => outside.run('npx', ['--offline', 'portico-conformance', ...wanted]);
  printed = kit('new', '@seaside/adapter', '--folder', 'seaside');
  kit('add', 'visits', '--folder', 'seaside');
}, 180_000);
afterAll(() => {
  system.close();
  outside.remove();
});

interface Report {
  readonly passed: boolean;
  readonly results: readonly {
    readonly id: string;
    readonly facet: string;
    readonly outcome: { readonly kind: string; readonly why?: string };
  }[];
}

const laws = async (level: number, ...more: readonly string[]): Promise<Report> => {
  const kit = join(outside.folder, 'node_modules', '@portico', 'practice-kit', 'main.js');
  const settings = more.length === 0 ? 'conformance.json' : 'conformance-write.json';
  const wanted = ['--adapter', './dist/adapter.js', '--settings', settings, '--level', String(level)];
  const run = promisify(execFile)(process.execPath, [kit, ...wanted, '--format', 'json', ...more], {
    cwd: folder,
    env: surroundings(),
  });
  const { stdout } = await run.catch((error: unknown) => error as { readonly stdout: string });
  return JSON.parse(stdout) as Report;
};

const stage = ['--stage', './dist/conformance/practice.js'];
const failures = ({ results }: Report) => results.filter(({ outcome }) => outcome.kind === 'failed');

describe('an adapter that was generated outside of this repository', () => {
  it('comes with the steps that lead to green, printed and in its README', () => {
    const steps = printed.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(steps.length).toBeGreaterThan(6);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    // Those of the parts name the one that was added as well.
    for (const step of steps.filter((each) => !/src\/people\.ts|What is absent/.test(each)))
      expect(readme).toContain(step);
    expect(readme).toContain('Fill in src/people.ts, src/visits.ts, in this order');
    expect(printed).toContain('people.correct');
  });

  it('compiles, and is red by the name of each function that is to be filled in', async () => {
    tsc();
    const report = await laws(1);
    const told = failures(report).map(({ outcome }) => outcome.why);
    const places = ['people.match', 'people.read', 'visits.of', 'visits.one'];
    const all = `not yet filled: ${places.join(', ')}`;
    expect(new Set(told)).toEqual(new Set([all, ...places.map((place) => `${place} is not yet filled`)]));
    const passed = report.results.filter(({ outcome }) => outcome.kind === 'passed').map(({ id }) => id);
    expect(passed).toEqual(['connect.mistakes']);
    const written = await laws(2, ...stage);
    expect(new Set(failures(written).map(({ outcome }) => outcome.why))).toEqual(
      new Set(['the stage could not furnish: not yet filled: furnish, for 2 patients at made-up.ehr.example.com']),
    );
  }, 60_000);

  it('is green on levels 1 to 4 once it is filled in', async () => {
    const template = (name: string) =>
      readFileSync(join(import.meta.dirname, 'filled-adapter', `${name}.ts__template__`), 'utf8');
    const atSystem = (text: string) => text.replaceAll('https://made-up.ehr.example.com', system.url);
    outside.write('seaside/src/people.ts', template('people'));
    outside.write('seaside/src/visits.ts', template('visits'));
    outside.write('seaside/src/conformance/practice.ts', template('practice'));
    const settings = readFileSync(join(folder, 'conformance-write.json'), 'utf8');
    outside.write('seaside/conformance-write.json', atSystem(settings));
    tsc();
    const report = await laws(4, ...stage);
    expect(failures(report)).toEqual([]);
    const passed = report.results.filter(({ outcome }) => outcome.kind === 'passed').map(({ id }) => id);
    expect(passed).toEqual(expect.arrayContaining(['people.known', 'visits.furnished', 'visits.unknown-state']));
    const skipped = report.results.filter(({ outcome }) => outcome.kind === 'skipped');
    expect(skipped.filter(({ outcome }) => !/^no /.test(outcome.why ?? ''))).toEqual([]);
    const unchecked = report.results.filter(({ outcome }) => outcome.kind === 'unchecked');
    expect(new Set(unchecked.map(({ outcome }) => outcome.why))).toEqual(new Set(['no page that leads to another']));
  }, 60_000);
});
