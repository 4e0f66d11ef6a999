import type { CareTeamMember, Identifier } from '@portico/practice-spi';
import { ok } from './reading-outcome.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { patientOf, refuse, statusIn, unreadable, type Reading } from './reading-problem.ts';
import { isSecretNumber } from './secret-numbers.ts';
import { knownFields } from '../pick-known-fields.ts';
import { nameBehind, whoBehind } from './source-coding.ts';
import { addressOf, conceptText, emailOf, phoneOf } from '../values/index.ts';

const statuses: Readonly<Record<string, 'team' | 'none'>> = {
  active: 'team',
  proposed: 'none',
  suspended: 'none',
  inactive: 'none',
};

export const readCareTeam = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = statusIn(statuses, 'CareTeam.status', text(json, 'status') ?? 'active');
  if (!status.ok) return status;
  const isOver = first(json, 'period.end') !== undefined;
  if (status.value === 'none' || isOver) return refuse('not-kept', 'a CareTeam that does not care now');
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const members: CareTeamMember[] = [];
  for (const [index, participant] of all(json, 'participant').entries()) {
    const member = memberOf(
      resource,
      referenceIndex,
      participant,
      resource.origin.partOf(resource.id, `member ${index}`),
    );
    if (member === 'the patient') continue;
    if (member === undefined) return unreadable(`CareTeam.participant ${index + 1} has no name`);
    members.push(member);
  }
  return ok([{ type: 'care-team', id: resource.id, sources: placesOf(resource), patient: patient.value, members }]);
};

/** Patients belong to their own team, but need no showing to themselves. */
const memberOf = (
  team: Resource,
  referenceIndex: ReferenceIndex,
  participant: Json,
  id: string,
): CareTeamMember | 'the patient' | undefined => {
  const reference = first(participant, 'member');
  const target = referenceIndex.follow(team, reference);
  if (target?.type === 'Patient') return 'the patient';
  const name = nameBehind(team, referenceIndex, reference);
  if (name === undefined) return undefined;
  const { role, who } = whoBehind(team, referenceIndex, reference);
  const phone = phoneOf(role?.json) ?? phoneOf(who);
  const email = emailOf(role?.json) ?? emailOf(who);
  const place = target?.type === 'RelatedPerson' ? undefined : placeOf(role, who, referenceIndex);
  const identifiers = registeredNumbersOf(who);
  return { id, name, ...knownFields({ role: roleOf(all(participant, 'role')), phone, email, place, identifiers }) };
};

/** The numbers by which registries know a worker or an organization; a relative is known by none. */
const registeredNumbersOf = (who: Json | undefined): readonly Identifier[] | undefined => {
  if (!['Practitioner', 'Organization'].some((type) => type === text(who, 'resourceType'))) return undefined;
  const numbers = all(who, 'identifier').flatMap((each) => {
    const [value, system] = [text(each, 'value'), text(each, 'system')];
    const isSecret = isSecretNumber(system, texts(each, 'type.coding.code'));
    return value === undefined || system === undefined || isSecret ? [] : [{ system, value }];
  });
  return numbers.length === 0 ? undefined : numbers;
};

/** The office of a role, with its address, else the address of the one who cares. */
const placeOf = (
  role: Resource | undefined,
  who: Json | undefined,
  referenceIndex: ReferenceIndex,
): string | undefined => {
  const reference = first(role?.json, 'location');
  const office = role && referenceIndex.follow(role, reference)?.resource?.json;
  const parts = [text(office, 'name') ?? text(reference, 'display'), addressOf(office)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? addressOf(who) : parts.join(', ');
};

/** A role that the source says to be unknown is none. */
const roleOf = (roles: readonly Json[]): string | undefined =>
  roles
    .filter((role) => !texts(role, 'coding.system').some((system) => system.endsWith('/data-absent-reason')))
    .flatMap((role) => conceptText(role) ?? [])[0];
