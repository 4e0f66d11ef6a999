import type { LockFiles } from '@portico/application/kernel';

/** Letters and digits that are not taken for each other; of 32, so that five bits choose one. */
const characters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eighty bits by chance, in groups of four that are easy to write down. */
export const newPassword = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${characters[byte % 32]}`).join('');

/** Files of one name are told apart by a number before the ending. */
export const apart = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/su.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${stem}_${number}${ending}`;
    taken.add(free);
    return free;
  });
};

/** A ZIP that is encrypted with AES-256. The library comes when the first one is made, as few people ever need it. */
export const lockFilesInZip: LockFiles = async (files) => {
  const { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  const password = newPassword(crypto.getRandomValues(new Uint8Array(16)));
  // A worker would be made of a text, which the content policy refuses.
  const zip = new ZipWriter(new Uint8ArrayWriter(), { password, encryptionStrength: 3, useWebWorkers: false });
  const names = apart(files.map(({ name }) => name));
  for (const [at, { name, bytes }] of files.entries()) await zip.add(names[at] ?? name, new Uint8ArrayReader(bytes));
  return { bytes: await zip.close(), password };
};
