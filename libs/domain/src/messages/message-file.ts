import { failed, ok, type Result } from '../kernel/index.ts';

/** File name endings that may be attached to a message (`MON-253`). */
export const attachableEndings = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

/** The largest attachable file, in bytes (`MON-254`). */
export const largestFile = 10 * 1_024 * 1_024;

/** How many first bytes are needed to detect a file's type. */
export const tellingBytes = 8;

export type AttachableType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface BadFile {
  readonly kind: 'wrong-type' | 'too-large' | 'empty';
}

const typeOfEnding: Readonly<Record<(typeof attachableEndings)[number], AttachableType>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

const beginnings: Readonly<Record<AttachableType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type that a file's name gives; undefined if no such file may be attached. */
export const typeOfName = (name: string): AttachableType | undefined => {
  const ending = attachableEndings.find((one) => name.toLowerCase().endsWith(one));
  return ending && typeOfEnding[ending];
};

/**
 * Whether a file may be attached, and as which type. Its name gives the claimed type and its first bytes must match: an
 * HTML page that is named like a picture is refused.
 */
export const judgeFile = ({
  name,
  size,
  beginning,
}: {
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Its first bytes; at least `tellingBytes`, or all of a shorter file. */
  readonly beginning: Uint8Array;
}): Result<AttachableType, BadFile> => {
  if (size === 0) return failed({ kind: 'empty' });
  if (size > largestFile) return failed({ kind: 'too-large' });
  const type = typeOfName(name);
  if (type === undefined) return failed({ kind: 'wrong-type' });
  return beginnings[type].every((byte, at) => beginning[at] === byte) ? ok(type) : failed({ kind: 'wrong-type' });
};

/** How an attached file is displayed (`MON-250`); anything else can only be saved. */
export type FileShape = 'text' | 'page' | 'picture' | 'pdf' | 'other';

/** The shape for a media type, ignoring its parameters. */
export const shapeOf = (mediaType: string): FileShape => {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'page';
  if (type === 'text/xml' || type === 'application/xml' || type === 'text/plain') return 'text';
  if (type === 'image/jpeg' || type === 'image/png') return 'picture';
  return type === 'application/pdf' ? 'pdf' : 'other';
};

/**
 * The last path segment of a device's file name, without characters that file names must not have; at most 100
 * characters.
 */
export const tidyFileName = (raw: string): string => {
  const last = raw.split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(last)
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
  return clean.length <= 100 ? clean : clean.slice(-100);
};
