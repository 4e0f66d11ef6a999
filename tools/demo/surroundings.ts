import type { Sql } from '@portico/adapters-storage/sql';
import type { Config } from '@portico/gateway/config';
import type { GatewayOptions } from '@portico/gateway/gateway';
import { eventPages, eventToken } from './events/event-pages.ts';
import { outboxPagesOver } from './outbox/outbox-pages.ts';

type Outward = Pick<Config, 'analytics' | 'stores' | 'practiceSignIn'>;

/** What an installation would have around it, as far as its own environment does not name it: doubles, and addresses that lead nowhere. */
export const demoOutward = ({ analytics, stores, practiceSignIn }: Partial<Outward> = {}): Outward => ({
  analytics: analytics ?? { address: '/demo/events', token: eventToken },
  stores: {
    ios: stores?.ios ?? 'https://ios.portico.example/app',
    android: stores?.android ?? 'https://android.portico.example/app',
  },
  practiceSignIn: practiceSignIn ?? 'https://practice.portico.example/',
});

/** The pages of a demo beside the portal: what it would have mailed, and what it would have counted. */
export const demoPages = async (database: Sql): Promise<NonNullable<GatewayOptions['pages']>> => {
  const [outbox, events] = [await outboxPagesOver(database), eventPages()];
  return (origin) => {
    const pages = [outbox(origin), events];
    return async (request) => {
      for (const page of pages) {
        const reply = await page(request);
        if (reply !== undefined) return reply;
      }
      return undefined;
    };
  };
};
