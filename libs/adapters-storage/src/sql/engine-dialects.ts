import type { Migration } from './migration-files.ts';

/** An engine that speaks the language of PostgreSQL; Citus is PostgreSQL itself. */
export type SqlEngine = 'postgresql' | 'yugabytedb' | 'cockroachdb';

/** Which engine answers `select version()` so. */
export const engineOf = (version: string): SqlEngine => {
  if (/^CockroachDB\b/.test(version)) return 'cockroachdb';
  return /-YB-/.test(version) ? 'yugabytedb' : 'postgresql';
};

/** A statement of a migration, word for word, with what an engine runs in its place. */
export interface Replaced {
  readonly version: number;
  readonly statement: string;
  readonly by: string;
  readonly why: string;
}

const emptied =
  'It has no triggers of a whole statement. Its TRUNCATE asks for the right to drop the table, which only the owner has.';
const disabled = 'It cannot disable a trigger. Only an installation that is older than the migration has rows there.';

/**
 * What of a migration that ran elsewhere an engine cannot run. Migrations are never changed once they ran; those that are written
 * from now on say by a line `-- engine NAME…` for which engines the lines behind it are, up to `-- engine all`.
 */
export const replaced: Readonly<Partial<Record<SqlEngine, readonly Replaced[]>>> = {
  cockroachdb: [
    {
      version: 10,
      statement:
        'create trigger activity_stands_whole before truncate on activity for each statement execute function activity_stands();',
      by: '',
      why: emptied,
    },
    {
      version: 64,
      statement: `create trigger activity_seals_stand_whole before truncate on activity_seals
  for each statement execute function activity_stands();`,
      by: '',
      why: emptied,
    },
    ...['disable', 'enable'].map((how) => ({
      version: 81,
      statement: `alter table plan_agreements ${how} trigger plan_agreements_stay;`,
      by: '',
      why: disabled,
    })),
    {
      version: 187,
      statement: `select lower(regexp_replace(normalize(said, NFD), U&'[\\0300-\\036F]', '', 'g')) collate "C"`,
      by: 'select lower(unaccent(said)) collate "C"',
      why: 'It has neither normalize nor escapes by U&, and unaccent built in.',
    },
  ],
};

/** The statements of a migration for an engine. */
export const textFor = ({ version, text }: Migration, engine: SqlEngine): string => {
  let left = marked(text, engine);
  for (const { statement, by } of (replaced[engine] ?? []).filter((each) => each.version === version)) {
    if (left.split(statement).length !== 2) throw new Error(`Migration ${version} does not hold once: ${statement}`);
    left = left.split(statement).join(by);
  }
  return left;
};

const marked = (text: string, engine: SqlEngine): string => {
  let isFor = true;
  return text
    .split('\n')
    .filter((line) => {
      const [, engines] = /^-- engine ([a-z ]+)$/.exec(line) ?? [];
      if (engines !== undefined) isFor = engines.split(' ').some((name) => name === 'all' || name === engine);
      return engines === undefined && isFor;
    })
    .join('\n');
};
