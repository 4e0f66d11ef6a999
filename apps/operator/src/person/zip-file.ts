import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  /** With slashes, and none at the beginning. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** ZIP counts files in two bytes, and their bytes in four. */
const most = { files: 0xff_ff, bytes: 0xff_ff_ff_ff };
const utf8Names = 0x08_00;
const deflated = 8;
/** Files inside have no time of their own: this is January 1, 1980. */
const firstDay = 0x00_21;

/** A ZIP file of these files, in this order. */
export const zipOf = (files: readonly ZippedFile[]): Uint8Array => {
  if (files.length > most.files) throw new RangeError('A ZIP file holds 65,535 files at most.');
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = Buffer.from(path, 'utf8');
    const packed = deflateRawSync(bytes);
    const shared = headOf(name, bytes, packed);
    const local = Buffer.concat([number(0x04_03_4b_50, 4), shared, name, packed]);
    directory.push(entryOf(shared, name, offset));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  if (offset + listed.length > most.bytes) throw new RangeError('A ZIP file holds four gigabytes at most.');
  return Buffer.concat([...parts, listed, endOf(files.length, listed.length, offset)]);
};

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** What stands both before a file and in the list at the end. */
const headOf = (name: Buffer, bytes: Uint8Array, packed: Buffer): Buffer =>
  Buffer.concat([
    number(20, 2),
    number(utf8Names, 2),
    number(deflated, 2),
    number(0, 2),
    number(firstDay, 2),
    number(crc32(bytes), 4),
    number(packed.length, 4),
    number(bytes.length, 4),
    number(name.length, 2),
    number(0, 2),
  ]);

const entryOf = (shared: Buffer, name: Buffer, offset: number): Buffer =>
  Buffer.concat([
    number(0x02_01_4b_50, 4),
    number(20, 2),
    shared,
    number(0, 2),
    number(0, 2),
    number(0, 2),
    number(0, 4),
    number(offset, 4),
    name,
  ]);

const endOf = (files: number, listed: number, offset: number): Buffer =>
  Buffer.concat([
    number(0x06_05_4b_50, 4),
    number(0, 2),
    number(0, 2),
    number(files, 2),
    number(files, 2),
    number(listed, 4),
    number(offset, 4),
    number(0, 2),
  ]);
