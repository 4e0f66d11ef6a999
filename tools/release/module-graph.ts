import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** What is reached from some files by imports, without types. */
export interface Reached {
  /** Modules of the repository, by their paths in it. */
  readonly files: ReadonlySet<string>;
  /** Packages of others, by name, with the file of the repository that first imports each. */
  readonly packages: ReadonlyMap<string, string>;
}

const isCode = (path: string): boolean => /\.m?[jt]s$/.test(path) && !path.endsWith('.d.ts');

/** A thread that is named by its address, which is always a file of ours. */
const addressed = /new URL\(\s*'([^':]+)'\s*,\s*import\.meta\.url\s*\)/g;
/** Packages whose files are asked for by name. */
const required = /(?:createRequire\([^)]*\)|\brequire|import\.meta)(?:\.resolve)?\(\s*['`]([^'`$]+)/g;

/** All that may ever be loaded, or what is loaded before the first line of an entry runs. */
export type Loaded = 'ever' | 'at once';

/** A module is read as it is run: what is imported for its types alone is left out. */
const importsOf = (file: string, loaded: Loaded): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  const whole = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  const run = loaded === 'ever' ? whole : whole.replace(/\bimport\(/g, 'later(').replace(addressed, '');
  const { importedFiles } = ts.preProcessFile(run, true, true);
  const matches = (pattern: RegExp): readonly string[] => [...run.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...importedFiles.map(({ fileName }) => fileName),
    ...matches(addressed).map((path) => (path.startsWith('.') ? path : `./${path}`)),
    ...matches(required),
  ];
};

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Follows imports from `entries`, which are paths in the repository at `root`. */
export const reachedFrom = (root: string, entries: readonly string[], loaded: Loaded = 'ever'): Reached => {
  const home = realpathSync(root);
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const open = entries.map((entry) => join(home, entry));
  const follow = (name: string, from: string): void => {
    if (isBuiltin(name) || /^(?:https?|data):/.test(name)) return;
    const own = name.startsWith('.') ? join(dirname(from), name) : ownModule(name, from, home);
    if (own === undefined) {
      if (!packages.has(packageOf(name))) packages.set(packageOf(name), relative(home, from));
    } else if (isCode(own) && existsSync(own)) open.push(own);
    else if (own.endsWith('.json') && existsSync(own)) files.add(relative(home, own));
  };
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const path = relative(home, file);
    if (files.has(path)) continue;
    files.add(path);
    for (const name of importsOf(file, loaded)) follow(name, file);
  }
  return { files, packages };
};

/** The file that a package of this repository gives for a name; undefined for a package of others. */
const ownModule = (name: string, from: string, home: string): string | undefined => {
  if (!name.startsWith('@portico/')) return undefined;
  const resolved = realpathSync(createRequire(from).resolve(name));
  return resolved.includes(`${sep}node_modules${sep}`) || !resolved.startsWith(home) ? undefined : resolved;
};
