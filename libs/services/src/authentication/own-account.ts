import { can, type Account, type Accounts, type PasswordHasher, type Tries } from '@portico/domain/access';
import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import { GuessLimit } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { AuthenticationRefusal } from '@portico/application/authentication';

/** The signed-in person's own account. */
export class OwnAccount {
  readonly #accounts: Accounts;
  readonly #passwords: PasswordHasher;
  readonly #tries: Tries;
  readonly #call: ServiceCall;

  constructor(accounts: Accounts, passwords: PasswordHasher, tries: Tries, call: ServiceCall) {
    this.#accounts = accounts;
    this.#passwords = passwords;
    this.#tries = tries;
    this.#call = call;
  }

  /** Also while the person acts for another one. Called on the first line of every method. */
  of(action: 'account:view' | 'account:act'): ServiceResult<Account> {
    return ownAccount(this.#accounts, this.#call, action);
  }

  /** The same for a change; also asks for the password, so that an unattended open session is not enough. */
  async proven(password: string): ServiceResult<Account, AuthenticationRefusal> {
    const own = await this.of('account:act');
    if (!own.ok) return own;
    const { id } = own.value;
    const proven = await new GuessLimit(this.#tries, this.#call).guess(
      { kind: 'own-password', of: id },
      async (guess, held) =>
        (await this.#passwords.verify(held?.passwordHash, password, guess)) && held?.disabledAt === undefined
          ? held
          : undefined,
      () => this.#accounts.byId(id),
    );
    if (proven.ok) return proven;
    return failed(proven.error.kind === 'must-wait' ? proven.error : { kind: 'wrong-password' });
  }
}

/** The account of the person who calls, also while they act for another one. */
export const ownAccount = async (
  accounts: Accounts,
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

/**
 * Logs under the signed-in person's own account, also while they act for another person: only their own account changes
 * here.
 */
export const logOwn = async (
  activityLog: ActivityLog,
  { acting, now, origin }: ServiceCall,
  action: ActivityAction,
  resource?: string,
  reason?: string,
): Promise<void> => {
  const { actor } = acting;
  if (actor.kind === 'guest') return;
  const { account } = actor;
  const oneself = { actor: { kind: 'patient', account }, subject: { account, charts: [] } } as const;
  await log(activityLog, { acting: oneself, now, ...originOf({ origin }) }, action, resource, reason);
};
