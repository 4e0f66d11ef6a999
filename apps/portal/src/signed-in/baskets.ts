import { WebKeep } from '@portico/adapters-browser';
import { ShopBaskets } from '@portico/application/payments';
import type { Portal } from '../composition/compose.ts';

/** Baskets of whoever is at this tab, on the records that are open. */
export const basketsOf = ({ keeper }: Pick<Portal, 'keeper'>): ShopBaskets => {
  const owner = JSON.stringify([keeper.username ?? '', keeper.represented?.profile ?? '']);
  return new ShopBaskets(new WebKeep(() => window.sessionStorage), owner, () => crypto.randomUUID());
};
