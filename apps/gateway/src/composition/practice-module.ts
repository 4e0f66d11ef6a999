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
import { tokens } from './tokens.ts';
import { withShops } from './shop-module.ts';
import type { Parts } from './parts.ts';

/** Every practice of this installation is kept by the embedded practice system. */
export const practiceModule = ({ sql, ledgerClock }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.practices)
      .toDynamicValue((context) => withShops(new EmbeddedPractices(sql), context.get(tokens.shop)))
      .inSingletonScope();
    bind(tokens.dismissedMessages)
      .toDynamicValue(() => new PostgresDismissedMessages(sql))
      .inSingletonScope();
    bind(tokens.patients)
      .toDynamicValue(() => new EmbeddedPatients(sql))
      .inSingletonScope();
    bind(tokens.registration)
      .toDynamicValue(() => new EmbeddedRegistration(sql))
      .inSingletonScope();
    bind(tokens.schedule)
      .toDynamicValue(() => new EmbeddedSchedule(sql))
      .inSingletonScope();
    bind(tokens.charts)
      .toDynamicValue(() => new EmbeddedChart(sql))
      .inSingletonScope();
    bind(tokens.billing)
      .toDynamicValue(() => new EmbeddedBilling(sql, ledgerClock))
      .inSingletonScope();
    bind(tokens.appointmentBooking)
      .toDynamicValue(() => new EmbeddedAppointmentBooking(sql, ledgerClock))
      .inSingletonScope();
    bind(tokens.formStore)
      .toDynamicValue(() => new EmbeddedFormStore(sql))
      .inSingletonScope();
  });
