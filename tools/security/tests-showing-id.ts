import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/paths.mjs';

/** A test that carries an id in its title. */
export interface Showing {
  readonly file: string;
  readonly title: string;
}

const ids = /\b(?:ASVS-\d+(?:\.\d+)*|SEC-S\d+|PAY-B\d+|OPS-[BD]\d+)/g;
/** A title stands on the line of its test, or alone on the line after. */
const titles = /(['`"])((?:(?!\1).)*\b(?:ASVS-\d|SEC-S\d|PAY-B\d|OPS-[BD]\d)(?:(?!\1).)*)\1,/g;
const tests = /\.(?:spec|contract)\.tsx?$/;

/** Tests by the ids in their titles, in the order of their files. */
export const showings = (): ReadonlyMap<string, readonly Showing[]> => {
  const found = new Map<string, Showing[]>();
  for (const file of testFiles()) {
    for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(titles)) {
      for (const id of new Set(title.match(ids))) found.set(id, [...(found.get(id) ?? []), { file, title }]);
    }
  }
  return found;
};

const testFiles = (): readonly string[] =>
  ['apps', 'libs', 'tools']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && tests.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
