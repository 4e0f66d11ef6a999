import {
  sectionNames,
  type Answer,
  type Call,
  type DocumentBytes,
  type HealthRecord,
  type HealthRecordFacet,
  type Id,
  type SectionName,
} from '@portico/practice-spi';
import { gone, hasProblem, malformed, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Query } from '../client/fhir-search.ts';
import type { Stored } from '../client/stored-resource.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { referenceTo, targetsAt } from '../resource-references.ts';
import { ReferenceIndex } from './reference-index.ts';
import { readResources, recordOf, typesOfSection } from './record-sections.ts';
import { namedResource, serverOrigin, serverResource } from './server-resources.ts';

/** What a search asks for beside the patient; the readers look at it again. */
const narrowed: Readonly<Record<string, Query>> = {
  // Proposals are no prescriptions.
  MedicationRequest: { intent: 'plan,order,original-order,reflex-order,filler-order,instance-order' },
  Observation: { category: 'laboratory' },
  CareTeam: { status: 'active' },
};

/** References whose resources a reader needs, by the type that refers. */
const needed: Readonly<Record<string, { readonly path: string; readonly type: string }>> = {
  MedicationRequest: { path: 'medicationReference', type: 'Medication' },
  DiagnosticReport: { path: 'result', type: 'Observation' },
  Observation: { path: 'hasMember', type: 'Observation' },
};

const idsOfOneSearch = 50;

export const keptSections = (capabilities: Capabilities): readonly SectionName[] =>
  sectionNames.filter((name) => capabilities.can(typesOfSection[name][0], 'search'));

export const recordFacet = (server: PracticeServer): HealthRecordFacet => ({
  sections: (patient, wanted, call) => readSections(server, patient, wanted, call),
  document: (patient, document, call) => readDocumentBytes(server, patient, document, call),
});

const readSections = async (
  server: PracticeServer,
  patient: Id,
  wanted: readonly SectionName[],
  call: Call,
): Answer<HealthRecord> => {
  const types = [...new Set(wanted.flatMap((name) => typesOfSection[name]))];
  const searched = await Promise.all(types.map((type) => searchFor(server, type, patient, call)));
  for (const found of searched) if (!found.ok && !hasProblem(found, 'not-offered')) return found;
  const kept = wanted.filter((name) => searched[types.indexOf(typesOfSection[name][0])]?.ok);
  const found = searched.flatMap((each) => (each.ok ? each.value : []));
  const behind = await referredTo(server, found, call);
  if (!behind.ok) return behind;
  const own = recordsOf(server, patient, found, behind.value);
  return ok(recordOf(own, kept));
};

const searchFor = async (server: PracticeServer, type: string, patient: Id, call: Call): Answer<readonly Stored[]> => {
  const query = { patient: referenceTo({ type: 'Patient', id: patient }), ...narrowed[type] };
  const found = await server.client.searchAll(type, query, call);
  return found.ok ? ok([...found.value.matches, ...found.value.included]) : found;
};

/** What the found resources refer to and did not bring along: drugs, results, and who is in a care team. */
const referredTo = async (server: PracticeServer, found: readonly Stored[], call: Call): Answer<readonly Stored[]> => {
  const teams = found.filter(({ type }) => type === 'CareTeam');
  const members = teams.flatMap(({ json }) => targetsAt(json, 'participant.member'));
  const loaded = await server.directory.load(members, call);
  if (!loaded.ok) return loaded;
  const roles = members.flatMap((member) => server.directory.get(member) ?? []);
  const people = roles.flatMap(({ json }) => targetsAt(json, 'practitioner'));
  const behind = await server.directory.load(people, call);
  if (!behind.ok) return behind;
  const more: Stored[] = [...members, ...people].flatMap((target) => server.directory.get(target) ?? []);
  const known = new Set(found.map(referenceTo));
  for (const type of ['Medication', 'Observation']) {
    const missing = found.flatMap(({ type: from, json }) => {
      const need = needed[from];
      return need?.type === type ? targetsAt(json, need.path).filter((each) => !known.has(referenceTo(each))) : [];
    });
    for (let ids = [...new Set(missing.map(({ id }) => id))]; ids.length > 0; ids = ids.slice(idsOfOneSearch)) {
      const query = { _id: ids.slice(0, idsOfOneSearch).join(',') };
      const list = await server.client.searchAll(type, query, call);
      if (!list.ok && !hasProblem(list, 'not-offered')) return list;
      if (list.ok) more.push(...list.value.matches);
    }
  }
  return ok(more);
};

/** The records of one patient; rows that cannot be read are left out and counted. */
const recordsOf = (server: PracticeServer, patient: Id, found: readonly Stored[], behind: readonly Stored[]) => {
  const origin = serverOrigin(server.settings.base);
  const whose = namedResource({ type: 'Patient', id: patient }, origin);
  const resources = found.map((stored) => serverResource(stored, origin));
  const all = [whose, ...resources, ...behind.map((stored) => serverResource(stored, origin))];
  const { records, problems } = readResources(resources, new ReferenceIndex(all));
  const counts = new Map<string, number>();
  for (const { type, reason } of problems) {
    if (reason === 'unreadable' || reason === 'unknown-status') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [what, count] of counts) server.host.log('fhir-rows-left-out', { what, count });
  return records.filter((record) => record.patient === whose.id);
};

const readDocumentBytes = async (
  server: PracticeServer,
  patient: Id,
  document: Id,
  call: Call,
): Answer<DocumentBytes> => {
  const [, type, id] = /^(DocumentReference|DiagnosticReport)\/([A-Za-z0-9.-]{1,64})(?:#|$)/.exec(document) ?? [];
  if (type === undefined || id === undefined) return gone;
  const stored = await server.client.read(type, id, call);
  if (!stored.ok) return stored;
  const behind = await referredTo(server, [stored.value], call);
  if (!behind.ok) return behind;
  const record = recordsOf(server, patient, [stored.value], behind.value).find(
    (each) => each.type === 'document' && each.document.id === document,
  );
  if (record?.type !== 'document') return gone;
  const { content, document: about } = record;
  if (content.kind === 'bytes') return ok({ mediaType: about.mediaType, bytes: content.bytes });
  const fetched = await server.client.content(content.url, call);
  if (!fetched.ok) return fetched;
  // A page that asks to sign in is no document.
  if (fetched.value.mediaType === 'text/html' && about.mediaType !== 'text/html') return malformed('content-type');
  return fetched.value.bytes.length === 0 ? malformed(`${type}.content`) : fetched;
};
