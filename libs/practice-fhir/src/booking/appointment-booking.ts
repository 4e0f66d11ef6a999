import type { Answer, Call, Key, Problem, Visit, WantedVisit } from '@portico/practice-spi';
import { conflict, gone, hasProblem, malformed, ok, unknownOutcome, type Failure } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { appointmentPartsOf, offeredBy } from '../directory/bookable-catalog.ts';
import { all, text, type JsonObject } from '../json/index.ts';
import { createOnce, type Created } from '../create-once-by-key.ts';
import { momentAt } from '../parse-moments.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { isTarget, keyIn, keySystem, referenceTo, targetsAt } from '../resource-references.ts';
import { catalogOf } from '../times/times-facet.ts';
import { isOf, statusOf } from '../visits/visit-from-appointment.ts';
import { canceledBy, cancelAppointment, takesTime } from './appointment-cancellation.ts';
import { appointmentUnder } from './booked-under-key.ts';
import { appointmentsOn, claimSlot, undoClaim, type ClaimedSlot } from './slot-claims.ts';

/** The patient's part in an Appointment: `accepted` would say that the visit is confirmed. */
export const patientParticipant = (patient: string): JsonObject => ({
  actor: { reference: referenceTo({ type: 'Patient', id: patient }) },
  required: 'required',
  status: 'needs-action',
});

/**
 * Books a time: claims its slot, creates the Appointment, and reads what stands on the slot then. Never a transaction,
 * which servers answer half done.
 */
export const bookAppointment = async (
  server: PracticeServer,
  wanted: WantedVisit,
  key: Key,
  call: Call,
): Answer<Visit> => {
  const catalog = await catalogOf(server, call);
  if (!catalog.ok) return catalog;
  const offered = offeredBy(catalog.value, wanted.offer);
  if (offered === undefined) return gone;
  const { time, patient } = wanted;
  const hold = wanted.hold?.patient === patient ? wanted.hold : undefined;
  const { calendar } = wanted.offer;
  const claim = await claimSlot(server, { time, calendar, hold, claim: { key, since: server.host.now() } }, call);
  if (!claim.ok) return hasProblem(claim, 'conflict') ? bookedBefore(server, wanted, key, call) : claim;
  const { participant, ...parts } = appointmentPartsOf(offered);
  const appointment = {
    resourceType: 'Appointment',
    status: 'booked',
    ...parts,
    start: time.start,
    end: time.end,
    slot: [{ reference: referenceTo({ type: 'Slot', id: claim.value.slot.id }) }],
    participant: [
      patientParticipant(patient),
      ...all(participant, 'actor').map((actor) => ({ actor, status: 'accepted' })),
    ],
    ...(wanted.reason === undefined ? {} : { reasonCode: [{ text: wanted.reason }] }),
  };
  const within = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const created = await createOnce(server.client, appointment, key, within, call);
  if (!created.ok) {
    if (hasProblem(created, 'unknown') || claim.value.isEarlier) return created;
    // A slot that stays claimed is looked into by the key, as is a visit.
    return (await undoClaim(server, claim.value, key, call)) ? created : unknownOutcome;
  }
  const stands = await standing(server, { wanted, key, claim: claim.value, created: created.value }, call);
  return stands.ok ? finished(server, wanted, stands.value, call) : stands;
};

/** The time is taken: by an earlier try under the same key, or by another. */
export const bookedBefore = async (
  server: PracticeServer,
  wanted: WantedVisit,
  key: Key,
  call: Call,
): Answer<Visit> => {
  const before = await appointmentUnder(server, wanted.patient, key, call);
  if (!before.ok) return before;
  return before.value === undefined ? conflict : finished(server, wanted, before.value, call);
};

interface Booked {
  readonly wanted: WantedVisit;
  readonly key: Key;
  readonly claim: ClaimedSlot;
  readonly created: Created;
}

