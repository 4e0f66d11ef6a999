// Everything that is checked, in one run: lint with its fences, types, measures of the code, tests, browser tests. Nx repeats only what a
// change can have touched; the counts of the rest come back with its cache. The last line is the sum.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.mjs';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/run-process.mjs';
import { projects } from './projects.mjs';
import { closingLine, failuresOfFile, resultFile, succeeded, sum, tallyOfFile } from './results.mjs';

const others = ['lint', 'typecheck', 'house', 'test'];
const checks = [...others, 'e2e'];
const given = process.argv.slice(2);

/** Its tests take longest of all. Nx begins with what most others depend on, and would leave them for the end, alone. */
const longest = '@portico/gateway';

/** What one process of a run has compiled, the others load. It begins empty: files of tests are compiled under other names each time. */
const compiled = join(root, 'node_modules', '.cache', 'portico-tests');
rmSync(compiled, { recursive: true, force: true });

const nx = (targets, ...parameters) =>
  run('nx', ['run-many', '-t', ...targets, '--outputStyle=static', ...parameters, ...given], {
    NODE_COMPILE_CACHE: compiled,
  });

/** One after the other, whether or not one fails; the first failure counts. */
const inTurn = async (...steps) => {
  const codes = [];
  for (const step of steps) codes.push(await step());
  return codes.find((code) => code !== 0) ?? 0;
};

// Old results that are not written again must not be counted again.
for (const { folder } of projects()) rmSync(join(root, folder, 'test-results'), { recursive: true, force: true });

// Two processors have something to do until the end: the longest tests begin at once, the others beside them, and the browser
// tests, which take as long as all else together and keep two processors busy only in part, beside both.
const lanes =
  given.length > 0
    ? [nx(others)]
    : [
        inTurn(
          () => nx(['test'], '-p', longest, '--parallel=1'),
          () => nx(['lint', 'typecheck', 'house'], '--parallel=1'),
        ),
        nx(['test'], '--exclude', longest, '--parallel=1'),
      ];
const exitCodes = await Promise.all([ensureChromium().then(() => nx(['e2e'])), ...lanes]);
const exitCode = exitCodes.find((code) => code !== 0) ?? 0;

const files = projects().flatMap(({ folder, targets }) =>
  checks.filter((check) => targets.includes(check)).map((check) => resultFile(folder, check)),
);
const all = sum(files.map(tallyOfFile));
for (const failure of files.flatMap(failuresOfFile)) console.log(`failed: ${failure}`);
console.log(closingLine(all));
process.exitCode = succeeded(all, exitCode) ? 0 : 1;
