import { randomBytes } from 'node:crypto';
import type { Appointment, OperationOutcome, Parameters } from 'fhir/r4';
import { jsonOf, refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import type { Stored } from '../scheduling-resource-types.ts';
import { markSlots } from './mark-appointment-slots.ts';
import { mistakesIn } from './resource-checks.ts';
import type { ResourceStore } from './resource-store.ts';
import type { WriteTarget } from './resource-writes.ts';
import type { SchedulingOperation } from './server-profiles.ts';
import { shownBy } from './version-checks.ts';

type Asked = NonNullable<Parameters['parameter']>;
type Wanted = Appointment & { readonly id: string };

const outcome: OperationOutcome = {
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'information', code: 'informational', diagnostics: 'Some lie outside of what was asked for.' }],
};

const answer = (resources: readonly object[]): FhirReply => ({
  status: 200,
  body: {
    resourceType: 'Bundle',
    type: 'searchset',
    entry: [
      ...resources.map((resource) => ({ resource, search: { mode: 'match' } })),
      { resource: outcome, search: { mode: 'outcome' } },
    ],
  },
});

/** Who is at a slot, and where: its calendar's actors, and what a role stands for. */
const actorsOf = (store: ResourceStore, slot: Stored<'Slot'>): readonly string[] => {
  const calendar = store.one('Schedule', slot.schedule.reference?.split('/')[1] ?? '');
  const actors = (calendar?.actor ?? []).flatMap(({ reference }) => reference ?? []);
  const roles = actors.flatMap((actor) => {
    const [type, id = ''] = actor.split('/');
    return type === 'PractitionerRole' ? (store.one(type, id) ?? []) : [];
  });
  const ofRoles = roles.flatMap(({ practitioner, location = [] }) => [practitioner, ...location]);
  return [...actors, ...ofRoles.flatMap((each) => each?.reference ?? [])];
};

const proposalOf = (store: ResourceStore, slot: Stored<'Slot'>): Wanted => ({
  resourceType: 'Appointment',
  id: `proposed.${randomBytes(6).toString('hex')}`,
  status: 'proposed',
  start: slot.start,
  end: slot.end,
  participant: actorsOf(store, slot)
    .filter((reference) => /^(?:Practitioner|Location)\//.test(reference))
    .map((reference) => ({ actor: { reference }, status: 'needs-action' })),
});

const holding = ['pending', 'booked', 'arrived', 'checked-in'];

/** Whether somebody of a slot has an appointment then, on another of their calendars too. */
const isTakenElsewhere = (store: ResourceStore, slot: Stored<'Slot'>): boolean => {
  const people = actorsOf(store, slot).filter((actor) => actor.startsWith('Practitioner/'));
  return store
    .all('Appointment')
    .some(
      ({ status, start, end, participant }) =>
        holding.includes(status) &&
        Date.parse(start ?? '') < Date.parse(slot.end) &&
        Date.parse(end ?? '') > Date.parse(slot.start) &&
        participant.some(({ actor }) => people.includes(actor?.reference ?? '')),
    );
};

const find = ({ store }: WriteTarget, asked: Asked): FhirReply => {
  const at = (name: string) => Date.parse(asked.find((each) => each.name === name)?.valueDateTime ?? '');
  const [start, end] = [at('start'), at('end')];
  if (Number.isNaN(start) || Number.isNaN(end)) return refusal(422, 'required', 'start and end are missing.');
  const uris = (name: string) => asked.flatMap((each) => (each.name === name ? (each.valueUri ?? []) : []));
  const wanted = [uris('practitioner'), uris('location-reference')].filter((each) => each.length > 0);
  const free = store.all('Slot').filter((slot) => {
    const actors = actorsOf(store, slot);
    const isWanted = wanted.every((any) => any.some((each) => actors.includes(each)));
    return slot.status === 'free' && isWanted && !isTakenElsewhere(store, slot);
  });
  const within = free.filter((slot) => Date.parse(slot.start) >= start && Date.parse(slot.start) < end);
  const later = free.filter((slot) => Date.parse(slot.start) >= end).slice(0, 1);
  return answer([...later, ...within.toReversed()].map((slot) => proposalOf(store, slot)));
};

/** The slot that an Appointment asks for, by its time, its people and its place. */
const slotOf = (store: ResourceStore, { start, participant }: Wanted): Stored<'Slot'> | undefined => {
  const wanted = participant
    .flatMap(({ actor }) => actor?.reference ?? [])
    .filter((reference) => /^(?:Practitioner|Location)\//.test(reference));
  return store.all('Slot').find((slot) => {
    const actors = actorsOf(store, slot);
    return Date.parse(slot.start) === Date.parse(start ?? '') && wanted.every((actor) => actors.includes(actor));
  });
};

const hold = ({ store, profile }: WriteTarget, wanted: Wanted): FhirReply => {
  const slot = slotOf(store, wanted);
  if (slot?.status !== 'free') return answer([{ ...wanted, status: 'cancelled' }]);
  const { id: _, ...body } = wanted;
  const held = store.add('Appointment', { ...body, status: 'pending', slot: [{ reference: `Slot/${slot.id}` }] });
  store.change('Slot', slot.id, { ...slot, status: 'busy-tentative' });
  return answer([shownBy(profile, held)]);
};

const book = ({ store, profile }: WriteTarget, wanted: Wanted): FhirReply => {
  const held = store.one('Appointment', wanted.id);
  const isHeld = held?.status === 'pending' && Date.parse(held.start ?? '') === Date.parse(wanted.start ?? '');
  const slot = slotOf(store, wanted);
  if (slot === undefined || (!isHeld && slot.status !== 'free')) return answer([{ ...wanted, status: 'cancelled' }]);
  const { id: _, ...body } = wanted;
  const booked: Appointment = { ...body, status: 'booked', slot: [{ reference: `Slot/${slot.id}` }] };
  const stored = isHeld ? store.change('Appointment', held.id, booked) : store.add('Appointment', booked);
  markSlots(store, stored);
  return answer([shownBy(profile, stored)]);
};

/** Runs an operation of the guide. */
export const runSchedulingOperation = (to: WriteTarget, name: SchedulingOperation, call: FhirCall): FhirReply => {
  const body = jsonOf(call.body) as Partial<Parameters> | undefined;
  const asked = body?.parameter;
  if (body?.resourceType !== 'Parameters' || !Array.isArray(asked)) return refusal(400, 'invalid', 'No Parameters.');
  if (name === 'find') return find(to, asked);
  const wanted = asked.find((each: Asked[number]) => each.name === 'appt-resource')?.resource;
  const mistakes = mistakesIn('Appointment', wanted, to.store);
  if (mistakes.length > 0) return refusal(422, 'invalid', `${mistakes.join('; ')}.`);
  return name === 'hold' ? hold(to, wanted as Wanted) : book(to, wanted as Wanted);
};
