import type { ShopInfo } from '@portico/domain/payments';
import { MemoryShop } from '@portico/domain/payments/testing';
import { catalog, shopContract, shopOfAlder } from './shop.contract.ts';

const info: ShopInfo = {
  ...shopOfAlder,
  widgetHost: 'https://shop.example',
  api: 'https://shop.example/api',
  key: 'portal',
  channel: '1',
  sso: true,
};

shopContract('in memory', async () => {
  const shop = new MemoryShop();
  shop.open(info, catalog);
  return {
    shop,
    away: (isAway) => {
      shop.isAway = isAway;
    },
    paymentsOf: (transaction) => [shop.paid.get(transaction)].filter((charge) => charge !== undefined),
    cancel: (transaction) => shop.change(transaction, 'gone'),
    sendsTo: (transaction, returnTo) => shop.change(transaction, { returnTo }),
    close: async () => undefined,
  };
});
