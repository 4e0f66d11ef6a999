import type { Accounts, Acting, PermissionArea } from '@portico/domain/access';
import { can } from '@portico/domain/access';
import { actingFor, representedBy, type Delegations } from '@portico/domain/delegates';
import {
  samePatient,
  type AccountId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import type { WithheldAt } from '../access/index.ts';

/** A person for whom an account may act at one practice now. */
export interface PersonAt {
  /** Absent for the account's owner. */
  readonly profile?: ProfileId;
  readonly name: string;
  readonly chart: PatientRef;
  readonly acting: Acting;
}

/** Whose records an account may view now, read anew each time: what an app may read reaches no further. */
export class ActingOnChart {
  readonly #accounts: Accounts;
  readonly #delegations: Delegations;
  readonly #withheldAt: WithheldAt;

  constructor(accounts: Accounts, delegations: Delegations, withheldAt: WithheldAt) {
    this.#accounts = accounts;
    this.#delegations = delegations;
    this.#withheldAt = withheldAt;
  }

  /** People whose health record at the practice is open to the account; none for a disabled account. */
  async people(id: AccountId, practice: PracticeId, now: Instant): Promise<readonly PersonAt[]> {
    const account = await this.#accounts.byId(id);
    if (account === undefined || account.disabledAt !== undefined) return [];
    const own = account.charts
      .filter((chart) => chart.practice === practice)
      .map((chart) => ({
        name: account.name,
        chart,
        acting: {
          actor: { kind: 'patient', account: id },
          subject: { account: id, charts: account.charts },
          practice,
        } as const,
      }));
    const represented = representedBy(id, await this.#delegations.ofDelegate(id), now).flatMap((person) => {
      const chart = person.grants.find((grant) => grant.chart.practice === practice)?.chart;
      if (chart === undefined) return [];
      return [{ profile: person.profile, name: person.name, chart, acting: actingFor(id, person, practice) }];
    });
    return [...own, ...represented].filter((person) => this.mayView(person)('health'));
  }

  /** The person of one chart, while the account may view its record. */
  async on(account: AccountId, chart: PatientRef, now: Instant): Promise<PersonAt | undefined> {
    return (await this.people(account, chart.practice, now)).find((person) => samePatient(person.chart, chart));
  }

  /** Whether an area of that person is open to the account, and there at the practice. */
  mayView({ acting, chart }: PersonAt): (area: PermissionArea) => boolean {
    const withheld = [{ practice: chart.practice, areas: this.#withheldAt(chart.practice) }];
    const within = { ...acting, subject: { ...acting.subject, withheld } };
    return (area) => can(within, `${area}:view`, { kind: 'chart', chart });
  }
}
