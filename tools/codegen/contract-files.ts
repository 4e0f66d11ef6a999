import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, type Generated, type GraphqlFile } from './generate.ts';

const wire = fileURLToPath(new URL('../../libs/adapters-graphql/', import.meta.url));
const generatedFolder = join(wire, 'src/generated');

/** Generates from the contract as it stands on disk. */
export const generateFromContract = (): Promise<Generated> =>
  generate(graphqlFiles('schema'), graphqlFiles('operations'));

/** The names of generated files that do not hold what the contract gives now, or that it no longer gives. */
export const staleFiles = (generated: Generated): readonly string[] =>
  [...new Set([...Object.keys(generated), ...filesNow()])].filter(
    (name) => textOr(join(generatedFolder, name), undefined) !== textOf(generated, name),
  );

/** Writes the files of these names, and removes those that the contract no longer gives. */
export const writeGenerated = (generated: Generated, names: readonly string[]): void => {
  for (const name of names) {
    const [path, text] = [join(generatedFolder, name), textOf(generated, name)];
    if (text === undefined) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
};

const textOf = (generated: Readonly<Record<string, string>>, name: string): string | undefined => generated[name];

/** The catalogs of texts stand in the same folder, and are written by another tool. */
const filesNow = (): readonly string[] =>
  (existsSync(generatedFolder) ? readdirSync(generatedFolder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name !== 'catalogs.ts')
    .map(({ parentPath, name }) => relative(generatedFolder, join(parentPath, name)));

const graphqlFiles = (folder: 'schema' | 'operations'): readonly GraphqlFile[] =>
  readdirSync(join(wire, folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(wire, folder, name), 'utf8') }));

const textOr = <Fallback>(path: string, fallback: Fallback): string | Fallback => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};
