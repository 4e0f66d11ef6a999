import type { Capability } from '@portico/domain/access';
import type { Appointment, HeldSlot } from '@portico/domain/appointments';
import type { WaitEntry } from '@portico/domain/scheduling';
import type { ServiceCall } from '../kernel/index.ts';
import type { OfferedVisit, WaitedVisit } from '@portico/application/scheduling';

/** A guest's link opens the entry that it is about, or the one about its visit. */
export const opens = (link: Capability | 'unknown' | undefined, { id, replaces }: WaitEntry): boolean =>
  link === undefined ||
  (link !== 'unknown' && link.resource !== undefined && [id, replaces?.visit as string].includes(link.resource));

export const shownVisit = ({ id, start, end, video, visitType, location, provider }: Appointment): WaitedVisit => ({
  id,
  start,
  end,
  video,
  location,
  providerName: provider.name,
  ...(visitType === undefined ? {} : { visitType }),
});

export const offeredIn = ({ id, until, visit }: HeldSlot, { now }: Pick<ServiceCall, 'now'>): OfferedVisit => {
  const { start, end, video, provider, location, visitType } = visit;
  const kind = visitType === undefined ? {} : { visitType };
  return { hold: id, start, end, video, provider, location, keptFor: until - now, ...kind };
};
