import { applyPatch } from '@medplum/core';
import { jsonOf, refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import type { Kind, Resource, ResourceOfKind, Stored } from '../scheduling-resource-types.ts';
import { markSlots, slotRefusal } from './mark-appointment-slots.ts';
import type { Transitions, Profile } from './server-profiles.ts';
import { mistakesIn } from './resource-checks.ts';
import type { ResourceStore } from './resource-store.ts';
import { shownBy, versionHeadersOf, versionRefusal } from './version-checks.ts';

export interface WriteTarget {
  readonly profile: Profile;
  readonly store: ResourceStore;
  readonly base: string;
}

type Operation = Parameters<typeof applyPatch>[1][number];

const invalid = (mistakes: readonly string[]): FhirReply => refusal(422, 'invalid', `${mistakes.join('; ')}.`);
const forbidden = (why: string): FhirReply => refusal(422, 'business-rule', why);

const answerOf = ({ profile, base }: WriteTarget, kind: Kind, stored: Stored, status: 200 | 201): FhirReply => ({
  status,
  headers: { ...versionHeadersOf(profile, stored), location: `${base}/${kind}/${stored.id}` },
  ...(profile.answersWritesWith === 'resource' && { body: shownBy(profile, stored) }),
});

/** Marks the slots of an appointment that was written. */
const settled = ({ store }: WriteTarget, stored: Stored): Stored => {
  if (stored.resourceType === 'Appointment') markSlots(store, stored);
  return stored;
};

export const createResource = (to: WriteTarget, kind: Kind, call: FhirCall): FhirReply => {
  const body = jsonOf(call.body);
  const mistakes = mistakesIn(kind, body, to.store);
  if (mistakes.length > 0) return invalid(mistakes);
  const resource = body as Resource;
  if (!call.isOffice && resource.resourceType === 'Appointment') {
    if (resource.status !== 'proposed' && resource.status !== 'booked')
      return forbidden('A new one is proposed or booked.');
    const refused = slotRefusal(to.profile, to.store, resource);
    if (refused !== undefined) return refused;
  }
  return answerOf(to, kind, settled(to, to.store.add(kind, resource)), 201);
};

const isTransition = <Status extends string>(moves: Transitions<Status>, from: Status, to: Status): boolean =>
  moves[from]?.includes(to) ?? false;

/** Why a client may not make this of a resource; the practice's staff may. */
const changeRefusal = ({ profile, store }: WriteTarget, before: Stored, after: Resource): FhirReply | undefined => {
  if (before.resourceType === 'Slot' && after.resourceType === 'Slot') {
    return isTransition(profile.slotTransitions, before.status, after.status)
      ? undefined
      : forbidden('The status of the slot cannot become that.');
  }
  if (before.resourceType === 'Appointment' && after.resourceType === 'Appointment' && before.status !== after.status) {
    return isTransition(profile.appointmentTransitions, before.status, after.status)
      ? slotRefusal(profile, store, after)
      : forbidden('The status of the appointment cannot become that.');
  }
  return undefined;
};

const changeTo = (to: WriteTarget, kind: Kind, before: Stored, wanted: unknown, call: FhirCall): FhirReply => {
  const mistakes = mistakesIn(kind, wanted, to.store);
  if (mistakes.length > 0) return invalid(mistakes);
  const after = wanted as ResourceOfKind[Kind];
  const refused = call.isOffice
    ? undefined
    : (versionRefusal(to.profile, call.headers, before) ?? changeRefusal(to, before, after));
  return refused ?? answerOf(to, kind, settled(to, to.store.change(kind, before.id, after)), 200);
};

export const updateResource = (to: WriteTarget, kind: Kind, before: Stored, call: FhirCall): FhirReply => {
  const wanted = jsonOf(call.body);
  const isSame = typeof wanted === 'object' && wanted !== null && 'id' in wanted && wanted.id === before.id;
  return isSame ? changeTo(to, kind, before, wanted, call) : refusal(400, 'invalid', 'The id is another one.');
};

const isOperation = (each: unknown): each is Operation =>
  typeof each === 'object' &&
  each !== null &&
  'op' in each &&
  'path' in each &&
  /^\/[a-zA-Z]+$/.test(String(each.path));

/** Replaces or adds whole elements; of a slot the status alone. */
export const patchResource = (to: WriteTarget, kind: Kind, before: Stored, call: FhirCall): FhirReply => {
  if (call.headers['content-type'] !== 'application/json-patch+json') {
    return refusal(415, 'not-supported', 'A patch is application/json-patch+json.');
  }
  const operations = jsonOf(call.body);
  const areKnown =
    Array.isArray(operations) &&
    operations.every(isOperation) &&
    operations.every(({ op, path }) =>
      kind === 'Slot' ? op === 'replace' && path === '/status' : op === 'replace' || op === 'add',
    );
  if (!areKnown) return forbidden('Such a patch is not supported.');
  const after: unknown = structuredClone(before);
  const failed = applyPatch(after, operations).some((each) => each !== null);
  return failed ? forbidden('The patch does not fit.') : changeTo(to, kind, before, after, call);
};
