// Everything that is checked, in one run: lint with its fences, types, tests, browser tests. Nx repeats only what a
// change can have touched; the counts of the rest come back with its cache. The last line is the sum.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { projects } from './projects.mjs';
import { closingLine, succeeded, sum, tallyOfFile } from './results.mjs';

/**
 * Run side by side: the browser tests take as long as all else together and keep two processors busy only in part.
 * In one run Nx would leave them for the end, where nothing is left to do beside them.
 */
const halves = [['e2e'], ['lint', 'typecheck', 'test']];
const checks = halves.flat();

// A result that nobody writes again must not be counted again.
for (const { folder } of projects()) rmSync(join(root, folder, 'test-results'), { recursive: true, force: true });

const exitCodes = await Promise.all(
  halves.map((half) => run('nx', ['run-many', '-t', ...half, '--outputStyle=static', ...process.argv.slice(2)])),
);
const exitCode = exitCodes.find((code) => code !== 0) ?? 0;

const all = sum(
  projects().flatMap(({ folder, targets }) =>
    checks
      .filter((check) => targets.includes(check))
      .map((check) => tallyOfFile(join(root, folder, 'test-results', `${check}.json`))),
  ),
);
console.log(closingLine(all));
process.exitCode = succeeded(all, exitCode) ? 0 : 1;
