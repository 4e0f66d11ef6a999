import { relative, sep } from 'node:path';
import fc from 'fast-check';
import { root } from '../setup/paths.mjs';

/** A pattern for the title: other signs than letters would be read by a shell or by an expression. */
const pattern = (title) => title.replaceAll(/[^\p{L}\p{N} ,:-]/gu, '.');

/**
 * The command that runs one test again with the same input.
 *
 * @param {number} seed
 * @param {{ testPath: string, currentTestName: string }} test
 */
export const commandOf = (seed, { testPath, currentTestName }) => {
  const file = relative(root, testPath).split(sep);
  const project = file.slice(0, file[0] === 'tools' ? 1 : 2).at(-1);
  return `PORTICO_SEED=${seed} npx nx test @portico/${project} -- ${file.join('/')} -t '${pattern(currentTestName)}'`;
};

/**
 * @template Values
 * @param {import('fast-check').RunDetails<Values>} details
 */
const report = (details) => {
  if (!details.failed) return;
  const again = commandOf(details.seed, globalThis.expect.getState());
  throw new Error(`${fc.defaultReportMessage(details)}\n\nTo see it again:\n${again}\n`, {
    cause: details.errorInstance,
  });
};

/**
 * A law that is broken says how to break it again. `PORTICO_SEED` chooses the input of all laws that name no seed of their own; without
 * it, each takes one by chance.
 *
 * @param {string | undefined} seed
 */
export const seedProperties = (seed) =>
  fc.configureGlobal({
    reporter: report,
    includeErrorInReport: true,
    ...(seed !== undefined && { seed: Number(seed) }),
  });

export default () => seedProperties(process.env.PORTICO_SEED);
