import { can, capabilityLife, issueCapability, parseEmail, type Account, type Action } from '@portico/domain/access';
import {
  isLiveDelegation,
  isPending,
  mostInvitations,
  settledPermissions,
  type Delegation,
  type InvitationId,
} from '@portico/domain/delegates';
import {
  addDays,
  dayIn,
  failed,
  ok,
  plus,
  startOfDay,
  type AccountId,
  type CapabilityId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type ProfileId,
  type Result,
  type TimeZone,
} from '@portico/domain/kernel';

import { delegateOf, LinkFinder } from '../access/index.ts';
import type { Delegate } from '@portico/application/access';
import { originOf, log } from '../activity/index.ts';
import { allowedCharts, callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure, LinkTo } from '@portico/application/kernel';
import type {
  DelegateLink,
  Delegates,
  InvitationShut,
  InviteDelegateRefusal,
  ManagedProfiles,
  NewDelegate,
  PermissionChange,
} from '@portico/application/delegates';
import { DelegateInvitationService, type DelegateInvitationServiceDeps } from './delegate-invitation-service.ts';
import { managedProfiles, practicesAt, zoneOf, type ManagedDeps } from './managed-profiles.ts';

export interface DelegatesDeps extends DelegateInvitationServiceDeps, ManagedDeps {
  readonly linkTo: LinkTo;
}

export class DelegatesService implements Delegates {
  readonly #deps: DelegatesDeps;
  readonly #call: ServiceCall;

