import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPractice } from '@portico/operator/practices/check-practice.ts';
import { root } from '../setup/paths.mjs';
import { OutsideProject } from './outside-project.ts';

const page = readFileSync(join(root, 'docs', 'connect-your-practice-system.md'), 'utf8');

/** The blocks of code that say which file they are. */
const files = new Map(
  [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]),
);

const project = new OutsideProject();
const configuration = new OutsideProject();
let system: Server;
let tarballs: readonly string[];

beforeAll(async () => {
  tarballs = [project.pack().get('@portico/practice-spi') ?? ''];
  system = createServer((_, response) => response.writeHead(404).end());
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
    expect(project.npm('test')).toMatch(/pass 3\n(?:.*\n)*.*fail 0/);
    project.npm('pack', '--offline');

    const address = system.address();
    if (address === null || typeof address === 'string') throw new Error('The system listens on a port.');
    configuration.install(join(project.folder, 'seaside-portico-adapter-1.0.0.tgz'), ...tarballs);
    const practices = files.get('practices.json') ?? '';
    configuration.write(
      'practices.json',
      practices.replace('https://ehr.example.com', `http://127.0.0.1:${address.port}`),
    );
    const path = join(configuration.folder, 'practices.json');
    const { text, fine } = await checkPractice(path, 'seaside', { now: Date.now, fetch });
    expect(fine).toBe(true);
    expect(text).toContain('people         match, read; not reached, register, correct');
    expect(text.match(/not shown/g)).toHaveLength(5);
  }, 120_000);
});
