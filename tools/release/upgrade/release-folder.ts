import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { LastRelease } from './last-release.ts';

/** Writes the sources of a release into a folder, with what is generated from them, over the packages that are installed here. */
export const writeRelease = (root: string, { commit, mended }: LastRelease, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 512 * 1_048_576 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const file of mended) copyFileSync(join(root, file), join(folder, file));
  linkPackages(realpathSync(join(root, 'node_modules')), folder);
  for (const generator of [['tools/codegen/main.ts'], ['tools/messages/main.ts', 'compile']])
    execFileSync(process.execPath, ['--no-warnings', ...generator], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
};

/** A portal of which nothing is asked. */
export const writeSite = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  for (const page of ['index', 'open'])
    for (const language of ['en', 'es']) writeFileSync(join(folder, `${page}.${language}.html`), '<!doctype html>');
  writeFileSync(join(folder, 'open-paths.json'), '[]');
  return folder;
};

const ownFolders = (folder: string): readonly string[] => [
  ...['apps', 'libs'].flatMap((floor) => readdirSync(join(folder, floor)).map((name) => join(floor, name))),
  'tools',
];

/** Packages of others are those of here, packages of ours those of the folder. */
const linkPackages = (installed: string, folder: string): void => {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed))
    if (name !== '@portico') symlinkSync(join(installed, name), join(modules, name));
  for (const own of ownFolders(folder)) {
    const manifest = join(folder, own, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string };
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, own), link);
  }
};
