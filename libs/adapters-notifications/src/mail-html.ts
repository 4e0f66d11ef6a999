import type { Language } from '@portico/domain/kernel';

export interface LetterParts {
  readonly greeting: string;
  readonly before: readonly string[];
  readonly code: string | undefined;
  readonly action: string | undefined;
  readonly link: string | undefined;
  readonly orAddress: string;
  readonly after: readonly string[];
  readonly farewell: string;
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities.get(letter) ?? letter);

/**
 * A mail as HTML: headings and paragraphs in reading order, without images or remote content, so that opening it cannot
 * be tracked. Styles are inline, because mail programs drop others.
 */
export const htmlOf = (
  title: string,
  { greeting, before, code, action, link, orAddress, after, farewell }: LetterParts,
  language: Language,
): string => {
  const href = link === undefined ? undefined : escaped(link);
  const body = [
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 24px">${escaped(title)}</h1>`,
    ...[greeting, ...before].map(paragraph),
    ...(code === undefined
      ? []
      : [`<p style="font-size:32px;font-weight:700;letter-spacing:4px;margin:0 0 24px">${escaped(code)}</p>`]),
    ...(action === undefined || href === undefined
      ? []
      : [
          `<p style="margin:0 0 24px"><a href="${href}" style="${button}">${escaped(action)}</a></p>`,
          `<p style="${small}">${escaped(orAddress)}<br><a href="${href}" style="color:#0b5c5c;word-break:break-all">${href}</a></p>`,
        ]),
    ...after.map(paragraph),
    `<p style="${small}">${escaped(farewell)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f4f6f6">
<main style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1c2626;font-family:sans-serif">
${body.join('\n')}
</main>
</body>
</html>
`;
};

const paragraph = (text: string): string =>
  `<p style="font-size:16px;line-height:1.5;margin:0 0 16px">${escaped(text)}</p>`;

const small = 'font-size:14px;line-height:1.5;margin:0 0 16px;color:#4a5757';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5c5c;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none';
