// One check of one project, as an Nx target runs it: `node tools/test/check.mjs libs/domain lint|typecheck|test|e2e`.
// What came of it is left in the project's test-results/, which Nx keeps with its cache, so a check that is not
// repeated still counts.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

const [project = '.', check = ''] = process.argv.slice(2);
const results = join(root, project, 'test-results');
const resultFile = join(results, `${check}.json`);
mkdirSync(results, { recursive: true });
rmSync(resultFile, { force: true });

const node = (...parameters) => run(process.execPath, parameters);
const module = (path) => join(root, 'node_modules', path);

const leave = (result) => writeFileSync(resultFile, `${JSON.stringify(result)}\n`);

/** A check without cases of its own counts as one. */
const asOne = async (commands) => {
  let code = 0;
  for (const command of commands) code ||= await command();
  leave(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code;
};

const jest = async (config, workers = 1) => {
  const code = await node(
    '--no-warnings',
    module('jest/bin/jest.js'),
    '--config',
    join(root, project, config),
    '--json',
    '--outputFile',
    resultFile,
    '--passWithNoTests',
    `--maxWorkers=${workers}`,
  );
  // Jest writes no report of no tests.
  if (code === 0 && !existsSync(resultFile)) leave({ passed: 0, failed: 0 });
  return code;
};

const checks = {
  lint: () =>
    asOne([
      () => node(module('eslint/bin/eslint.js'), '--max-warnings=0', '--no-warn-ignored', project),
      () => node(module('oxfmt/bin/oxfmt'), '--check', project),
    ]),
  typecheck: () =>
    asOne(
      ['tsconfig.json', 'tsconfig.spec.json']
        .map((name) => join(root, project, name))
        .filter((file) => existsSync(file))
        .map((file) => () => node(module('typescript7/bin/tsc'), '-p', file)),
    ),
  test: () => jest('jest.config.mjs'),
  // A browser test waits more than it works, and runs when little else does: two at a time.
  e2e: () => jest('jest.e2e.config.mjs', 2),
};

const chosen = checks[check];
if (chosen === undefined) throw new Error(`There is no check ${check}; there are ${Object.keys(checks).join(', ')}.`);
process.exitCode = await chosen();
