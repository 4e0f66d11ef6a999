import type { PracticeId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

/** What operators applied last to a practice. */
export interface KeptDocument {
  readonly practice: PracticeId;
  readonly version: number;
  /** Whole for a practice with a system of its own; of another how it takes cards, where its document says so. */
  readonly document: object;
}

/** The newest version of each practice to which a document was applied. */
export const newestVersions = (
  sql: Sql,
): Promise<readonly { readonly practice: PracticeId; readonly version: number }[]> =>
  sql.rows({
    name: 'practice-newest-versions',
    text: 'select practice_id as practice, max(version) as version from clinic.practice_versions group by 1 order by 1',
    values: [],
  });

/** The newest documents of these practices. */
export const newestDocuments = (sql: Sql, practices: readonly PracticeId[]): Promise<readonly KeptDocument[]> =>
  sql.rows<KeptDocument>({
    name: 'practice-newest-documents',
    text: `select v.practice_id as practice, v.version,
        case when v.document ? 'connection' then v.document
          else jsonb_strip_nulls(jsonb_build_object('payments', v.document -> 'payments')) end as document
      from unnest($1::text[]) as p (id)
      cross join lateral (
        select practice_id, version, document from clinic.practice_versions
        where practice_id = p.id order by version desc limit 1
      ) as v order by 1`,
    values: [practices],
  });
