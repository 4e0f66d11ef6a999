import type { QueryResolvers } from '../generated/resolvers.ts';
import { paymentHistoryWire } from '../wire/payment-history.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(paymentHistoryWire, ({ own }) => own().paymentHistory);

export const paymentHistoryQueries = queries satisfies QueryResolvers<GatewayContext>;
