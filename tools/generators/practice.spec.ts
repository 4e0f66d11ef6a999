import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { ESLint } from 'eslint';
import { config } from '../eslint/config.mjs';
import { root } from '../setup/paths.mjs';
import { practiceGenerator } from './practice/generator.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portico-practice-'));
const house = join(scratch, 'house');
const library = join(house, 'libs', 'practice-openclinic');
const kept = ['tsconfig.base.json', 'jest.preset.mjs', 'tools/testing', 'tools/setup/paths.mjs'];
const libraries = ['practice-spi', 'practice-kit'];

const filesIn = (tree: Tree, folder: string): readonly string[] =>
  tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : filesIn(tree, path);
  });

let tree: Tree;
let written: readonly string[];

beforeAll(async () => {
  for (const path of [...kept, ...libraries.map((name) => `libs/${name}`)]) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(join(root, path), join(house, path), {
      recursive: true,
      filter: (path) => !/node_modules|test-results/.test(path),
    });
  }
  tree = createTree();
  tree.delete('.prettierrc');
  tree.write('.oxfmtrc.json', readFileSync(join(root, '.oxfmtrc.json')));
  await practiceGenerator(tree, { name: 'openclinic', facets: 'visits,times,booking,booking.hold' });
  written = filesIn(tree, 'libs');
  for (const path of written) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), tree.read(path) ?? '');
  }
  mkdirSync(join(house, 'node_modules', '@portico'), { recursive: true });
  for (const name of libraries) symlinkSync(join(house, 'libs', name), join(house, 'node_modules', '@portico', name));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true }));

const nodeIn = (folder: string, ...parameters: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, [...parameters], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

describe('npm run new -- practice', () => {
  it('writes an adapter with the facets that were asked for', () => {
    expect(written).toEqual(
      expect.arrayContaining(
        [
          'package.json',
          'README.md',
          'src/adapter.ts',
          'src/booking.ts',
          'src/testing/practice.ts',
          'src/conformance.spec.ts',
        ].map((path) => `libs/practice-openclinic/${path}`),
      ),
    );
    expect(written).not.toContain('libs/practice-openclinic/src/mail.ts');
    expect(tree.read('libs/practice-openclinic/src/booking.ts', 'utf8')).toContain(
      "hold: system.notYet('booking.hold')",
    );
    expect(tree.read('libs/practice-openclinic/README.md', 'utf8')).toMatch(/^1\. .*red/m);
  });

  it('writes what compiles, what lint accepts, and in the style of the house', async () => {
    expect(nodeIn(house, join(root, 'node_modules/typescript7/bin/tsc'), '-p', library)).toBe('');
    expect(
      nodeIn(
        scratch,
        join(root, 'node_modules/oxfmt/bin/oxfmt'),
        '--list-different',
        '-c',
        join(root, '.oxfmtrc.json'),
        ...written.map((path) => join(house, path)),
      ),
    ).toBe('');
    const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });
    for (const path of written.filter((each) => each.endsWith('.ts'))) {
      const [result] = await eslint.lintText(tree.read(path, 'utf8') ?? '', { filePath: path });
      expect((result?.messages ?? []).map(({ message }) => `${path}: ${message}`)).toEqual([]);
    }
  }, 60_000);

  it('has laws that are red by the name of what is to be filled in', () => {
    const output = nodeIn(library, '--no-warnings', join(root, 'node_modules/jest/bin/jest.js'), '--json');
    const [report = '{}'] = output.split('\n').filter((line) => line.startsWith('{'));
    const { success, numFailedTests } = JSON.parse(report) as { success: boolean; numFailedTests: number };
    expect(success).toBe(false);
    expect(numFailedTests).toBeGreaterThan(10);
    expect(report).toContain('not yet filled: furnish');
  }, 60_000);

  it('takes further parts, which its README names then too', () => {
    const add = (part: string) =>
      nodeIn(house, '--no-warnings', join(house, 'libs/practice-kit/src/main.ts'), 'add', part, '--folder', library);
    expect(add('mail')).toContain('npx nx test @portico/practice-openclinic');
    expect(readFileSync(join(library, 'src/adapter.ts'), 'utf8')).toContain('mail: mailOf(system)');
    const readme = readFileSync(join(library, 'README.md'), 'utf8');
    expect(readme).toMatch(
      /^\d+\. Fill in src\/people\.ts, src\/visits\.ts, src\/times\.ts, src\/booking\.ts, src\/mail\.ts,/m,
    );
    expect(readme).toMatch(/^\d+\. Add further functions .*mail\.mark, mail\.file\. What/m);
    expect(nodeIn(house, join(root, 'node_modules/typescript7/bin/tsc'), '-p', library)).toBe('');
    writeFileSync(join(library, 'README.md'), 'Ours');
    expect(add('money')).toContain('left as it is');
    expect(readFileSync(join(library, 'README.md'), 'utf8')).toBe('Ours');
  });

  it('refuses a library that is there, and a facet that there is not', async () => {
    await expect(practiceGenerator(tree, { name: 'openclinic' })).rejects.toThrow('already');
    await expect(practiceGenerator(tree, { name: 'other', facets: 'horoscope' })).rejects.toThrow('no horoscope');
  });
});
