import { can, permissionAreas, type Account, type Accounts } from '@portico/domain/access';
import {
  actingFor,
  isLiveDelegation,
  isPending,
  representedBy,
  type DelegateInvitation,
  type DelegateInvitations,
  type Delegation,
  type Delegations,
  type Represented,
} from '@portico/domain/delegates';
import { dayIn, samePatient, type Instant, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { delegateOf, lastDayOf, practicesOf } from '../access/index.ts';
import type {
  HelpersOfPerson,
  ManagedProfiles,
  OtherHelper,
  OwnDelegate,
  PendingInvitation,
} from '@portico/application/delegates';

type Practices = ReadonlyMap<string, Practice>;

/** What a person sees of their delegates, and of the people whom they act for themselves. */
export class ManagedProfileList {
  readonly #accounts: Accounts;
  readonly #delegations: Delegations;
  readonly #invitations: DelegateInvitations;
  readonly #practices: PracticeDirectory;

  constructor(
    accounts: Accounts,
    delegations: Delegations,
    invitations: DelegateInvitations,
    practices: PracticeDirectory,
  ) {
    this.#accounts = accounts;
    this.#delegations = delegations;
    this.#invitations = invitations;
    this.#practices = practices;
  }

  /** The delegates of these charts, the open invitations, and the people whom the account may act for (`ACC-356`). */
  async of(account: Account, charts: readonly PatientRef[], now: Instant): Promise<ManagedProfiles> {
    const [self, otherHelpers, over, open, own, practices] = await Promise.all([
      delegateOf(this.#delegations, this.#practices, account, now),
      this.#otherHelpers(account, now),
      this.#delegations.overCharts(charts),
      charts.length === 0 ? [] : this.#invitations.openOf(account.id),
      practicesOf(this.#practices, charts),
      practicesAt(this.#practices, charts),
    ]);
    const live = over.filter((one) => isLiveDelegation(one, now));
    return {
      self: self ?? { id: account.id, name: account.name, email: account.email, people: [] },
      otherHelpers,
      practices: own,
      delegates: await this.#delegatesIn(live, practices),
      // The newest one first, which the person has just sent.
      invitations: open
        .filter((one) => isPending(one, now))
        .map((one) => pendingOf(one, practices))
        .toReversed(),
    };
  }

  /** Who else helps the people whom the account helps, at each practice where the account may know this (ADR 183). */
  async #otherHelpers(account: Account, now: Instant): Promise<readonly HelpersOfPerson[]> {
    const people = representedBy(account.id, await this.#delegations.ofDelegate(account.id), now);
    const charts = people.flatMap((person) => person.grants.map(({ chart }) => ({ person, chart })));
    const found = await Promise.all(charts.map(({ person, chart }) => this.#helpersOf(account, person, chart, now)));
    return found.filter((one) => one !== undefined);
  }

  async #helpersOf(
    account: Account,
    person: Represented,
    chart: PatientRef,
    now: Instant,
  ): Promise<HelpersOfPerson | undefined> {
    const acting = actingFor(account.id, person, chart.practice);
    if (!permissionAreas.every((area) => can(acting, `${area}:act`, { kind: 'chart', chart }))) return undefined;
    if (person.grants.some((grant) => samePatient(grant.chart, chart) && grant.until !== undefined)) return undefined;
    if ((await this.#accounts.holding(chart)).length > 0) return undefined;
    const [over, practices] = await Promise.all([
      this.#delegations.overCharts([chart]),
      practicesAt(this.#practices, [chart]),
    ]);
    const others = over.filter((one) => one.delegate !== account.id && isLiveDelegation(one, now));
    const helpers = (await this.#delegatesIn(others, practices)).flatMap(({ name, grants }) =>
      grants.map(({ permissions, until }): OtherHelper => ({
        name,
        permissions,
        ...(until === undefined ? {} : { until }),
      })),
    );
    return { profile: person.profile, practice: chart.practice, helpers };
  }

  async #delegatesIn(live: readonly Delegation[], practices: Practices): Promise<readonly OwnDelegate[]> {
    const found = await Promise.all(
      [...new Set(live.map(({ delegate }) => delegate))].map((id) => this.#accounts.byId(id)),
    );
    return found
      .filter((account) => account !== undefined)
      .map(({ id, name, email }) => ({
        account: id,
        name,
        email,
        grants: live
          .filter(({ delegate }) => delegate === id)
          .flatMap(({ chart, permissions, until }) => {
            const practice = practices.get(chart.practice);
            if (practice === undefined) return [];
            return [
              {
                chart,
                practiceName: practice.name,
                management: practice.behavior.management,
                permissions,
                ...(until === undefined ? {} : { until: lastDayOf(practice.timeZone, until) }),
              },
            ];
          }),
      }))
      .filter(({ grants }) => grants.length > 0);
  }
}

export const practicesAt = async (directory: PracticeDirectory, charts: readonly PatientRef[]): Promise<Practices> => {
  const found = await directory.practices(charts.map(({ practice }) => practice));
  return new Map(found.map((practice) => [practice.id, practice]));
};

export const zoneOf = (practices: Practices, chart: PatientRef | undefined): TimeZone =>
  practices.get(chart?.practice ?? '')?.timeZone ?? ('UTC' as TimeZone);

const pendingOf = (invitation: DelegateInvitation, practices: Practices): PendingInvitation => {
  const { id, name, email, charts, permissions, until, expiresAt } = invitation;
  const zone = zoneOf(practices, charts[0]);
  return {
    id,
    name,
    email,
    practiceNames: charts.flatMap(({ practice }) => practices.get(practice)?.name ?? []),
    permissions,
    expires: dayIn(zone, expiresAt),
    ...(until === undefined ? {} : { until: lastDayOf(zone, until) }),
  };
};
