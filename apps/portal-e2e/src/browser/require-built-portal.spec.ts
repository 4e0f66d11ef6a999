import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuiltPortal } from './require-built-portal.ts';

describe('browser tests without a built portal', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-built-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['a folder that is not there', 'nowhere'],
    ['a folder with nothing in it', ''],
  ])('are told what to run: %s', (_, name) => {
    expect(() => requireBuiltPortal(join(folder, name))).toThrow(/no built portal .*npx nx run @portico\/portal:build/);
  });

  it('begin where there is one', async () => {
    await writeFile(join(folder, 'index.en.html'), '<!doctype html>');
    expect(() => requireBuiltPortal(folder)).not.toThrow();
  });
});
