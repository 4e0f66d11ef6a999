import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import type { OperatedAccounts } from '@portico/services/authentication';
import type { Account } from '@portico/domain/access';
import { Mistake } from '../command/run-command.ts';
import { eraseRows, erasureOf, erasureText } from './erase-person.ts';
import { copyOf } from './export-person.ts';
import { accountOf, findPerson } from './find-person.ts';
import { heldRowsToErase, refuse } from './hold/refuse-held.ts';
import { operatedAccounts } from './operated-accounts.ts';
import { shown } from './show-person.ts';

export const commands = ['show', 'unlock', 'reset-factor', 'end-sessions', 'disable', 'enable'] as const;
export type Command = (typeof commands)[number];

/** What is wished for, as it is typed. */
export interface Request {
  readonly command: Command;
  /** An email, a username or the id of an account. */
  readonly person: string;
  /** For `reset-factor`; without one, every factor. */
  readonly factor?: string | undefined;
  readonly passkey?: string | undefined;
}

const factors = ['email', 'sms', 'totp', 'passkey', 'recovery-codes'] as const;

/** Does it, all or nothing; answers what to say. */
export const operate = async (sql: Sql, request: Request, operator: OperatorActing): Promise<string> => {
  const account = await accountOf(sql, request.person);
  if (account === undefined) throw new Mistake(noAccount);
  const operated = operatedAccounts(sql, operator);
  switch (request.command) {
    case 'show':
      await operated.examine(account);
      return shown(sql, account, await operated.lockedUntil(account), operator.now);
    case 'disable':
      if (account.disabledAt !== undefined) throw new Mistake('The account is disabled already.');
      await operated.disable(account);
      return 'The account is disabled, and every session has ended.';
    case 'enable':
      if (account.disabledAt === undefined) throw new Mistake('The account is not disabled.');
      await operated.enable(account);
      return 'The account is enabled.';
    case 'end-sessions':
      await operated.endSessions(account);
      return 'Every session has ended.';
    case 'unlock':
      await operated.unlock(account);
      return 'The person may try again.';
    case 'reset-factor':
      return resetFactor(operated, account, request);
  }
};

const resetFactor = async (operated: OperatedAccounts, account: Account, request: Request): Promise<string> => {
  const { factor, passkey } = request;
  const kind = factors.find((one) => one === factor);
  if (factor !== undefined && kind === undefined) throw new Mistake(`--factor is one of ${factors.join(', ')}.`);
  if (passkey !== undefined && kind !== 'passkey') throw new Mistake('--passkey goes with --factor passkey.');
  await operated.resetFactor(account, kind && { kind, ...(passkey === undefined ? {} : { passkey }) });
  return 'It is removed, no device is trusted any more, and every session has ended.';
};

/** A copy of everything about the person, as a ZIP file; the log and the person are told of it. */
export const exportPerson = async (sql: Sql, typed: string, operator: OperatorActing): Promise<Uint8Array> => {
  const { account, keys } = await findPerson(sql, typed);
  if (account === undefined) throw new Mistake(noAccount);
  await operatedAccounts(sql, operator).exported(account);
  return copyOf(sql, account, keys, operator.now);
};

/**
 * Erases what the law lets go, where it is confirmed. `say` is told before what goes and what stays; looking leaves a
 * line too.
 */
export const erasePerson = async (
  sql: Sql,
  { typed, confirmed }: { readonly typed: string; readonly confirmed: boolean },
  operator: OperatorActing,
  say: (text: string) => void,
): Promise<string> => {
  const erasure = await erasureOf(sql, typed);
  const { account, keys, erased } = erasure;
  say(erasureText(erasure));
  const held = await heldRowsToErase(sql, keys);
  if (account === undefined && erased.size === 0) return noAccount;
  const operated = operatedAccounts(sql, operator);
  if (!confirmed) {
    if (account !== undefined) await operated.examine(account);
    return held.length > 0
      ? `Nothing was erased, and cannot be: ${held.join(', ')} under a legal hold. npm run person -- holds says why.`
      : 'Nothing was erased. Give --confirm to erase it; it cannot be undone.';
  }
  refuse(held);
  await eraseRows(sql, keys);
  if (account === undefined) return 'It is erased.';
  await operated.erased(account);
  return 'It is erased. The gateway will tell the person by a last mail.';
};

const noAccount = 'There is no such account.';
