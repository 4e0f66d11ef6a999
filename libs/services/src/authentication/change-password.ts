import {
  isNewPassword,
  type Accounts,
  type KnownPasswords,
  type OneTimeCodes,
  type PasswordHasher,
  type Sessions,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { AuthenticationRefusal, PasswordChange } from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import { logOwn, type OwnAccount } from './own-account.ts';
import type { SessionCall } from './session-call.ts';

/** Changes the password of an account (`MON-345`, `MON-346`). */
export class PasswordChanges {
  readonly #own: OwnAccount;
  readonly #accounts: Accounts;
  readonly #passwords: PasswordHasher;
  readonly #knownPasswords: KnownPasswords;
  readonly #sessions: Sessions;
  readonly #oneTimeCodes: OneTimeCodes;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    accounts: Accounts,
    passwords: PasswordHasher,
    knownPasswords: KnownPasswords,
    sessions: Sessions,
    oneTimeCodes: OneTimeCodes,
    notifier: Notifier,
    activityLog: ActivityLog,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#accounts = accounts;
    this.#passwords = passwords;
    this.#knownPasswords = knownPasswords;
    this.#sessions = sessions;
    this.#oneTimeCodes = oneTimeCodes;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async change({
    currentPassword,
    newPassword,
    repeatedPassword,
  }: PasswordChange): ServiceResult<void, AuthenticationRefusal> {
    const proven = await this.#own.proven(currentPassword);
    if (!proven.ok) return proven;
    const { id, email, language } = proven.value;
    if (!isNewPassword(newPassword, repeatedPassword, { email })) return failed({ kind: 'unfit-password' });
    if (await this.#knownPasswords.isKnown(newPassword)) return failed({ kind: 'known-password' });
    await this.#accounts.change(id, { passwordHash: await this.#passwords.hash(newPassword) });
    await this.#sessions.revokeOthers(id, this.#call.session, this.#call.now);
    await this.#oneTimeCodes.distrustAll(id);
    await logOwn(this.#activityLog, this.#call, 'changed-password');
    await this.#notifier.send({ kind: 'password-changed' }, { channel: 'email', address: email }, language);
    return ok(undefined);
  }
}
