import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage } from '@portico/domain/kernel';
import { acceptedEncoding } from './response-compression.ts';
import { pageLanguage } from './page-language.ts';
import { plainReply, type Reply } from './http-reply.ts';
import { filePolicy, inertPolicy } from './security-headers.ts';
import { framePath, type BuiltPortal, type BuiltFile } from './built-portal.ts';

/**
 * Where the portal's own code handles the address: anything without an ending that is not a built file, nor a page of a
 * demo. Below `appointments/visit`, `appointments/earlier_time`, `my_health/refill`, `my_health/entry`, `payments`, `messages` and `form_history` the last word
 * names a visit, a medication, or what is paid, read or signed, and such a name may have a point in it.
 */
const isScreen = (path: string): boolean =>
  !/^\/(assets|demo)\//.test(path) &&
  (/^\/(appointments\/(visit|earlier_time)|my_health\/(refill|entry)|payments|messages|form_history)\/./.test(path) ||
    !/\.[^/]*$/.test(path));

/** Answers GET and HEAD from the built portal: a file by its exact name, a screen's address with the page in the person's language. */
export const siteRoute = (
  site: BuiltPortal,
  policy: readonly string[],
  framePolicy: readonly string[] = inertPolicy,
) => {
  const year = 'public, max-age=31536000, immutable';
  return (
    path: string,
    headers: IncomingHttpHeaders,
    search = '',
  ): { readonly route: string; readonly reply: Reply } => {
    const file = site.files.get(path);
    if (file !== undefined) {
      const caching = ['cache-control', file.immutable ? year : 'no-cache', 'vary', 'accept-encoding'];
      const isPage = file.contentType.startsWith('text/html');
      // Viewers of PDFs do not run in a sandbox, so that one is saved, and never shown in the portal's origin.
      const saved = file.contentType === 'application/pdf' ? ['content-disposition', 'attachment'] : [];
      const more = [...caching, ...saved, ...(path === framePath ? framePolicy : isPage ? policy : filePolicy)];
      return { route: 'file', reply: fileReply(file, headers, more) };
    }
    const open = site.open?.paths.test(path) === true ? site.open.pages : undefined;
    if (open === undefined && !isScreen(path)) {
      return { route: 'missing', reply: plainReply(404, 'Not found', ...inertPolicy) };
    }
    // A link names the language of the person it was sent to (`ACC-043`, `ACC-068`).
    const named = open && new URLSearchParams(search).get('language');
    const language = isLanguage(named) ? named : pageLanguage(headers.cookie, headers['accept-language']);
    const caching = ['cache-control', 'no-cache', 'vary', 'accept-encoding, accept-language, cookie'];
    const said = ['content-language', language, ...policy];
    return { route: 'page', reply: fileReply((open ?? site.pages)[language], headers, [...caching, ...said]) };
  };
};

const fileReply = (file: BuiltFile, headers: IncomingHttpHeaders, more: readonly string[]): Reply => {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const encoded = encoding && file[encoding];
  const etag = encoded === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
  const about = ['etag', etag, ...more];
  if (isFresh(headers['if-none-match'], etag)) return { status: 304, headers: about, body: undefined };
  return {
    status: 200,
    headers: [
      'content-type',
      file.contentType,
      ...(encoded === undefined || encoding === undefined ? [] : ['content-encoding', encoding]),
      ...about,
    ],
    body: encoded ?? file.plain,
  };
};

const isFresh = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
