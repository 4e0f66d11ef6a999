/** An element that begins or ends, or text between. */
export type HtmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Elements whose content is no text to read. */
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'math', 'object', 'iframe', 'noscript']);

/** The tokens of markup, without its attributes, comments and scripts. Reads each character once. */
export const htmlTokens = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  const takeText = (from: number, to: number): void => {
    if (to > from) tokens.push({ kind: 'text', text: decoded(html.slice(from, to)) });
  };
  let at = 0;
  for (let next = html.indexOf('<'); next !== -1; next = html.indexOf('<', at)) {
    takeText(at, next);
    at = readTag(html, next, tokens);
  }
  takeText(at, html.length);
  return tokens;
};

/** Reads what begins at a `<`, and returns where the text goes on. */
const readTag = (html: string, at: number, tokens: HtmlToken[]): number => {
  if (html.startsWith('<!--', at)) return after(html, '-->', at);
  const end = html.indexOf('>', at);
  const begun = html.slice(at, at + 20).match(/^<\/?[a-z][a-z0-9]{0,15}/i)?.[0];
  if (begun === undefined || end === -1) {
    if (/[!?/a-z]/i.test(html.charAt(at + 1))) return after(html, '>', at);
    tokens.push({ kind: 'text', text: '<' });
    return at + 1;
  }
  const name = begun.replace(/[</]/g, '').toLowerCase();
  const isEnd = html[at + 1] === '/';
  if (!isEnd && silent.has(name) && html[end - 1] !== '/') return afterElement(html, name, end);
  tokens.push({ kind: isEnd ? 'close' : 'open', name });
  if (!isEnd && html[end - 1] === '/') tokens.push({ kind: 'close', name });
  return end + 1;
};

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
};

/** An element that never ends hides all that follows. */
const afterElement = (html: string, name: string, from: number): number => {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
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
      const point = Number(decimal ?? `0x${hex}`);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
    },
  );
