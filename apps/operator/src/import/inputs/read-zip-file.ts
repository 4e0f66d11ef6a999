import { crc32, inflateRawSync } from 'node:zlib';

/** One file inside; its bytes are unpacked each time they are asked for. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: () => Uint8Array;
}

export interface ZipContents {
  readonly entries: readonly ZipEntry[];
  /** What is not read, by its path inside; an empty path is the whole file. */
  readonly refused: readonly { readonly path: string; readonly why: string }[];
}

export interface ZipLimits {
  readonly files: number;
  readonly depth: number;
  /** Unpacked bytes, of one file and of all. */
  readonly fileBytes: number;
  readonly allBytes: number;
}

const mebibyte = 1024 * 1024;
export const zipLimits: ZipLimits = { files: 20_000, depth: 16, fileBytes: 256 * mebibyte, allBytes: 2048 * mebibyte };

const directoryEnd = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;
const localEntry = 0x04_03_4b_50;
const encrypted = 0x00_01;
const stored = 0;
const deflated = 8;
const directoryEndBytes = 22;
const longestComment = 0xff_ff;

/**
 * Reads a ZIP file from memory and writes nothing. What an honest export never holds is refused by name: paths that lead out of
 * it, links, encrypted files, ZIP files inside, and more or larger files than the limits, whatever their headers promise.
 */
export const readZip = (zip: Buffer, limits: ZipLimits = zipLimits): ZipContents => {
  try {
    return sorted(zip, headersIn(zip, limits), limits);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { entries: [], refused: [{ path: '', why: error.message }] };
  }
};

interface Header {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly mode: number;
  readonly at: number;
}

const headersIn = (zip: Buffer, limits: ZipLimits): readonly Header[] => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < Math.max(0, zip.length - directoryEndBytes - longestComment) || zip.readUInt32LE(end) !== directoryEnd)
    throw new RangeError('no ZIP file, or one that was cut off');
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.files || count === 0xff_ff) throw new RangeError(`more than ${limits.files} files`);
  const headers: Header[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new RangeError('a list of files that is broken');
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    headers.push({
      path: zip.subarray(at + 46, at + 46 + name).toString('utf8'),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      sum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      mode: zip.readUInt16LE(at + 40),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return headers;
};

const sorted = (zip: Buffer, headers: readonly Header[], limits: ZipLimits): ZipContents => {
  const all = headers.reduce((sum, { size }) => sum + size, 0);
  if (all > limits.allBytes) throw new RangeError(`more than ${limits.allBytes / mebibyte} MiB unpacked`);
  const entries: ZipEntry[] = [];
  const refused: { readonly path: string; readonly why: string }[] = [];
  const taken = new Set<string>();
  for (const header of headers) {
    if (header.path.endsWith('/')) continue;
    const why = taken.has(header.path) ? 'another file has the same path' : wrongWith(header, limits);
    taken.add(header.path);
    if (why === undefined) entries.push({ path: header.path, bytes: () => unpacked(zip, header) });
    else refused.push({ path: header.path, why });
  }
  return { entries, refused };
};

const symbolicLink = 0o12;

const wrongWith = ({ path, flags, method, size, mode }: Header, limits: ZipLimits): string | undefined => {
  const steps = path.split('/');
  if (path === '' || /^[a-z]:|\\|^\/|\p{Cc}/iu.test(path) || steps.some((step) => ['', '.', '..'].includes(step)))
    return 'a path that leads out of the ZIP file';
  if (steps.length > limits.depth) return `more than ${limits.depth} folders deep`;
  if (mode >> 12 === symbolicLink) return 'a link to another file';
  if ((flags & encrypted) !== 0) return 'encrypted';
  if (method !== stored && method !== deflated) return 'packed in a way that is not read';
  if (size > limits.fileBytes) return `more than ${limits.fileBytes / mebibyte} MiB unpacked`;
  return /\.zip$/i.test(path) ? 'a ZIP file inside a ZIP file' : undefined;
};

/** Never more bytes than the header promised, which were counted before. */
const unpacked = (zip: Buffer, { at, packed, size, method, sum }: Header): Uint8Array => {
  if (zip.readUInt32LE(at) !== localEntry) throw new RangeError('a file that is broken');
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const body = zip.subarray(from, from + packed);
  const bytes = method === stored ? body : inflateRawSync(body, { maxOutputLength: Math.max(1, size) });
  if (bytes.length !== size || crc32(bytes) !== sum) throw new RangeError('a file that is broken');
  return bytes;
};
