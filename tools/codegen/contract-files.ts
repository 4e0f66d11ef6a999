import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, type Generated, type GraphqlFile } from './generate.ts';

const wire = fileURLToPath(new URL('../../libs/adapters-graphql/', import.meta.url));
const generatedFolder = join(wire, 'src/generated');

/** Generates from the contract as it stands on disk. */
export const generateFromContract = (): Promise<Generated> =>
  generate(graphqlFiles('schema'), graphqlFiles('operations'));

/** The names of generated files that do not hold what the contract gives now. */
export const staleFiles = (generated: Generated): readonly string[] =>
  Object.entries(generated)
    .filter(([name, text]) => textOr(join(generatedFolder, name), undefined) !== text)
    .map(([name]) => name);

export const writeGenerated = (generated: Generated, names: readonly string[]): void => {
  mkdirSync(generatedFolder, { recursive: true });
  for (const [name, text] of Object.entries(generated)) {
    if (names.includes(name)) writeFileSync(join(generatedFolder, name), text);
  }
};

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
