import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/**
 * Statements that lock rows of several practices and pass over those that others hold. PostgreSQL, YugabyteDB and
 * CockroachDB do; Citus locks rows only for a statement about one practice or account, where their table is distributed.
 */
const overPlaces: Readonly<Record<string, string>> = {
  'libs/adapters-practice/src/embedded/embedded-arrivals.ts':
    'What arrived is taken from all practices, the oldest first.',
  'libs/adapters-storage/src/health/postgres-summary-jobs.ts': 'A worker makes the summaries that wait longest.',
  'libs/adapters-storage/src/notifications/postgres-outbox.ts': 'The courier sends what is due, whoever it is from.',
  'libs/adapters-storage/src/payments/charges/postgres-payment-ledger.ts':
    'Charges between two steps are looked into, wherever they are.',
  'libs/adapters-storage/src/payments/charges/postgres-settlements.ts': 'The practices that are due are leased.',
  'libs/adapters-storage/src/payments/plans/postgres-due-payments.ts':
    'Payments of plans are taken from the practices in turn.',
  'libs/adapters-storage/src/scheduling/postgres-wait-list.ts': 'The practices that are due are leased.',
  'libs/adapters-storage/src/sql/delete-in-batches.ts': 'What is kept no longer is deleted for all practices at once.',
  'libs/adapters-storage/src/sql/practices-in-turn.ts': 'What is due is taken from the practices in turn.',
};

const filesOf = (directory: string): readonly string[] =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(name))
    .map((name) => `${directory}/${name}`);

const isOfOne = (statement: string): boolean => /\b(practice_id|account_id|job) = \$\d/.test(statement);

describe('statements that pass over locked rows', () => {
  it('are about one practice or account, but for what is written down with its reason', () => {
    const found = ['libs/adapters-storage/src', 'libs/adapters-practice/src', 'apps/gateway/src', 'apps/operator/src']
      .flatMap(filesOf)
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        const statements = [...text.matchAll(/`[^`]*`/g)].map(([statement]) => statement);
        return statements.some((statement) => /\bskip locked\b/i.test(statement) && !isOfOne(statement));
      });
    expect(found.sort()).toEqual(Object.keys(overPlaces));
  });
});