/** Reads back what was booked. Whoever sees another Appointment on the same slot withdraws, so at most one stays. */
const standing = async (server: PracticeServer, booked: Booked, call: Call): Answer<Stored> => {
  const { wanted, key, claim, created } = booked;
  const slot = claim.slot.id;
  const own = created.stored;
  if (created.existed && !isOf(own, wanted.patient)) {
    await undoClaim(server, claim, key, call);
    return conflict;
  }
  const isOnSlot = targetsAt(own.json, 'slot').some((target) => isTarget(target, 'Slot', slot));
  if (created.existed && !(isOnSlot && takesTime(own))) {
    // An earlier try under this key booked another time, or was canceled since.
    await undoClaim(server, claim, key, call);
    return ok(own);
  }
  const onSlot = await appointmentsOn(server, slot, call);
  if (!onSlot.ok) return unknownOutcome;
  const seen = onSlot.value?.find(({ id }) => id === own.id);
  const read = seen === undefined ? await server.client.read('Appointment', own.id, call) : ok(seen);
  if (!read.ok) return unknownOutcome;
  const others = [...(onSlot.value ?? []), ...created.rivals].filter((each) => each.id !== own.id && takesTime(each));
  if (others.length > 0) return withdrawn(server, booked, others, call);
  const wrong = difference(read.value, wanted);
  return wrong === undefined ? read : undone(server, booked, wrong, call);
};

/** Where an Appointment is not what was asked for. */
export const difference = (appointment: Stored, { patient, time, offer }: WantedVisit): string | undefined => {
  const { json } = appointment;
  const isAt = (path: 'start' | 'end') => Date.parse(momentAt(json, path) ?? '') === Date.parse(time[path]);
  if (!isAt('start')) return 'Appointment.start';
  if (!isAt('end')) return 'Appointment.end';
  const isThere = targetsAt(json, 'participant.actor').some((target) => isTarget(target, 'Location', offer.place));
  if (!isOf(appointment, patient) || !isThere) return 'Appointment.participant';
  return ['booked', 'requested'].includes(statusOf(json) ?? '') ? undefined : 'Appointment.status';
};

const byPractice = { kind: 'practice' } as const;

/** Takes back what was just created: as an error, or canceled where a server knows no such step, and no longer under its key. */
export const withdraw = async (
  server: PracticeServer,
  { stored }: Pick<Created, 'stored'>,
  call: Call,
): Promise<boolean> => {
  const identifier = all(stored.json, 'identifier').filter((each) => text(each, 'system') !== keySystem);
  const unkeyed = { ...stored.json, identifier };
  const asError = await server.client.change(stored, { ...unkeyed, status: 'entered-in-error' }, call);
  if (asError.ok) return true;
  const now = await server.client.read('Appointment', stored.id, call);
  const canceled = now.ok ? await server.client.change(now.value, canceledBy(unkeyed, byPractice), call) : now;
  if (!canceled.ok) server.host.log('fhir-appointment-not-withdrawn', { problem: canceled.error.kind });
  return canceled.ok;
};

const withdrawn = async (
  server: PracticeServer,
  booked: Booked,
  others: readonly Stored[],
  call: Call,
): Answer<Stored> => {
  if (!(await withdraw(server, booked.created, call))) return unknownOutcome;
  const sameKey = others.find(({ json }) => keyIn(json) === booked.key);
  const now = sameKey && (await server.client.read('Appointment', sameKey.id, call));
  return now?.ok && takesTime(now.value) ? now : conflict;
};

const undone = async (server: PracticeServer, booked: Booked, wrong: string, call: Call): Promise<Failure> => {
  if (!(await withdraw(server, booked.created, call))) return unknownOutcome;
  await undoClaim(server, booked.claim, booked.key, call);
  return malformed(wrong);
};

/** What a refused cancellation of the replaced visit leaves: the new one is given back. */
const definite: readonly Problem['kind'][] = ['refused', 'not-offered', 'conflict'];

/** The visit as the patient sees it; the one that it replaces is canceled only now, so that one of them always stands. */
export const finished = async (
  server: PracticeServer,
  wanted: WantedVisit,
  appointment: Stored,
  call: Call,
): Answer<Visit> => {
  const { moves, patient } = wanted;
  if (moves !== undefined && moves !== appointment.id && takesTime(appointment)) {
    const canceled = await cancelAppointment(server, { patient, visit: moves, reason: { kind: 'patient' } }, call);
    if (!canceled.ok && definite.includes(canceled.error.kind)) {
      const back = await cancelAppointment(server, { patient, visit: appointment.id, reason: byPractice }, call);
      return back.ok ? canceled : unknownOutcome;
    }
    if (!canceled.ok) server.host.log('fhir-moved-visit-not-canceled', { problem: canceled.error.kind });
  }
  return visitOf(server, appointment, call, patient);
};
