import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileMarks, lastMade } from './file-change-marks.mjs';
import { pinnedNode, root } from './paths.mjs';
import { runQuietly } from './run-process.mjs';

/** Everything the built portal can be made of; more than that costs a needless look by Nx, less a stale portal. */
const inputs = ['apps/portal', 'libs', 'tools/messages', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const portal = join(root, 'apps', 'portal');
const page = join(portal, 'dist', 'index.html');
const built = lastMade('portal-build', () => inputs.flatMap(fileMarks));

/** Builds the portal if a file of it changed since the last build; the look costs some milliseconds, not an Nx. */
export const buildPortal = async () => {
  if (existsSync(page) && built.isCurrent()) return;
  console.log('Building the portal …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // As its target does it: what stands in an Nx cache would save nothing here, and Nx comes with the packages of the checks.
  const code = await runQuietly(pinnedNode, [vite, 'build', '--logLevel', 'warn', '--configLoader', 'native'], portal);
  if (code !== 0) throw new Error('The portal did not build; the message stands above.');
  built.writeDown();
};
