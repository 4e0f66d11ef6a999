import type { Reply } from './http-reply.ts';
import { inertPolicy } from './security-headers.ts';

/** Apps that run in a browser ask from pages of their own; no cookie goes along, so that any page may. */
export const forPages: readonly string[] = [
  ...['access-control-allow-origin', '*', 'cross-origin-resource-policy', 'cross-origin'],
  ...['access-control-expose-headers', 'content-location, etag, retry-after'],
];

/** What a browser asks before a page of another origin may ask: the methods and headers that it may use. */
export const preflight = (methods: string, headers: string): Reply => ({
  status: 204,
  headers: [
    ...forPages,
    ...['access-control-allow-methods', methods, 'access-control-allow-headers', headers],
    ...['access-control-max-age', '600', ...inertPolicy],
  ],
  body: undefined,
});
