import { stripVTControlCharacters } from 'node:util';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPractice } from '@portico/operator/practices/check-practice.ts';
import { root } from '../setup/paths.mjs';
import { OutsideProject } from './outside-project.ts';

const page = readFileSync(join(root, 'docs', 'connect-your-practice-system.md'), 'utf8');

/** The blocks of code that say which file they are. */
const files = new Map(
  [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]),
);

interface KnownPatient {
  readonly id: string;
  readonly claim: { readonly birthDate: string };
}
const { patients: known }: { readonly patients: readonly KnownPatient[] } = JSON.parse(
  files.get('conformance.json') ?? '',
);
/** Whom the practice's system knows. */
const patients = known.map(({ id, claim }) => ({ id, ...claim }));

const project = new OutsideProject();
const configuration = new OutsideProject();
let system: Server;
let tarballs: readonly string[];

beforeAll(async () => {
  const packed = project.pack();
  tarballs = ['@portico/practice-spi', '@portico/practice-kit'].map((name) => packed.get(name) ?? '');
  system = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const found =
      pathname === '/patients'
        ? patients.filter(({ birthDate }) => birthDate === searchParams.get('born'))
        : patients.find(({ id }) => pathname === `/patients/${id}`);
    response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve));
}, 180_000);
afterAll(() => {
  system.close();
  project.remove();
  configuration.remove();
});

describe('docs/connect-your-practice-system.md', () => {
  it('leads, step by step, to an adapter that the gateway connects', async () => {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(project.folder, name)), { recursive: true });
      project.write(name, text);
    }
    project.install(...tarballs);
    project.run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')]);
    expect(stripVTControlCharacters(project.npm('test'))).toMatch(/pass 3\n(?:.*\n)*.*fail 0/);
    project.npm('pack', '--offline');

    const address = system.address();
    if (address === null || typeof address === 'string') throw new Error('The system listens on a port.');
    const atSystem = (name: string) =>
      (files.get(name) ?? '').replace('https://ehr.example.com', `http://127.0.0.1:${address.port}`);
    project.write('conformance.json', atSystem('conformance.json'));
    const kit = join(project.folder, 'node_modules', '@portico', 'practice-kit', 'main.js');
    const laws = ['--adapter', './dist/adapter.js', '--settings', 'conformance.json'];
    await promisify(execFile)(process.execPath, [kit, ...laws], { cwd: project.folder });

    configuration.install(join(project.folder, 'seaside-portico-adapter-1.0.0.tgz'), ...tarballs);
    configuration.write('practices.json', atSystem('practices.json'));
    const path = join(configuration.folder, 'practices.json');
    const { text, fine } = await checkPractice(path, 'seaside', { now: Date.now, fetch });
    expect(fine).toBe(true);
    expect(text).toContain('people         match, read; not reached, register, correct');
    expect(text.match(/not shown/g)).toHaveLength(5);
  }, 120_000);
});
