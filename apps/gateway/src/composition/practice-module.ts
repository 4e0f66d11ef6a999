import {
  EmbeddedBilling,
  EmbeddedChart,
  EmbeddedFormStore,
  EmbeddedPatients,
  EmbeddedPractices,
  EmbeddedRegistration,
  EmbeddedSchedule,
  EmbeddedAppointmentBooking,
} from '@portico/adapters-practice/embedded';
import { PostgresDismissedMessages } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import { tokens } from './injection-tokens.ts';
import { withShops } from './shop-module.ts';
import type { Parts } from './gateway-dependencies.ts';

/** Every practice of this installation is kept by the embedded practice system. */
export const practiceModule = ({ sql, ledgerClock }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.practices).toDynamicValue((context) => withShops(new EmbeddedPractices(sql), context.get(tokens.shop)));
    bind(tokens.dismissedMessages).toResolvedValue(() => new PostgresDismissedMessages(sql));
    bind(tokens.patients).toResolvedValue(() => new EmbeddedPatients(sql));
    bind(tokens.registration).toResolvedValue(() => new EmbeddedRegistration(sql));
    bind(tokens.schedule).toResolvedValue(() => new EmbeddedSchedule(sql));
    bind(tokens.charts).toResolvedValue(() => new EmbeddedChart(sql));
    bind(tokens.billing).toResolvedValue(() => new EmbeddedBilling(sql, ledgerClock));
    bind(tokens.appointmentBooking).toResolvedValue(() => new EmbeddedAppointmentBooking(sql, ledgerClock));
    bind(tokens.formStore).toResolvedValue(() => new EmbeddedFormStore(sql));
  });
