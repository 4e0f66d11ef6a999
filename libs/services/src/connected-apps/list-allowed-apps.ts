import type { Account } from '@portico/domain/access';
import { topicsOf, type AppGrant } from '@portico/domain/connected-apps';
import { samePatient, type Instant } from '@portico/domain/kernel';
import type { AllowedApp } from '@portico/application/connected-apps';
import type { ConnectedAppsDeps } from './connected-apps.service.ts';

type ListDeps = Pick<ConnectedAppsDeps, 'appGrants' | 'appRegistry' | 'practices' | 'actingOnChart'>;

/** What an account allowed apps, and what others allowed on its charts. */
export const listAllowed = async (deps: ListDeps, account: Account, now: Instant): Promise<readonly AllowedApp[]> => {
  const grants = await deps.appGrants.live(account.id, account.charts, now);
  const ids = [...new Set(grants.map(({ chart }) => chart.practice))];
  const [apps, practices, people] = await Promise.all([
    deps.appRegistry.named([...new Set(grants.map(({ app }) => app))]),
    deps.practices.practices(ids),
    Promise.all(ids.map((practice) => deps.actingOnChart.people(account.id, practice, now))),
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
};
