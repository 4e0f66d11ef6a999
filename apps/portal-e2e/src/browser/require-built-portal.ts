import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws, with what to do, where no built portal stands in a folder: before anything is started that would have to be ended. */
export const requireBuiltPortal = (folder: string): void => {
  if (existsSync(join(folder, 'index.en.html'))) return;
  throw new Error(`There is no built portal in ${folder}; run \`npx nx run @portico/portal:build\` first.`);
};
