import type {
  Account,
  Accounts,
  CodeGenerator,
  ExternalIdentity,
  IdentityProviders,
  LinkedIdentities,
  Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type AccountId, type DeviceId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { SignInRefusal } from '@portico/application/access';
import type { Caller } from './access.service.ts';
import { GuessLimit } from './guess-limit.ts';
import { linkIdentity } from './link-identity-to-account.ts';
import { IdentityTickets, type IdentityTicketDeps } from './identity-tickets.ts';

export interface IdentitySignInDeps extends Omit<IdentityTicketDeps, 'codes'> {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly codes: CodeGenerator;
  readonly identityProviders: IdentityProviders;
  readonly linkedIdentities: LinkedIdentities;
  readonly notifier: Notifier;
  readonly tries: Tries;
}

/** An identity that a provider confirmed, and the account that it opens, if any. */
export interface ShownIdentity {
  readonly ticket: string;
  readonly device: DeviceId;
  readonly identity: ExternalIdentity;
  readonly opens?: AccountId;
}

/** Signing in with the ticket of an identity (ADR 87). */
export class IdentitySignIn {
  readonly #deps: IdentitySignInDeps;
  readonly #caller: Caller;

  constructor(deps: IdentitySignInDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async show(ticket: string, device: DeviceId): ServiceResult<ShownIdentity, SignInRefusal> {
    const { linkedIdentities, tries } = this.#deps;
    const opened = await new GuessLimit(tries, this.#caller).guess({ kind: 'identity' }, () =>
      this.#tickets.open(ticket, device),
    );
    if (!opened.ok) {
      const refusal = opened.error.kind === 'must-wait' ? opened.error : ({ kind: 'identity-over' } as const);
      await this.#logFailed(undefined, refusal.kind);
      return failed(refusal);
    }
    const identity = opened.value;
    const link = await linkedIdentities.find(identity.issuer, identity.subject);
    return ok({ ticket, device, identity, ...(link === undefined ? {} : { opens: link.account }) });
  }

  async account(id: AccountId): ServiceResult<Account, SignInRefusal> {
    const account = await this.#deps.accounts.byId(id);
    if (account !== undefined && account.disabledAt === undefined) return ok(account);
    await this.#logFailed(id, 'account-closed');
    return failed({ kind: 'account-closed' });
  }

  /** Uses up the ticket and links an identity that opened no account to this one. Returns false if either fails. */
  async use({ ticket, device, identity, opens }: ShownIdentity, account: Account): Promise<boolean> {
    const { linkedIdentities } = this.#deps;
    const { now } = this.#caller;
    if (!(await this.#tickets.use(ticket, device))) return false;
    if (opens === undefined && !(await linkIdentity(this.#deps, this.#caller, account, identity))) return false;
    await linkedIdentities.noteUse(identity.issuer, identity.subject, now);
    return true;
  }

  signOutAddress({ identity }: ShownIdentity): Promise<string | undefined> {
    return this.#deps.identityProviders.signOutAddress(identity.provider);
  }

  #logFailed(account: AccountId | undefined, reason: string): Promise<void> {
    const about = account === undefined ? { unknown: '' } : { account };
    return logFailed(this.#deps.activityLog, this.#caller, 'failed-sign-in', about, reason);
  }

  get #tickets(): IdentityTickets {
    return new IdentityTickets(this.#deps.challenges, this.#deps.codes, this.#caller.now);
  }
}
