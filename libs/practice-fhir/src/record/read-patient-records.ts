import type { Answer, Call, Id } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import { texts } from '../json/index.ts';
import type { Stored } from '../client/stored-resource.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { referenceTo, targetsAt } from '../resource-references.ts';
import { ReferenceIndex } from './reference-index.ts';
import { readResources } from './record-sections.ts';
import { namedResource, serverOrigin, serverResource } from './server-resources.ts';

/** References whose resources a reader needs, by the type that refers. */
const needed: ReadonlyMap<string, { readonly path: string; readonly type: string }> = new Map(
  Object.entries({
    MedicationRequest: { path: 'medicationReference', type: 'Medication' },
    MedicationDispense: { path: 'medicationReference', type: 'Medication' },
    DiagnosticReport: { path: 'result', type: 'Observation' },
    Observation: { path: 'hasMember', type: 'Observation' },
  }),
);

/** Where a resource names people who are shown with it. */
const people: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    CareTeam: ['participant.member'],
    Encounter: ['participant.individual'],
    DiagnosticReport: ['performer', 'resultsInterpreter'],
    Observation: ['note.authorReference'],
    Immunization: ['performer.actor'],
    MedicationRequest: ['requester'],
    Procedure: ['performer.actor'],
  }),
);

const idsOfOneSearch = 50;

/** What the found resources refer to and did not bring along: drugs, results, and people. */
export const referredTo = async (
  server: PracticeServer,
  found: readonly Stored[],
  call: Call,
): Answer<readonly Stored[]> => {
  const members = found.flatMap(({ type, json }) => (people.get(type) ?? []).flatMap((path) => targetsAt(json, path)));
  const loaded = await server.directory.load(members, call);
  if (!loaded.ok) return loaded;
  const roles = members.flatMap((member) => server.directory.get(member) ?? []);
  const inRoles = roles.flatMap(({ json }) => [...targetsAt(json, 'practitioner'), ...targetsAt(json, 'location')]);
  const behind = await server.directory.load(inRoles, call);
  if (!behind.ok) return behind;
  const more: Stored[] = [...members, ...inRoles].flatMap((target) => server.directory.get(target) ?? []);
  const known = new Set(found.map(referenceTo));
  for (const type of ['Medication', 'Observation']) {
    const missing = found.flatMap(({ type: from, json }) => {
      const need = needed.get(from);
      return need?.type === type ? targetsAt(json, need.path).filter((each) => !known.has(referenceTo(each))) : [];
    });
    for (let ids = [...new Set(missing.map(({ id }) => id))]; ids.length > 0; ids = ids.slice(idsOfOneSearch)) {
      const query = { _id: ids.slice(0, idsOfOneSearch).join(',') };
      const list = await server.client.searchAll(type, query, call, { partial: true });
      if (!list.ok && !hasProblem(list, 'not-offered')) return list;
      if (list.ok) more.push(...list.value.matches);
    }
  }
  return ok(more);
};

/** A patient of another server is another person, though the ids may be the same. */
const isOfThisServer = ({ json }: Stored): boolean =>
  ![...texts(json, 'subject.reference'), ...texts(json, 'patient.reference')].some((each) =>
    /^[a-z]+:\/\//i.test(each),
  );

/** The records of one patient; rows that cannot be read are left out and counted, and their types told. */
export const recordsOf = (server: PracticeServer, patient: Id, found: readonly Stored[], behind: readonly Stored[]) => {
  const origin = serverOrigin(server.settings.base, server.host.now());
  const whose = namedResource({ type: 'Patient', id: patient }, origin);
  const resources = found.filter(isOfThisServer).map((stored) => serverResource(stored, origin));
  const all = [whose, ...resources, ...behind.map((stored) => serverResource(stored, origin))];
  const { records, problems } = readResources(resources, new ReferenceIndex(all));
  const counts = new Map<string, number>();
  for (const { type, reason } of problems) {
    if (reason === 'unreadable' || reason === 'unknown-status') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [what, count] of counts) server.host.log('fhir-rows-left-out', { what, count });
  return { records: records.filter((record) => record.patient === whose.id), leftOut: [...counts.keys()] };
};
