import { type ServiceResult, type LinkTo, paths } from '@portico/application/kernel';
import {
  addressCount,
  attemptLimit,
  capabilityLife,
  isFitPassword,
  issueCapability,
  judgeCapability,
  parseEmail,
  passwordCounts,
  type Account,
  type Accounts,
  type Capabilities,
  type Challenges,
  type CodeGenerator,
  type Email,
  type KnownPasswords,
  type OneTimeCodes,
  type PasswordHasher,
} from '@portico/domain/access';
import { failed, MINUTE, ok, type CapabilityId } from '@portico/domain/kernel';
import { logOfAccount } from '../activity/index.ts';
import { GuessLimit, IdentityTickets, type Caller, LinkFinder } from '../access/index.ts';
import type { BackgroundTasks } from '../kernel/index.ts';
import { FactorsOfReset, type FactorsOfResetDeps } from './factors-surviving-reset.ts';
import type {
  LinkOver,
  Recovery,
  RecoveryAnswer,
  ResetDone,
  ResetFactors,
  ResetLink,
  ResetRefusal,
  ResetRequest,
} from '@portico/application/recovery';

export interface RecoveryDeps extends FactorsOfResetDeps {
  readonly accounts: Accounts;
  readonly oneTimeCodes: OneTimeCodes;
  readonly capabilities: Capabilities;
  readonly challenges: Challenges;
  readonly codes: CodeGenerator;
  readonly passwords: PasswordHasher;
  readonly knownPasswords: KnownPasswords;
  readonly linkTo: LinkTo;
  readonly later: BackgroundTasks;
}

interface Opened {
  readonly id: CapabilityId;
  readonly account: Account;
}

/** Open to unauthenticated callers: without the password there is no session. */
export class RecoveryService implements Recovery {
  readonly #deps: RecoveryDeps;
  readonly #caller: Pick<Caller, 'now' | 'address' | 'origin'>;

  constructor(deps: RecoveryDeps, caller: Pick<Caller, 'now' | 'address' | 'origin'>) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async ask(typed: string): ServiceResult<RecoveryAnswer> {
    const { now, address } = this.#caller;
    const email = parseEmail(typed);
    if (!email.ok) return failed({ kind: 'bad-input' });
    const counted = [{ key: `recover ${email.value}`, limit: attemptLimit }, ...addressCount(address)];
    const verdict = await this.#deps.tries.take(counted, now);
    if (verdict.kind === 'must-wait') return ok({ kind: 'limit-exceeded' });
    // Not awaited, so that response time does not reveal who has an account either.
    this.#deps.later(() => this.#sendLink(email.value));
    return ok({ kind: 'asked' });
  }

  async factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver> {
    const opened = await this.#opened(link);
    if (!opened.ok) return opened;
    const { account } = opened.value;
    await logOfAccount(this.#deps.activityLog, this.#caller, account.id, 'viewed-sign-in-settings');
    return ok(await this.#factors.of(account));
  }

  async reset({ password, remove = [], proof = '', ...link }: ResetRequest): ServiceResult<ResetDone, ResetRefusal> {
    const { accounts, capabilities, passwords, knownPasswords } = this.#deps;
    const { now } = this.#caller;
    const opened = await this.#opened(link);
    if (!opened.ok) return opened;
    const { id, account } = opened.value;
    if (!isFitPassword(password, account)) return failed({ kind: 'unfit-password' });
    if (await knownPasswords.isKnown(password)) return failed({ kind: 'known-password' });
    const going = await this.#factors.going(account, remove, proof);
    if (!going.ok) return going;
    const passwordHash = await passwords.hash(password);
    // Of two concurrent requests with the same link, only one gets this far.
    if (!(await capabilities.use(id, now))) return failed({ kind: 'link-over' });
    if (account.confirmedAt === undefined) await this.#endSignup(account);
    // Opening the mailed link proves control of the address, so it counts as confirmed.
    await accounts.change(account.id, { passwordHash, confirmedAt: account.confirmedAt ?? now });
    await this.#endEverything(account);
    await this.#factors.remove(account, going.value);
    return ok({ email: account.email });
  }

  async #opened({ username, code }: ResetLink): ServiceResult<Opened, LinkOver> {
    const found = await this.#links.find(this.#caller, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'reset-password', this.#caller.now);
    if (verdict.kind !== 'open') return failed({ kind: 'link-over' });
    const { id, account: owner } = verdict.capability;
    const account = owner && (await this.#deps.accounts.byId(owner));
    if (account === undefined || account.disabledAt !== undefined || !isNamed(account, username)) {
      return failed({ kind: 'link-over' });
    }
    return ok({ id, account });
  }

  get #factors(): FactorsOfReset {
    return new FactorsOfReset(
      this.#deps.protections,
      this.#deps.proofChecks,
      this.#deps.sessions,
      this.#deps.tries,
      this.#deps.notifier,
      this.#deps.activityLog,
      this.#caller,
    );
  }

  async #sendLink(email: Email): Promise<void> {
    const { accounts, capabilities, codes, notifier, linkTo, activityLog } = this.#deps;
    const { now } = this.#caller;
    const account = await accounts.byLogin(email);
    if (account?.email !== email || account.disabledAt !== undefined) return;
    // One link at a time: only the newest mail works.
    await capabilities.revoke('reset-password', { account: account.id }, now);
    const { code, hash } = codes.link();
    const id = codes.newId() as CapabilityId;
    await capabilities.add(
      issueCapability({ purpose: 'reset-password', account: account.id }, { id, code: hash, now }),
    );
    const link = linkTo(
      `${paths.login}?confirmation_code=${encodeURIComponent(code)}&un=${encodeURIComponent(account.id)}`,
    );
    const minutes = capabilityLife['reset-password'] / MINUTE;
    await notifier.send(
      { kind: 'reset-password', link, minutes },
      { channel: 'email', address: email },
      account.language,
    );
    await logOfAccount(activityLog, this.#caller, account.id, 'asked-for-reset');
  }

  /**
   * A sign-up that brought an identity may be another person's, so that neither the identity nor the mail opens anything
   * from then on. Without one the mail stays good: its owner confirms the sign-up by the new password.
   */
  async #endSignup(account: Account): Promise<void> {
    const { now } = this.#caller;
    const tickets = new IdentityTickets(this.#deps.challenges, this.#deps.codes, now);
    if ((await tickets.held(account)) === undefined) return;
    await tickets.release(account);
    await this.#deps.capabilities.revoke('confirm-email', { account: account.id }, now);
  }

  /** Ends every session and every device trust, since the old password may have been known to others (`ACC-144`). */
  async #endEverything({ id, email, language }: Account): Promise<void> {
    const { sessions, oneTimeCodes, tries, notifier, activityLog } = this.#deps;
    const { now } = this.#caller;
    const guesses = new GuessLimit(tries, this.#caller);
    await sessions.revokeAll(id, now);
    await oneTimeCodes.distrustAll(id);
    for (const count of passwordCounts(email, await sessions.knownDevices(id))) await guesses.clear('password', count);
    await guesses.clear('proof', id);
    await notifier.send({ kind: 'password-changed' }, { channel: 'email', address: email }, language);
    await logOfAccount(activityLog, this.#caller, id, 'reset-password');
  }

  get #links(): LinkFinder {
    return new LinkFinder(this.#deps.capabilities, this.#deps.codes, this.#deps.tries);
  }
}

const isNamed = ({ id, email, username }: Account, name: string): boolean =>
  [id, email, username].some((own) => own.toLowerCase() === name.trim().toLowerCase());
