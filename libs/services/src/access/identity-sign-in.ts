import type {
  Account,
  Accounts,
  Challenges,
  CodeGenerator,
  ExternalIdentity,
  IdentityProviders,
  LinkedIdentities,
  Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type AccountId, type DeviceId } from '@portico/domain/kernel';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { SignInRefusal } from '@portico/application/access';
import type { Caller } from './caller.ts';
import { GuessLimit } from './guess-limit.ts';
import type { IdentityLinking } from './link-identity-to-account.ts';
import { IdentityTickets } from './identity-tickets.ts';

/** An identity that a provider confirmed, and the account that it opens, if any. */
export interface ShownIdentity {
  readonly ticket: string;
  readonly device: DeviceId;
  readonly identity: ExternalIdentity;
  readonly opens?: AccountId;
}

/** Signing in with the ticket of an identity (ADR 87). */
export class IdentitySignIn {
  readonly #accounts: Accounts;
  readonly #challenges: Challenges;
  readonly #codes: CodeGenerator;
  readonly #identityProviders: IdentityProviders;
  readonly #linkedIdentities: LinkedIdentities;
  readonly #linking: IdentityLinking;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    accounts: Accounts,
    challenges: Challenges,
    codes: CodeGenerator,
    identityProviders: IdentityProviders,
    linkedIdentities: LinkedIdentities,
    linking: IdentityLinking,
    tries: Tries,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#accounts = accounts;
    this.#challenges = challenges;
    this.#codes = codes;
    this.#identityProviders = identityProviders;
    this.#linkedIdentities = linkedIdentities;
    this.#linking = linking;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async show(ticket: string, device: DeviceId): ServiceResult<ShownIdentity, SignInRefusal> {
    const opened = await new GuessLimit(this.#tries, this.#caller).guess({ kind: 'identity' }, () =>
      this.#tickets.open(ticket, device),
    );
    if (!opened.ok) {
      const refusal = opened.error.kind === 'must-wait' ? opened.error : ({ kind: 'identity-over' } as const);
      await this.#logFailed(undefined, refusal.kind);
      return failed(refusal);
    }
    const identity = opened.value;
    const link = await this.#linkedIdentities.find(identity.issuer, identity.subject);
    return ok({ ticket, device, identity, ...(link === undefined ? {} : { opens: link.account }) });
  }

  async account(id: AccountId): ServiceResult<Account, SignInRefusal> {
    const account = await this.#accounts.byId(id);
    if (account !== undefined && account.disabledAt === undefined) return ok(account);
    await this.#logFailed(id, 'account-closed');
    return failed({ kind: 'account-closed' });
  }

  /** Uses up the ticket and links an identity that opened no account to this one. Returns false if either fails. */
  async use({ ticket, device, identity, opens }: ShownIdentity, account: Account): Promise<boolean> {
    const { now } = this.#caller;
    if (!(await this.#tickets.use(ticket, device))) return false;
    if (opens === undefined && !(await this.#linking.link(this.#caller, account, identity))) return false;
    await this.#linkedIdentities.noteUse(identity.issuer, identity.subject, now);
    return true;
  }

  signOutAddress({ identity }: ShownIdentity): Promise<string | undefined> {
    return this.#identityProviders.signOutAddress(identity.provider);
  }

  #logFailed(account: AccountId | undefined, reason: string): Promise<void> {
    const about = account === undefined ? { unknown: '' } : { account };
    return logFailed(this.#activityLog, this.#caller, 'failed-sign-in', about, reason);
  }

  get #tickets(): IdentityTickets {
    return new IdentityTickets(this.#challenges, this.#codes, this.#caller.now);
  }
}
