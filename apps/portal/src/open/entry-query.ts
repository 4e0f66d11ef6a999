import { parseId, type PracticeId } from '@portico/domain/kernel';

/** The first of these values that is there and not empty: the camel-case spelling comes first (`ACC-070`). */
const first = (query: URLSearchParams, ...names: readonly string[]): string | undefined =>
  names.map((name) => query.get(name) ?? '').find((value) => value !== '');

/**
 * What the address of an entry section says (`ACC-064` to `ACC-068`). A practice's name and system may stand in it too; they
 * are asked of the gateway, which knows better than an address.
 */
export interface EntryQuery {
  readonly practice?: PracticeId;
  readonly code?: string;
  readonly done?: string;
  readonly email?: string;
}

export const readEntryQuery = (query: URLSearchParams): EntryQuery => {
  const practice = parseId<PracticeId>(first(query, 'practiceId', 'practice_id'));
  const values = {
    code: first(query, 'code'),
    done: first(query, 'done'),
    email: first(query, 'email'),
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...given, ...(practice.ok ? { practice: practice.value } : {}) };
};
