import { can, type Account, type Accounts, type PasswordHasher, type Tries } from '@portico/domain/access';
import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import { GuessLimit } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { AuthenticationRefusal } from '@portico/application/authentication';

export interface OwnAccountDeps {
  readonly accounts: Accounts;
  readonly passwords: PasswordHasher;
  readonly tries: Tries;
}

/**
 * The signed-in person's own account, also while they act for another person. Called on the first line of every method.
 */
export const ownAccount = async (
  { accounts }: Pick<OwnAccountDeps, 'accounts'>,
  { acting }: ServiceCall,
  action: 'account:view' | 'account:act',
): ServiceResult<Account> => {
  const { actor } = acting;
  if (actor.kind === 'guest' || !can(acting, action, { kind: 'account', account: actor.account })) {
    return failed({ kind: 'not-found' });
  }
  const account = await accounts.byId(actor.account);
  return account === undefined ? failed({ kind: 'not-found' }) : ok(account);
};

/** The same for a change; also asks for the password, so that an unattended open session is not enough. */
export const provenAccount = async (
  deps: OwnAccountDeps,
  call: ServiceCall,
  password: string,
): ServiceResult<Account, AuthenticationRefusal> => {
  const own = await ownAccount(deps, call, 'account:act');
  if (!own.ok) return own;
  const { id, passwordHash } = own.value;
  const proven = await new GuessLimit(deps.tries, call).guess(
    { kind: 'own-password', of: id },
    async (guess) => (await deps.passwords.verify(passwordHash, password, guess)) || undefined,
  );
  if (proven.ok) return own;
  return failed(proven.error.kind === 'must-wait' ? proven.error : { kind: 'wrong-password' });
};

/**
 * Logs under the signed-in person's own account, also while they act for another person: only their own account changes
 * here.
 */
export const logOwn = async (
  activityLog: ActivityLog,
  { acting, now, origin }: ServiceCall,
  action: ActivityAction,
  resource?: string,
): Promise<void> => {
  const { actor } = acting;
  if (actor.kind === 'guest') return;
  const { account } = actor;
  const oneself = { actor: { kind: 'patient', account }, subject: { account, charts: [] } } as const;
  await log(activityLog, { acting: oneself, now, ...originOf({ origin }) }, action, resource);
};
