import { objectOf, textOf } from '../wire/http-exchange.ts';
import type { CloverClient } from './client.ts';
import { LIST } from './timing-limits.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * Reads a list of Clover's page by page, newest first, until `visit` answers something. `end` where all of it was read,
 * `unknown` where it could not be. A page may be shorter than what was asked for though there are more, and may begin
 * with the object that it was asked to start after: `has_more` decides where it is there, and nothing is shown twice.
 */
export const readList = async <Found>(
  client: CloverClient,
  path: string,
  visit: (items: readonly Item[]) => Found | undefined,
): Promise<Found | 'end' | 'unknown'> => {
  const seen = new Set<string>();
  let after: string | undefined;
  for (let page = 0; page < LIST.pages; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const from = after === undefined ? '' : `&starting_after=${encodeURIComponent(after)}`;
    const answer = await client.ask({ method: 'GET', path: `${path}${separator}limit=${LIST.perPage}${from}` });
    if (answer.kind === 'unknown' || answer.status !== 200 || !Array.isArray(answer.body['data'])) return 'unknown';
    const items = answer.body['data'].map((item: unknown) => objectOf(item) ?? {});
    const fresh = items.filter((item) => !seen.has(textOf(item['id']) ?? ''));
    const found = visit(fresh);
    if (found !== undefined) return found;
    for (const item of fresh) seen.add(textOf(item['id']) ?? '');
    after = textOf(items.at(-1)?.['id']);
    const isMore = answer.body['has_more'] ?? items.length >= LIST.perPage;
    if (isMore !== true) return 'end';
    if (after === undefined || fresh.length === 0) return 'unknown';
  }
  return 'unknown';
};
