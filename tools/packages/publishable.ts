import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** The manifest of a library as it stands in the repository. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
}

/** A library that adapters outside of this repository are written with. */
export interface Publishable {
  readonly folder: string;
  readonly manifest: Manifest;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** All `libs/practice-…`, each after those that it needs. */
export const publishables = (): readonly Publishable[] => {
  const folders = readdirSync(join(root, 'libs'))
    .filter((name) => name.startsWith('practice-'))
    .map((name) => join(root, 'libs', name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  const all = new Map(folders.map((folder) => [manifestIn(folder).name, { folder, manifest: manifestIn(folder) }]));
  const ordered = new Set<Publishable>();
  const visit = (one: Publishable): void => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const needed = all.get(name);
      if (needed !== undefined) visit(needed);
    }
    ordered.add(one);
  };
  for (const one of all.values()) visit(one);
  return [...ordered];
};

const built = (source: string, extension: string): string =>
  source.replace(/^\.\/src\//, './').replace(/\.m?ts$/, extension);

/** The manifest that is published: of JavaScript and declarations, and without what only this repository reads. */
export const publishedManifest = ({ manifest }: Publishable): object => {
  const { license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description, type, bin, dependencies, sideEffects } = manifest;
  return {
    name,
    version,
    description,
    license,
    type,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([path, source]) => [
        path,
        { types: built(source, '.d.ts'), default: built(source, '.js') },
      ]),
    ),
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, source]) => [command, built(source, '.js')])),
    engines: manifest.engines ?? engines,
    dependencies,
    sideEffects,
  };
};
