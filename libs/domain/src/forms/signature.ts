import { failed, ok, type Result } from '../kernel/index.ts';

/** The signature pad in its own units; a signature keeps this aspect ratio at any size. */
export const signaturePad = { width: 600, height: 200 } as const;

/** A signature: drawn strokes, or the typed name if drawing is not possible. */
export type Signature =
  | { readonly kind: 'typed'; readonly name: string }
  /** `path` is an SVG path of `M` and `L` steps on the pad. */
  | { readonly kind: 'drawn'; readonly path: string };

export interface BadSignature {
  readonly kind: 'bad-signature';
}

const drawnMark = 'drawn:';
/** UTF-16 units; a complex signature takes about ten thousand. */
export const longestPath = 60_000;
export const longestSignedName = 120;

/** The value of a signature field: `drawn:` and a path, or a name. */
export const parseSignature = (value: string): Result<Signature, BadSignature> => {
  if (value.startsWith(drawnMark)) {
    const path = value.slice(drawnMark.length);
    const drawn = path.length <= longestPath && /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/.test(path);
    return drawn ? ok({ kind: 'drawn', path }) : failed({ kind: 'bad-signature' });
  }
  const name = value.trim();
  const written = /\p{L}/u.test(name) && [...name].length <= longestSignedName && !/[\p{Cc}<>]/u.test(name);
  return written ? ok({ kind: 'typed', name }) : failed({ kind: 'bad-signature' });
};

/** The words of a name, without case and accents. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * Whether a typed name may not be the full name of the person who signs, if that is known: it is shorter than two words,
 * or has no word of it. It is a signature all the same; people sign under other names than a practice knows.
 */
export const isDoubtfulName = (signed: string, signer: string | undefined): boolean => {
  const [words, own] = [wordsOf(signed), wordsOf(signer ?? '')];
  const isOther = own.length > 0 && !words.some((word) => own.includes(word));
  return isOther || (words.length < 2 && own.length !== 1);
};

export interface PadPoint {
  readonly x: number;
  readonly y: number;
}

/** The value for strokes on a pad that is displayed `width` wide; a stroke of one point is a dot. */
export const drawnSignature = (strokes: readonly (readonly PadPoint[])[], width: number): string => {
  const path = strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => strokeText(stroke.map((point) => onPad(point, width))))
    .join('');
  return path === '' ? '' : `${drawnMark}${path}`;
};

/** The strokes of a path on a pad that is displayed `width` wide; the inverse of `drawnSignature`. */
export const strokesOf = (path: string, width: number): readonly (readonly PadPoint[])[] =>
  path
    .split('M')
    .filter((stroke) => stroke !== '')
    .map((stroke) => stroke.split('L').map((point) => shownAt(point, width)));

const shownAt = (text: string, width: number): PadPoint => {
  const [x = 0, y = 0] = text.split(' ').map((part) => (Number(part) * width) / signaturePad.width);
  return { x, y };
};

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value) || 0));

const onPad = ({ x, y }: PadPoint, width: number): string => {
  const scale = signaturePad.width / (width || 1);
  return `${within(x * scale, signaturePad.width)} ${within(y * scale, signaturePad.height)}`;
};

const strokeText = (points: readonly string[]): string => {
  const [first = '', ...rest] = points;
  return `M${first}${(rest.length === 0 ? [first] : rest).map((point) => `L${point}`).join('')}`;
};
