import type { NamedShop, PaymentContext } from '@portico/application/payments';
import { decimalOf, type PracticeId } from '@portico/domain/kernel';
import type { ShopTransaction } from '@portico/domain/payments';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { amountFrom, cardIn, idFrom, idIn, patientIn, uniqueIdFrom } from './payment-input.ts';
import { lineToWire, resultToWire, screenToWire } from './payment.wire.ts';
import { valueOf } from './refusal.ts';

export const shopQueries: Pick<QueryResolvers<GatewayContext>, 'getShop' | 'getShopMakePayment'> = {
  getShop: async (_, named, { own }) => {
    const shop = valueOf(await own().shopping.shop(namedFrom(named)));
    if (shop === undefined) return null;
    const { practice, channel, products, ...rest } = shop;
    return {
      ...rest,
      practiceId: practice,
      channelId: channel,
      products: products.map(({ id, price, ...product }) => ({ ...product, productId: id, price: decimalOf(price) })),
    };
  },
  getShopMakePayment: async (_, named, { own, sealed }) =>
    screenToWire(valueOf(await own().payments.screen(contextFrom(named))), sealed),
};

export const shopMutations: Pick<
  MutationResolvers<GatewayContext>,
  'createShopOrder' | 'makeShopPayment' | 'signOnToShop'
> = {
  createShopOrder: async (_, { input }, { own }) => {
    const lines = input.lines.map(({ productId, quantity }) => ({
      product: idFrom(productId),
      quantity,
    }));
    const order = { ...namedFrom(input), uniqueId: uniqueIdFrom(input.uniqueId), lines };
    return orderToWire(valueOf(await own().shopping.order(order)));
  },
  makeShopPayment: async (_, { input }, { own }) => {
    const { status, error, receipt } = resultToWire(
      await own().payments.submit({
        uniqueId: uniqueIdFrom(input.uniqueId),
        ...contextFrom(input),
        ...patientIn(input.patientId, input.practiceId),
        ...cardIn(input),
      }),
    );
    return { status, error: error ?? null, redirect: receipt?.next ?? null, receipt: receipt ?? null };
  },
  signOnToShop: async (_, { input: { practiceId, returnTo } }, { own }) => ({
    address: valueOf(
      await own().shopping.signOn({
        ...idIn<'practice', PracticeId>('practice', practiceId),
        ...(returnTo == null ? {} : { returnTo }),
      }),
    ),
  }),
};

interface WireNamed {
  readonly practiceId?: string | null | undefined;
  readonly shopId?: string | null | undefined;
}

const namedFrom = ({ practiceId, shopId }: WireNamed): NamedShop => ({
  ...idIn<'practice', PracticeId>('practice', practiceId),
  ...idIn('shop', shopId),
});

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

const orderToWire = ({ store, transaction, amount, lines, paid }: ShopTransaction) => ({
  storeId: store,
  transactionId: transaction,
  amount: decimalOf(amount),
  lineItems: lines.map(lineToWire),
  paid,
});
