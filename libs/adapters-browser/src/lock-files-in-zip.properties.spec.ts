import { describe, expect, it } from '@jest/globals';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import fc from 'fast-check';
import { apart, lockFilesInZip, newPassword } from './lock-files-in-zip.ts';

const file = fc.uint8Array({ maxLength: 5_000 }).map((bytes) => ({ mediaType: 'application/pdf', bytes }));
const files = fc
  .array(file, { minLength: 1, maxLength: 6 })
  .map((each) => each.map((one, at) => ({ ...one, name: `file-${at}.pdf` })));

const opened = async (zip: Uint8Array, password: string) => {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { useWebWorkers: false });
  const entries = await reader.getEntries();
  return Promise.all(
    entries.map(async (entry) => {
      if (entry.directory) throw new Error('a folder');
      const bytes = await entry.getData(new Uint8ArrayWriter(), {
        password,
        useWebWorkers: false,
        checkSignature: true,
      });
      return { name: entry.filename, encrypted: entry.encrypted, classic: entry.zipCrypto, bytes };
    }),
  );
};

describe('files locked in a ZIP', () => {
  it('are all there, each as it was, with the password', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (given) => {
        const { bytes, password } = await lockFilesInZip(given);
        const asGiven = given.map(({ name, bytes: own }) => ({ name, encrypted: true, classic: false, bytes: own }));
        expect(await opened(bytes, password)).toEqual(asGiven);
      }),
      { numRuns: 20 },
    );
  });

  it('open with no other password', async () => {
    const given = [{ name: 'a.txt', mediaType: 'text/plain', bytes: new TextEncoder().encode('Dear Ana') }];
    const [one, other] = [await lockFilesInZip(given), await lockFilesInZip(given)];
    expect(one.password).not.toBe(other.password);
    await expect(opened(one.bytes, other.password)).rejects.toThrow(/password/i);
    expect(new TextDecoder('latin1').decode(one.bytes)).not.toContain('Dear Ana');
  });
});

describe('names of files in one ZIP', () => {
  it('are each another one, and those that were so stay as they are', () => {
    const name = fc.constantFrom('a.pdf', 'a_2.pdf', 'a', 'b.tar.gz', '.b', 'a.');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const told = apart(names);
        expect(new Set(told).size).toBe(names.length);
        if (new Set(names).size === names.length) expect(told).toEqual(names);
      }),
    );
  });

  it('may be alike in what is given', async () => {
    const given = [1, 2].map((byte) => ({ name: 'a.pdf', mediaType: 'application/pdf', bytes: Uint8Array.of(byte) }));
    const { bytes, password } = await lockFilesInZip(given);
    expect((await opened(bytes, password)).map(({ name }) => name)).toEqual(['a.pdf', 'a_2.pdf']);
  });
});

describe('a password of a file', () => {
  it('is four groups of four letters and digits that are not taken for each other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(newPassword(bytes)).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
      }),
    );
  });

  it('tells every five bits of chance apart', () => {
    const all = new Set(Array.from({ length: 32 }, (_, at) => newPassword(Uint8Array.of(at))));
    expect(all.size).toBe(32);
  });
});
