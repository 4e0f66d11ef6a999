import {
  judgeCapability,
  type Account,
  type Capabilities,
  type Capability,
  type CodeGenerator,
  type Accounts,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  mayAccept,
  type DelegateInvitation,
  type DelegateInvitations,
  type Delegations,
  type InvitationId,
} from '@portico/domain/delegates';
import { failed, ok, samePatient, type ProfileId, type Result } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { originOf, type Asked } from '../activity/index.ts';
import type { Guesser, LinkFinder } from '../access/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { InvitationShut } from '@portico/application/delegates';

/** An invitation whose code is valid now. */
export interface OpenInvitation {
  readonly capability: Capability;
  readonly invitation: DelegateInvitation;
}

const shut = {
  unknown: 'invitation-unknown',
  early: 'invitation-unknown',
  expired: 'invitation-expired',
  used: 'invitation-used',
  revoked: 'invitation-withdrawn',
  locked: 'invitation-locked',
} as const;

/** Handles an invitation's code, for signed-in and signed-out delegates alike. */
export class DelegateInvitationService {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #codes: CodeGenerator;
  readonly #linkFinder: LinkFinder;
  readonly #invitations: DelegateInvitations;
  readonly #delegations: Delegations;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #asked: Asked & Guesser;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    codes: CodeGenerator,
    linkFinder: LinkFinder,
    invitations: DelegateInvitations,
    delegations: Delegations,
    notifier: Notifier,
    activityLog: ActivityLog,
    asked: Asked & Guesser,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#linkFinder = linkFinder;
    this.#invitations = invitations;
    this.#delegations = delegations;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#asked = asked;
  }

  async open(code: string): Promise<Result<OpenInvitation, InvitationShut | Failure>> {
    const found = await this.#linkFinder.find(this.#asked, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'delegate-invitation', this.#asked.now);
    if (verdict.kind !== 'open') return failed({ kind: shut[verdict.kind] });
    const { capability } = verdict;
    const invitation =
      capability.resource === undefined ? undefined : await this.#invitations.byId(capability.resource as InvitationId);
    return invitation === undefined ? failed({ kind: 'invitation-unknown' }) : ok({ capability, invitation });
  }

  /** Like `open`, but requires that the identity check was passed a short while ago. */
  async openVerified(code: string): Promise<Result<OpenInvitation, InvitationShut | Failure>> {
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    return mayAccept(opened.value.invitation, this.#asked.now) ? opened : failed({ kind: 'not-verified' });
  }

  /**
   * Grants what the invitation offers, once: the later of two concurrent calls gets `invitation-used`. A chart that
   * this delegate represented before keeps its profile.
   */
  async accept({ capability, invitation }: OpenInvitation, delegate: Account): Promise<Result<void, InvitationShut>> {
    const now = this.#asked.now;
    if (invitation.from === delegate.id) return failed({ kind: 'own-invitation' });
    if (!(await this.#capabilities.use(capability.id, now))) return failed({ kind: 'invitation-used' });
    if (!(await this.#invitations.close(invitation.id, 'accepted'))) return failed({ kind: 'invitation-withdrawn' });
    const [inviter, before] = await Promise.all([
      this.#accounts.byId(invitation.from),
      this.#delegations.ofDelegate(delegate.id),
    ]);
    const known = before.find(({ chart }) => invitation.charts.some((own) => samePatient(own, chart)));
    const profile = known?.profile ?? (this.#codes.newId() as ProfileId);
    for (const chart of invitation.charts) {
      await this.#delegations.grant({
        delegate: delegate.id,
        chart,
        profile,
        profileName: inviter?.name ?? '',
        permissions: invitation.permissions,
        grantedAt: now,
        ...(invitation.until === undefined ? {} : { until: invitation.until }),
      });
      await this.#activityLog.append({
        at: now,
        actor: delegate.id,
        actorKind: 'delegate',
        subject: chart.patient,
        practice: chart.practice,
        action: 'accepted-delegation',
        resource: invitation.id,
        ...originOf(this.#asked),
      });
    }
    if (inviter !== undefined) {
      await this.#notifier.send(
        { kind: 'delegate-accepted', delegate: delegate.name },
        { channel: 'email', address: inviter.email },
        inviter.language,
      );
    }
    return ok(undefined);
  }
}
