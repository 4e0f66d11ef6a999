import { failed, ok, type Result } from '../kernel/index.ts';

/** What may be attached to a message, by the endings of its name (`MON-253`). */
export const attachableEndings = ['.jpg', '.jpeg', '.png', '.pdf'] as const;

/** Bytes of the largest file that may be attached (`MON-254`). */
export const largestFile = 10 * 1_024 * 1_024;

/** So many first bytes tell what a file is. */
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

/**
 * Whether a file may be attached, and as what. Its name says what it claims to be and its first bytes whether that is so:
 * a page that is named like a picture is refused.
 */
export const judgeFile = ({
  name,
  size,
  beginning,
}: {
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Its first bytes, at least `tellingBytes` where there are as many. */
  readonly beginning: Uint8Array;
}): Result<AttachableType, BadFile> => {
  if (size === 0) return failed({ kind: 'empty' });
  if (size > largestFile) return failed({ kind: 'too-large' });
  const ending = attachableEndings.find((one) => name.toLowerCase().endsWith(one));
  if (ending === undefined) return failed({ kind: 'wrong-type' });
  const type = typeOfEnding[ending];
  return beginnings[type].every((byte, at) => beginning[at] === byte) ? ok(type) : failed({ kind: 'wrong-type' });
};

/** How a file that the practice or the patient attached is shown (`MON-250`); anything else is only saved. */
export type FileShape = 'text' | 'page' | 'picture' | 'pdf' | 'other';

/** The kind of a media type, without its parameters. */
export const shapeOf = (mediaType: string): FileShape => {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'page';
  if (type === 'text/xml' || type === 'application/xml' || type === 'text/plain') return 'text';
  if (type === 'image/jpeg' || type === 'image/png') return 'picture';
  return type === 'application/pdf' ? 'pdf' : 'other';
};

/** The last part of a name that a device gave, without what no file name holds; at most 100 characters. */
export const tidyFileName = (raw: string): string => {
  const last = raw.split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(last)
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
  return clean.length <= 100 ? clean : clean.slice(-100);
};
