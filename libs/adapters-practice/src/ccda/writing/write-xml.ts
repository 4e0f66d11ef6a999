import type { Brand } from '@portico/domain/kernel';

/** Well-formed XML with any content. */
export type Markup = Brand<string, 'Markup'>;

/** Drops characters that XML does not allow. */
const legal = (words: string): string =>
  words.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

const escaped = (words: string): string => legal(words).replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign);

export const text = (words: string): Markup => escaped(words) as Markup;

export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Markup[]
): Markup => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${said.join('')}`;
  return (children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`) as Markup;
};
