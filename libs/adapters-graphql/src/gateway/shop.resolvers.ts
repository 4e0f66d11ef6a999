import type { PaymentContext } from '@portico/application/payments';
import { optional } from '../codecs/codec.ts';
import { namedShop, newShopOrder, shopCatalog, shopOrder, shopSignOn } from '../codecs/shop.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { amountFrom, cardIn, idFrom, patientIn, uniqueIdFrom } from './payment-input.ts';
import { resultToWire, screenToWire } from './payment.wire.ts';
import { valueOf } from './refusal.ts';

export const shopQueries: Pick<QueryResolvers<GatewayContext>, 'getShop' | 'getShopMakePayment'> = {
  getShop: async (_, named, { own }) =>
    optional(shopCatalog).write(valueOf(await own().shopping.shop(namedShop.read(named)))),
  getShopMakePayment: async (_, named, { own, sealed }) =>
    screenToWire(valueOf(await own().payments.screen(contextFrom(named))), sealed),
};

export const shopMutations: Pick<
  MutationResolvers<GatewayContext>,
  'createShopOrder' | 'makeShopPayment' | 'signOnToShop'
> = {
  createShopOrder: async (_, { input }, { own }) =>
    shopOrder.write(valueOf(await own().shopping.order(newShopOrder.read(input)))),
  makeShopPayment: async (_, { input }, { own }) => {
    const context = { ...contextFrom(input), ...patientIn(input.patientId, input.practiceId) };
    const { status, error, receipt } = resultToWire(
      await own().payments.submit({
        uniqueId: uniqueIdFrom(input.uniqueId),
        context,
        choice: { kind: 'full', amount: context.amount },
        ...cardIn(input),
      }),
    );
    return { status, error: error ?? null, redirect: receipt?.next ?? null, receipt: receipt ?? null };
  },
  signOnToShop: async (_, { input }, { own }) => ({
    address: valueOf(await own().shopping.signOn(shopSignOn.read(input))),
  }),
};

interface WirePayment {
  readonly storeId: string;
  readonly transactionId: string;
  readonly amount: string;
}

const contextFrom = ({ storeId, transactionId, amount }: WirePayment): Extract<PaymentContext, { kind: 'shop' }> => ({
  kind: 'shop',
  store: idFrom(storeId),
  transaction: idFrom(transactionId),
  amount: amountFrom(amount),
});
