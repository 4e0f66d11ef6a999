import type { PrerenderedPage } from './render-page.tsx';
import { startScript } from './after-paint-script.ts';

export interface PageParts {
  readonly language: string;
  readonly page: PrerenderedPage;
  /** The text of a style sheet by its address. */
  readonly styles: (address: string) => string;
  /** Addresses of the chunks that the entry will ask for at once. */
  readonly preloads: readonly string[];
  /** Address of the file with the typeface. */
  readonly typeface: string;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const once = (html: string, mark: RegExp, filling: string): string => {
  if (!mark.test(html)) throw new Error(`The page has no place for ${String(mark)}.`);
  // A function, because `$&` in a style sheet or a text is not a pattern.
  return html.replace(mark, () => filling);
};

const stylesheet = /\s*<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>/g;
const hint = /\s*<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const entry = /\s*<script type="module"[^>]*?src="([^"]+)"[^>]*><\/script>/;

const addresses = (html: string, of: RegExp): readonly string[] =>
  [...html.matchAll(of)].map(([, address = '']) => address);

/**
 * Puts one language of the first page into the HTML that Vite wrote: its form, its style sheet in one style element, and
 * in place of the tags of the scripts what fetches them after the first paint. The style element carries the id under
 * which React Aria would add one of its own, which the content policy would refuse; the rule itself stands in `base.css`.
 */
export const fillPage = (html: string, { language, page, styles, preloads, typeface }: PageParts): string => {
  const sheets = addresses(html, stylesheet);
  const start = startScript(entry.exec(html)?.[1] ?? '', [...addresses(html, hint), ...preloads], {
    address: typeface,
    always: page.kind === 'open',
  });
  const style = `<style id="react-aria-pressable-style">${sheets.map((address) => styles(address).trim()).join('\n')}</style>`;
  // Never fetched: these links tell the loader of later chunks that the styles are already here.
  const held = sheets.map((address) => `\n    <link rel="stylesheet" href="${address}" disabled />`).join('');
  const steps: readonly (readonly [RegExp, string])[] = [
    [/<html lang="\w+">/, `<html lang="${language}">`],
    [/<title>.*?<\/title>/, `<title>${escaped(page.title)}</title>`],
    [/(?<=<meta name="description" content=")(?=")/, escaped(page.description)],
    [entry, ''],
    [/<\/head>/, `${style}${held}\n  </head>`],
    // Only the sign-in form is taken over as it stands; an outline gives way to what it stands for.
    [
      /<div id="root"><\/div>/,
      `<div id="root"${page.kind === 'sign-in' ? ` data-language="${language}"` : ''}>${page.root}</div>`,
    ],
    [/<!--outline-->/, page.outline],
    [/<!--scripts-->/, `<script>${page.firstScript}</script>\n    <script>${start}</script>`],
  ];
  return steps.reduce(
    (filled, [mark, filling]) => once(filled, mark, filling),
    html.replace(stylesheet, '').replace(hint, ''),
  );
};
