import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP file as text, each read from where the list at the end says that it begins. */
export const unzipped = (zip: Uint8Array): ReadonlyMap<string, string> => {
  const bytes = Buffer.from(zip);
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left -= 1) {
    const [packed, name, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const begin = offset + 30 + name;
    files.set(
      bytes.subarray(at + 46, at + 46 + name).toString('utf8'),
      inflateRawSync(bytes.subarray(begin, begin + packed)).toString('utf8'),
    );
    at += 46 + name;
  }
  return files;
};
