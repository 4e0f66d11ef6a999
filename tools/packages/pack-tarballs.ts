import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { surroundings } from '../setup/paths.mjs';
import { buildPackage, type BuiltFolder } from './build-package.ts';
import { publishables } from './publishable.ts';

const isWindows = process.platform === 'win32';

/** Builds all packages, and packs each into a tarball in a folder. Answers the tarballs by the packages' names. */
export const packInto = (folder: string, builtFolder: BuiltFolder): ReadonlyMap<string, string> => {
  mkdirSync(folder, { recursive: true });
  const all = publishables();
  for (const [at, one] of all.entries()) buildPackage(one, all.slice(0, at), builtFolder);
  return new Map(
    all.map((one) => {
      const printed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', folder], {
        cwd: builtFolder(one),
        env: surroundings(),
        encoding: 'utf8',
        shell: isWindows,
      });
      const [packed] = JSON.parse(printed) as readonly { readonly filename: string }[];
      return [one.manifest.name, join(folder, packed?.filename ?? '')];
    }),
  );
};
