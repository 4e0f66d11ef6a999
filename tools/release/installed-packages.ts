import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Installed {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** An installed package: where it is, by a path in the repository, and in which version. */
export interface PackageFolder {
  readonly folder: string;
  readonly version: string;
}

const manifestIn = (folder: string): Installed => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package from a folder: in the nearest `node_modules` above. */
const foundFrom = (root: string, from: string, name: string): string | undefined => {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root) return undefined;
  }
  return undefined;
};

const neededBy = (manifest: Installed): readonly { readonly name: string; readonly mayMiss: boolean }[] => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const optional = new Set(Object.keys(optionalDependencies));
  return [
    ...Object.keys(dependencies).map((name) => ({ name, mayMiss: optional.has(name) })),
    ...[...optional].map((name) => ({ name, mayMiss: true })),
    ...Object.keys(peerDependencies)
      .filter((name) => peerDependenciesMeta[name]?.optional !== true)
      .map((name) => ({ name, mayMiss: false })),
  ];
};

/** The installed packages that are needed by those named, each from the folder that names it, and by their own needs. */
export const packagesNeeded = (
  root: string,
  named: readonly { readonly name: string; readonly from: string }[],
): readonly PackageFolder[] => {
  const found = new Map<string, string>();
  const open = named.map(({ name, from }) => ({ name, from: join(root, from), mayMiss: false }));
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const folder = foundFrom(root, one.from, one.name);
    if (folder === undefined && one.mayMiss) continue;
    if (folder === undefined) throw new Error(`${one.name} is not installed; ${relative(root, one.from)} needs it.`);
    if (found.has(folder)) continue;
    const manifest = manifestIn(folder);
    found.set(folder, manifest.version);
    open.push(...neededBy(manifest).map((needed) => ({ ...needed, from: folder })));
  }
  return [...found].map(([folder, version]) => ({ folder: relative(root, folder), version })).sort(byFolder);
};

const byFolder = (a: PackageFolder, b: PackageFolder): number => (a.folder < b.folder ? -1 : 1);
