import { join } from 'node:path';
import { root } from './paths.mjs';

/** How the portal with its demo is run by the project's own Node. */
export const demo = {
  parameters: ['--disable-warning=ExperimentalWarning', 'apps/demo/src/start-portal-with-demo.ts'],
  // What Node has compiled once it takes from there with every later start.
  surroundings: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'portico') },
};
