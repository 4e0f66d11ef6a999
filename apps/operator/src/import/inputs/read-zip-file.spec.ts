import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { zipOf } from '../../person/zip-file.ts';
import { findInputs } from './find-input-files.ts';
import { readZip, zipLimits } from './read-zip-file.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const zipped = (...paths: readonly string[]): Buffer =>
  Buffer.from(zipOf(paths.map((path) => ({ path, bytes: bytesOf(path) }))));
const limits = { files: 4, depth: 3, fileBytes: 1_000, allBytes: 2_000 };

/** Changes what the headers of a file promise about its unpacked size. */
const promising = (zip: Buffer, size: number): Buffer => {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(size, zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  return changed;
};

const pathStep = fc.stringMatching(/^[a-z]{1,8}$/);
const files = fc.uniqueArray(
  fc.record({
    path: fc.array(pathStep, { minLength: 1, maxLength: 5 }).map((steps) => steps.join('/')),
    bytes: fc.uint8Array(),
  }),
  { selector: ({ path }) => path },
);

describe('a ZIP file', () => {
  it('gives back the files that were put into it', () => {
    fc.assert(
      fc.property(files, (some) => {
        const { entries, refused } = readZip(Buffer.from(zipOf(some)));
        expect(refused).toEqual([]);
        expect(entries.map(({ path, bytes }) => ({ path, bytes: [...bytes()] }))).toEqual(
          some.map(({ path, bytes }) => ({ path, bytes: [...bytes] })),
        );
      }),
    );
  });

  it('never makes the reader throw anything but that it is broken, however it is mutilated', () => {
    fc.assert(
      fc.property(files, fc.array(fc.tuple(fc.nat(), fc.nat(255))), (some, changes) => {
        const zip = Buffer.from(zipOf(some));
        for (const [place, value] of changes) zip[place % zip.length] = value;
        for (const { bytes } of readZip(zip).entries) {
          try {
            expect(bytes().length).toBeLessThanOrEqual(zipLimits.fileBytes);
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
        }
      }),
    );
  });

  it.each(['../a.xml', 'a/../../b.xml', '/etc/a.xml', 'c:/a.xml', 'a\\b.xml', 'a/./b.xml', 'a//b.xml', 'a\nb.xml'])(
    'refuses the path %j, which leads out of it or hides where it leads',
    (path) => {
      const { entries, refused } = readZip(zipped(path, 'fine.xml'));
      expect(entries.map((entry) => entry.path)).toEqual(['fine.xml']);
      expect(refused).toEqual([{ path, why: 'a path that leads out of the ZIP file' }]);
    },
  );

  it('refuses by name what is too deep, too large, twice there or another ZIP file', () => {
    const large = { path: 'large.xml', bytes: new Uint8Array(1_001) };
    const { refused } = readZip(Buffer.from(zipOf([large])), limits);
    expect(refused).toEqual([{ path: 'large.xml', why: expect.stringContaining('unpacked') }]);
    expect(readZip(zipped('a/b/c/d.xml', 'x.zip', 'a.xml', 'a.xml'), limits).refused).toEqual([
      { path: 'a/b/c/d.xml', why: 'more than 3 folders deep' },
      { path: 'x.zip', why: 'a ZIP file inside a ZIP file' },
      { path: 'a.xml', why: 'another file has the same path' },
    ]);
  });

  it('refuses the whole where it holds too many files, too much, or is no ZIP file', () => {
    const many = zipped('a', 'b', 'c', 'd', 'e');
    const much = Buffer.from(zipOf(['a', 'b', 'c'].map((path) => ({ path, bytes: new Uint8Array(900) }))));
    for (const [zip, why] of [
      [many, 'more than 4 files'],
      [much, 'unpacked'],
      [Buffer.from('PK not'), 'no ZIP file'],
      [many.subarray(0, 60), 'no ZIP file'],
    ] as const) {
      const { entries, refused } = readZip(zip, limits);
      expect(entries).toEqual([]);
      expect(refused).toEqual([{ path: '', why: expect.stringContaining(why) }]);
    }
  });

  it('unpacks no more bytes than its headers promise', () => {
    const bomb = promising(Buffer.from(zipOf([{ path: 'a.xml', bytes: new Uint8Array(5_000_000) }])), 10);
    const [entry] = readZip(bomb, limits).entries;
    expect(() => entry?.bytes()).toThrow();
  });

  it('is read like a folder, and what of it is refused is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-zip-'));
    const zip = join(folder, 'export.zip');
    await writeFile(zip, zipped('a/Patient.ndjson', 'notes.md', '../b.xml'));
    const { files: found, skipped, refused, open } = await findInputs([folder]);
    const inside = join(zip, 'a/Patient.ndjson');
    expect({ found, skipped, refused }).toEqual({
      found: [inside],
      skipped: [join(zip, 'notes.md')],
      refused: [{ file: `${zip} "../b.xml"`, why: 'a path that leads out of the ZIP file' }],
    });
    expect(Buffer.from((await open(inside)) ?? []).toString()).toBe('a/Patient.ndjson');
    await rm(folder, { recursive: true });
  });
});
