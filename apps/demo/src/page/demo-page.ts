import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escaped } from '@portico/adapters-notifications';
import type { Language } from '@portico/domain/kernel';
import { pageLanguage, type PageRequest, type Pages, type Reply } from '@portico/gateway/server';

/** These pages have one style sheet and one script of their origin, follow links and do nothing else. */
export const demoPolicy = [
  'content-security-policy',
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
];

export const demoReply = (type: string, body: string): Reply => ({
  status: 200,
  headers: ['content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store', ...demoPolicy],
  body,
});

export const languageOf = ({ headers }: PageRequest): Language =>
  pageLanguage(headers.cookie, headers['accept-language']);

const icon = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';

/** A page of the demo in the look of the portal; `header` and `main` are HTML. */
export const demoPage = (
  language: Language,
  { title, header, main }: { readonly title: string; readonly header: string; readonly main: string },
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Portico</title>
${icon}
<link rel="stylesheet" href="/demo/page.css">
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
${header}
</header>
<main>${main}</main>
</body>
</html>
`;

/** The look of the portal, and what the pages of a demo add to it. */
const sheets = ['../../../../libs/ui/src/tokens.css', '../../../../libs/ui/src/base.css', './demo-page.css'];

/** The style sheet of these pages. */
export const stylePages = async (): Promise<Pages> => {
  const read = (sheet: string): Promise<string> => readFile(fileURLToPath(new URL(sheet, import.meta.url)), 'utf8');
  const css = (await Promise.all(sheets.map(read))).join('\n');
  return async ({ path }) => (path === '/demo/page.css' ? demoReply('text/css', css) : undefined);
};
