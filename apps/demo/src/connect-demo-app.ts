import {
  PostgresAccounts,
  PostgresActivityLog,
  PostgresAppGrants,
  PostgresAppRegistry,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import type { SmartScope } from '@portico/domain/access';
import { grantedUntil, type AppGrantId, type AppId, type ConnectedApp } from '@portico/domain/connected-apps';
import { addDays, atWallClock, type LocalDate } from '@portico/domain/kernel';
import { demoPractices } from './practices.ts';

const scopes = ['launch/patient', 'offline_access', 'patient/*.rs'] as readonly string[] as readonly SmartScope[];

const diary: Omit<ConnectedApp, 'registeredAt'> = {
  id: 'demo.health-diary' as AppId,
  name: 'Health Diary',
  address: 'https://health-diary.example',
  kind: 'public',
  redirectAddresses: ['org.example.diary:/back'],
  scopes,
};

/** What the app did since: days back, time of day. */
const readings = [
  { daysBack: 9, time: '18:02', type: 'Patient' },
  { daysBack: 9, time: '18:02', type: 'Observation' },
  { daysBack: 1, time: '07:15', type: 'Observation' },
] as const;

/** Registers an app, which James allowed to read his record, and remembers what it read; does so once. */
export const connectDemoApp = async (sql: Sql, today: LocalDate): Promise<void> => {
  const registry = new PostgresAppRegistry(sql);
  const james = await new PostgresAccounts(sql).byLogin('james.walker@example.org');
  const [chart] = james?.charts ?? [];
  const zone = demoPractices.find(({ practice }) => practice.id === chart?.practice)?.practice.timeZone;
  if (james === undefined || chart === undefined || zone === undefined) return;
  const at = (daysBack: number, time: string) => atWallClock(zone, addDays(today, -daysBack), time);
  const allowed = at(9, '18:00');
  if ((await registry.byId(diary.id)) !== undefined) return;
  await registry.register({ ...diary, registeredAt: at(60, '09:00') });
  await new PostgresAppGrants(sql).grant({
    id: 'demo.grant' as AppGrantId,
    app: diary.id,
    chart,
    account: james.id,
    scopes,
    grantedAt: allowed,
    until: grantedUntil(scopes, allowed),
    lastUsedAt: at(1, '07:15'),
  });
  const log = new PostgresActivityLog(sql);
  const line = { actor: james.id, actorKind: 'patient', subject: chart.patient, practice: chart.practice } as const;
  await log.append({ ...line, at: allowed, action: 'allowed-app', resource: diary.id, reason: diary.name });
  for (const { daysBack, time, type } of readings) {
    const shared = { action: 'shared-with-app', resource: type, reason: diary.name } as const;
    await log.append({ ...line, actor: nobodyId, actorKind: 'portal', at: at(daysBack, time), ...shared });
  }
};

/** Takes the app of the demo away; what it was allowed went with the practices. */
export const removeDemoApp = (sql: Sql): Promise<unknown> =>
  sql.rows({ text: 'delete from connected_apps where id = $1', values: [diary.id] });
