import {
  passwordCounts,
  type Account,
  type Capabilities,
  type OneTimeCodes,
  type Sessions,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Notifier } from '@portico/domain/notifications';
import { GuessLimit, type Caller, type IdentityRedemption } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';

/** Ends what a person may hold who knew the old password of an account. */
export class AccountSecuring {
  readonly #sessions: Sessions;
  readonly #oneTimeCodes: OneTimeCodes;
  readonly #capabilities: Capabilities;
  readonly #identities: IdentityRedemption;
  readonly #tries: Tries;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #caller: Pick<Caller, 'now' | 'address' | 'origin'>;

  constructor(
    sessions: Sessions,
    oneTimeCodes: OneTimeCodes,
    capabilities: Capabilities,
    identities: IdentityRedemption,
    tries: Tries,
    notifier: Notifier,
    activityLog: ActivityLog,
    caller: Pick<Caller, 'now' | 'address' | 'origin'>,
  ) {
    this.#sessions = sessions;
    this.#oneTimeCodes = oneTimeCodes;
    this.#capabilities = capabilities;
    this.#identities = identities;
    this.#tries = tries;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  /**
   * A sign-up that brought an identity may be another person's, so that neither the identity nor the mail opens anything
   * from then on. Without one the mail stays good: its owner confirms the sign-up by the new password.
   */
  async endSignup(account: Account): Promise<void> {
    const { now } = this.#caller;
    const tickets = this.#identities.ticketsAt(now);
    if ((await tickets.held(account)) === undefined) return;
    await tickets.release(account);
    await this.#capabilities.revoke('confirm-email', { account: account.id }, now);
  }

  /** Ends every session and every device trust, since the old password may have been known to others (`ACC-144`). */
  async endEverything({ id, email, language }: Account): Promise<void> {
    const { now } = this.#caller;
    const guesses = new GuessLimit(this.#tries, this.#caller);
    await this.#sessions.revokeAll(id, now);
    await this.#oneTimeCodes.distrustAll(id);
    for (const count of passwordCounts(email, await this.#sessions.knownDevices(id)))
      await guesses.clear('password', count);
    await guesses.clear('proof', id);
    await this.#notifier.send({ kind: 'password-changed' }, { channel: 'email', address: email }, language);
    await logOfAccount(this.#activityLog, this.#caller, id, 'reset-password');
  }
}
