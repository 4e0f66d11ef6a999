import type { Account } from '@portico/domain/access';
import { topicsOf, type AppGrant, type AppGrants, type AppRegistry } from '@portico/domain/connected-apps';
import { samePatient, type Instant } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { AllowedApp } from '@portico/application/connected-apps';
import type { ActingOnChart } from './acting-on-chart.ts';

/** What people allowed apps, as it is listed. */
export class AllowedApps {
  readonly #grants: AppGrants;
  readonly #registry: AppRegistry;
  readonly #practices: PracticeDirectory;
  readonly #actingOnChart: ActingOnChart;

  constructor(grants: AppGrants, registry: AppRegistry, practices: PracticeDirectory, actingOnChart: ActingOnChart) {
    this.#grants = grants;
    this.#registry = registry;
    this.#practices = practices;
    this.#actingOnChart = actingOnChart;
  }

  /** What an account allowed apps, and what others allowed on its charts. */
  async of(account: Account, now: Instant): Promise<readonly AllowedApp[]> {
    const grants = await this.#grants.live(account.id, account.charts, now);
    const ids = [...new Set(grants.map(({ chart }) => chart.practice))];
    const [apps, practices, people] = await Promise.all([
      this.#registry.named([...new Set(grants.map(({ app }) => app))]),
      this.#practices.practices(ids),
      Promise.all(ids.map((practice) => this.#actingOnChart.people(account.id, practice, now))),
    ]);
    const personOf = ({ chart }: AppGrant): string | undefined =>
      people.flat().find((one) => one.profile !== undefined && samePatient(one.chart, chart))?.name;
    return grants.map((grant) => {
      const app = apps.find(({ id }) => id === grant.app);
      const isOwn = account.charts.some((chart) => samePatient(chart, grant.chart));
      const person = isOwn ? undefined : (personOf(grant) ?? '');
      return {
        id: grant.id,
        practice: grant.chart.practice,
        name: app?.name ?? grant.app,
        address: app?.address ?? '',
        practiceName: practices.find(({ id }) => id === grant.chart.practice)?.name ?? grant.chart.practice,
        ...(person === undefined ? {} : { person }),
        byDelegate: isOwn && grant.account !== account.id,
        topics: topicsOf(grant.scopes),
        since: grant.grantedAt,
        until: grant.until,
        ...(grant.lastUsedAt === undefined ? {} : { lastUsedAt: grant.lastUsedAt }),
      };
    });
  }
}
