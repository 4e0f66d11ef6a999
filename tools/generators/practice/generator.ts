import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFiles, generateFiles, installPackagesTask, type Tree } from '@nx/devkit';
import { facetChoice, numbered, sourceFiles, stepsFor, type FacetChoice } from '@portico/practice-kit/generator';
import { root } from '../../setup/paths.mjs';

export interface PracticeOptions {
  readonly name: string;
  readonly facets?: string;
}

const practicePath = 'src/testing/practice.ts';

const stepsIn = (library: string, choice: FacetChoice): string =>
  numbered(
    stepsFor(choice, {
      install: [],
      laws: () => `npx nx test @portico/practice-${library}`,
      practicePath,
      patientsIn: 'src/testing/stage.ts',
      furtherParts: `Add further parts, such as mail: \`npx portico-conformance add mail --folder libs/practice-${library}\`.`,
      connect:
        'Name the package in the file of practices: `npm run practices -- check ID` says what patients are offered.',
    }),
  );

/**
 * A library with an adapter of a practice's system, all of whose functions are still to be filled in: the laws of the kit
 * are red from the first minute, and name them.
 */
export const practiceGenerator = async (
  tree: Tree,
  { name, facets = 'people' }: PracticeOptions,
): Promise<() => void> => {
  const folder = `libs/practice-${name}`;
  if (tree.exists(folder)) throw new Error(`There is a ${folder} already.`);
  const choice = facetChoice(facets);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const words = { name, version, steps: stepsIn(name, choice), template: '' };
  generateFiles(tree, `${import.meta.dirname}/files`, folder, words);
  for (const [path, text] of Object.entries(sourceFiles(name, choice, practicePath)))
    tree.write(`${folder}/${path}`, text);
  await formatFiles(tree);
  return () => {
    installPackagesTask(tree, true);
    console.log(`\n${folder} is there, and its laws are red. Next:\n\n${words.steps}\n`);
  };
};
