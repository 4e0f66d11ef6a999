import type { Answer, Call, Key, Visit, WantedVisit } from '@portico/practice-spi';
import { gone, hasProblem, malformed, unknownOutcome } from '../client/build-results.ts';
import { text, type JsonObject } from '../json/index.ts';
import { appointmentPartsOf, offeredBy } from '../directory/bookable-catalog.ts';
import { keyIdentifier, keyIn } from '../resource-references.ts';
import { parametersOf } from '../scheduling-operations.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { catalogOf } from '../times/times-facet.ts';
import { bookedBefore, difference, finished, patientParticipant, withdraw } from './appointment-booking.ts';
import { appointmentUnder } from './booked-under-key.ts';

/** The Appointment that an operation is asked for, without who comes; undefined if the practice offers it no more. */
export const wantedAppointment = async (
  server: PracticeServer,
  { offer, time }: WantedVisit,
  call: Call,
): Answer<JsonObject & { readonly participant: readonly JsonObject[] }> => {
  const catalog = await catalogOf(server, call);
  if (!catalog.ok) return catalog;
  const offered = offeredBy(catalog.value, offer);
  if (offered === undefined) return gone;
  const { participant, ...parts } = appointmentPartsOf(offered);
  const value = {
    resourceType: 'Appointment',
    ...(time.id === undefined ? {} : { id: time.id }),
    status: 'proposed',
    ...parts,
    start: time.start,
    end: time.end,
    participant: participant as readonly JsonObject[],
  };
  return { ok: true, value };
};

/** Books by `Appointment/$book`: the server itself takes the time for one of many. What it does not keep the key of is canceled. */
export const bookByOperation = async (
  server: PracticeServer,
  wanted: WantedVisit,
  key: Key,
  call: Call,
): Answer<Visit> => {
  const { patient, hold, reason } = wanted;
  const asked = await wantedAppointment(server, wanted, call);
  if (!asked.ok) return asked;
  // The operation is not idempotent, so what stands under the key is looked for first.
  const before = await appointmentUnder(server, patient, key, call);
  if (!before.ok) return before;
  if (before.value !== undefined) return finished(server, wanted, before.value, call);
  const resource = {
    ...asked.value,
    ...(hold?.patient === patient ? { id: hold.id, status: 'pending' } : {}),
    identifier: [keyIdentifier(key)],
    participant: [patientParticipant(patient), ...asked.value.participant],
    ...(reason === undefined ? {} : { reasonCode: [{ text: reason }] }),
  };
  const booked = await server.client.operate(
    'Appointment',
    'book',
    parametersOf([{ name: 'appt-resource', resource }]),
    call,
  );
  if (hasProblem(booked, 'conflict', 'gone')) return bookedBefore(server, wanted, key, call);
  if (!booked.ok) return booked;
  if (text(booked.value.json, 'status') === 'cancelled') return bookedBefore(server, wanted, key, call);
  const wrong = keyIn(booked.value.json) === key ? difference(booked.value, wanted) : 'Appointment.identifier';
  if (wrong === undefined) return finished(server, wanted, booked.value, call);
  return (await withdraw(server, { stored: booked.value }, call)) ? malformed(wrong) : unknownOutcome;
};
