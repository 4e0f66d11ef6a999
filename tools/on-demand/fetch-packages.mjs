import { join } from 'node:path';
import { install, missingIn } from '../setup/install-dependencies.mjs';
import { root } from '../setup/paths.mjs';

const home = 'tools/on-demand';

/** Installs the packages of this folder where they are missing. */
export const fetchOnDemand = async () => {
  const missing = missingIn(home);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages that only this needs …`);
  await install(home);
};

/** A file of theirs. */
export const onDemand = (path) => join(root, home, 'node_modules', path);
