// Everything that is checked, in one run: lint with its fences, types, measures of the code, tests, browser tests. Nx repeats only what a
// change can have touched; the counts of the rest come back with its cache. The last line is the sum.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.mjs';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/run-process.mjs';
import { projects } from './projects.mjs';
import {
  closingLine,
  codeOfRun,
  failedSuites,
  failuresOfFile,
  passedAlone,
  readReport,
  resultFile,
  succeeded,
  sum,
  tallyOfFile,
  withSuites,
} from './results.mjs';

const others = ['lint', 'typecheck', 'house', 'test'];
const checks = [...others, 'e2e'];
const given = process.argv.slice(2);

/** Its tests take longest of all. Nx begins with what most others depend on, and would leave them for the end, alone. */
const longest = '@portico/gateway';
const folderOfLongest = 'apps/gateway';

/** What one process of a run has compiled, the others load. It begins empty: files of tests are compiled under other names each time. */
const compiled = join(root, 'node_modules', '.cache', 'portico-tests');
rmSync(compiled, { recursive: true, force: true });

const nx = (targets, ...parameters) =>
  run('nx', ['run-many', '-t', ...targets, '--outputStyle=static', ...parameters, ...given], {
    NODE_COMPILE_CACHE: compiled,
  });

// Old results that are not written again must not be counted again.
for (const { folder } of projects()) rmSync(join(root, folder, 'test-results'), { recursive: true, force: true });

const isOfLongest = ({ folder, check }) => check === 'test' && folder === folderOfLongest;
const isTestOfOther = ({ folder, check }) => check === 'test' && folder !== folderOfLongest;

/** The exit code of what was run, and which checks it ran. */
const lane = async (code, ran) => ({ code: await code, ran });

const inTwo = async () => {
  // One after the other, whether or not the first fails.
  const tests = await lane(nx(['test'], '-p', longest, '--parallel=1'), isOfLongest);
  const rest = ['lint', 'typecheck', 'house'];
  return [tests, await lane(nx(rest, '--parallel=1'), ({ check }) => rest.includes(check))];
};
// Two processors have something to do until the end: the longest tests begin at once, the others beside them, and the browser
// tests, which take as long as all else together and keep two processors busy only in part, beside both.
const beside =
  given.length > 0
    ? [lane(nx(others), ({ check }) => others.includes(check))]
    : [inTwo(), lane(nx(['test'], '--exclude', longest, '--parallel=1'), isTestOfOther)];
const browser = ensureChromium().then(() => lane(nx(['e2e']), ({ check }) => check === 'e2e'));
const lanes = (await Promise.all([browser, ...beside])).flat();

const ran = projects().flatMap(({ folder, targets }) =>
  checks
    .filter((check) => targets.includes(check))
    .map((check) => ({ folder, check, file: resultFile(folder, check) })),
);
const files = ran.map(({ file }) => file);
const failuresNow = () => files.flatMap(failuresOfFile);

/**
 * Few files that fail beside all others on two busy processors are asked once more, one after the other and with nothing
 * beside them: a fault fails again, and what passes then is said as what it is. More of them are a fault.
 */
const mostAskedAgain = 6;
const first = failuresNow();
const suspects = ran.filter(({ file }) => failedSuites(file).length > 0);
const askedAgain = [];
const areFew = suspects.flatMap(({ file }) => failedSuites(file)).length <= mostAskedAgain;
if (areFew) {
  for (const { folder, check, file } of suspects) {
    const [before, names] = [readReport(file), failedSuites(file)];
    const code = await run(process.execPath, [
      join(root, 'tools/test/check.mjs'),
      folder,
      check,
      '--maxWorkers=1',
      '--runTestsByPath',
      ...names,
    ]);
    askedAgain.push({ folder, check, code });
    writeFileSync(file, JSON.stringify(withSuites(before, readReport(file))));
  }
}

const left = failuresNow();
const all = sum(files.map(tallyOfFile));
for (const failure of passedAlone(first, left)) console.log(`failed beside all others, not alone: ${failure}`);
for (const failure of left) console.log(`failed: ${failure}`);
console.log(closingLine(all));
process.exitCode = succeeded(all, codeOfRun(lanes, askedAgain)) ? 0 : 1;
