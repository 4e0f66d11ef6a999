import {
  failed,
  ok,
  parseLocalDate,
  type DocumentId,
  type LocalDate,
  type PatientId,
  type Result,
} from '@portico/domain/kernel';
import { careTeam } from '../resources/care-team.ts';
import { coverage } from '../resources/coverage.ts';
import { binary } from '../resources/document-reference.ts';
import { usCoreUrl, type Resource } from '../resources/shared-elements.ts';
import { entryFhirId, entryOf, idOf } from '../resources/fhir-ids.ts';
import { patient } from '../resources/patient.ts';
import { problemOf, problems, refuse, type Problem } from './operation-outcome.ts';
import { askedOf, type Asked, type Query, type ResourceType } from './resource-type.ts';
import { date, reference, string, token } from './search-parameters.ts';

/** Without one of these a system would have to look at everybody. */
const birthDateOf = (query: Query): LocalDate | undefined => {
  const value = query.find(([name]) => name === 'birthdate')?.[1];
  const day = parseLocalDate(value?.replace(/^eq/, ''));
  return day.ok ? day.value : undefined;
};

const isWide = (query: Query): boolean =>
  query.some(([name]) => name !== 'patient') && birthDateOf(query) === undefined;

const patientType: ResourceType = {
  type: 'Patient',
  profiles: [usCoreUrl('patient')],
  parameters: {
    identifier: token('identifier'),
    name: string('name.text', 'name.family', 'name.given'),
    family: string('name.family'),
    given: string('name.given'),
    birthdate: date('birthDate'),
    gender: token('gender'),
  },
  search: async (asked, { query, position, limit }) => {
    const { own, practice } = asked;
    if (own === undefined && isWide(query)) return refuse(problems.wideSearch);
    const after = position.after as PatientId | undefined;
    const page = { ...(after === undefined ? {} : { after }), limit: limit + 1 };
    const found = await asked.records.patients({ practice, type: 'Patient', how: 'search' }, page, birthDateOf(query));
    if (!found.ok) return refuse(problemOf(found.error));
    const fitting = found.value.slice(0, limit);
    const last = fitting.at(-1)?.identity.patient.patient;
    const isMore = found.value.length > limit && last !== undefined;
    return ok({ resources: fitting.map((each) => patient(asked, each)), ...(isMore ? { next: { after: last } } : {}) });
  },
  read: async (asked, id) => {
    const found = await asked.records.patient(askedOf(asked, 'Patient', 'read', (idOf(id) ?? '') as PatientId));
    return found.ok ? ok(patient(asked, found.value)) : refuse(problemOf(found.error));
  },
};

const longestTeam = 200;

const teamOf = async (
  asked: Asked,
  how: 'read' | 'search',
  whose: PatientId,
): Promise<Result<Resource | undefined, Problem>> => {
  const said = await asked.records.section(askedOf(asked, 'CareTeam', how, whose), 'careTeam', { limit: longestTeam });
  if (!said.ok) return failed(problemOf(said.error));
  const members = said.value.kind === 'entries' ? said.value.entries : [];
  return ok(members.length === 0 ? undefined : careTeam(whose, members));
};

const careTeamType: ResourceType = {
  type: 'CareTeam',
  profiles: [usCoreUrl('careteam')],
  parameters: { patient: reference('Patient', 'subject'), status: token('status') },
  search: async (asked, { patient: whose }) => {
    if (whose === undefined) return refuse(problems.noPatient);
    const team = await teamOf(asked, 'search', whose);
    return team.ok ? ok({ resources: team.value === undefined ? [] : [team.value] }) : team;
  },
  read: async (asked, id) => {
    const whose = (entryOf(id)?.patient ?? '') as PatientId;
    const team = await teamOf(asked, 'read', whose);
    if (!team.ok) return team;
    return team.value?.id === id ? ok(team.value) : refuse(problems.notFound);
  },
};

const coveragesOf = async (asked: Asked, how: 'read' | 'search', whose: PatientId) => {
  const found = await asked.records.insurances(askedOf(asked, 'Coverage', how, whose));
  return found.ok ? ok(found.value.map((each) => coverage(whose, each))) : refuse(problemOf(found.error));
};

const coverageType: ResourceType = {
  type: 'Coverage',
  profiles: [usCoreUrl('coverage')],
  parameters: { patient: reference('Patient', 'beneficiary'), status: token('status') },
  search: async (asked, { patient: whose }) => {
    if (whose === undefined) return refuse(problems.noPatient);
    const found = await coveragesOf(asked, 'search', whose);
    return found.ok ? ok({ resources: found.value }) : found;
  },
  read: async (asked, id) => {
    const found = await coveragesOf(asked, 'read', (entryOf(id)?.patient ?? '') as PatientId);
    if (!found.ok) return found;
    const one = found.value.find((each) => each.id === id);
    return one === undefined ? refuse(problems.notFound) : ok(one);
  },
};

/** The bytes of a document; whoever may read the document may read them. */
const binaryType: ResourceType = {
  type: 'Binary',
  parameters: {},
  read: async (asked, id) => {
    const { patient: whose = '', parts = [] } = entryOf(id) ?? {};
    const of = askedOf(asked, 'DocumentReference', 'read', whose as PatientId);
    const found = await asked.records.document(of, (parts[0] ?? '') as DocumentId);
    if (!found.ok) return refuse(problemOf(found.error));
    const resource = binary(of.patient, found.value);
    return entryFhirId(of.patient, ...parts) === resource.id ? ok(resource) : refuse(problems.notFound);
  },
};

export const patientTypes = [patientType, careTeamType, coverageType, binaryType];
