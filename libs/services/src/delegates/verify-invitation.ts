import { isBornOn, type Accounts, type Capabilities, type Tries } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { DelegateInvitations } from '@portico/domain/delegates';
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import type { PatientRegistry } from '@portico/domain/profile';
import type { InvitationShut, VerifiedInvitation, WrongBirthDate } from '@portico/application/delegates';
import { paths, type Failure, type ServiceResult } from '@portico/application/kernel';
import { GuessLimit, linkLock, tooManyGuesses, type GuessRefused } from '../access/index.ts';
import { logFailed } from '../activity/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { DelegateInvitationService } from './delegate-invitation-service.ts';
import type { UnknownDelegate } from './unknown-delegate.ts';

/** The identity check of a person who was invited. */
export class InvitationCheck {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #invitations: DelegateInvitations;
  readonly #patients: PatientRegistry;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #invitation: DelegateInvitationService;
  readonly #caller: UnknownDelegate;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    invitations: DelegateInvitations,
    patients: PatientRegistry,
    tries: Tries,
    activityLog: ActivityLog,
    invitationFor: ForCall<UnknownDelegate, DelegateInvitationService>,
    caller: UnknownDelegate,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#invitations = invitations;
    this.#patients = patients;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#invitation = invitationFor(caller);
    this.#caller = caller;
  }

  async verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    const opened = await this.#invitation.open(code);
    if (!opened.ok) return opened;
    const { capability, invitation } = opened.value;
    const [chart] = invitation.charts;
    const [identity, from, owner] = await Promise.all([
      chart && this.#patients.identity(chart),
      this.#accounts.byId(invitation.from),
      this.#accounts.byLogin(invitation.email),
    ]);
    const checked = await new GuessLimit(this.#tries, this.#caller).guess(
      { kind: 'birth-date', lock: linkLock(this.#capabilities, capability.id) },
      async (guess) => isBornOn(identity?.birthDate ?? from?.birthDate, birthDate, guess) || undefined,
    );
    if (!checked.ok) {
      const refusal = refusalOf(checked.error);
      const about = chart === undefined ? { account: invitation.from } : { chart };
      await logFailed(this.#activityLog, this.#caller, 'failed-identity-check', about, refusal.kind);
      return failed(refusal);
    }
    await this.#invitations.verify(invitation.id, this.#caller.now);
    return ok({
      from: from?.name ?? '',
      name: invitation.name,
      email: invitation.email,
      hasAccount: owner !== undefined,
      to: owner === undefined ? paths.delegateCreateAccount : paths.delegateLogin,
    });
  }
}

const refusalOf = (refused: GuessRefused): WrongBirthDate | InvitationShut | Failure => {
  const isLocked = refused.kind === 'locked' || (refused.kind === 'wrong' && refused.wasLast);
  return tooManyGuesses(refused) ?? { kind: isLocked ? 'invitation-locked' : 'wrong-birth-date' };
};
