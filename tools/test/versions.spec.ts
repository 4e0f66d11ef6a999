import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { projects } from './projects.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const versionIn = (folder: string): string =>
  (JSON.parse(read(join(folder, 'package.json'))) as { readonly version: string }).version;

describe('the version', () => {
  it('is one for all projects', () => {
    const others = projects().filter(({ folder }) => versionIn(folder) !== versionIn('.'));
    expect(others.map(({ folder }) => folder)).toEqual([]);
  });

  it('has its entry at the head of the changelog', () => {
    expect(read('CHANGELOG.md').split('\n', 1)[0]).toMatch(
      new RegExp(`^## ${versionIn('.').replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`),
    );
  });
});