  constructor(deps: DelegatesDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async profiles(): ServiceResult<ManagedProfiles> {
    const account = await this.#self('account:view');
    if (account === undefined) return failed({ kind: 'not-found' });
    const charts = allowedCharts(this.#call, 'delegates:view');
    await log(this.#deps.activityLog, this.#call, 'viewed-delegates');
    return ok(await managedProfiles(this.#deps, account, charts, this.#call.now));
  }

  async invite(wanted: NewDelegate): ServiceResult<void, InviteDelegateRefusal> {
    const charts = allowedCharts(this.#call, 'delegates:act').filter(({ practice }) =>
      wanted.practices.includes(practice),
    );
    const account = await this.#self('account:view');
    if (account === undefined || charts.length === 0 || charts.length !== new Set(wanted.practices).size) {
      return failed({ kind: 'not-found' });
    }
    const email = parseEmail(wanted.email);
    const name = wanted.name.trim();
    const permissions = settledPermissions(wanted.permissions);
    const end = this.#endOf(wanted.until, zoneOf(await practicesAt(this.#deps, charts), charts[0]));
    if (!email.ok || name === '' || name.length > 200 || permissions.length === 0 || !end.ok) {
      return failed({ kind: 'bad-input' });
    }
    if (email.value === account.email) return failed({ kind: 'own-address' });
    const { invitations, capabilities, codes, notifier, linkTo, activityLog } = this.#deps;
    const { now, language } = this.#call;
    const waiting = (await invitations.openOf(account.id)).filter((one) => isPending(one, now));
    if (waiting.length >= mostInvitations) return failed({ kind: 'too-many-invitations' });

    const id = codes.newId() as InvitationId;
    const link = codes.link();
    await invitations.add({
      id,
      from: account.id,
      name,
      email: email.value,
      language,
      charts,
      permissions,
      ...(end.value === undefined ? {} : { until: end.value }),
      sentAt: now,
      expiresAt: plus(now, capabilityLife['delegate-invitation']),
    });
    await capabilities.add(
      issueCapability(
        { purpose: 'delegate-invitation', account: account.id, email: email.value, resource: id },
        { id: codes.newId() as CapabilityId, code: link.hash, now },
      ),
    );
    await notifier.send(
      {
        kind: 'delegate-invitation',
        from: account.name,
        link: linkTo(`/delegate/workflow/invitations?code=${link.code}&language=${language}`),
        days: 7,
      },
      { channel: 'email', address: email.value },
      language,
    );
    await log(activityLog, this.#call, 'invited-delegate', id);
    return ok(undefined);
  }

  async withdraw(id: InvitationId): ServiceResult<void> {
    const account = await this.#self('delegates:act');
    const invitation = await this.#deps.invitations.byId(id);
    if (account === undefined || invitation?.from !== account.id) return failed({ kind: 'not-found' });
    if (!(await this.#deps.invitations.close(id, 'withdrawn'))) return failed({ kind: 'not-found' });
    await this.#deps.capabilities.revoke('delegate-invitation', { account: account.id, resource: id }, this.#call.now);
    await log(this.#deps.activityLog, this.#call, 'revoked-delegation', id);
    return ok(undefined);
  }

  async changePermissions({ delegate, chart, permissions, until }: PermissionChange): ServiceResult<void> {
    if (!can(this.#call.acting, 'delegates:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const { delegations, activityLog } = this.#deps;
    const kept = settledPermissions(permissions);
    if (kept.length === 0) return this.#revoke(delegate, chart);
    const end = this.#endOf(until, zoneOf(await practicesAt(this.#deps, [chart]), chart));
    if (!end.ok) return end;
    const changed = await delegations.change(delegate, chart, {
      permissions: kept,
      ...(end.value === undefined ? {} : { until: end.value }),
    });
    if (!changed) return failed({ kind: 'not-found' });
    await log(activityLog, callAt(this.#call, chart), 'changed-delegation', delegate);
    return ok(undefined);
  }

  async merge({ delegate, chart }: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId> {
    const account = await this.#self('account:act');
    if (account === undefined || account.id !== delegate) return failed({ kind: 'not-found' });
    const { delegations, activityLog } = this.#deps;
    const mine = (await delegations.ofDelegate(account.id)).filter((one) => isLiveDelegation(one, this.#call.now));
    const isMine = (profile: ProfileId): boolean => mine.some((one) => one.profile === profile);
    const isOfFrom = mine.some((one) => one.profile === from && isOn(one, chart));
    if (from === into || !isMine(into) || !isOfFrom) return failed({ kind: 'not-found' });
    // A person has one chart per practice: two profiles with charts at the same practice are two people.
    const practicesOfInto = new Set(mine.filter((one) => one.profile === into).map((one) => one.chart.practice));
    if (mine.some((one) => one.profile === from && practicesOfInto.has(one.chart.practice))) {
      return failed({ kind: 'bad-input' });
    }
    await delegations.merge(account.id, from, into);
    await log(activityLog, this.#asDelegate(account.id, chart), 'merged-profiles');
    return ok(into);
  }

  async disconnect({ delegate, chart }: DelegateLink): ServiceResult<void> {
    const account = await this.#self('account:act');
    if (account === undefined || account.id !== delegate) return failed({ kind: 'not-found' });
    if (!(await this.#deps.delegations.revoke(account.id, chart, this.#call.now))) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#asDelegate(account.id, chart), 'disconnected-profile');
    return ok(undefined);
  }

  async accept(code: string): ServiceResult<Delegate, InvitationShut> {
    const account = await this.#self('account:act');
    if (account === undefined) return failed({ kind: 'not-found' });
    const system = new DelegateInvitationService(
      this.#deps.accounts,
      this.#deps.capabilities,
      this.#deps.codes,
      new LinkFinder(this.#deps.capabilities, this.#deps.codes, this.#deps.tries),
      this.#deps.invitations,
      this.#deps.delegations,
      this.#deps.notifier,
      this.#deps.activityLog,
      this.#call,
    );
    const opened = await system.openVerified(code);
    if (!opened.ok) return opened;
    const accepted = await system.accept(opened.value, account);
    if (!accepted.ok) return accepted;
    const self = await delegateOf(this.#deps, account, this.#call.now);
    return self === undefined ? failed({ kind: 'invitation-unknown' }) : ok(self);
  }

  /** The signed-in account, if it has permission; never for guests, and for `delegates` only for patients. */
  async #self(action: Action): Promise<Account | undefined> {
    const { actor } = this.#call.acting;
    if (actor.kind === 'guest') return undefined;
    return can(this.#call.acting, action, { kind: 'account', account: actor.account })
      ? this.#deps.accounts.byId(actor.account)
      : undefined;
  }

  async #revoke(delegate: AccountId, chart: PatientRef): ServiceResult<void> {
    const { accounts, delegations, notifier, activityLog } = this.#deps;
    if (!(await delegations.revoke(delegate, chart, this.#call.now))) return failed({ kind: 'not-found' });
    await log(activityLog, callAt(this.#call, chart), 'revoked-delegation', delegate);
    const [account, self] = await Promise.all([accounts.byId(delegate), this.#self('account:view')]);
    if (account !== undefined && self !== undefined) {
      await notifier.send(
        { kind: 'delegation-ended', from: self.name },
        { channel: 'email', address: account.email },
        account.language,
      );
    }
    return ok(undefined);
  }

  /** The start of the day after `until`; fails for a day that is over. */
  #endOf(until: LocalDate | undefined, zone: TimeZone): Result<Instant | undefined, Failure> {
    if (until === undefined) return ok(undefined);
    return until < dayIn(zone, this.#call.now)
      ? failed({ kind: 'bad-input' })
      : ok(startOfDay(zone, addDays(until, 1)));
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
