import {
  EmbeddedCheckInSystem,
  EmbeddedThirdPartyTasks,
  EmbeddedMedicationReconciliation,
} from '@portico/adapters-practice/embedded';
import { PostgresCheckIns } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import { atTrustedPartners } from './trusted-partners.ts';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** What is done around a visit on its day. */
export const visitsModule = ({ sql, now, publicOrigin, partners }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkIns)
      .toDynamicValue(() => new PostgresCheckIns(sql))
      .inSingletonScope();
    bind(tokens.checkInSystem)
      .toDynamicValue(() => new EmbeddedCheckInSystem(sql))
      .inSingletonScope();
    bind(tokens.thirdPartyTasks)
      .toDynamicValue(() =>
        atTrustedPartners(new EmbeddedThirdPartyTasks(sql, now, publicOrigin), publicOrigin, partners),
      )
      .inSingletonScope();
    bind(tokens.medicationReconciliation)
      .toDynamicValue(() => new EmbeddedMedicationReconciliation(sql))
      .inSingletonScope();
  });
