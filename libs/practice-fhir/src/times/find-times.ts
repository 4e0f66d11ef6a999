import type { FreeTime } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import { text } from '../json/index.ts';
import { instant } from '../parse-moments.ts';
import { isTarget, referenceTo, targetsAt } from '../resource-references.ts';
import { operatesScheduling, parametersOf } from '../scheduling-operations.ts';
import { timeOf } from './claim-on-slot.ts';
import { releaseHoldsThatAreOver } from './held-appointments.ts';
import { isForType, type FindFree } from './times-facet.ts';

/**
 * Free times by `Appointment/$find`: proposed Appointments, whose id the time keeps. A server may answer others than were
 * asked for, so each is looked at again. Holds whose time is over are given back first.
 */
export const findTimes: FindFree = async (server, { offered, from, before }, call) => {
  const { client, host } = server;
  const capabilities = await client.capabilities();
  if (!capabilities.ok) return capabilities;
  if (operatesScheduling(capabilities.value, 'hold')) await releaseHoldsThatAreOver(server, { from, before }, call);
  const { calendar, place, type } = offered;
  const parameters = parametersOf([
    { name: 'start', valueDateTime: instant(from) },
    { name: 'end', valueDateTime: instant(before) },
    { name: 'practitioner', valueUri: referenceTo({ type: 'Practitioner', id: calendar.provider.id }) },
    { name: 'location-reference', valueUri: referenceTo({ type: 'Location', id: place.id }) },
    ...type.codes.map((code) => ({ name: 'visit-type', valueString: code })),
  ]);
  const found = await client.searchAll('Appointment', {}, call, {
    operation: { name: 'find', parameters },
    partial: true,
  });
  if (!found.ok) return found;
  const unreadable = found.value.matches.filter((proposed) => timeOf(proposed) === undefined).length;
  if (unreadable > 0) host.log('fhir-rows-left-out', { what: 'Appointment.start', count: unreadable });
  const times = found.value.matches.flatMap((proposed): readonly FreeTime[] => {
    const time = timeOf(proposed);
    if (time === undefined || text(proposed.json, 'status') !== 'proposed' || !isForType(proposed.json, type))
      return [];
    const actors = targetsAt(proposed.json, 'participant.actor');
    const places = actors.filter((actor) => actor.type === 'Location');
    const isThere = places.length === 0 || places.some((actor) => isTarget(actor, 'Location', place.id));
    const isWithProvider = actors.some((actor) => isTarget(actor, 'Practitioner', calendar.provider.id));
    // A proposal is of this answer alone: its version says nothing of the time.
    return isThere && isWithProvider ? [{ id: proposed.id, start: time.start, end: time.end }] : [];
  });
  return ok(times);
};
