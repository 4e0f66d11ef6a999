import {
  passwordCounts,
  type Account,
  type Accounts,
  type GuessKind,
  type OneTimeCodes,
  type Protections,
  type SecondFactor,
  type Sessions,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Instant } from '@portico/domain/kernel';
import type { AccountNotification, Notifier } from '@portico/domain/notifications';
import { GuessLimit } from '../access/index.ts';
import { logOfOperator, type OperatorActing } from '../activity/index.ts';

/** A factor that was lost: all of a kind, or one passkey. */
export interface LostFactor {
  readonly kind: SecondFactor['kind'] | 'recovery-codes';
  readonly passkey?: string;
}

/**
 * Account operations from the command line, without a `can` check: operators with shell access can read the database
 * anyway. Each is logged with the operator's name and reason, and the person is notified.
 */
export class OperatedAccounts {
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #protections: Protections;
  readonly #oneTimeCodes: OneTimeCodes;
  readonly #tries: Tries;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #operator: OperatorActing;

  constructor(
    accounts: Accounts,
    sessions: Sessions,
    protections: Protections,
    oneTimeCodes: OneTimeCodes,
    tries: Tries,
    notifier: Notifier,
    activityLog: ActivityLog,
    operator: OperatorActing,
  ) {
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#protections = protections;
    this.#oneTimeCodes = oneTimeCodes;
    this.#tries = tries;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#operator = operator;
  }

  /** Shows the account without notifying the person; logs who looked. */
  async examine({ id }: Account): Promise<void> {
    await logOfOperator(this.#activityLog, this.#operator, id, 'examined-account');
  }

  /** Disables sign-in, and ends every session and device trust at once. */
  async disable(account: Account): Promise<void> {
    const { now } = this.#operator;
    await this.#accounts.disable(account.id, now);
    await this.#end(account);
    await this.#done(account, 'disabled-account', 'disabled');
  }

  async enable(account: Account): Promise<void> {
    await this.#accounts.disable(account.id, undefined);
    await this.#done(account, 'enabled-account', 'enabled');
  }

  async endSessions(account: Account): Promise<void> {
    await this.#end(account);
    await this.#done(account, 'ended-sessions', 'sessions-ended');
  }

  /**
   * Removes a lost factor, or all of them, and signs the lost device out. To be used after the person has proved their
   * identity. Recovery codes stand in for a factor, so they go with the last one.
   */
  async resetFactor(account: Account, lost?: LostFactor): Promise<void> {
    const { factors: before } = await this.#protections.of(account.id);
    const removed = lost === undefined ? before.map(({ kind }): LostFactor => ({ kind })) : [lost];
    for (const { kind, passkey } of removed)
      if (kind !== 'recovery-codes') await this.#protections.removeFactor(account.id, kind, passkey);
    const { factors } = await this.#protections.of(account.id);
    if (lost?.kind === 'recovery-codes' || factors.length === 0)
      await this.#protections.setRecoveryCodes(account.id, []);
    await this.#end(account);
    await this.#done(account, 'removed-factor', 'factor-removed');
  }

  /** Until when wrong passwords or proofs keep the person out. */
  async lockedUntil(account: Account): Promise<Instant | undefined> {
    const guesses = new GuessLimit(this.#tries, this.#operator);
    const waits = [];
    for (const [kind, of] of await this.#counts(account)) waits.push(await guesses.lockedUntil(kind, of));
    return waits
      .filter((until) => until !== undefined)
      .sort((a, b) => a - b)
      .at(-1);
  }

  /** Clears wrong passwords and proofs, so that the person may try again. */
  async unlock(account: Account): Promise<void> {
    const guesses = new GuessLimit(this.#tries, this.#operator);
    for (const [kind, of] of await this.#counts(account)) await guesses.clear(kind, of);
    await this.#done(account, 'unlocked-account', 'unlocked');
  }

  /** Logs that a copy of everything was made, with the account and with each of its charts. */
  async exported(account: Account): Promise<void> {
    const { now, operator, reason } = this.#operator;
    for (const { practice, patient } of account.charts)
      await this.#activityLog.append({
        at: now,
        actor: operator,
        actorKind: 'operator',
        subject: patient,
        practice,
        action: 'exported-data',
        reason,
      });
    await this.#done(account, 'exported-data', 'data-exported');
  }

  /** Logs that an account was erased, and tells the person by a last mail. */
  async erased(account: Account): Promise<void> {
    await this.#done(account, 'erased-account', 'erased');
  }

  /** Logs with both accounts that the second one became a part of the first, and tells the person at both addresses. */
  async merged(kept: Account, duplicate: Account): Promise<void> {
    await this.#done(kept, 'merged-person', 'merged');
    await this.#done(duplicate, 'merged-person', 'merged');
  }

  async #counts({ id, email }: Account): Promise<readonly (readonly [kind: GuessKind, of: string])[]> {
    const passwords = passwordCounts(email, await this.#sessions.knownDevices(id));
    return [...passwords.map((count) => ['password', count] as const), ['proof', id], ['own-password', id]];
  }

  async #end({ id }: Account): Promise<void> {
    await this.#sessions.revokeAll(id, this.#operator.now);
    await this.#oneTimeCodes.distrustAll(id);
  }

  async #done(
    { id, email, language }: Account,
    action: Parameters<typeof logOfOperator>[3],
    news: AccountNotification,
  ): Promise<void> {
    await logOfOperator(this.#activityLog, this.#operator, id, action);
    await this.#notifier.send({ kind: 'account-changed', news }, { channel: 'email', address: email }, language);
  }
}
