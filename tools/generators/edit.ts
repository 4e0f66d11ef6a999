import type { Tree } from '@nx/devkit';

/**
 * Changes one place of a file.
 *
 * @throws Error if the place is not there: a generator must not leave half of its work undone in silence
 */
export const editOnce = (tree: Tree, file: string, place: RegExp, replacement: string): void => {
  const before = tree.read(file, 'utf8');
  if (before === null || !place.test(before)) throw new Error(`${file} has no place of the form ${place.source}.`);
  tree.write(file, before.replace(place, replacement));
};

/** Adds an export to the `index.ts` of a context, which is made if there is none. */
export const exportFrom = (tree: Tree, index: string, line: string): void => {
  const before = tree.read(index, 'utf8') ?? '';
  if (!before.includes(line)) tree.write(index, `${before.trimEnd()}\n${line}\n`.trimStart());
};

/** Adds texts to a catalog, in the order of their ids. */
export const addTexts = (tree: Tree, path: string, texts: Readonly<Record<string, string>>): void => {
  const known = JSON.parse(tree.read(path, 'utf8') ?? '{}') as Readonly<Record<string, string>>;
  const sorted = Object.entries({ ...known, ...texts }).sort(([one], [other]) => (one < other ? -1 : 1));
  tree.write(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
};
