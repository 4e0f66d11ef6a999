// One check of one project, as an Nx target runs it: `node tools/test/check.mjs libs/domain typecheck|test|house|e2e`. What follows
// goes to Jest, so that one file or one test runs alone: `npx nx test @portico/domain -- money -t 'reads back'`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateSources } from '../setup/generate-sources.mjs';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/run-process.mjs';
import { leave, resultFile } from './results.mjs';

const [project = '.', check = '', ...forJest] = process.argv.slice(2);
const results = resultFile(project, check);
mkdirSync(dirname(results), { recursive: true });
rmSync(results, { force: true });

const node = (...parameters) => run(process.execPath, parameters);
const module = (path) => join(root, 'node_modules', path);

/** It has no cases of its own, and counts as one. */
const typecheck = async () => {
  const code = await node(module('typescript7/bin/tsc'), '-p', join(root, project, 'tsconfig.json'));
  leave(project, check, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
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
    results,
    '--passWithNoTests',
    // A snapshot that is missing is a failure, not a new one.
    '--ci',
    ...(forJest.some((one) => one.startsWith('--maxWorkers')) ? [] : [`--maxWorkers=${workers}`]),
    ...forJest,
  );
  // Jest writes no report of no tests.
  if (code === 0 && !existsSync(results)) leave(project, check, { passed: 0, failed: 0 });
  return code;
};

const checks = {
  typecheck,
  // It leaves its own tally: each measure counts as one.
  house: () => node('--no-warnings', join(root, 'tools/house/print-measures.ts')),
  test: () => jest('jest.config.mjs'),
  // A browser test waits more than it works, and runs when little else does: two at a time.
  e2e: () => jest('jest.e2e.config.mjs', 2),
};

const chosen = checks[check];
if (chosen === undefined) throw new Error(`There is no check ${check}; there are ${Object.keys(checks).join(', ')}.`);
// A check that runs alone, after a change of the contract, finds what is made of it.
await generateSources();
process.exitCode = await chosen();
