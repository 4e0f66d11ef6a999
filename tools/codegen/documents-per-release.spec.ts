import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { root } from '../setup/paths.mjs';
import { earlierDocumentsFile, keepRelease, keptWith, mostKept, type KeptReleases } from './documents-per-release.ts';

describe('documents of earlier releases', () => {
  it('OPS-D2 are those of the newest and of the three before, each as it was released', () => {
    const documents = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.array(documents, { maxLength: 8 }), (releases) => {
        const named = releases.map((each, nth) => [`0.${nth}.0`, each] as const);
        const kept = named.reduce<KeptReleases>((before, [of, those]) => keptWith(before, of, those), {});
        expect(Object.entries(kept)).toEqual(named.slice(-mostKept - 1));
      }),
    );
  });

  it('OPS-D2 are never replaced by others: pages of that release ask by them', () => {
    const kept = keptWith({}, '0.1.0', { a: 'query A { a }', b: 'query B { b }' });
    expect(keptWith(kept, '0.1.0', { b: 'query B { b }', a: 'query A { a }' })).toEqual(kept);
    expect(() => keptWith(kept, '0.1.0', { a: 'query A { a }', c: 'query C { c }' })).toThrow(
      '0.1.0 was released with other operations, which its open pages ask by. Give this release a version of its own.',
    );
  });

  describe('at a release', () => {
    const copy = mkdtempSync(join(tmpdir(), 'portico-documents-'));
    const write = (file: string, content: unknown): void => {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), JSON.stringify(content));
    };
    const kept = (): KeptReleases => JSON.parse(readFileSync(join(copy, earlierDocumentsFile), 'utf8')) as KeptReleases;
    beforeAll(() => {
      write('package.json', { version: '0.2.0' });
      write(earlierDocumentsFile, { '0.1.0': { a: 'query A { a }' } });
    });
    afterAll(() => rmSync(copy, { recursive: true }));

    it('OPS-D2 stand under the version that it gives, beside those of the one before', () => {
      expect(keepRelease(copy, { b: 'query B { b }' })).toBe('0.2.0');
      expect(kept()).toEqual({ '0.1.0': { a: 'query A { a }' }, '0.2.0': { b: 'query B { b }' } });
    });
  });

  it('OPS-D2 are kept by the release itself, once every project has its new version', async () => {
    const { release } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
      readonly release: { readonly version: { readonly versionActions: string } };
    };
    const actions = (await import(join(root, release.version.versionActions))) as {
      readonly afterAllProjectsVersioned: (root: string, options: object) => Promise<object>;
    };
    const options = { dryRun: true, rootVersionActionsOptions: { skipLockFileUpdate: true } };
    expect(await actions.afterAllProjectsVersioned(root, options)).toEqual({
      changedFiles: [earlierDocumentsFile],
      deletedFiles: [],
    });
  });
});
