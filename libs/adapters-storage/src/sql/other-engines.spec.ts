import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** What PostgreSQL can do and an engine that speaks its language cannot, or does otherwise. */
const gaps = {
  /** CockroachDB has the functions, and they lock nothing. */
  'advisory lock': /pg_(try_)?advisory/i,
  /** Neither CockroachDB nor YugabyteDB has them. */
  'listen or notify': /\b(pg_notify\s*\(|listen\s+[a-z_]+\s*[;`'"]|notify\s+[a-z_]+\s*[,;`])/i,
  /** CockroachDB has triggers of rows alone. */
  'trigger of a statement': /before truncate|for each statement/i,
  /** CockroachDB and Citus have no such statement, or one that locks a part. */
  'lock table': /\block table\b/i,
  /** CockroachDB and Citus have none over shards. */
  'exclusion constraint': /exclude using/i,
  /** CockroachDB has none. */
  'deferrable constraint': /\bdeferrable\b/i,
  /** Places of rows are no place in a distributed table. */
  'place of a row': /\bctid\b/i,
  'unlogged table': /create unlogged/i,
  'table sample': /tablesample/i,
  'rewrite rule': /create (or replace )?rule\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;
type Gap = keyof typeof gaps;

/** Where such a thing stands for a reason. */
const exceptions: Readonly<Record<string, Partial<Readonly<Record<Gap, string>>>>> = {
  'libs/adapters-storage/src/sql/migrate.ts': {
    'advisory lock':
      'It makes instances wait for each other. What decides is the key of schema_version: of two that ran the same migration one is undone whole.',
  },
  'libs/adapters-storage/migrations/0081.do.card-agreements.sql': {
    'advisory lock':
      'It makes writers of a practice wait for each other. What decides are the keys of terms_texts: a number is given once.',
  },
  'libs/adapters-storage/migrations/0010.do.activity-read.sql': {
    'trigger of a statement': 'It refuses to empty the activity log. Elsewhere the role of the gateway may not do so.',
  },
  'libs/adapters-storage/migrations/0064.do.activity-seals.sql': {
    'trigger of a statement': 'It refuses to empty the seals. Elsewhere the role of the gateway may not do so.',
  },
};

/** Indexes in the order of time from this migration on say so: where none is said, YugabyteDB spreads their first column by hash. */
const saysOrderFrom = 151;

const filesOf = (directory: string, endings: RegExp): readonly string[] =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name) && !/\.spec\.ts$|(^|\/)(testing|node_modules|dist|sandbox)\//.test(name))
    .map((name) => `${directory}/${name}`);

const uncommented = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(--|\/\/).*$/gm, '');

/** Everything with statements that the gateway runs: migrations and the sources of stores. Comments say what they like. */
const statements = new Map(
  [
    ...filesOf('libs/adapters-storage/migrations', /\.sql$/),
    ...filesOf('libs/adapters-storage/src', /\.ts$/),
    ...filesOf('libs/adapters-practice/src', /\.ts$/),
    ...filesOf('apps/gateway/src', /\.ts$/),
  ].map((file) => [file, uncommented(readFileSync(join(root, file), 'utf8'))] as const),
);

const found = (): Record<string, Gap[]> => {
  const all: Record<string, Gap[]> = {};
  for (const [file, text] of statements) {
    const here = (Object.keys(gaps) as Gap[]).filter((gap) => gaps[gap].test(text));
    if (here.length > 0) all[file] = here;
  }
  return all;
};

describe('statements for engines that speak the language of PostgreSQL', () => {
  it('use nothing that YugabyteDB, CockroachDB or Citus lacks, but for what is written down with its reason', () => {
    const reasons = Object.entries(exceptions).map(([file, gapsHere]) => [file, Object.keys(gapsHere)]);
    expect(found()).toEqual(Object.fromEntries(reasons));
  });

  it('change a table once', () => {
    const twice = [...statements].flatMap(([file, text]) =>
      [...text.matchAll(/`\s*with\b[^`]*`/gi)]
        .map(([statement]) =>
          [...statement.matchAll(/\b(?:insert into|delete from|(?<!do |for |key )update)\s+([a-z_.]+)/gi)].map(
            ([, table]) => table,
          ),
        )
        .filter((tables) => new Set(tables).size < tables.length)
        .map((tables) => `${file}: ${tables.join(', ')}`),
    );
    expect(twice).toEqual([]);
  });

  it('say the order of an index that begins with a time', () => {
    const unsaid = [...statements]
      .filter(([file]) => Number(/migrations\/(\d+)/.exec(file)?.[1] ?? 0) >= saysOrderFrom)
      .filter(([, text]) => /create (unique )?index [^;(]*\(\s*([a-z]+_)?(at|until)\b(?! (asc|desc))/i.test(text))
      .map(([file]) => file);
    expect(unsaid).toEqual([]);
  });
});
