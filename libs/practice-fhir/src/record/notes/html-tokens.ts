/** An element that begins or ends, or text between. */
export type HtmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Elements whose content is no text to read. */
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'math', 'object', 'iframe', 'noscript']);

/** The tokens of markup, without its attributes, comments and scripts. Reads each character once. */
export const htmlTokens = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    if (end > at) tokens.push({ kind: 'text', text: decoded(html.slice(at, end)) });
    if (next < 0) break;
    at = readTag(html, next, tokens);
  }
  return tokens;
};

/** Reads what begins at a `<`, and returns where the text goes on. */
const readTag = (html: string, at: number, tokens: HtmlToken[]): number => {
  if (html.startsWith('<!--', at)) return after(html, '-->', at);
  const end = html.indexOf('>', at);
  const name = /^<\/?([a-z][a-z0-9]{0,15})/i.exec(html.slice(at, at + 20))?.[1]?.toLowerCase();
  if (name === undefined || end < 0) {
    if (!/^<[!?/a-z]/i.test(html.slice(at, at + 2))) {
      tokens.push({ kind: 'text', text: '<' });
      return at + 1;
    }
    return end < 0 ? html.length : end + 1;
  }
  const isEnd = html[at + 1] === '/';
  if (!isEnd && silent.has(name) && html[end - 1] !== '/') return afterElement(html, name, end);
  tokens.push({ kind: isEnd ? 'close' : 'open', name });
  if (!isEnd && html[end - 1] === '/') tokens.push({ kind: 'close', name });
  return end + 1;
};

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

/** An element that never ends hides all that follows. */
const afterElement = (html: string, name: string, from: number): number => {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return after(html, '>', at);
  }
  return html.length;
};

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    deg: '°',
    micro: 'µ',
    plusmn: '±',
    ndash: '–',
    mdash: '—',
    bull: '•',
    le: '≤',
    ge: '≥',
  }),
);

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
    },
  );
