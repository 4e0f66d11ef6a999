import {
  isFitPassword,
  parseEmail,
  type Account,
  type Accounts,
  type CodeGenerator,
  type Email,
  type ExternalIdentity,
  type KnownPasswords,
  type LinkedIdentities,
  type PasswordHasher,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type AccountId } from '@portico/domain/kernel';
import { neverInNames } from '@portico/domain/signup';
import type { DelegateAccountRefusal, InvitationShut, Led, NewDelegateAccount } from '@portico/application/delegates';
import { paths, type ServiceResult } from '@portico/application/kernel';
import type { IdentityLinking, IdentityRedemption } from '../access/index.ts';
import { originOf } from '../activity/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { DelegateInvitationService } from './delegate-invitation-service.ts';
import type { UnknownDelegate } from './unknown-delegate.ts';

interface Proof {
  readonly password: string;
  readonly identity?: ExternalIdentity;
}

/** Makes the account of an invited delegate who has none. */
export class DelegateAccountCreation {
  readonly #accounts: Accounts;
  readonly #codes: CodeGenerator;
  readonly #passwords: PasswordHasher;
  readonly #knownPasswords: KnownPasswords;
  readonly #linkedIdentities: LinkedIdentities;
  readonly #identities: IdentityRedemption;
  readonly #linking: IdentityLinking;
  readonly #activityLog: ActivityLog;
  readonly #invitation: DelegateInvitationService;
  readonly #caller: UnknownDelegate;

  constructor(
    accounts: Accounts,
    codes: CodeGenerator,
    passwords: PasswordHasher,
    knownPasswords: KnownPasswords,
    linkedIdentities: LinkedIdentities,
    identities: IdentityRedemption,
    linking: IdentityLinking,
    activityLog: ActivityLog,
    invitationFor: ForCall<UnknownDelegate, DelegateInvitationService>,
    caller: UnknownDelegate,
  ) {
    this.#accounts = accounts;
    this.#codes = codes;
    this.#passwords = passwords;
    this.#knownPasswords = knownPasswords;
    this.#linkedIdentities = linkedIdentities;
    this.#identities = identities;
    this.#linking = linking;
    this.#activityLog = activityLog;
    this.#invitation = invitationFor(caller);
    this.#caller = caller;
  }

  async createAccount(wanted: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut> {
    const opened = await this.#invitation.openVerified(wanted.code);
    if (!opened.ok) return opened;
    const { email } = opened.value.invitation;
    const given = parseEmail(wanted.email);
    // The mailed code proves this address only.
    if (!given.ok || given.value !== email) return failed({ kind: 'other-address' });
    const name = wanted.name.trim();
    if (name === '' || name.length > 200 || neverInNames.test(name)) return failed({ kind: 'bad-input' });
    const proof = await this.#proofOf(wanted, email);
    if (!proof.ok) return proof;
    const { password, identity } = proof.value;
    const account: Account = {
      id: this.#codes.newId() as AccountId,
      email,
      username: email,
      name,
      passwordHash: await this.#passwords.hash(password),
      charts: [],
      language: this.#caller.language,
      confirmedAt: this.#caller.now,
    };
    if (!(await this.#accounts.create(account))) return failed({ kind: 'has-account' });
    await this.#activityLog.append({
      at: this.#caller.now,
      actor: account.id,
      actorKind: 'delegate',
      subject: account.id,
      action: 'signed-up',
      ...originOf(this.#caller),
    });
    if (identity !== undefined) await this.#linking.link(this.#caller, account, identity);
    const accepted = await this.#invitation.accept(opened.value, account);
    return accepted.ok ? ok({ to: `${paths.delegateLogin}?created=true` }) : accepted;
  }

  /**
   * The new account's credentials: an acceptable password, or an identity with a random password that is unknown until
   * it is reset by mail.
   */
  async #proofOf(
    { password, identity }: NewDelegateAccount,
    email: Email,
  ): ServiceResult<Proof, DelegateAccountRefusal> {
    if (identity === undefined) {
      if (!isFitPassword(password, { email })) return failed({ kind: 'unfit-password' });
      return (await this.#knownPasswords.isKnown(password)) ? failed({ kind: 'known-password' }) : ok({ password });
    }
    const taken = await this.#identities.take(this.#caller, identity);
    if (!taken.ok) {
      const { error } = taken;
      return failed(error.kind === 'must-wait' ? { kind: 'too-many-requests', until: error.until } : error);
    }
    const { issuer, subject } = taken.value;
    if ((await this.#linkedIdentities.find(issuer, subject)) !== undefined) return failed({ kind: 'has-account' });
    return ok({ password: this.#codes.link().code, identity: taken.value });
  }
}
