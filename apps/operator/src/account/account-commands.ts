import { PostgresAccounts, PostgresActivityLog, PostgresOneTimeCodes, PostgresOutbox } from '@portico/adapters-storage';
import { PostgresProtections, PostgresSessions, PostgresShortLinks, PostgresTries } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import { OperatedAccounts } from '@portico/services/authentication';
import { QueuedNotifier } from '@portico/services/notifications';
import { factorsInOrder, type Account } from '@portico/domain/access';
import { isoOf } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';

export const commands = ['show', 'disable', 'enable', 'end-sessions', 'remove-factor', 'unlock'] as const;
export type Command = (typeof commands)[number];

/** What is wished for, as it is typed. */
export interface Request {
  readonly command: Command;
  readonly login: string;
  /** For `remove-factor`. */
  readonly factor?: string | undefined;
  readonly passkey?: string | undefined;
}

const factors = ['email', 'sms', 'totp', 'passkey', 'recovery-codes'] as const;

/** Does it, all or nothing; answers what to say. */
export const operate = async (sql: Sql, request: Request, operator: OperatorActing): Promise<string> => {
  const account = await new PostgresAccounts(sql).byLogin(request.login.trim());
  if (account === undefined) throw new Mistake('There is no such account.');
  const operated = new OperatedAccounts(
    new PostgresAccounts(sql),
    new PostgresSessions(sql),
    new PostgresProtections(sql),
    new PostgresOneTimeCodes(sql),
    new PostgresTries(sql),
    new QueuedNotifier(
      new PostgresOutbox(sql),
      new PostgresShortLinks(sql),
      (path) => path,
      () => operator.now,
    ),
    new PostgresActivityLog(sql),
    operator,
  );
  switch (request.command) {
    case 'show':
      await operated.examine(account);
      return shown(sql, account, operator);
    case 'disable':
      await operated.disable(account);
      return 'The account is disabled, and every session has ended.';
    case 'enable':
      await operated.enable(account);
      return 'The account is enabled.';
    case 'end-sessions':
      await operated.endSessions(account);
      return 'Every session has ended.';
    case 'unlock':
      await operated.unlock(account);
      return 'The person may try again.';
    case 'remove-factor': {
      const kind = factors.find((one) => one === request.factor);
      if (kind === undefined) throw new Mistake(`--factor is one of ${factors.join(', ')}.`);
      await operated.removeFactor(account, {
        kind,
        ...(request.passkey === undefined ? {} : { passkey: request.passkey }),
      });
      return 'It is removed, and no device is trusted any more.';
    }
  }
};

const shown = async (sql: Sql, account: Account, { now }: OperatorActing): Promise<string> => {
  const [protection, sessions] = await Promise.all([
    new PostgresProtections(sql).of(account.id),
    new PostgresSessions(sql).live(account.id, now),
  ]);
  const kept = factorsInOrder(protection).map((factor) =>
    factor.kind === 'passkey' ? `passkey ${factor.id} (${factor.name}, ${isoOf(factor.addedAt)})` : factor.kind,
  );
  return [
    `account    ${account.id}`,
    `email      ${account.email}`,
    `confirmed  ${account.confirmedAt === undefined ? 'no' : isoOf(account.confirmedAt)}`,
    `disabled   ${account.disabledAt === undefined ? 'no' : isoOf(account.disabledAt)}`,
    `factors    ${kept.join(', ') || 'none'}; recovery codes ${protection.recoveryCodes.length}`,
    ...sessions.map(({ startedAt, lastSeenAt }) => `session    from ${isoOf(startedAt)}, seen ${isoOf(lastSeenAt)}`),
  ].join('\n');
};
