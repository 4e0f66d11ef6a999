import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const windows = process.platform === 'win32';

/** The project's own Node, brought by the npm package `node`; the one on the machine only has to get this far. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * The surroundings of everything that runs after the set-up: the project's tools first on the path, and an Nx that
 * keeps to this machine.
 */
export const surroundings = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), join(root, 'node_modules', 'node', 'bin'), process.env.PATH].join(
    delimiter,
  ),
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
});
