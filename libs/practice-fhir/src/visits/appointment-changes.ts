import type { Answer, Call, Id, Version, Visit, VisitState } from '@portico/practice-spi';
import { conflict, gone, ok, refused } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { isOf, isWithdrawn, statusOf } from './visit-from-appointment.ts';

/** An Appointment of this patient; another's is `gone` like one that does not exist. */
export const appointmentOf = async ({ client }: PracticeServer, patient: Id, visit: Id, call: Call): Answer<Stored> => {
  const stored = await client.read('Appointment', visit, call);
  return stored.ok && (!isOf(stored.value, patient) || isWithdrawn(stored.value)) ? gone : stored;
};

export interface Step {
  /** From these states the step is possible; from any other one it is refused. */
  readonly from: readonly VisitState[];
  /** A visit that was brought here before is answered as it is. */
  readonly isDone: (appointment: Stored) => boolean;
  readonly change: (appointment: Stored['json']) => Stored['json'];
}

interface Taken {
  readonly patient: Id;
  readonly visit: Id;
  readonly version: Version | undefined;
}

/** Changes an Appointment by one step, unless it is no longer in the version that was seen. */
export const changeAppointment = async (
  server: PracticeServer,
  { patient, visit, version }: Taken,
  step: Step,
  call: Call,
): Answer<Stored> => {
  const stored = await appointmentOf(server, patient, visit, call);
  if (!stored.ok || step.isDone(stored.value)) return stored;
  const state = statusOf(stored.value.json);
  if (state === undefined || !step.from.includes(state)) return refused('status');
  if (version !== undefined && version !== stored.value.version) return conflict;
  const changed = await server.client.change(stored.value, step.change(stored.value.json), call);
  if (!changed.ok) return changed;
  // A server may accept a change and not make it.
  return step.isDone(changed.value) ? ok(changed.value) : refused('not changed');
};

export const takeStep = async (server: PracticeServer, taken: Taken, step: Step, call: Call): Answer<Visit> => {
  const changed = await changeAppointment(server, taken, step, call);
  return changed.ok ? visitOf(server, changed.value, call, taken.patient) : changed;
};
