/** A value that is held against a pattern is at most this long, in UTF-16 units. */
export const longestPatterned = 200;
const longestPattern = 200;
const mostOpenEnded = 3;

/**
 * Steps in which an engine that tries one way after the other may hold a pattern against a value: those of three open-ended
 * parts with a few signs behind them. Some tens of milliseconds at the worst.
 */
export const mostSteps = 8_000_000;

/** Reading a pattern takes longer than holding a value against it, and practices have a few that come again and again. */
const known = new Map<string, RegExp | undefined>();
const mostKnown = 500;

/**
 * A pattern of a form as an expression for a whole value, or nothing where it is none, or where a value could be made that
 * keeps a gateway busy: groups are not repeated, nothing looks back or around, few parts are open-ended, and the choices of
 * all its parts together are few enough to be tried one after the other.
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
  if (/\\|\(\?(?!:)|\)[*+?{]/.test(bare) || stepsOf(bare) > mostSteps) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
};

/**
 * At most so many steps: each sign is one for each way through what stands before it. An open-ended part may end anywhere,
 * an optional one be there or not, a counted one have any of its lengths, and of alternatives any may hold. That one must
 * hold after the other multiplies them.
 */
const stepsOf = (bare: string): number => {
  let [steps, ways, openEnded, repeated] = [0, 1, 0, 0];
  /** Signs whose ways are not known before the outermost group that they stand in has closed. */
  let signs = 0;
  /** Alternatives of the groups that are open, the whole pattern first. */
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

/** In how many ways so many open-ended parts may share the letters of a value. */
const endings = (parts: number): number => {
  let ways = 1;
  for (let part = 1; part <= parts; part += 1) ways = (ways * (longestPatterned + part)) / part;
  return ways;
};
