const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }),
);

/** A character by its name or number; one that is none stays as it is written. */
const decoded = (whole: string, said: string): string => {
  const lower = said.toLowerCase();
  if (!lower.startsWith('#')) return entities.get(lower) ?? whole;
  const number = lower.startsWith('#x') ? Number.parseInt(lower.slice(2), 16) : Number(lower.slice(1));
  return Number.isInteger(number) && number > 31 && number <= 0x10_ffff ? String.fromCodePoint(number) : whole;
};

/**
 * The lines that a narrative in XHTML shows: its elements fall away, and scripts and styles with what is in them. Every
 * pattern here reads each character once, whatever is written.
 */
export const narrativeLines = (div: string): readonly string[] =>
  div
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|li|tr|div|h[1-6]|caption|dd|dt)\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, decoded)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
