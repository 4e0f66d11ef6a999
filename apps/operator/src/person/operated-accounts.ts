import { PostgresAccounts, PostgresActivityLog, PostgresOneTimeCodes, PostgresOutbox } from '@portico/adapters-storage';
import { PostgresProtections, PostgresSessions, PostgresShortLinks, PostgresTries } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import { OperatedAccounts } from '@portico/services/authentication';
import { QueuedNotifier } from '@portico/services/notifications';

export const operatedAccounts = (sql: Sql, operator: OperatorActing): OperatedAccounts =>
  new OperatedAccounts(
    new PostgresAccounts(sql),
    new PostgresSessions(sql),
    new PostgresProtections(sql),
    new PostgresOneTimeCodes(sql),
    new PostgresTries(sql),
    notifierOf(sql, operator),
    new PostgresActivityLog(sql),
    operator,
  );

/** Keeps mails without links until the gateway sends them. */
const notifierOf = (sql: Sql, { now }: OperatorActing): QueuedNotifier =>
  new QueuedNotifier(
    new PostgresOutbox(sql),
    new PostgresShortLinks(sql),
    (path) => path,
    () => now,
  );
