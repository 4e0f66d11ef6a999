import { WebStorage } from '@portico/adapters-browser';
import { ShopBaskets } from '@portico/view-models/payments';
import type { Portal } from '../composition/compose.ts';

/** Shopping baskets of the person at this tab, for the open chart. */
export const basketsOf = ({ clientSession }: Pick<Portal, 'clientSession'>): ShopBaskets => {
  const owner = JSON.stringify([
    clientSession.actingAs.username ?? '',
    clientSession.actingAs.represented?.profile ?? '',
  ]);
  return new ShopBaskets(new WebStorage(() => window.sessionStorage), owner, () => crypto.randomUUID());
};
