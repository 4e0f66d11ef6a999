import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { installedBundle, type RootManifest } from './bundle-manifest.ts';
import { packagesNeeded, type PackageFolder } from './installed-packages.ts';
import { reachedFrom } from './module-graph.ts';

/** What a bundle is made of. */
export interface BundleSources {
  /** The repository. */
  readonly root: string;
  /** The built portal. */
  readonly site: string;
  readonly commit: string;
}

const commandFolders = (root: string): readonly string[] =>
  readdirSync(join(root, 'apps/operator/src')).filter((name) =>
    existsSync(join(root, 'apps/operator/src', name, 'main.ts')),
  );

/** What is started: the gateway, every command of an operator, and the move to a server. */
export const entriesOf = (root: string): readonly string[] => [
  'apps/gateway/main.mjs',
  'apps/operator/main.mjs',
  'libs/adapters-storage/src/move/main.ts',
  ...commandFolders(root).map((name) => `apps/operator/src/${name}/main.ts`),
];

/** Files that are read and not imported. */
const beside = ['libs/adapters-storage/migrations', 'apps/operator/examples', 'docs', 'deploy'];
const pages = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md'];

/** Neither read by Node nor a license. */
const isNeeded = (path: string): boolean => !/\.(?:map|d\.ts|d\.mts|d\.cts|tsbuildinfo)$/.test(path);

/**
 * Writes the gateway with all that it needs to run beside Node into an empty folder: its modules, the packages that they
 * import and no others, the built portal, the commands of an operator, and the documents. Answers the packages.
 */
export const writeBundle = ({ root: from, site, commit }: BundleSources, to: string): readonly PackageFolder[] => {
  const root = realpathSync(from);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  const { files, packages } = reachedFrom(root, entriesOf(root));
  const folders = new Set([...files].map((file) => file.split('/').slice(0, 2).join('/')));
  const needed = packagesNeeded(
    root,
    [...packages].map(([name, file]) => ({ name, from: dirname(file) })),
  );
  for (const file of files) copy(join(root, file), join(to, file));
  for (const path of [...beside, ...pages]) copy(join(root, path), join(to, path));
  for (const { folder } of needed) copyPackage(join(root, folder), join(to, folder));
  copy(site, join(to, 'apps/portal/dist'));
  for (const folder of folders) linkOwn(root, folder, to, new Set(packages.keys()));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest;
  writeJson(join(to, 'package.json'), installedBundle(manifest, needed, packages.keys(), commandFolders(root)));
  writeJson(join(to, 'apps/gateway/build.json'), { commit });
  return needed;
};

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
};

/** Packages within a package are copied by themselves, where they are needed. */
const copyPackage = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => isNeeded(path) && !(basename(path) === 'node_modules' && path !== from),
  });
};

/** A package of ours, by its name, with the exports that are there. */
const linkOwn = (root: string, folder: string, to: string, imported: ReadonlySet<string>): void => {
  const { name, version, type, exports, dependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as {
    readonly name: string;
    readonly version: string;
    readonly type: string;
    readonly exports?: Readonly<Record<string, string>>;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const kept = Object.entries(dependencies ?? {}).filter(([each]) => imported.has(each));
  const there = Object.entries(exports ?? {}).filter(
    ([, path]) => path.includes('*') || existsSync(join(to, folder, path)),
  );
  writeJson(join(to, folder, 'package.json'), {
    name,
    version,
    private: true,
    type,
    exports: Object.fromEntries(there),
    dependencies: Object.fromEntries(kept),
  });
  const link = join(to, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(to, folder)), link);
};

const writeJson = (file: string, value: object): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
};
