import {
  passwordCountOf,
  type Account,
  type Accounts,
  type PasswordHasher,
  type Sessions,
  type ShortCodeHashes,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, type AccountId, type DeviceId } from '@portico/domain/kernel';
import type { Credentials, SignInRefusal } from '@portico/application/access';
import type { ServiceResult } from '@portico/application/kernel';
import { logFailed } from '../activity/index.ts';
import type { Caller } from './caller.ts';
import { GuessLimit } from './guess-limit.ts';

/** Signing in with login and password. */
export class PasswordSignIn {
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #passwords: PasswordHasher;
  readonly #shortCodeHashes: ShortCodeHashes;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;
  /** What the guess of the one account of this call was counted under. */
  #counted: { readonly account: AccountId; readonly device: DeviceId; readonly of: string } | undefined;

  constructor(
    accounts: Accounts,
    sessions: Sessions,
    passwords: PasswordHasher,
    shortCodeHashes: ShortCodeHashes,
    tries: Tries,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#shortCodeHashes = shortCodeHashes;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  /**
   * The account of login and password. The password is always verified, also without an account, so that known and
   * unknown logins take the same time.
   */
  async account({ login, password, device }: Credentials): ServiceResult<Account, SignInRefusal> {
    const name = login.trim().toLowerCase();
    const account = await this.#accounts.byLogin(name);
    // One count per account, whichever login is used; unknown logins are counted too, so that both give the same
    // response.
    const of = await this.#countOf(account?.email ?? name, account, device);
    if (account !== undefined) this.#counted = { account: account.id, device, of };
    const known = await this.#guesses.guess(
      { kind: 'password', of },
      async (guess, read) => {
        // The login may have passed to another account, whose guesses are counted elsewhere.
        const held = read?.id === account?.id ? read : undefined;
        // A disabled account fails like a wrong password.
        return (await this.#passwords.verify(held?.passwordHash, password, guess)) && held?.disabledAt === undefined
          ? held
          : undefined;
      },
      () => this.#accounts.byLogin(name),
    );
    if (!known.ok) {
      const refusal = known.error.kind === 'must-wait' ? known.error : ({ kind: 'wrong-credentials' } as const);
      const about = account === undefined ? { unknown: this.#hashOf(name) } : { account: account.id };
      await logFailed(this.#activityLog, this.#caller, 'failed-sign-in', about, refusal.kind);
      return failed(refusal);
    }
    return known;
  }

  /** Forgets the wrong tries once the person is in. */
  async clearTries(account: Account, device: DeviceId): Promise<void> {
    const counted = this.#counted;
    const of =
      counted?.account === account.id && counted.device === device
        ? counted.of
        : await this.#countOf(account.email, account, device);
    await this.#guesses.clear('password', of);
  }

  /** Reads known devices even without an account, so that known and unknown logins take the same time. */
  async #countOf(login: string, account: Account | undefined, device: DeviceId): Promise<string> {
    const known = await this.#sessions.knownDevices(account?.id ?? ('' as AccountId));
    return passwordCountOf(login, device, known);
  }

  /**
   * Identifies a tried login in the log; keyed with a server secret, so that logins cannot be found by trying names.
   */
  #hashOf(name: string): string {
    return this.#shortCodeHashes.hashOf(`name ${name}`);
  }

  get #guesses(): GuessLimit {
    return new GuessLimit(this.#tries, this.#caller);
  }
}
