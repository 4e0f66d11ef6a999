import {
  EmbeddedCheckOutDesk,
  EmbeddedOpenings,
  EmbeddedSlotKeeper,
  EmbeddedVideoRooms,
  EmbeddedVisitRequests,
  EmbeddedVisitRulebook,
} from '@portico/adapters-practice/embedded';
import type { Chore } from '@portico/application/kernel';
import { HOUR } from '@portico/domain/kernel';
import { ContainerModule } from 'inversify';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

/** What can be booked and is kept, what is asked for, and what a practice decided about its visits. */
export const schedulingModule = ({ sql, now, publicOrigin }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkOutDesk)
      .toDynamicValue(() => new EmbeddedCheckOutDesk(sql))
      .inSingletonScope();
    bind(tokens.openings)
      .toDynamicValue(() => new EmbeddedOpenings(sql, now))
      .inSingletonScope();
    bind(tokens.slotKeeper)
      .toDynamicValue(() => new EmbeddedSlotKeeper(sql, now))
      .inSingletonScope();
    bind(tokens.visitRequests)
      .toDynamicValue(() => new EmbeddedVisitRequests(sql, now))
      .inSingletonScope();
    bind(tokens.visitRulebook)
      .toDynamicValue(() => new EmbeddedVisitRulebook(sql))
      .inSingletonScope();
    bind(tokens.videoRooms)
      .toDynamicValue(() => new EmbeddedVideoRooms(sql, now, publicOrigin))
      .inSingletonScope();
  });

/** Forgets the times that are kept no more. */
export const keptSlots = ({ sql, now }: Pick<Parts, 'sql' | 'now'>): Chore => ({
  name: 'kept-slots',
  every: HOUR,
  run: (at) => new EmbeddedSlotKeeper(sql, now).prune(at),
});
