import { PostgresHealthLinks } from '@portico/adapters-storage';
import type { HealthLinks } from '@portico/domain/health';
import { DAY, plus } from '@portico/domain/kernel';
import { HealthLinkReceiving, HealthLinkSettingsService, LinkMakers } from '@portico/services/health';
import { forCall, type MaintenanceJob } from '@portico/services/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { token, tokens } from './injection-tokens.ts';
import { ownServices } from './service-injection-tokens.ts';

export const healthLinks = token<HealthLinks>('healthLinkStore');
const linkMakers = token<LinkMakers>('healthLinkMakers');
export const healthLinkReceiving = token<HealthLinkReceiving>('healthLinkReceiving');

/** Links by which others read the summary of a record. */
export const healthLinksModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(healthLinks).toResolvedValue(() => new PostgresHealthLinks(sql));
    bind(linkMakers).toResolvedValue(
      (charts, actingOnChart) =>
        new LinkMakers(charts, async (account, chart, now) => {
          const person = await actingOnChart.on(account, chart, now);
          return person && { acting: person.acting, profile: actingOnChart.mayView(person)('profile') };
        }),
      [tokens.charts, tokens.actingOnChart],
    );
    bind(healthLinkReceiving).toResolvedValue(
      (...parts: ConstructorParameters<typeof HealthLinkReceiving>) => new HealthLinkReceiving(...parts),
      [healthLinks, tokens.codes, tokens.passwords, tokens.tries, linkMakers, tokens.activityLog],
    );
    bind(ownServices.healthLinks).toResolvedValue(forCall(HealthLinkSettingsService), [
      healthLinks,
      tokens.codes,
      tokens.passwords,
      linkMakers,
      tokens.activityLog,
    ]);
  });

/** A link that is over is shown for a while, so that the person sees by whom it was opened. */
export const oldHealthLinks = (context: ResolutionContext): MaintenanceJob => ({
  name: 'health-links',
  every: DAY,
  run: (now) => context.get(healthLinks).prune(plus(now, -30 * DAY)),
});
