import {
  isFitPassword,
  judgeCapability,
  type Account,
  type Accounts,
  type Capabilities,
  type KnownPasswords,
  type PasswordHasher,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type CapabilityId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
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
import type { Caller, LinkFinder } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { FactorsOfReset } from './factors-surviving-reset.ts';
import type { ResetLinkRequests } from './reset-link-requests.ts';
import type { AccountSecuring } from './secure-account.ts';

interface Opened {
  readonly id: CapabilityId;
  readonly account: Account;
}

/** Open to unauthenticated callers: without the password there is no session. */
export class RecoveryService implements Recovery {
  readonly #linkFinder: LinkFinder;
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #passwords: PasswordHasher;
  readonly #knownPasswords: KnownPasswords;
  readonly #activityLog: ActivityLog;
  readonly #requests: ResetLinkRequests;
  readonly #factors: FactorsOfReset;
  readonly #securing: AccountSecuring;
  readonly #caller: Pick<Caller, 'now' | 'address' | 'origin'>;

  constructor(
    linkFinder: LinkFinder,
    accounts: Accounts,
    capabilities: Capabilities,
    passwords: PasswordHasher,
    knownPasswords: KnownPasswords,
    activityLog: ActivityLog,
    requestsFor: ForCall<Pick<Caller, 'now' | 'address' | 'origin'>, ResetLinkRequests>,
    factorsFor: ForCall<Pick<Caller, 'now' | 'address' | 'origin'>, FactorsOfReset>,
    securingFor: ForCall<Pick<Caller, 'now' | 'address' | 'origin'>, AccountSecuring>,
    caller: Pick<Caller, 'now' | 'address' | 'origin'>,
  ) {
    this.#linkFinder = linkFinder;
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#passwords = passwords;
    this.#knownPasswords = knownPasswords;
    this.#activityLog = activityLog;
    this.#requests = requestsFor(caller);
    this.#factors = factorsFor(caller);
    this.#securing = securingFor(caller);
    this.#caller = caller;
  }

  ask(email: string): ServiceResult<RecoveryAnswer> {
    return this.#requests.ask(email);
  }

  async factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver> {
    const opened = await this.#opened(link);
    if (!opened.ok) return opened;
    const { account } = opened.value;
    await logOfAccount(this.#activityLog, this.#caller, account.id, 'viewed-sign-in-settings');
    return ok(await this.#factors.of(account));
  }

  async reset({ password, remove = [], proof = '', ...link }: ResetRequest): ServiceResult<ResetDone, ResetRefusal> {
    const { now } = this.#caller;
    const opened = await this.#opened(link);
    if (!opened.ok) return opened;
    const { id, account } = opened.value;
    if (!isFitPassword(password, account)) return failed({ kind: 'unfit-password' });
    if (await this.#knownPasswords.isKnown(password)) return failed({ kind: 'known-password' });
    const going = await this.#factors.going(account, remove, proof);
    if (!going.ok) return going;
    const passwordHash = await this.#passwords.hash(password);
    // Of two concurrent requests with the same link, only one gets this far.
    if (!(await this.#capabilities.use(id, now))) return failed({ kind: 'link-over' });
    if (account.confirmedAt === undefined) await this.#securing.endSignup(account);
    // Opening the mailed link proves control of the address, so it counts as confirmed.
    await this.#accounts.change(account.id, { passwordHash, confirmedAt: account.confirmedAt ?? now });
    await this.#securing.endEverything(account);
    await this.#factors.remove(account, going.value);
    return ok({ email: account.email });
  }

  async #opened({ username, code }: ResetLink): ServiceResult<Opened, LinkOver> {
    const found = await this.#linkFinder.find(this.#caller, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'reset-password', this.#caller.now);
    if (verdict.kind !== 'open') return failed({ kind: 'link-over' });
    const { id, account: owner } = verdict.capability;
    const account = owner && (await this.#accounts.byId(owner));
    if (account === undefined || account.disabledAt !== undefined || !isNamed(account, username)) {
      return failed({ kind: 'link-over' });
    }
    return ok({ id, account });
  }
}

const isNamed = ({ id, email, username }: Account, name: string): boolean =>
  [id, email, username].some((own) => own.toLowerCase() === name.trim().toLowerCase());
