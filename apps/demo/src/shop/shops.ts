import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { ShopSandbox } from '@portico/adapters-shop/sandbox';
import { demoPractices } from '../practices.ts';
import { demoProducts } from './products.ts';

/** Practices of the demo that have a shop; the others show what a practice without one looks like. */
export const demoShops = { riverwalk: 'riverwalk-shop', biscayne: 'biscayne-shop' } as const;

export interface DemoShops {
  readonly sandbox: ShopSandbox;
  readonly shops: ShopsByPractice;
}

/** A double of their shops. `now` is epoch milliseconds; `portal` is where people reach the portal. */
export const startDemoShops = async (
  portal: () => string,
  now: () => number = () => Date.now(),
): Promise<DemoShops> => {
  const sandbox = await ShopSandbox.start({ now, portal });
  const shops: ShopsByPractice = new Map(
    demoPractices.flatMap(({ practice: { id, name } }) => {
      const shopId = (demoShops as Readonly<Record<string, string>>)[id];
      const store = { practice: id, name: `${name} Shop`, products: demoProducts };
      return shopId === undefined ? [] : [[id, sandbox.openStore({ ...store, shopId })] as const];
    }),
  );
  return { sandbox, shops };
};
