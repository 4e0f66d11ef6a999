import type { LockFiles } from '@portico/application/kernel';

/** Letters and digits that are not taken for each other; of 32, so that five bits choose one. */
const characters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eighty bits by chance, in groups of four that are easy to write down. */
export const newPassword = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${characters[byte % 32]}`).join('');

/** A ZIP that is encrypted with AES-256. The library comes when the first one is made, as few people ever need it. */
export const lockFilesInZip: LockFiles = async (files) => {
  const { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  const password = newPassword(crypto.getRandomValues(new Uint8Array(16)));
  // A worker would be made of a text, which the content policy refuses.
  const zip = new ZipWriter(new Uint8ArrayWriter(), { password, encryptionStrength: 3, useWebWorkers: false });
  for (const { name, bytes } of files) await zip.add(name, new Uint8ArrayReader(bytes));
  return { bytes: await zip.close(), password };
};
