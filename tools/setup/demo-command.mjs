import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

/** How the portal with its demo is run by the project's own Node. */
export const demo = {
  parameters: ['--disable-warning=ExperimentalWarning', 'apps/demo/src/start-portal-with-demo.ts'],
  // What Node has compiled once it takes from there with every later start.
  surroundings: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'portico') },
};

const usage = [
  'npm start                           the portal with its demo practices',
  'npm start -- --practices foreign    and with practices that have systems of their own',
  'PORT=8080 npm start                 at another port than 3000',
].join('\n');

/**
 * What `npm start` was asked for; every mistake is named, before anything is installed or built.
 *
 * @param {readonly string[]} parameters
 * @returns {{ readonly isForeign: boolean, readonly isToBuild: boolean, readonly mistake?: string }}
 */
export const readStartOptions = (parameters) => {
  try {
    const options = /** @type {const} */ ({ practices: { type: 'string' }, build: { type: 'boolean' } });
    const { practices, build = false } = parseArgs({ args: [...parameters], options }).values;
    const mistake = `There are no practices “${practices}” to start with.\n\n${usage}`;
    return {
      isForeign: practices === 'foreign',
      isToBuild: build,
      ...(practices !== undefined && practices !== 'foreign' && { mistake }),
    };
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split('. ');
    return { isForeign: false, isToBuild: false, mistake: `${first}.\n\n${usage}` };
  }
};
