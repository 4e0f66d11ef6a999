import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import type { Database } from '../sql/index.ts';
import { openMigrated } from '../testing/test-database-copies.ts';
import { PageCounter } from '../testing/touched-page-counter.ts';
import { PostgresActivityLog } from './postgres-activity-log.ts';

const [practice, patient, account] = ['alder' as PracticeId, 'patient-2' as PatientId, 'account-2' as AccountId];
const about = [{ id: account }, { practice, id: patient }];
const delegate = 'account-1' as AccountId;

describe('what a page of the activity log costs', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  /**
   * Writes payments of one patient, each with a line of the payer and one of the ledger, as the newest lines of the
   * log.
   */
  let charges = 0;
  const pay = (patient: string, times: number) => {
    charges += times;
    return database.rows({
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action, resource)
        select 'alder', '${patient}', 100000000 + n, case by when 'patient' then 'account-2' else '' end, by,
          case by when 'patient' then 'paid' else 'charged-card' end,
          'charge-' || n || case by when 'patient' then '' else '-in' end
        from generate_series(${charges - times + 1}, ${charges}) n, unnest(array['patient', 'portal']) by`,
    });
  };
  const grow = async (lines: number): Promise<void> => {
    // Most of what is written down is looking around: the person's own is not listed, a delegate's is.
    await database.rows({
      text: `insert into activity (practice_id, subject_id, at, actor_id, actor_kind, action)
        select 'alder', case n % 4 when 0 then 'patient-3' else 'patient-2' end, n * 1000,
          case n % 10 when 1 then 'account-1' else 'account-2' end,
          case n % 10 when 1 then 'delegate' else 'patient' end,
          case n % 7 when 0 then 'downloaded-lab' else 'viewed-health' end
        from generate_series(1, ${lines}) n`,
    });
    await pay('patient-3', lines / 5);
    await pay('patient-2', 5);
    await database.rows({ text: 'vacuum (analyze)' });
  };
  const pagesOf = async (ask: (log: ActivityLog) => Promise<unknown>): Promise<number> => {
    const counter = new PageCounter(database);
    await ask(new PostgresActivityLog(counter));
    return counter.pages;
  };
  const costs = async () => ({
    newest: await pagesOf((log) => log.listed({ about, limit: 21 })),
    older: await pagesOf((log) => log.listed({ about, limit: 21, before: { at: instant(40_000), seq: 40 } })),
    ofOne: await pagesOf((log) => log.listed({ about, limit: 21, by: delegate })),
    doers: await pagesOf((log) => log.doers(about)),
  });

  it('ACC-124 is the same after 200 and after 60,000 lines', async () => {
    await grow(200);
    const few = await costs();
    await grow(60_000);
    const many = await costs();
    // Lines of one person lie further apart in a longer log: at most a page each, never one for every hundred lines.
    for (const [name, pages] of Object.entries(many)) {
      expect({ name, isCheap: pages <= few[name as keyof typeof few] + 30 }).toEqual({ name, isCheap: true });
    }
  }, 60_000);
});
