import {
  addressCount,
  attemptLimit,
  capabilityLife,
  issueCapability,
  parseEmail,
  type Accounts,
  type Capabilities,
  type CodeGenerator,
  type Email,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, MINUTE, ok, type CapabilityId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { paths, type LinkTo, type ServiceResult } from '@portico/application/kernel';
import type { RecoveryAnswer } from '@portico/application/recovery';
import type { Caller } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';
import type { BackgroundTasks } from '../kernel/index.ts';

/** Mails the link by which a password is reset. */
export class ResetLinkRequests {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #codes: CodeGenerator;
  readonly #tries: Tries;
  readonly #linkTo: LinkTo;
  readonly #notifier: Notifier;
  readonly #later: BackgroundTasks;
  readonly #activityLog: ActivityLog;
  readonly #caller: Pick<Caller, 'now' | 'address' | 'origin'>;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    codes: CodeGenerator,
    tries: Tries,
    linkTo: LinkTo,
    notifier: Notifier,
    later: BackgroundTasks,
    activityLog: ActivityLog,
    caller: Pick<Caller, 'now' | 'address' | 'origin'>,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#tries = tries;
    this.#linkTo = linkTo;
    this.#notifier = notifier;
    this.#later = later;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async ask(typed: string): ServiceResult<RecoveryAnswer> {
    const { now, address } = this.#caller;
    const email = parseEmail(typed);
    if (!email.ok) return failed({ kind: 'bad-input' });
    const counted = [{ key: `recover ${email.value}`, limit: attemptLimit }, ...addressCount(address)];
    const verdict = await this.#tries.take(counted, now);
    if (verdict.kind === 'must-wait') return ok({ kind: 'limit-exceeded' });
    // Not awaited, so that response time does not reveal who has an account either.
    this.#later(() => this.#sendLink(email.value));
    return ok({ kind: 'asked' });
  }

  async #sendLink(email: Email): Promise<void> {
    const { now } = this.#caller;
    const account = await this.#accounts.byLogin(email);
    if (account?.email !== email || account.disabledAt !== undefined) return;
    // One link at a time: only the newest mail works.
    await this.#capabilities.revoke('reset-password', { account: account.id }, now);
    const { code, hash } = this.#codes.link();
    const id = this.#codes.newId() as CapabilityId;
    await this.#capabilities.add(
      issueCapability({ purpose: 'reset-password', account: account.id }, { id, code: hash, now }),
    );
    const link = this.#linkTo(
      `${paths.login}?confirmation_code=${encodeURIComponent(code)}&un=${encodeURIComponent(account.id)}`,
    );
    const minutes = capabilityLife['reset-password'] / MINUTE;
    await this.#notifier.send(
      { kind: 'reset-password', link, minutes },
      { channel: 'email', address: email },
      account.language,
    );
    await logOfAccount(this.#activityLog, this.#caller, account.id, 'asked-for-reset');
  }
}
