import { join } from 'node:path';
import { missingIn, quietly } from '../setup/dependencies.mjs';
import { root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

const home = 'tools/on-demand';

/** Installs the packages of this folder where they are missing. */
export const fetchOnDemand = async () => {
  const missing = missingIn(home);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages that only this needs …`);
  const code = await run('npm', ['ci', '--prefix', join(root, home), ...quietly]);
  if (code !== 0) throw new Error('The packages could not be installed; npm’s message stands above.');
};

/** A file of theirs. */
export const onDemand = (path) => join(root, home, 'node_modules', path);
