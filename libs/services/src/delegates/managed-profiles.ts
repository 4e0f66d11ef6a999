import type { Account, Accounts } from '@portico/domain/access';
import {
  isLiveDelegation,
  isPending,
  type DelegateInvitation,
  type DelegateInvitations,
  type Delegation,
  type Delegations,
} from '@portico/domain/delegates';
import { dayIn, plus, type Instant, type LocalDate, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { delegateOf, practicesOf } from '../access/index.ts';
import type { ManagedProfiles, OwnDelegate, PendingInvitation } from '@portico/application/delegates';

export interface ManagedDeps {
  readonly accounts: Accounts;
  readonly delegations: Delegations;
  readonly invitations: DelegateInvitations;
  readonly practices: PracticeDirectory;
}

type Practices = ReadonlyMap<string, Practice>;

/** The delegates of these charts, the open invitations, and the people whom the account may act for (`ACC-356`). */
export const managedProfiles = async (
  deps: ManagedDeps,
  account: Account,
  charts: readonly PatientRef[],
  now: Instant,
): Promise<ManagedProfiles> => {
  const [self, over, open, own, practices] = await Promise.all([
    delegateOf(deps, account, now),
    deps.delegations.overCharts(charts),
    charts.length === 0 ? [] : deps.invitations.openOf(account.id),
    practicesOf(deps, charts),
    practicesAt(deps, charts),
  ]);
  const live = over.filter((one) => isLiveDelegation(one, now));
  return {
    self: self ?? { id: account.id, name: account.name, email: account.email, people: [] },
    practices: own,
    delegates: await delegatesIn(deps, live, practices),
    invitations: open.filter((one) => isPending(one, now)).map((one) => pendingOf(one, practices)),
  };
};

export const practicesAt = async (
  { practices }: Pick<ManagedDeps, 'practices'>,
  charts: readonly PatientRef[],
): Promise<Practices> => {
  const found = await practices.practices(charts.map(({ practice }) => practice));
  return new Map(found.map((practice) => [practice.id, practice]));
};

export const zoneOf = (practices: Practices, chart: PatientRef | undefined): TimeZone =>
  practices.get(chart?.practice ?? '')?.timeZone ?? ('UTC' as TimeZone);

const lastDayOf = (zone: TimeZone, until: Instant): LocalDate => dayIn(zone, plus(until, -1));

const delegatesIn = async (
  { accounts }: ManagedDeps,
  live: readonly Delegation[],
  practices: Practices,
): Promise<readonly OwnDelegate[]> => {
  const found = await Promise.all([...new Set(live.map(({ delegate }) => delegate))].map((id) => accounts.byId(id)));
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
};

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
