// `npm start`, `npm test` and what connects a practice's system begin here, on any Node version and in a fresh clone:
// plain JavaScript, without packages, because they are not installed yet.
import { demo, readStartOptions } from './demo-command.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { generateSources } from './generate-sources.mjs';
import { pinnedNode } from './paths.mjs';
import { run } from './run-process.mjs';

const tasks = {
  start: (parameters) => run(pinnedNode, [...demo.parameters, '--build', ...parameters], demo.surroundings),
  test: (parameters) => run(pinnedNode, ['tools/test/run.mjs', ...parameters]),
  'fhir-servers': (parameters) => run(pinnedNode, ['apps/fhir-servers/src/main.ts', ...parameters]),
  packages: (parameters) => run(pinnedNode, ['--no-warnings', 'tools/packages/build-packages.ts', ...parameters]),
  practices: (parameters) => run(pinnedNode, ['apps/operator/src/practices/main.ts', ...parameters]),
};

const [name = '', ...parameters] = process.argv.slice(2);
const task = tasks[name];
const { mistake, isForeign } = name === 'start' ? readStartOptions(parameters) : {};
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`Portico needs Node 20 or later to set itself up; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (task === undefined) {
  console.error(`Usage: node tools/setup/run.mjs ${Object.keys(tasks).join('|')}`);
  process.exitCode = 2;
} else if (mistake !== undefined) {
  console.error(mistake);
  process.exitCode = 2;
} else {
  try {
    // The servers of the foreign practices come with the packages of the checks.
    await installDependencies({ onlyToRun: name === 'start' && !isForeign });
    await generateSources();
    process.exitCode = await task(parameters);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
