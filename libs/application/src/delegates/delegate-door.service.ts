import {
  isBornOn,
  isFitPassword,
  parseEmail,
  type Account,
  type Email,
  type ExternalIdentity,
  type KnownPasswords,
  type LinkedIdentities,
  type PasswordKeeper,
} from '@portico/domain/access';
import { failed, ok, type AccountId, type LocalDate } from '@portico/domain/kernel';
import type { PatientRegistry } from '@portico/domain/profile';
import { neverInNames } from '@portico/domain/signup';
import { logFailed, originOf } from '../activity/index.ts';
import {
  GuessLimit,
  linkIdentity,
  linkLock,
  takeIdentity,
  tooManyGuesses,
  type Access,
  type Credentials,
  type Caller,
  type GuessRefused,
  type TakeIdentityDeps,
} from '../access/index.ts';
import type { Answer, Failure } from '../kernel/index.ts';
import type { Recovery } from '../recovery/index.ts';
import type {
  DelegateAccountRefusal,
  DelegateDoor,
  Led,
  NewDelegateAccount,
  VerifiedInvitation,
  WrongBirthDate,
} from './delegate-door.port.ts';
import type { InvitationShut } from './delegates.port.ts';
import { InvitationDesk, type InvitationDeskDeps } from './invitation-desk.ts';

export interface DelegateDoorDeps extends InvitationDeskDeps, TakeIdentityDeps {
  readonly codes: InvitationDeskDeps['codes'];
  readonly linkedIdentities: LinkedIdentities;
  readonly patients: PatientRegistry;
  readonly passwords: PasswordKeeper;
  readonly knownPasswords: KnownPasswords;
}

/** The doors that delegates share with everybody else. */
export interface SharedDoors {
  readonly access: Pick<Access, 'signIn'>;
  readonly recovery: Pick<Recovery, 'ask'>;
}

interface Proof {
  readonly password: string;
  readonly identity?: ExternalIdentity;
}

/** Somebody at the door. */
type DoorCaller = Pick<Caller, 'now' | 'language' | 'address' | 'origin' | 'onFailureLogged'>;

/** Doors open to anybody who holds the code of an invitation; nothing is granted before the identity check (`ACC-083`). */
export class DelegateDoorService implements DelegateDoor {
  readonly #deps: DelegateDoorDeps;
  readonly #caller: DoorCaller;
  readonly #desk: InvitationDesk;
  readonly #shared: SharedDoors;

  constructor(deps: DelegateDoorDeps, caller: DoorCaller, shared: SharedDoors) {
    this.#deps = deps;
    this.#caller = caller;
    this.#shared = shared;
    this.#desk = new InvitationDesk(deps, caller);
  }

  async signIn(credentials: Credentials): ReturnType<DelegateDoor['signIn']> {
    return this.#shared.access.signIn(credentials);
  }

  async forgotPassword(email: string): ReturnType<DelegateDoor['forgotPassword']> {
    return this.#shared.recovery.ask(email);
  }

  async verify(code: string, birthDate: LocalDate): Answer<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    const opened = await this.#desk.open(code);
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

  async createAccount(wanted: NewDelegateAccount): Answer<Led, DelegateAccountRefusal | InvitationShut> {
    const opened = await this.#desk.openVerified(wanted.code);
    if (!opened.ok) return opened;
    const { email } = opened.value.invitation;
    const given = parseEmail(wanted.email);
    // The mailed code shows that this address is theirs, and no other one.
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
    const accepted = await this.#desk.accept(opened.value, account);
    return accepted.ok ? ok({ to: '/delegate/delegateLogin?created=true' }) : accepted;
  }

  /** By what the account is opened: a password that will do, or an identity, beside which nobody knows the password until it is set by mail. */
  async #proofOf({ password, identity }: NewDelegateAccount, email: Email): Answer<Proof, DelegateAccountRefusal> {
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
