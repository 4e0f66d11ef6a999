import type { Answer, Call, Hold, Key, Moment, WantedVisit } from '@portico/practice-spi';
import { conflict, hasProblem, notOffered, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text, type JsonObject } from '../json/index.ts';
import { parametersOf } from '../scheduling-operations.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { claimIdentifier, claimOn } from '../times/claim-on-slot.ts';
import { cancelHold, holdsBetween, isHolding } from '../times/held-appointments.ts';
import { wantedAppointment } from './book-by-operation.ts';

const holdOf = ({ id, version, json }: Stored, { patient, time }: WantedVisit, until: Moment): Hold => {
  const written = claimOn(json)?.until;
  return {
    id,
    patient,
    time,
    until: written === undefined ? until : new Date(written).toISOString(),
    ...(version === undefined ? {} : { version }),
  };
};

/** Keeps a time by `Appointment/$hold`, with the end of the hold written on the Appointment that the server makes. */
export const holdByOperation = async (
  server: PracticeServer,
  wanted: WantedVisit,
  until: Moment,
  key: Key,
  call: Call,
): Answer<Hold> => {
  const asked = await wantedAppointment(server, wanted, call);
  if (!asked.ok) return asked;
  const identifier = [claimIdentifier({ key, since: server.host.now(), until: Date.parse(until) })];
  const longer = await heldLonger(server, wanted, identifier, call);
  if (longer !== undefined) return longer.ok ? ok(holdOf(longer.value, wanted, until)) : longer;
  const resource = { ...asked.value, identifier };
  const held = await server.client.operate(
    'Appointment',
    'hold',
    parametersOf([{ name: 'appt-resource', resource }]),
    call,
  );
  const isTaken = held.ok ? text(held.value.json, 'status') === 'cancelled' : hasProblem(held, 'conflict', 'gone');
  if (isTaken) return heldBefore(server, wanted, until, key, call);
  if (!held.ok) return held;
  if (isHolding(held.value) && claimOn(held.value.json)?.key === key) return ok(holdOf(held.value, wanted, until));
  // A hold that does not carry its own end would outlive a gateway that dies.
  await cancelHold(server, held.value, call);
  return notOffered;
};

/** A hold of the same patient is kept on by another end; undefined where there is none any more. */
const heldLonger = async (
  { client }: PracticeServer,
  { hold, patient }: WantedVisit,
  identifier: readonly JsonObject[],
  call: Call,
): Promise<Awaited<Answer<Stored>> | undefined> => {
  if (hold?.patient !== patient) return undefined;
  const before = await client.read('Appointment', hold.id, call);
  if (!before.ok || !isHolding(before.value)) return undefined;
  return client.change(before.value, { ...before.value.json, identifier }, call);
};

/** The time is taken: by an earlier try under the same key, or by another. */
const heldBefore = async (
  server: PracticeServer,
  wanted: WantedVisit,
  until: Moment,
  key: Key,
  call: Call,
): Answer<Hold> => {
  const from = Date.parse(wanted.time.start);
  const held = await holdsBetween(server, { from, before: from + 1_000 }, call);
  if (!held.ok) return held;
  const own = held.value.find(({ json }) => claimOn(json)?.key === key);
  return own === undefined ? conflict : ok(holdOf(own, wanted, until));
};

/** Gives a held time back; what was booked, canceled or is gone is left as it is. */
export const releaseByOperation = async (server: PracticeServer, hold: Hold, call: Call): Answer<void> => {
  const held = await server.client.read('Appointment', hold.id, call);
  if (!held.ok) return hasProblem(held, 'gone') ? ok(undefined) : held;
  return isHolding(held.value) ? cancelHold(server, held.value, call) : ok(undefined);
};
