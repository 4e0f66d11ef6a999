import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request may come from a page. A browser says where it comes from (`sec-fetch-site`, `origin`); a page elsewhere is
 * refused unless its origin is a known one. A caller that is no browser says nothing and has no page to be tricked by.
 */
export const isFromOurPage = (headers: IncomingHttpHeaders, publicOrigins: ReadonlySet<string>): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && publicOrigins.has(origin)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));
};
