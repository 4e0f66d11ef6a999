import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { adapterPackage, facetChoice, numbered, stepsOutside } from '../generator/index.ts';
import { Misuse, type Command } from './typed-command.ts';

const packageName = /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

/** Writes an adapter into a new folder, and prints what leads it to green. */
export const newCommand: Command = async ({ names: [name = ''], options: { facets = 'people', folder }, write }) => {
  if (!packageName.test(name)) throw new Misuse();
  const target = resolve(folder ?? name.replace(/^.*\//, ''));
  if (existsSync(target)) throw new Error(`There is a ${target} already.`);
  const choice = facetChoice(facets);
  for (const [path, text] of Object.entries(adapterPackage(name, choice))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
  write(
    `${target} holds an adapter with ${[...choice.keys()].join(', ')}. Next, in that folder:\n\n${numbered(stepsOutside(choice))}\n`,
  );
  return 0;
};
