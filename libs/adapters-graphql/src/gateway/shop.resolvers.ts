import type { PaymentContext } from '@portico/application/payments';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { shoppingWire } from '../wire/shopping.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { amountFrom, cardIn, idFrom, patientIn, uniqueIdFrom } from './payment-input.ts';
import { resultToWire, screenToWire } from './payment.wire.ts';
import { valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(shoppingWire, ({ own }) => own().shopping);

export const shopQueries: Pick<QueryResolvers<GatewayContext>, 'getShop' | 'getShopMakePayment'> = {
  ...queries,
  getShopMakePayment: async (_, named, { own, sealed }) =>
    screenToWire(valueOf(await own().payments.screen(contextFrom(named))), sealed),
};

export const shopMutations: Pick<
  MutationResolvers<GatewayContext>,
  'createShopOrder' | 'makeShopPayment' | 'signOnToShop'
> = {
  ...mutations,
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
