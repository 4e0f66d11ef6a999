import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { textFor } from './engine-dialects.ts';
import { migrationsIn } from './migration-files.ts';

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
  /** CockroachDB cannot. */
  'disabled trigger': /\b(disable|enable) trigger\b/i,
  /** CockroachDB has neither. */
  'normalized text': /\bnormalize\s*\([^)]*,\s*NF|\bU&'/,
  /** CockroachDB has none, and replaces no function that a trigger runs. */
  'replaced trigger': /create or replace trigger|create or replace function\b[^$]*\breturns trigger/i,
  /** CockroachDB and YugabyteDB build some of them in other ways, or not in a transaction. */
  'index made concurrently': /create (unique )?index concurrently/i,
  /** Neither CockroachDB nor Citus has them where rows are spread. */
  inheritance: /\binherits\s*\(|\bpartition of\b/i,
  'rewrite rule': /create (or replace )?rule\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;
type Gap = keyof typeof gaps;

/** Where such a thing stands for a reason. */
const exceptions: Readonly<Record<string, Partial<Readonly<Record<Gap, string>>>>> = {
  'libs/adapters-storage/src/sql/migrate.ts': {
    'advisory lock':
      'It makes instances wait for each other. What decides is the key of schema_version: of two that ran the same migration one is undone whole.',
  },
  'libs/adapters-storage/src/sql/engine-dialects.ts': {
    'trigger of a statement': 'It names the statements that other engines leave out.',
    'normalized text': 'It names the statement that CockroachDB runs otherwise.',
  },
  'libs/adapters-storage/migrations/0187.do.practice-words.sql': {
    'normalized text': 'CockroachDB runs another statement in its place.',
  },
  'apps/operator/src/person/hold/refuse-held.ts': {
    'lock table':
      'It keeps others from placing a hold while data is removed. CockroachDB, where the commands that remove do not run, refuses it.',
  },
  'apps/operator/src/person/merge/merge-person.ts': {
    'lock table':
      'It keeps others from writing rows of the person meanwhile. It is a command of an operator on PostgreSQL.',
  },
  'apps/operator/src/person/merge/merge-rows.ts': {
    'place of a row': 'It tells rows apart that are the same. It is a command of an operator on PostgreSQL.',
  },
  'libs/adapters-storage/migrations/0081.do.card-agreements.sql': {
    'advisory lock':
      'It makes writers of a practice wait for each other. What decides are the keys of terms_texts: a number is given once.',
    'disabled trigger': 'CockroachDB leaves it out: no row is there yet.',
  },
  'libs/adapters-storage/migrations/0010.do.activity-read.sql': {
    'trigger of a statement':
      'It refuses to empty the activity log. CockroachDB leaves it out: there, as everywhere, the role of the gateway may not do so.',
  },
  'libs/adapters-storage/migrations/0064.do.activity-seals.sql': {
    'trigger of a statement':
      'It refuses to empty the seals. CockroachDB leaves it out: there, as everywhere, the role of the gateway may not do so.',
  },
};

const filesOf = (directory: string, endings: RegExp): readonly string[] =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => endings.test(name) && !/\.spec\.ts$|(^|\/)(testing|conformance|node_modules|dist|sandbox)\//.test(name),
    )
    .map((name) => `${directory}/${name}`);

const uncommented = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(--|\/\/).*$/gm, '');

/** Everything with statements that the gateway and the commands of an operator run: migrations and the sources of stores. Comments say what they like. */
const statements = new Map(
  [
    ...filesOf('libs/adapters-storage/migrations', /\.sql$/),
    ...filesOf('libs/adapters-storage/src', /\.ts$/),
    ...filesOf('libs/adapters-practice/src', /\.ts$/),
    ...filesOf('apps/gateway/src', /\.ts$/),
    ...filesOf('apps/operator/src', /\.ts$/),
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

  it('find a payment or a posting by whose it is, but where a caller knows its number alone', () => {
    const byNumber = [...statements].flatMap(([file, text]) =>
      [...text.matchAll(/name: '([a-z-]+)',\s*text: (`[^`]*`|'[^'\n]*')/g)]
        .filter(([, , said = '']) =>
          /\b(payment_charges|book_postings|scheduled_payments|prepayment_refunds)\b/.test(said),
        )
        .filter(([, , said = '']) => /\bwhere (\w\.)?(id|charge_id) = \$/.test(said))
        .map(([, name]) => `${file.split('/').at(-1)}: ${name}`),
    );
    expect(byNumber).toEqual(['postgres-payment-ledger.ts: charge-move', 'postgres-payment-ledger.ts: charge-by-id']);
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

  /** Where none is said, YugabyteDB spreads the first column of an index by hash, and finds nothing by its order. */
  it('say the order of an index that begins with a time or a number, on YugabyteDB', () => {
    const indexes = new Map<string, string>();
    for (const migration of migrationsIn())
      for (const [, dropped, name, columns = ''] of uncommented(textFor(migration, 'yugabytedb')).matchAll(
        /drop index (?:if exists )?(?:\w+\.)?(\w+)|create (?:unique )?index (\w+)\s+on [\w.]+\s*\(([^;]*);/gi,
      ))
        if (dropped !== undefined) indexes.delete(dropped);
        else if (name !== undefined) indexes.set(name, columns.replace(/coalesce\((\w+), 0\)/i, '$1'));
    expect(indexes.size).toBeGreaterThan(100);
    const ofTime = /^\s*\(*(?:\w+_)?(?:at|until|seq)\b/i;
    const ordered = /^[^,]*? (?:asc|desc)\b/i;
    expect([...indexes].filter(([, columns]) => ofTime.test(columns) && !ordered.test(columns))).toEqual([]);
    expect([...indexes].filter(([, columns]) => ofTime.test(columns)).length).toBeGreaterThan(25);
  });
});
