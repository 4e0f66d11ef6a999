import { listedAppointment } from '../codecs/appointments.codec.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { appointmentsWire } from '../wire/appointments.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(appointmentsWire, ({ own }) => own().appointments);

export const appointmentsQueries = queries satisfies QueryResolvers<GatewayContext>;

export const appointmentToWire = listedAppointment.write;
