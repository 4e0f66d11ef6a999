import { globSync } from 'node:fs';
import { join } from 'node:path';

/** A set of modules by their paths. */
export interface ModuleGroup {
  readonly holds: (id: string) => boolean;
}

/** `a/{b,c}` as `a/b` and `a/c`. */
const spelledOut = (path: string): readonly string[] => {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (braces === null) return [path];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => spelledOut(path.replace(whole, choice)));
};

/**
 * The modules at these paths below `root`: a folder ends with `/`; any other path stands for the file, or for
 * those whose names begin so, up to a dot or a hyphen. Throws for a path at which there is nothing, as one does after a file was renamed.
 */
export const moduleGroup = (root: string, paths: readonly string[]): ModuleGroup => {
  const all = paths.flatMap(spelledOut);
  const missing = all.filter(
    (path) => globSync(path.endsWith('/') ? `${path}*` : `${path}{,.*,-*}`, { cwd: root }).length === 0,
  );
  if (missing.length > 0) throw new Error(`A group of modules names what is not there: ${missing.join(', ')}.`);
  const prefixes = all.map((path) => join(root, path));
  return {
    holds: (id) =>
      prefixes.some(
        (prefix) =>
          id.startsWith(prefix) && (prefix.endsWith('/') || ['', '.', '-'].includes(id.charAt(prefix.length))),
      ),
  };
};
