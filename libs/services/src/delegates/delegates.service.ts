import { can, type Account, type Accounts, type Action } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  isLiveDelegation,
  settledPermissions,
  type Delegation,
  type Delegations,
  type InvitationId,
} from '@portico/domain/delegates';
import { failed, ok, type AccountId, type PatientRef, type ProfileId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { ServiceResult } from '@portico/application/kernel';
import type { Delegate } from '@portico/application/access';
import type {
  DelegateLink,
  Delegates,
  InvitationChange,
  InvitationShut,
  InviteDelegateRefusal,
  ManagedProfiles,
  NewDelegate,
  PermissionChange,
} from '@portico/application/delegates';
import { delegateOf } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import { allowedCharts, callAt, type ForCall, type ServiceCall } from '../kernel/index.ts';
import type { DelegateInvitationService } from './delegate-invitation-service.ts';
import { practicesAt, zoneOf, type ManagedProfileList } from './managed-profiles.ts';
import { endOf, type SentInvitations } from './sent-invitations.ts';

export class DelegatesService implements Delegates {
  readonly #accounts: Accounts;
  readonly #delegations: Delegations;
  readonly #practices: PracticeDirectory;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #profileList: ManagedProfileList;
  readonly #sent: SentInvitations;
  readonly #received: DelegateInvitationService;
  readonly #call: ServiceCall;

  constructor(
    accounts: Accounts,
    delegations: Delegations,
    practices: PracticeDirectory,
    notifier: Notifier,
    activityLog: ActivityLog,
    profileList: ManagedProfileList,
    sentFor: ForCall<ServiceCall, SentInvitations>,
    receivedFor: ForCall<ServiceCall, DelegateInvitationService>,
    call: ServiceCall,
  ) {
    this.#accounts = accounts;
    this.#delegations = delegations;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#profileList = profileList;
    this.#sent = sentFor(call);
    this.#received = receivedFor(call);
    this.#call = call;
  }

  async profiles(): ServiceResult<ManagedProfiles> {
    const account = await this.#self('account:view');
    if (account === undefined) return failed({ kind: 'not-found' });
    const charts = allowedCharts(this.#call, 'delegates:view');
    await log(this.#activityLog, this.#call, 'viewed-delegates');
    return ok(await this.#profileList.of(account, charts, this.#call.now));
  }

  async invite(wanted: NewDelegate): ServiceResult<void, InviteDelegateRefusal> {
    const charts = allowedCharts(this.#call, 'delegates:act').filter(({ practice }) =>
      wanted.practices.includes(practice),
    );
    const account = await this.#self('account:view');
    if (account === undefined || charts.length === 0 || charts.length !== new Set(wanted.practices).size) {
      return failed({ kind: 'not-found' });
    }
    return this.#sent.send(account, charts, wanted);
  }

  async withdraw(id: InvitationId): ServiceResult<void> {
    const account = await this.#self('delegates:act');
    return account === undefined ? failed({ kind: 'not-found' }) : this.#sent.withdraw(account, id);
  }

  async resend(change: InvitationChange): ServiceResult<void> {
    const account = await this.#self('delegates:act');
    return account === undefined ? failed({ kind: 'not-found' }) : this.#sent.resend(account, change);
  }

  async changePermissions({ delegate, chart, permissions, until }: PermissionChange): ServiceResult<void> {
    if (!can(this.#call.acting, 'delegates:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const kept = settledPermissions(permissions);
    if (kept.length === 0) return this.#revoke(delegate, chart);
    const end = endOf(until, zoneOf(await practicesAt(this.#practices, [chart]), chart), this.#call.now);
    if (!end.ok) return end;
    const changed = await this.#delegations.change(delegate, chart, {
      permissions: kept,
      ...(end.value === undefined ? {} : { until: end.value }),
    });
    if (!changed) return failed({ kind: 'not-found' });
    await log(this.#activityLog, callAt(this.#call, chart), 'changed-delegation', delegate);
    return ok(undefined);
  }

  async merge({ delegate, chart }: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId> {
    const account = await this.#self('account:act');
    if (account === undefined || account.id !== delegate) return failed({ kind: 'not-found' });
    const mine = (await this.#delegations.ofDelegate(account.id)).filter((one) =>
      isLiveDelegation(one, this.#call.now),
    );
    const isMine = (profile: ProfileId): boolean => mine.some((one) => one.profile === profile);
    const isOfFrom = mine.some((one) => one.profile === from && isOn(one, chart));
    if (from === into || !isMine(into) || !isOfFrom) return failed({ kind: 'not-found' });
    // A person has one chart per practice: two profiles with charts at the same practice are two people.
    const practicesOfInto = new Set(mine.filter((one) => one.profile === into).map((one) => one.chart.practice));
    if (mine.some((one) => one.profile === from && practicesOfInto.has(one.chart.practice))) {
      return failed({ kind: 'bad-input' });
    }
    await this.#delegations.merge(account.id, from, into);
    await log(this.#activityLog, this.#asDelegate(account.id, chart), 'merged-profiles');
    return ok(into);
  }

  async disconnect({ delegate, chart }: DelegateLink): ServiceResult<void> {
    const account = await this.#self('account:act');
    if (account === undefined || account.id !== delegate) return failed({ kind: 'not-found' });
    if (!(await this.#delegations.revoke(account.id, chart, this.#call.now))) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#asDelegate(account.id, chart), 'disconnected-profile');
    return ok(undefined);
  }

  async accept(code: string): ServiceResult<Delegate, InvitationShut> {
    const account = await this.#self('account:act');
    if (account === undefined) return failed({ kind: 'not-found' });
    const opened = await this.#received.openVerified(code);
    if (!opened.ok) return opened;
    const accepted = await this.#received.accept(opened.value, account);
    if (!accepted.ok) return accepted;
    const self = await delegateOf(this.#delegations, this.#practices, account, this.#call.now);
    return self === undefined ? failed({ kind: 'invitation-unknown' }) : ok(self);
  }

  /** The signed-in account, if it has permission; never for guests, and for `delegates` only for patients. */
  async #self(action: Action): Promise<Account | undefined> {
    const { actor } = this.#call.acting;
    if (actor.kind === 'guest') return undefined;
    return can(this.#call.acting, action, { kind: 'account', account: actor.account })
      ? this.#accounts.byId(actor.account)
      : undefined;
  }

  async #revoke(delegate: AccountId, chart: PatientRef): ServiceResult<void> {
    if (!(await this.#delegations.revoke(delegate, chart, this.#call.now))) return failed({ kind: 'not-found' });
    await log(this.#activityLog, callAt(this.#call, chart), 'revoked-delegation', delegate);
    const [account, self] = await Promise.all([this.#accounts.byId(delegate), this.#self('account:view')]);
    if (account !== undefined && self !== undefined) {
      await this.#notifier.send(
        { kind: 'delegation-ended', from: self.name },
        { channel: 'email', address: account.email },
        account.language,
      );
    }
    return ok(undefined);
  }

  /** The call in the name of a delegate, about a chart that was open to them. */
  #asDelegate(account: AccountId, chart: PatientRef): Pick<ServiceCall, 'acting' | 'now' | 'origin'> {
    return {
      ...originOf(this.#call),
      acting: {
        actor: { kind: 'delegate', account, grants: [] },
        subject: { charts: [chart] },
        practice: chart.practice,
      },
      now: this.#call.now,
    };
  }
}

const isOn = ({ chart }: Delegation, { practice, patient }: PatientRef): boolean =>
  chart.practice === practice && chart.patient === patient;
