import type { Block, Printout } from './printout-blocks.ts';

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);
export const safe = (words: string): string =>
  words.toWellFormed().replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign);

export const tagged = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;

/** What would be printed, as one page of HTML: it asks for nothing and runs nothing. */
export const pageOf = ({ title, language, blocks }: Printout): string =>
  pageAround(title, language, blocks.map(blockOf).join('\n'));

/** A page of HTML around its content. */
export const pageAround = (title: string, language: string, content: string): string =>
  [
    '<!doctype html>',
    `<html lang="${safe(language)}">`,
    tagged(
      'head',
      `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${policy}${tagged('title', safe(title))}`,
    ),
    tagged('body', tagged('main', content)),
    '</html>',
  ].join('\n');

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

const blockOf = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return tagged('h1', safe(block.text));
    case 'heading':
      return tagged(`h${block.level}`, safe(block.text));
    case 'paragraph':
      return tagged('p', safe(block.text));
    case 'facts':
      return tagged(
        'dl',
        block.facts.map(({ label, text }) => tagged('dt', safe(label)) + tagged('dd', safe(text))).join(''),
      );
    case 'table':
      return tagged(
        'table',
        tagged(
          'thead',
          tagged('tr', block.columns.map((each) => `<th scope="col">${safe(each.title)}</th>`).join('')),
        ) +
          tagged(
            'tbody',
            block.rows.map((row) => tagged('tr', row.map(({ text }) => tagged('td', safe(text))).join(''))).join('\n'),
          ),
      );
  }
};
