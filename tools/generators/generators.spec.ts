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
import { adapterGenerator } from './adapter/generator.ts';
import { contextGenerator } from './context/generator.ts';
import { screenGenerator } from './screen/generator.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portico-generators-'));

/** A house of its own: the sources that generated code leans on, the packages of this one. */
const kept = [
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'jest.preset.mjs',
  'tools/testing',
  'tools/setup/paths.mjs',
  'tools/eslint/contexts.mjs',
  ...['domain', 'application', 'services', 'view-models', 'ui'].map((library) => `libs/${library}`),
];
const house = join(scratch, 'house');

const files = (tree: Tree, folder = '.'): readonly string[] =>
  tree.children(folder).flatMap((name) => {
    const path = folder === '.' ? name : `${folder}/${name}`;
    return tree.isFile(path) ? [path] : files(tree, path);
  });

let tree: Tree;
let written: readonly string[];

beforeAll(async () => {
  for (const path of kept) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(join(root, path), join(house, path), {
      recursive: true,
      filter: (source) => !/node_modules|test-results/.test(source),
    });
  }
  tree = createTree();
  tree.delete('.prettierrc');
  tree.write('.oxfmtrc.json', readFileSync(join(root, '.oxfmtrc.json')));
  for (const path of [
    'tools/eslint/contexts.mjs',
    'libs/domain/src/access/can.ts',
    'libs/domain/src/activity/activity.ts',
    'libs/ui/src/screens/activity/viewing-actions.messages.ts',
    'libs/ui/src/screens/activity/texts/es.json',
  ]) {
    tree.write(path, readFileSync(join(house, path)));
  }
  await contextGenerator(tree, { name: 'referrals', es: 'derivaciones' });
  await screenGenerator(tree, { context: 'referrals', name: 'open-referrals', es: 'Derivaciones abiertas' });
  await adapterGenerator(tree, { technology: 'carrier-pigeon', context: 'referrals', port: 'ReferralSource' });

  written = files(tree).filter((path) => /^(libs|tools)\//.test(path));
  for (const path of written) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), tree.read(path) ?? '');
  }
  compileTexts();
  symlinkPackages();
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true }));

/** What `npm run texts -- compile` does with the catalog of the new screen. */
const compileTexts = (): void => {
  const catalogs = join(house, 'libs/ui/src/generated/catalogs.ts');
  const own = "import own from '../screens/referrals/texts/es.json' with { type: 'json' };\n";
  writeFileSync(catalogs, own + readFileSync(catalogs, 'utf8').replace("'es': {", "'es': { ...own,"));
};

/** The packages of this house, with its own libraries in place of ours. */
const symlinkPackages = (): void => {
  const packages = join(house, 'node_modules');
  mkdirSync(join(packages, '@portico'), { recursive: true });
  for (const library of ['domain', 'application', 'services', 'view-models', 'ui']) {
    symlinkSync(join(house, 'libs', library), join(packages, '@portico', library));
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
};

const nodeIn = (folder: string, ...parameters: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, [...parameters], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `FAILED\n${stdout}${stderr}`;
  }
};

const libraries = [
  ...['domain', 'application', 'services', 'view-models', 'ui', 'adapters-carrier-pigeon'].map(
    (name) => `libs/${name}`,
  ),
];

describe('the generators', () => {
  it('write a walk from the screen to the adapter', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'libs/domain/src/referrals/referral.ts',
        'libs/domain/src/referrals/ports/referral-source.ts',
        'libs/services/src/referrals/referrals.service.ts',
        'libs/view-models/src/referrals/open-referrals.view-model.ts',
        'libs/ui/src/screens/referrals/open-referrals-screen.tsx',
        'libs/ui/src/screens/referrals/open-referrals.messages.ts',
        'libs/adapters-carrier-pigeon/package.json',
        'libs/adapters-carrier-pigeon/src/referrals/carrier-pigeon-referral-source.ts',
      ]),
    );
  });

  it('enter the context where contexts are written down', () => {
    expect(tree.read('tools/eslint/contexts.mjs', 'utf8')).toContain("'referrals',\n  'dashboard',");
    expect(tree.read('libs/domain/src/access/can.ts', 'utf8')).toContain("'referrals'");
    expect(tree.read('libs/domain/src/activity/activity.ts', 'utf8')).toContain("'viewed-referrals'");
    expect(tree.read('libs/ui/src/screens/activity/texts/es.json', 'utf8')).toContain('{who} vio: derivaciones.');
  });

  it('write what lint accepts', async () => {
    const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });
    const complaints = await Promise.all(
      written
        .filter((path) => /\.tsx?$/.test(path))
        .map(async (path) => {
          const [result] = await eslint.lintText(tree.read(path, 'utf8') ?? '', { filePath: path });
          return (result?.messages ?? []).map(({ ruleId, message }) => `${path}: ${ruleId ?? ''} ${message}`);
        }),
    );
    // The context is new: the running lint has read the table without it.
    const expected = /is not in tools\/eslint\/contexts\.mjs/;
    expect(complaints.flat().filter((complaint) => !expected.test(complaint))).toEqual([]);
  }, 60_000);

  it('write it in the style of the house', () => {
    const output = nodeIn(house, join(root, 'node_modules/oxfmt/bin/oxfmt'), '--list-different', ...written);
    expect(output).toBe('');
  });

  it.each(libraries)(
    'write what compiles in %s',
    (library) => {
      expect(nodeIn(house, join(root, 'node_modules/typescript7/bin/tsc'), '-p', join(house, library))).toBe('');
    },
    60_000,
  );

  // A port has nothing to test.
  it.each(libraries.filter((library) => library !== 'libs/application'))(
    'write tests that pass in %s',
    (library) => {
      const output = nodeIn(
        join(house, library),
        '--no-warnings',
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--json', 'referral'],
      );
      const [report = output] = output.split('\n').filter((line) => line.startsWith('{'));
      const { success, numPassedTests } = JSON.parse(report) as {
        success: boolean;
        numPassedTests: number;
      };
      expect(success ? '' : output).toBe('');
      expect(numPassedTests).toBeGreaterThan(1);
    },
    60_000,
  );

  it('refuse to write over a context that is there', async () => {
    await expect(contextGenerator(tree, { name: 'referrals' })).rejects.toThrow();
  });

  it('refuse an adapter of a port that is not there', async () => {
    const options = { technology: 'carrier-pigeon', context: 'referrals', port: 'Dovecote' };
    await expect(adapterGenerator(tree, options)).rejects.toThrow();
  });
});
