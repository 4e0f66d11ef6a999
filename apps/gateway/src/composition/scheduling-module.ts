import {
  EmbeddedCheckOutSystem,
  EmbeddedAvailability,
  EmbeddedSlotHolds,
  EmbeddedVideoRooms,
  EmbeddedVisitRequests,
  EmbeddedVisitPolicies,
} from '@portico/adapters-practice/embedded';
import type { MaintenanceJob } from '@portico/services/kernel';
import { HOUR } from '@portico/domain/kernel';
import { ContainerModule } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** What can be booked and is kept, what is asked for, and what a practice decided about its visits. */
export const schedulingModule = ({ sql, now, publicOrigin }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkOutSystem)
      .toDynamicValue(() => new EmbeddedCheckOutSystem(sql))
      .inSingletonScope();
    bind(tokens.availability)
      .toDynamicValue(() => new EmbeddedAvailability(sql, now))
      .inSingletonScope();
    bind(tokens.slotHolds)
      .toDynamicValue(() => new EmbeddedSlotHolds(sql, now))
      .inSingletonScope();
    bind(tokens.visitRequests)
      .toDynamicValue(() => new EmbeddedVisitRequests(sql, now))
      .inSingletonScope();
    bind(tokens.visitPolicies)
      .toDynamicValue(() => new EmbeddedVisitPolicies(sql))
      .inSingletonScope();
    bind(tokens.videoRooms)
      .toDynamicValue(() => new EmbeddedVideoRooms(sql, now, publicOrigin))
      .inSingletonScope();
  });

/** Forgets the times that are kept no more. */
export const keptSlots = ({ sql, now }: Pick<Parts, 'sql' | 'now'>): MaintenanceJob => ({
  name: 'kept-slots',
  every: HOUR,
  run: (at) => new EmbeddedSlotHolds(sql, now).prune(at),
});
