import {
  LinkFinder,
  GuessLimit,
  linkIdentity,
  linkLock,
  takeIdentity,
  tooManyGuesses,
  type Caller,
  type GuessRefused,
  type TakeIdentityDeps,
} from '../access/index.ts';
import {
  isBornOn,
  isFitPassword,
  parseEmail,
  type Account,
  type Email,
  type ExternalIdentity,
  type KnownPasswords,
  type LinkedIdentities,
  type PasswordHasher,
} from '@portico/domain/access';
import { failed, ok, type AccountId, type LocalDate } from '@portico/domain/kernel';
import type { PatientRegistry } from '@portico/domain/profile';
import { neverInNames } from '@portico/domain/signup';
import { logFailed, originOf } from '../activity/index.ts';
import type { Access, Credentials } from '@portico/application/access';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Recovery } from '@portico/application/recovery';
import type {
  DelegateAccountRefusal,
  DelegateSignIn,
  Led,
  NewDelegateAccount,
  VerifiedInvitation,
  WrongBirthDate,
  InvitationShut,
} from '@portico/application/delegates';
import { DelegateInvitationService, type DelegateInvitationServiceDeps } from './delegate-invitation-service.ts';

export interface DelegateSignInDeps extends DelegateInvitationServiceDeps, TakeIdentityDeps {
  readonly codes: DelegateInvitationServiceDeps['codes'];
  readonly linkedIdentities: LinkedIdentities;
  readonly patients: PatientRegistry;
  readonly passwords: PasswordHasher;
  readonly knownPasswords: KnownPasswords;
}

/** The services open to unauthenticated callers that delegates share with everyone. */
export interface PublicServices {
  readonly access: Pick<Access, 'signIn'>;
  readonly recovery: Pick<Recovery, 'ask'>;
}

interface Proof {
  readonly password: string;
  readonly identity?: ExternalIdentity;
}

/** A caller without a session. */
type DoorCaller = Pick<Caller, 'now' | 'language' | 'address' | 'origin' | 'onFailureLogged'>;

/**
 * Open to unauthenticated callers with an invitation's code; nothing is granted before the identity check (`ACC-083`).
 */
export class DelegateSignInService implements DelegateSignIn {
  readonly #deps: DelegateSignInDeps;
  readonly #caller: DoorCaller;
  readonly #system: DelegateInvitationService;
  readonly #shared: PublicServices;

  constructor(deps: DelegateSignInDeps, caller: DoorCaller, shared: PublicServices) {
    this.#deps = deps;
    this.#caller = caller;
    this.#shared = shared;
    this.#system = new DelegateInvitationService(
      deps.accounts,
      deps.capabilities,
      deps.codes,
      new LinkFinder(deps.capabilities, deps.codes, deps.tries),
      deps.invitations,
      deps.delegations,
      deps.notifier,
      deps.activityLog,
      caller,
    );
  }

  async signIn(credentials: Credentials): ReturnType<DelegateSignIn['signIn']> {
    return this.#shared.access.signIn(credentials);
  }

  async forgotPassword(email: string): ReturnType<DelegateSignIn['forgotPassword']> {
    return this.#shared.recovery.ask(email);
  }

  async verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    const opened = await this.#system.open(code);
    if (!opened.ok) return opened;
    const { capability, invitation } = opened.value;
    const { accounts, capabilities, invitations, patients } = this.#deps;
    const [chart] = invitation.charts;
    const [identity, from, owner] = await Promise.all([
      chart && patients.identity(chart),
      accounts.byId(invitation.from),
      accounts.byLogin(invitation.email),
    ]);
    const checked = await new GuessLimit(this.#deps.tries, this.#caller).guess(
      { kind: 'birth-date', lock: linkLock(capabilities, capability.id) },
      async (guess) => isBornOn(identity?.birthDate ?? from?.birthDate, birthDate, guess) || undefined,
    );
    if (!checked.ok) {
      const refusal = refusalOf(checked.error);
      const about = chart === undefined ? { account: invitation.from } : { chart };
      await logFailed(this.#deps.activityLog, this.#caller, 'failed-identity-check', about, refusal.kind);
      return failed(refusal);
    }
    await invitations.verify(invitation.id, this.#caller.now);
    return ok({
      from: from?.name ?? '',
      name: invitation.name,
      email: invitation.email,
      hasAccount: owner !== undefined,
      to: owner === undefined ? '/delegate/delegateCreateAccount' : '/delegate/delegateLogin',
    });
  }

  async createAccount(wanted: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut> {
    const opened = await this.#system.openVerified(wanted.code);
    if (!opened.ok) return opened;
    const { email } = opened.value.invitation;
    const given = parseEmail(wanted.email);
    // The mailed code proves this address only.
    if (!given.ok || given.value !== email) return failed({ kind: 'other-address' });
    const name = wanted.name.trim();
    if (name === '' || name.length > 200 || neverInNames.test(name)) return failed({ kind: 'bad-input' });
    const { accounts, codes, passwords } = this.#deps;
    const proof = await this.#proofOf(wanted, email);
    if (!proof.ok) return proof;
    const { password, identity } = proof.value;
    const account: Account = {
      id: codes.newId() as AccountId,
      email,
      username: email,
      name,
      passwordHash: await passwords.hash(password),
      charts: [],
      language: this.#caller.language,
      confirmedAt: this.#caller.now,
    };
    if (!(await accounts.create(account))) return failed({ kind: 'has-account' });
    await this.#deps.activityLog.append({
      at: this.#caller.now,
      actor: account.id,
      actorKind: 'delegate',
      subject: account.id,
      action: 'signed-up',
      ...originOf(this.#caller),
    });
    if (identity !== undefined) await linkIdentity(this.#deps, this.#caller, account, identity);
    const accepted = await this.#system.accept(opened.value, account);
    return accepted.ok ? ok({ to: '/delegate/delegateLogin?created=true' }) : accepted;
  }

  /**
   * The new account's credentials: an acceptable password, or an identity with a random password that is unknown until
   * it is reset by mail.
   */
  async #proofOf(
    { password, identity }: NewDelegateAccount,
    email: Email,
  ): ServiceResult<Proof, DelegateAccountRefusal> {
    const { codes, knownPasswords, linkedIdentities } = this.#deps;
    if (identity === undefined) {
      if (!isFitPassword(password, { email })) return failed({ kind: 'unfit-password' });
      return (await knownPasswords.isKnown(password)) ? failed({ kind: 'known-password' }) : ok({ password });
    }
    const taken = await takeIdentity(this.#deps, this.#caller, identity);
    if (!taken.ok) {
      const { error } = taken;
      return failed(error.kind === 'must-wait' ? { kind: 'too-many-requests', until: error.until } : error);
    }
    const { issuer, subject } = taken.value;
    if ((await linkedIdentities.find(issuer, subject)) !== undefined) return failed({ kind: 'has-account' });
    return ok({ password: codes.link().code, identity: taken.value });
  }
}

const refusalOf = (refused: GuessRefused): WrongBirthDate | InvitationShut | Failure => {
  const isLocked = refused.kind === 'locked' || (refused.kind === 'wrong' && refused.wasLast);
  return tooManyGuesses(refused) ?? { kind: isLocked ? 'invitation-locked' : 'wrong-birth-date' };
};
