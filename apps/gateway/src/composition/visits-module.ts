import { EmbeddedCheckInDesk, EmbeddedOutsideTasks, EmbeddedPatientHistory } from '@portico/adapters-practice/embedded';
import { PostgresCheckIns } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import { atKnownPartners } from './known-partners.ts';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

/** What is done around a visit on its day. */
export const visitsModule = ({ sql, now, publicOrigin, partners }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkIns)
      .toDynamicValue(() => new PostgresCheckIns(sql))
      .inSingletonScope();
    bind(tokens.checkInDesk)
      .toDynamicValue(() => new EmbeddedCheckInDesk(sql))
      .inSingletonScope();
    bind(tokens.outsideTasks)
      .toDynamicValue(() => atKnownPartners(new EmbeddedOutsideTasks(sql, now, publicOrigin), publicOrigin, partners))
      .inSingletonScope();
    bind(tokens.patientHistory)
      .toDynamicValue(() => new EmbeddedPatientHistory(sql))
      .inSingletonScope();
  });
