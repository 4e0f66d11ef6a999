// Lint with its fences, and style. Nx hands over all projects that need it at once, for one process: loading the rules
// and warming up to them takes longer than most projects do.
import { execFile } from 'node:child_process';
import { join, sep } from 'node:path';
import { ESLint } from 'eslint';
import { generateSources } from '../setup/generate-sources.mjs';
import { root } from '../setup/paths.mjs';
import { leave } from './results.mjs';

/** @returns {Promise<{ output: string, errors: string }>} what a tool of this house says, however it ends */
const said = (tool, ...parameters) =>
  new Promise((resolve) => {
    const asked = [join(root, 'node_modules', tool), ...parameters];
    execFile(process.execPath, asked, { cwd: root, maxBuffer: 2 ** 28 }, (_, output, errors) =>
      resolve({ output, errors }),
    );
  });

/**
 * What lint finds. By its command and not by its class: the fence between modules reads the graph of projects anew for
 * every file unless it finds itself in the command.
 *
 * @param {readonly string[]} projects their folders
 * @returns {Promise<readonly import('eslint').ESLint.LintResult[]>}
 */
const found = async (projects) => {
  const { output, errors } = await said('eslint/bin/eslint.js', '--no-warn-ignored', '--format=json', ...projects);
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`Lint did not come to an end:\n${output}${errors}`);
  }
};

/**
 * @param {readonly string[]} projects their folders
 * @returns {Promise<ReadonlyMap<string, boolean>>} whether all is well with each; what is not is printed
 */
const lintProjects = async (projects) => {
  await generateSources();
  const [results, formatter] = await Promise.all([found(projects), new ESLint().loadFormatter('stylish')]);
  const about = async (project) => {
    const own = results.filter(({ filePath }) => filePath.startsWith(join(root, project) + sep));
    const { output, errors } = await said('oxfmt/bin/oxfmt', '--list-different', project);
    const style =
      `${output}${errors}` === '' ? '' : `Written in another style (npx oxfmt ${project}):\n${output}${errors}`;
    const complaints = `${await formatter.format(own)}${style}`;
    process.stdout.write(complaints);
    const success = complaints === '';
    leave(project, 'lint', success ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    return [project, success];
  };
  return new Map(await Promise.all(projects.map(about)));
};

/**
 * All projects of a batch.
 *
 * @param {import('@nx/devkit').TaskGraph} batch
 */
export const lintAll = async ({ tasks }) => {
  const wanted = Object.values(tasks);
  const well = await lintProjects(wanted.map(({ projectRoot }) => projectRoot));
  return Object.fromEntries(
    wanted.map(({ id, projectRoot }) => [id, { success: well.get(projectRoot) === true, terminalOutput: '' }]),
  );
};

/**
 * One project, where Nx is told to do without batches.
 *
 * @param {object} _ there are no options
 * @param {import('@nx/devkit').ExecutorContext} context
 */
export const lint = async (_, { projectName, projectsConfigurations }) => {
  const { root: project } = projectsConfigurations.projects[projectName];
  return { success: (await lintProjects([project])).get(project) === true };
};
