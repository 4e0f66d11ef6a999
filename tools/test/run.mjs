// Everything that is checked, in one run: lint with its fences, types, tests, browser tests. Nx repeats only what a
// change can have touched; the counts of the rest come back with its cache. The last line is the sum.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.mjs';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { projects } from './projects.mjs';
import { closingLine, resultFile, succeeded, sum, tallyOfFile } from './results.mjs';

const others = ['lint', 'typecheck', 'test'];
const checks = [...others, 'e2e'];

const nx = (...targets) => run('nx', ['run-many', '-t', ...targets, '--outputStyle=static', ...process.argv.slice(2)]);

// A result that nobody writes again must not be counted again.
for (const { folder } of projects()) rmSync(join(root, folder, 'test-results'), { recursive: true, force: true });

// Side by side: the browser tests take as long as all else together and keep two processors busy only in part. In one run Nx
// would leave them for the end, where nothing is left to do beside them.
const exitCodes = await Promise.all([ensureChromium().then(() => nx('e2e')), nx(...others)]);
const exitCode = exitCodes.find((code) => code !== 0) ?? 0;

const all = sum(
  projects().flatMap(({ folder, targets }) =>
    checks.filter((check) => targets.includes(check)).map((check) => tallyOfFile(resultFile(folder, check))),
  ),
);
console.log(closingLine(all));
process.exitCode = succeeded(all, exitCode) ? 0 : 1;
