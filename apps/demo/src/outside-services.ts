import type { Sql } from '@portico/adapters-storage/sql';
import type { Config } from '@portico/gateway/config';
import type { GatewayOptions } from '@portico/gateway/gateway';
import { elsewhere, elsewherePages } from './elsewhere/external-address-pages.ts';
import { eventPages, eventToken } from './events/analytics-event-pages.ts';
import { introductionPages, type ForeignToIntroduce } from './introduction/introduction-routes.ts';
import { localDay } from './local-day.ts';
import { outboxPagesOver } from './outbox/outbox-routes.ts';
import { stylePages } from './page/demo-page.ts';

type OutsideServices = Pick<Config, 'analytics' | 'stores' | 'practiceSignIn'>;

/** What an installation would have around it, as far as its own environment does not name it: doubles, and pages that say what would be there. */
export const demoOutward = ({ analytics, stores, practiceSignIn }: Partial<OutsideServices> = {}): OutsideServices => ({
  analytics: analytics ?? { address: '/demo/events', token: eventToken },
  stores: {
    ios: stores?.ios ?? elsewhere.ios,
    android: stores?.android ?? elsewhere.android,
  },
  practiceSignIn: practiceSignIn ?? elsewhere.practice,
});

/** The pages of a demo beside the portal: what it would have mailed and counted, and where it would have led. */
export const demoPages = async (
  database: Sql,
  foreign: ForeignToIntroduce = { people: [], systems: [] },
): Promise<NonNullable<GatewayOptions['pages']>> => {
  const ofOrigin = [outboxPagesOver(database), await introductionPages(database, () => localDay(new Date()), foreign)];
  const rest = [eventPages(), elsewherePages, await stylePages()];
  return (origin) => {
    const pages = [...ofOrigin.map((pagesAt) => pagesAt(origin)), ...rest];
    return async (request) => {
      for (const page of pages) {
        const reply = await page(request);
        if (reply !== undefined) return reply;
      }
      return undefined;
    };
  };
};
