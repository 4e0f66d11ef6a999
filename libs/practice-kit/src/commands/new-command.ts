import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { adapterPackage, facetChoice, numbered, stepsOutside } from '../generator/index.ts';
import { Misuse, type Command } from './typed-command.ts';

const packageName = /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

const spi = '@portico/practice-spi';

type Needed = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies?: Needed; readonly devDependencies?: Needed };

/** What was installed before stays; the interface is brought by the gateway, and is needed only to write the adapter. */
const mergedManifest = (made: string, path: string): string => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const { [spi]: installed, ...others } = dependencies ?? {};
  const merged = {
    ...(JSON.parse(made) as Manifest),
    ...(Object.keys(others).length > 0 && { dependencies: others }),
    devDependencies: { ...devDependencies, ...(installed !== undefined && { [spi]: installed }) },
  };
  return `${JSON.stringify(merged, undefined, 2)}\n`;
};

/** Writes an adapter into a folder where nothing of it is yet, and prints what leads it to green. */
export const newCommand: Command = async ({ names: [name = ''], options: { facets = 'people', folder }, write }) => {
  if (!packageName.test(name)) throw new Misuse();
  const target = resolve(folder ?? name.replace(/^.*\//, ''));
  const manifest = join(target, 'package.json');
  const choice = facetChoice(facets);
  const { 'package.json': made = '', ...others } = adapterPackage(name, choice);
  const known = Object.keys(others).find((path) => existsSync(join(target, path)));
  if (known !== undefined) throw new Error(`There is a ${join(target, known)} already.`);
  const files = { ...others, 'package.json': existsSync(manifest) ? mergedManifest(made, manifest) : made };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
  const parts = [...choice.keys()].join(', ');
  write(`${target} holds an adapter with ${parts}. Next, in that folder:\n\n${numbered(stepsOutside(choice))}\n`);
  return 0;
};
