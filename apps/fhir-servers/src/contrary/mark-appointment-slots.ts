import type { Appointment } from 'fhir/r4';
import { refusal, type FhirReply } from '../http/fhir-call.ts';
import type { Stored } from '../scheduling-resource-types.ts';
import type { Profile } from './server-profiles.ts';
import type { ResourceStore } from './resource-store.ts';

const isActive = ({ status }: Appointment): boolean => status !== 'cancelled' && status !== 'entered-in-error';

/** The slots of an appointment: those that it names, or else the one of its practitioner that starts with it. */
const slotsOf = (store: ResourceStore, { slot, start, participant }: Appointment): readonly Stored<'Slot'>[] => {
  if (slot !== undefined)
    return slot.flatMap(({ reference }) => store.one('Slot', reference?.split('/')[1] ?? '') ?? []);
  const actors = participant.flatMap(({ actor }) => actor?.reference ?? []);
  const schedules = store
    .all('Schedule')
    .filter(({ actor }) =>
      actor.some(({ reference = '' }) => reference.startsWith('Practitioner') && actors.includes(reference)),
    )
    .map(({ id }) => `Schedule/${id}`);
  return store
    .all('Slot')
    .filter(
      (each) => schedules.includes(each.schedule.reference ?? '') && Date.parse(each.start) === Date.parse(start ?? ''),
    );
};

/** Why an appointment cannot be booked for the times that it wants. */
export const slotRefusal = (profile: Profile, store: ResourceStore, wanted: Appointment): FhirReply | undefined => {
  if (wanted.status !== 'booked' || profile.kinds.Slot === undefined) return undefined;
  const slots = slotsOf(store, wanted);
  if (slots.length === 0) return refusal(422, 'business-rule', 'There is no such time.');
  const areFree = slots.every(({ status }) => status === 'free' || status === 'busy-tentative');
  if (areFree || profile.takenTime === 'booked-again') return undefined;
  return refusal(409, 'conflict', 'The time is taken.');
};

/** The server itself marks the slots of what is booked, and frees those of what is canceled. */
export const markSlots = (store: ResourceStore, appointment: Stored<'Appointment'>): void => {
  if (appointment.status === 'proposed' || appointment.status === 'pending') return;
  for (const slot of slotsOf(store, appointment)) {
    const isKept = store
      .all('Appointment')
      .some((each) => isActive(each) && slotsOf(store, each).some(({ id }) => id === slot.id));
    const status = isKept ? 'busy' : 'free';
    if (slot.status !== status) store.change('Slot', slot.id, { ...slot, status });
  }
};
