/** What JSON of a request may be made of, told before it is parsed. */
export interface JsonLimits {
  /** Values of any kind, those inside of lists and objects too. */
  readonly values: number;
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Bytes outside of texts, such as signs, numbers and blanks, and quotes within them. */
  readonly outside: number;
}

const byte = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openMap: 0x7b,
  closeMap: 0x7d,
} as const;

/**
 * Whether JSON text in UTF-8 stays below the limits, by one look at each byte outside of texts: what a parser would do with
 * brackets and values by the million takes a hundred times as long. The end of a text is looked for by the processor's own
 * search for a byte, for a picture is one text of millions. Text that is no JSON may pass; the parser refuses it.
 */
export const isModestJson = (bytes: Uint8Array, limits: JsonLimits): boolean => {
  let values = 1;
  let depth = 0;
  let texts = 0;
  let outside = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (++outside > limits.outside) return false;
    switch (bytes[at]) {
      case byte.quote:
        // Each value has one key at most.
        if (++texts > 2 * limits.values) return false;
        for (at = quoteAfter(bytes, at); isEscaped(bytes, at); at = quoteAfter(bytes, at)) {
          if (++outside > limits.outside) return false;
        }
        break;
      case byte.openList:
      case byte.openMap:
        if (++depth > limits.depth || ++values > limits.values) return false;
        break;
      case byte.closeList:
      case byte.closeMap:
        depth--;
        break;
      case byte.comma:
        if (++values > limits.values) return false;
        break;
    }
  }
  return true;
};

/** The place of the next quote; the end of everything where there is none. */
const quoteAfter = (bytes: Uint8Array, from: number): number => {
  const at = bytes.indexOf(byte.quote, from + 1);
  return at < 0 ? bytes.length : at;
};

/** Whether an odd number of slashes stands before a quote, which is then part of its text. */
const isEscaped = (bytes: Uint8Array, quote: number): boolean => {
  if (quote >= bytes.length) return false;
  let before = quote;
  while (bytes[before - 1] === byte.backslash) before--;
  return (quote - before) % 2 === 1;
};
