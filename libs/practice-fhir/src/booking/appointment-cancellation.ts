import type { Answer, Call, CancelReason, Id, Version } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text, type JsonObject } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { keyIn, targetsAt } from '../resource-references.ts';
import { claimOn, freed } from '../times/claim-on-slot.ts';
import { changeAppointment, type Step } from '../visits/appointment-changes.ts';
import { statusOf } from '../visits/visit-from-appointment.ts';
import { appointmentsOn, putBack } from './slot-claims.ts';

const reasonSystem = 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason';
const reasonCodes: Readonly<Record<CancelReason['kind'], string>> = {
  patient: 'pat',
  practice: 'prov',
  'feels-better': 'pat-fb',
  other: 'other',
};

export const canceledBy = (appointment: JsonObject, { kind, words }: CancelReason): JsonObject => ({
  ...appointment,
  status: 'cancelled',
  cancelationReason: reasonOf(kind, words),
});

const canceling = (reason: CancelReason): Step => ({
  from: ['requested', 'booked'],
  isDone: ({ json }) => statusOf(json) === 'canceled',
  change: (appointment) => canceledBy(appointment, reason),
});

const reasonOf = (kind: CancelReason['kind'], words: string | undefined): JsonObject => ({
  coding: [{ system: reasonSystem, code: reasonCodes[kind] }],
  ...(words === undefined ? {} : { text: words }),
});

interface Canceled {
  readonly patient: Id;
  readonly visit: Id;
  readonly reason: CancelReason;
  readonly version?: Version | undefined;
}

/** Cancels an Appointment and frees its slots; repeated, it frees what an earlier try could not. */
export const cancelAppointment = async (server: PracticeServer, of: Canceled, call: Call): Answer<Stored> => {
  const { patient, visit, version } = of;
  const changed = await changeAppointment(server, { patient, visit, version }, canceling(of.reason), call);
  if (changed.ok) await freeSlotsOf(server, changed.value, call);
  return changed;
};

const freeSlotsOf = async (server: PracticeServer, appointment: Stored, call: Call): Promise<void> => {
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok || !capabilities.value.canChange('Slot')) return;
  for (const { type, id } of targetsAt(appointment.json, 'slot')) {
    const done = type === 'Slot' ? await freeSlot(server, id, keyIn(appointment.json), call) : ok(undefined);
    if (!done.ok) server.host.log('fhir-slot-not-freed', { problem: done.error.kind });
  }
};

const isCanceled = ({ json }: Stored): boolean =>
  ['cancelled', 'noshow', 'entered-in-error'].includes(text(json, 'status') ?? '');

/** Whether an Appointment takes its time; a proposal asks for it only. */
export const takesTime = (appointment: Stored): boolean =>
  !isCanceled(appointment) && !['proposed', 'waitlist'].includes(text(appointment.json, 'status') ?? '');

/** Frees a slot that is busy for the key of a canceled visit, or for no visit at all. */
export const freeSlot = async (server: PracticeServer, id: Id, key: string | undefined, call: Call): Answer<void> => {
  const slot = await server.client.read('Slot', id, call);
  if (!slot.ok) return slot;
  const owner = claimOn(slot.value.json)?.key;
  if (text(slot.value.json, 'status') !== 'busy' || (owner !== undefined && owner !== key)) return ok(undefined);
  const appointments = await appointmentsOn(server, id, call);
  if (!appointments.ok) return appointments;
  const isKnownFree =
    appointments.value?.some(takesTime) === false || (appointments.value === undefined && owner !== undefined);
  if (!isKnownFree) return ok(undefined);
  const isOurs = ({ json }: Stored) => text(json, 'status') === 'busy' && claimOn(json)?.key === owner;
  return putBack(server, { id, isOurs, after: ({ json }) => freed(json) }, call, slot.value);
};
