import { PostgresAccounts, PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Account } from '@portico/domain/access';
import type { ActivityAction } from '@portico/domain/activity';
import { addDays, atWallClock, type LocalDate, type PatientRef } from '@portico/domain/kernel';
import { demoPractices } from './practices.ts';

/** What was done in the weeks before the first start: days back, time of day, by whom and what. */
const own = [
  [23, '09:12', 'signed-in'],
  [23, '09:20', 'downloaded-record'],
  [16, '19:41', 'signed-in'],
  [16, '19:44', 'downloaded-lab'],
  [2, '08:05', 'signed-in'],
] as const satisfies readonly Line[];

/** She may since that morning. */
const byDaughter = [
  [1, '06:48', 'viewed-dashboard'],
  [1, '06:50', 'viewed-appointments'],
  [1, '06:52', 'viewed-health'],
  [1, '06:53', 'downloaded-lab'],
] as const satisfies readonly Line[];

type Line = readonly [daysBack: number, time: string, action: ActivityAction];

/** Fills the activity log of Walter, whose daughter acts for him, and of James; made once, with the first start. */
export const rememberActivity = async (sql: Sql, today: LocalDate): Promise<void> => {
  const accounts = new PostgresAccounts(sql);
  const log = new PostgresActivityLog(sql);
  const write = async (subject: Account, [chart]: readonly PatientRef[], lines: readonly Line[], actor = subject) => {
    const zone = demoPractices.find(({ practice }) => practice.id === chart?.practice)?.practice.timeZone;
    if (chart === undefined || zone === undefined) return;
    for (const [daysBack, time, action] of lines) {
      await log.append({
        at: atWallClock(zone, addDays(today, -daysBack), time),
        actor: actor.id,
        actorKind: actor === subject ? 'patient' : 'delegate',
        ...(action === 'signed-in' ? { subject: subject.id } : { subject: chart.patient, practice: chart.practice }),
        action,
      });
    }
  };
  const [walter, james, nora] = [
    await accounts.byLogin('walter.obrien@example.org'),
    await accounts.byLogin('james.walker@example.org'),
    await accounts.byLogin('nora.obrien@example.org'),
  ];
  for (const person of [walter, james]) if (person !== undefined) await write(person, person.charts, own);
  if (walter !== undefined && nora !== undefined) await write(walter, walter.charts, byDaughter, nora);
};
