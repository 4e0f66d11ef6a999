import { randomBytes } from 'node:crypto';
import type { Bundle } from 'fhir/r4';
import type { Kind, Resource } from '../scheduling-resource-types.ts';
import type { Profile } from './server-profiles.ts';
import type { ResourceStore } from './resource-store.ts';
import { shownBy } from './version-checks.ts';

/** Where a page begins, in a list of ids as it was when the first page was asked for. */
interface Cursor {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly from: number;
  readonly size: number;
  readonly self: string;
}

/** Cuts lists into pages. The address of the next page is a random word, which says nothing of the search. */
export class SearchPages {
  readonly #cursors = new Map<string, Cursor>();
  readonly #store: ResourceStore;
  readonly #profile: Profile;

  constructor(store: ResourceStore, profile: Profile) {
    this.#store = store;
    this.#profile = profile;
  }

  first(base: string, found: Omit<Cursor, 'from'>): Bundle<Resource> {
    return this.#page(base, { ...found, from: 0 });
  }

  next(base: string, word: string): Bundle<Resource> | undefined {
    const cursor = this.#cursors.get(word);
    return cursor && this.#page(base, cursor);
  }

  #page(base: string, cursor: Cursor): Bundle<Resource> {
    const { kind, ids, from, size, self } = cursor;
    // A page of one row that repeats would never get on.
    const start = this.#profile.repeatsRows && from > 0 && size > 1 ? from - 1 : from;
    const rows = ids.slice(start, start + size).flatMap((id) => this.#store.one(kind, id) ?? []);
    const link: Bundle['link'] = [{ relation: 'self', url: self }];
    if (start + size < ids.length) {
      const word = randomBytes(12).toString('base64url');
      this.#cursors.set(word, { ...cursor, from: start + size });
      link.push({ relation: 'next', url: `${base}/${kind}?-page=${word}` });
    }
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      link,
      ...(rows.length > 0 && {
        entry: rows.map((resource) => ({
          fullUrl: `${base}/${kind}/${resource.id}`,
          resource: shownBy(this.#profile, resource),
          search: { mode: 'match' },
        })),
      }),
    };
  }
}
