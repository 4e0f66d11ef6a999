import type { QueryResolvers } from '../generated/resolvers.ts';
import { paymentHistoryWire } from '../wire/payment-history.wire.ts';
import type { GatewayContext } from './context.ts';
import { resolversOf } from './resolvers-of.ts';

const { queries } = resolversOf(paymentHistoryWire, ({ own }) => own().paymentHistory);

export const paymentHistoryQueries = queries satisfies QueryResolvers<GatewayContext>;
