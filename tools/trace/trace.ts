// `npm run trace`: which requirement rows are shown by a passing test of the last `npm test`.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { projects } from '../test/projects.mjs';
import { levelOf } from './test-levels.ts';
import { rowReport, summaryReport, terminalReport, tooCheap } from './trace-report.ts';
import { parseRequirements } from './requirements.ts';
import { passedTests, shownBy } from './passed-tests.ts';

const folder = join(root, 'docs', 'requirements');
const areas = readdirSync(folder)
  .filter((name) => /^requirements-.*\.md$/.test(name))
  .sort()
  .map((name) => parseRequirements(readFileSync(join(folder, name), 'utf8')));

const results = projects()
  .flatMap(({ folder: project }) =>
    ['test', 'e2e'].map((check) => ({ project, check, file: join(root, project, 'test-results', `${check}.json`) })),
  )
  .filter(({ file }) => existsSync(file));

if (results.length === 0) {
  console.error('There are no test results to read: run `npm test` first.');
  process.exitCode = 1;
} else {
  const tests = results.flatMap(({ project, check, file }) =>
    passedTests(project, levelOf(project, check), JSON.parse(readFileSync(file, 'utf8'))),
  );
  const ids = new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const shown = shownBy(tests, ids);
  console.log(terminalReport(areas, shown));
  const complaints = [
    ...shown.complaints,
    ...tooCheap(areas, shown).map(({ id, level }) => `${id} asks for ${level}, and only cheaper tests show it.`),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  if (shown.complaints.length === 0) {
    writeFileSync(join(folder, 'trace.md'), summaryReport(areas, shown));
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(join(root, 'test-results', 'trace.md'), rowReport(areas, shown));
  }
}
