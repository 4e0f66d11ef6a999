import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Id → text of the documents of each release, the oldest first. */
export type KeptReleases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** So many releases have pages that are answered; a page is open for days, seldom for longer. */
export const mostKept = 3;

/** Those that are kept once this one is released too; released again, its documents are those of now. */
export const keptWith = (
  kept: KeptReleases,
  release: string,
  documents: Readonly<Record<string, string>>,
): KeptReleases => {
  const others = Object.entries(kept).filter(([name]) => name !== release);
  return Object.fromEntries([...others, [release, documents] as const].slice(-mostKept));
};

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const read = <T>(file: string): T => JSON.parse(readFileSync(pathOf(file), 'utf8')) as T;
const file = 'libs/adapters-graphql/operations/earlier-documents.json';

/** Keeps the documents of the release that `package.json` names; answers its name. */
export const keepRelease = (): string => {
  const { version } = read<{ readonly version: string }>('package.json');
  const documents = read<Record<string, string>>('libs/adapters-graphql/src/generated/documents.json');
  writeFileSync(pathOf(file), `${JSON.stringify(keptWith(read(file), version, documents), undefined, 2)}\n`);
  return version;
};
