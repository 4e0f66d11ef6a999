/** What JSON of a request may be made of, told before it is parsed. */
export interface JsonLimits {
  /** Values of any kind, those inside of lists and objects too. */
  readonly values: number;
  /** Lists and objects inside each other. */
  readonly depth: number;
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
 * Whether JSON text in UTF-8 stays below the limits, by one look at each byte: what a parser would do with brackets and
 * values by the million takes a hundred times as long. Text that is no JSON may pass; the parser refuses it.
 */
export const isModestJson = (bytes: Uint8Array, limits: JsonLimits): boolean => {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case byte.quote:
        at = endOfText(bytes, at);
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

/** Where the text ends that begins at a quote; the end of everything where it does not end. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === byte.backslash) at++;
    else if (bytes[at] === byte.quote) return at;
  }
  return bytes.length;
};
