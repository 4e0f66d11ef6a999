// Everything that is checked, in one run: lint with its fences, types, tests, browser tests. Nx repeats only what a
// change can have touched; the counts of the rest come back with its cache. The last line is the sum.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { projects } from './projects.mjs';
import { closingLine, succeeded, sum, tallyOfFile } from './results.mjs';

const checks = ['lint', 'typecheck', 'test', 'e2e'];

// A result that nobody writes again must not be counted again.
for (const { folder } of projects()) rmSync(join(root, folder, 'test-results'), { recursive: true, force: true });

const exitCode = await run('nx', ['run-many', '-t', ...checks, '--outputStyle=static', ...process.argv.slice(2)]);

const all = sum(
  projects().flatMap(({ folder, targets }) =>
    checks
      .filter((check) => targets.includes(check))
      .map((check) => tallyOfFile(join(root, folder, 'test-results', `${check}.json`))),
  ),
);
console.log(closingLine(all));
process.exitCode = succeeded(all, exitCode) ? 0 : 1;
