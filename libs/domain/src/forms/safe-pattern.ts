/** A value that is held against a pattern is at most this long, in UTF-16 units. */
export const longestPatterned = 200;
const longestPattern = 200;
const mostOpenEnded = 3;

/** Reading a pattern takes longer than holding a value against it, and practices have a few that come again and again. */
const known = new Map<string, RegExp | undefined>();
const mostKnown = 500;

/**
 * A pattern of a form as an expression for a whole value, or nothing where it is none, or where a value could be made that
 * keeps a gateway busy: groups are not repeated, nothing looks back or around, and few parts are open-ended.
 */
export const safePattern = (pattern: string): RegExp | undefined => {
  if (pattern === '' || pattern.length > longestPattern) return undefined;
  if (known.has(pattern)) return known.get(pattern);
  if (known.size >= mostKnown) known.clear();
  const read = expressionOf(pattern);
  known.set(pattern, read);
  return read;
};

const expressionOf = (pattern: string): RegExp | undefined => {
  // What a backslash or brackets make one character of is not punctuation of the pattern.
  const bare = pattern.replace(/\\[^0-9kpP]|\\[pP]\{[^}]*\}/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (/\\|\(\?(?!:)|\)[*+?{]/.test(bare)) return undefined;
  if ((bare.match(/[*+]|\{\d*,?\d*\}/g) ?? []).length > mostOpenEnded * 2) return undefined;
  if ((bare.match(/[*+]|\{\d+,\d*\}/g) ?? []).length > mostOpenEnded) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
};
