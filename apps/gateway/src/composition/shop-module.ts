import { HttpShop } from '@portico/adapters-shop/http';
import type { Shop } from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

export const shopModule = ({ shops, now }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.shop)
      .toDynamicValue(() => new HttpShop({ shops, now, randomUuid: () => crypto.randomUUID() }))
      .inSingletonScope();
  });

/** Practices as their system knows them, with what this installation adds: whether there is a shop. */
export const withShops = (practices: PracticeDirectory, shop: Pick<Shop, 'shop'>): PracticeDirectory => {
  const added = (found: readonly Practice[]): readonly Practice[] =>
    found.map((practice) => (shop.shop(practice.id) === undefined ? practice : { ...practice, hasShop: true }));
  return {
    practices: async (ids) => added(await practices.practices(ids)),
    openToNewPatients: (search, most) => practices.openToNewPatients(search, most),
  };
};
