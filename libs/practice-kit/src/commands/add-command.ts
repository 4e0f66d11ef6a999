import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { facetChoice, facetFile, numbered, withFacets } from '../generator/index.ts';
import { Misuse, type Command } from './typed-command.ts';

const steps = (facets: readonly string[]): string =>
  numbered([
    `Fill in ${facets.map((facet) => `src/${facet}.ts`).join(', ')}; \`npm run laws\` names what is not yet filled in.`,
    'Let `furnish` and `observe` in src/conformance/practice.ts know the new things, and run `npm run laws:write -- --level 4`.',
    'Once all is green: `npm run build && npm pack`, and install the package again beside the file of practices.',
  ]);

/** Writes further facets into an adapter that is there, and names them in its connection. */
export const addCommand: Command = async ({ names, options: { folder = '.' }, write }) => {
  if (names.length === 0) throw new Misuse();
  const wanted = names.join(',');
  const added = [...facetChoice(wanted)].filter(([facet]) => facet !== 'people' || /\bpeople\b/.test(wanted));
  const pathOf = (name: string): string => join(resolve(folder), 'src', `${name}.ts`);
  const known = added.find(([facet]) => existsSync(pathOf(facet)));
  if (known !== undefined)
    throw new Error(`There is a ${pathOf(known[0])} already: functions are added in it by hand.`);
  if (!existsSync(pathOf('adapter'))) throw new Error(`There is no ${pathOf('adapter')}: \`new\` writes one.`);
  const facets = added.map(([facet]) => facet);
  const adapter = withFacets(await readFile(pathOf('adapter'), 'utf8'), facets);
  if (adapter === undefined) throw new Error(`${pathOf('adapter')} has no line such as \`people: peopleOf(system)\`.`);
  for (const [facet, functions] of added) await writeFile(pathOf(facet), facetFile(facet, functions));
  await writeFile(pathOf('adapter'), adapter);
  const parts = facets.join(', ');
  write(
    `The adapter has ${parts} too, with functions that are not yet filled in. Next, in that folder:\n\n${steps(facets)}\n`,
  );
  return 0;
};
