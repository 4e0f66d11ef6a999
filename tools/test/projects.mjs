import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

const folders = ['apps', 'libs'].flatMap((floor) => readdirSync(join(root, floor)).map((name) => `${floor}/${name}`));

/**
 * Every project of the workspace with the targets its `package.json` names.
 *
 * @returns {readonly { folder: string, targets: readonly string[] }[]}
 */
export const projects = () =>
  [...folders, 'tools']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { nx, scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { folder, targets: [...Object.keys(nx?.targets ?? {}), ...Object.keys(scripts ?? {})] };
    });
