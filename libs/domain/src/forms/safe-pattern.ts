/** Longest value that is matched against a pattern, in UTF-16 units. */
export const longestPatterned = 200;
const longestPattern = 200;
const mostOpenEnded = 3;

/**
 * Most steps that a backtracking engine may need to match a value: those of three open-ended parts followed by a few
 * characters. Some tens of milliseconds at worst.
 */
export const mostSteps = 8_000_000;

/** Cache: parsing a pattern takes longer than matching a value, and practices use the same few patterns repeatedly. */
const known = new Map<string, RegExp | undefined>();
const mostKnown = 500;

/**
 * A form's pattern as an expression for a whole value; undefined if it is invalid, or if some value could keep a
 * gateway busy: groups must not be repeated, there are no lookarounds or backreferences, few parts are open-ended, and
 * the number of alternatives over all parts is small.
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
  // Escapes and character classes stand for one character each; replaced, so that their text is not parsed as syntax.
  const bare = pattern.replace(/\\[^0-9kpP]|\\[pP]\{[^}]*\}/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (/\\|\(\?(?!:)|\)[*+?{]/.test(bare) || stepsOf(bare) > mostSteps) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
};

/**
 * Upper bound of the steps: each character counts once for each way to match what precedes it. An open-ended part may
 * end anywhere, an optional one may be absent, a counted one may have any of its lengths, and any alternative may
 * match. A sequence of parts multiplies them.
 */
const stepsOf = (bare: string): number => {
  let [steps, ways, openEnded, repeated] = [0, 1, 0, 0];
  /** Characters whose number of ways is unknown until their outermost group closes. */
  let signs = 0;
  /** Alternatives of the open groups, the whole pattern first. */
  const alternatives = [1];
  for (const [part, least, comma, most] of bare.matchAll(/[*+]\??|\{(\d*)(,?)(\d*)\}\??|\?(?!:)|\(\?:|[^]/g)) {
    signs += 1;
    if (part === '?') ways *= 2;
    else if (part.startsWith('(')) alternatives.push(1);
    else if (part === ')') ways *= alternatives.pop() ?? 1;
    else if (part === '|') alternatives.push((alternatives.pop() ?? 1) + 1);
    else if (/^[*+]/.test(part) || (part.startsWith('{') && comma === ',' && most === '')) openEnded += 1;
    else if (part.startsWith('{')) {
      repeated += 1;
      const longest = Math.min(longestPatterned, Number(most || least));
      signs += longest;
      ways *= Math.max(1, longest - Math.min(longestPatterned, Number(least)) + 1);
    }
    if (alternatives.length > 1) continue;
    steps += signs * ways * endings(openEnded);
    signs = 0;
  }
  return openEnded > mostOpenEnded || openEnded + repeated > mostOpenEnded * 2
    ? Infinity
    : steps * (alternatives[0] ?? 1);
};

/** The number of ways in which so many open-ended parts can split a value. */
const endings = (parts: number): number => {
  let ways = 1;
  for (let part = 1; part <= parts; part += 1) ways = (ways * (longestPatterned + part)) / part;
  return ways;
};
