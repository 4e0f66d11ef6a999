import { parseId, type PracticeId } from '@portico/domain/kernel';

/** The first of these values that is there and not empty: the camel-case spelling comes first (`ACC-070`). */
const first = (query: URLSearchParams, ...names: readonly string[]): string | undefined =>
  names.map((name) => query.get(name) ?? '').find((value) => value !== '');

/** What the address of an entry section says (`ACC-064` to `ACC-068`). */
export interface EntryQuery {
  readonly practice?: PracticeId;
  readonly practiceName?: string;
  readonly practiceManagement?: string;
  readonly code?: string;
  readonly done?: string;
  readonly email?: string;
}

export const readEntryQuery = (query: URLSearchParams): EntryQuery => {
  const practice = parseId<PracticeId>(first(query, 'practiceId', 'practice_id'));
  const values = {
    practiceName: first(query, 'practiceName', 'practice_name'),
    practiceManagement: first(query, 'practiceMgmt', 'practice_mgmt'),
    code: first(query, 'code'),
    done: first(query, 'done'),
    email: first(query, 'email'),
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...given, ...(practice.ok ? { practice: practice.value } : {}) };
};
