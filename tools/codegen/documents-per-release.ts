import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Id → text of the documents of one release. */
type Documents = Readonly<Record<string, string>>;

/** The documents of each release, the oldest first. */
export type KeptReleases = Readonly<Record<string, Documents>>;

/** So many releases before the newest have pages that are answered; a page is open for days, seldom for longer. */
export const mostKept = 3;

export const earlierDocumentsFile = 'libs/adapters-graphql/operations/earlier-documents.json';

/** Those that are kept once this one is released too. Open pages of a release ask by its documents: others never take their place. */
export const keptWith = (kept: KeptReleases, release: string, documents: Documents): KeptReleases => {
  const before = kept[release];
  if (before !== undefined && !isDeepStrictEqual(before, documents))
    throw new Error(
      `${release} was released with other operations, which its open pages ask by. Give this release a version of its own.`,
    );
  const others = Object.entries(kept).filter(([name]) => name !== release);
  return Object.fromEntries([...others, [release, documents] as const].slice(-mostKept - 1));
};

/** Keeps the documents of the release that `package.json` names by now; answers its name. */
export const keepRelease = (root: string, documents: Documents): string => {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
  const { version } = read<{ readonly version: string }>('package.json');
  const kept = keptWith(read(earlierDocumentsFile), version, documents);
  writeFileSync(join(root, earlierDocumentsFile), `${JSON.stringify(kept, undefined, 2)}\n`);
  return version;
};
