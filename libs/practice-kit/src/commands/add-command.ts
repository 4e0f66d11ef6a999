import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  facetChoice,
  facetFile,
  numbered,
  readmeWithFacets,
  withFacets,
  type FacetChoice,
} from '../generator/index.ts';
import { Misuse, type Command } from './typed-command.ts';

/** How the laws are run where the adapter stands, and where its practice is furnished. */
interface Place {
  readonly laws: string;
  readonly lawsThatWrite: string;
  readonly practice: string;
  readonly connected: string;
}

const outside: Place = {
  laws: 'npm run laws',
  lawsThatWrite: 'npm run laws:write -- --level 4',
  practice: 'src/conformance/practice.ts',
  connected:
    'Once all is green: `npm run build && npm pack`, and install the package again beside the file of practices.',
};

/** A library of the repository runs all levels as its test. */
const inRepository = (folder: string): Place => {
  const laws = `npx nx test @portico/${basename(folder)}`;
  const connected = 'Once all is green: restart the gateway, and look at `npm run practices -- check ID`.';
  return { laws, lawsThatWrite: laws, practice: 'src/testing/practice.ts', connected };
};

const steps = (facets: readonly string[], { laws, lawsThatWrite, practice, connected }: Place): string =>
  numbered([
    `Fill in ${facets.map((facet) => `src/${facet}.ts`).join(', ')}; \`${laws}\` names what is not yet filled in.`,
    `Let \`furnish\` and \`observe\` in ${practice} know the new things, and run \`${lawsThatWrite}\`.`,
    connected,
  ]);

/** Brings the steps of the README up to date; says what came of that. */
const renewReadme = async (path: string, added: FacetChoice): Promise<string> => {
  const readme = existsSync(path) ? await readFile(path, 'utf8') : '';
  const renewed = readmeWithFacets(readme, added);
  if (renewed === undefined) return 'README.md has its steps no more, and was left as it is.';
  await writeFile(path, renewed);
  return 'The steps in README.md name them too.';
};

/** Writes further facets into an adapter that is there, and names them in its connection and its README. */
export const addCommand: Command = async ({ names, options: { folder = '.' }, write }) => {
  if (names.length === 0) throw new Misuse();
  const target = resolve(folder);
  const wanted = names.join(',');
  const added = new Map([...facetChoice(wanted)].filter(([facet]) => facet !== 'people' || /\bpeople\b/.test(wanted)));
  const pathOf = (name: string): string => join(target, 'src', `${name}.ts`);
  const facets = [...added.keys()];
  const known = facets.find((facet) => existsSync(pathOf(facet)));
  if (known !== undefined) throw new Error(`There is a ${pathOf(known)} already: functions are added in it by hand.`);
  if (!existsSync(pathOf('adapter'))) throw new Error(`There is no ${pathOf('adapter')}: \`new\` writes one.`);
  const adapter = withFacets(await readFile(pathOf('adapter'), 'utf8'), facets);
  if (adapter === undefined) throw new Error(`${pathOf('adapter')} has no line such as \`people: peopleOf(system)\`.`);
  for (const [facet, functions] of added) await writeFile(pathOf(facet), facetFile(facet, functions));
  await writeFile(pathOf('adapter'), adapter);
  const readme = await renewReadme(join(target, 'README.md'), added);
  const place = existsSync(pathOf('testing/stage')) ? inRepository(target) : outside;
  write(
    `The adapter has ${facets.join(', ')} too, with functions that are not yet filled in. ${readme} Next, in that folder:\n\n${steps(facets, place)}\n`,
  );
  return 0;
};
