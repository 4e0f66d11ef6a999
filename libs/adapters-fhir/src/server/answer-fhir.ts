import type { FhirDirectory, FhirRecords } from '@portico/application/fhir';
import { ok, parseId, type Instant, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import { text, writeJson, type JsonObject } from '@portico/practice-fhir/json';
import { searchBundle } from './search-bundle.ts';
import { answerExport, isExport, type ExportAnswer } from './bulk-export.ts';
import { capabilityStatement } from './capability-statement.ts';
import { directoryTypes } from './directory-types.ts';
import { groupType } from './group-type.ts';
import { outcome, problems, refuse, type Problem } from './operation-outcome.ts';
import { patientTypes } from './patient-types.ts';
import { recordTypes } from './chart-section-types.ts';
import type { Asked, ResourceType } from './resource-type.ts';
import { pageText, readSearch, searchPage, type PageSeal } from './read-search.ts';
import { entityTag, namesTag, withVersions } from './resource-versions.ts';
import { smartConfiguration, type SmartEndpoints } from './smart-configuration.ts';
import { scheduleTypes } from './schedule-types.ts';
import { visitTypes } from './visit-types.ts';

export interface FhirRequest {
  readonly method: string;
  /** Below the address of the practice's FHIR service, such as `Patient/1001`. */
  readonly path: string;
  readonly practice: string;
  /** With the question mark, if there is any. */
  readonly search: string;
  readonly accept?: string | undefined;
  readonly contentType?: string | undefined;
  readonly prefer?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly token?: string | undefined;
  /** Undefined for a body that is too large. */
  readonly body: () => Promise<string | undefined>;
}

export interface FhirReply {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string | Buffer;
  /** The type and the interaction, for the log and the metrics. */
  readonly operation: string;
  /** Why nothing was answered. */
  readonly code?: string;
  /** Where an export is asked about. */
  readonly location?: string;
  /** The version of the resource that was read. */
  readonly etag?: string;
}

/** Who reads by a token, and what answers them. */
export interface OpenedAccess {
  readonly practice: PracticeId;
  /** Absent for a system. */
  readonly patient?: PatientId;
  readonly records: FhirRecords;
  readonly directory: FhirDirectory;
}

export interface FhirService {
  /** Whether the records of a practice are kept here, by a system of its own, or there is no such practice. */
  readonly whereIs: (practice: PracticeId) => Promise<'here' | 'elsewhere' | 'nowhere'>;
  readonly open: (token: string, practice: PracticeId) => Promise<OpenedAccess | undefined>;
  readonly base: (practice: PracticeId) => string;
  readonly smart: (practice: PracticeId) => SmartEndpoints;
  readonly seal: PageSeal;
  readonly now: () => Instant;
  /** When this release began to answer so. */
  readonly since: Instant;
}

export const resourceTypes: readonly ResourceType[] = [
  ...patientTypes,
  ...recordTypes,
  ...visitTypes,
  ...directoryTypes,
  ...scheduleTypes,
  groupType,
].map(withVersions);

const fhirJson = 'application/fhir+json; charset=utf-8';

/** Answers a request for the records of a practice. */
export const answerFhir = async (service: FhirService, request: FhirRequest): Promise<FhirReply> => {
  const place = placeOf(request.path);
  const operation = operationOf(place);
  const answered = await answerOf(service, request, place);
  if (!answered.ok) {
    const { status, code, text: words } = answered.error;
    return { status, mediaType: fhirJson, body: writeJson(outcome('error', code, words)), operation, code };
  }
  const { value } = answered;
  if ('exported' in value) return { mediaType: fhirJson, ...value.exported, operation };
  return readReply(request, place, value.resource, operation);
};

const readReply = (request: FhirRequest, place: Place, resource: JsonObject, operation: string): FhirReply => {
  const etag = place.id === undefined ? undefined : entityTag(resource);
  const tagged = etag === undefined ? {} : { etag };
  if (etag !== undefined && namesTag(request.ifNoneMatch, etag)) {
    return { status: 304, mediaType: fhirJson, body: '', operation, etag };
  }
  const native = place.known?.type === 'Binary' ? bytesOf(resource, request.accept) : undefined;
  const said = native ?? { mediaType: fhirJson, body: writeJson(resource) };
  return { status: 200, ...said, operation, ...tagged };
};

const operationOf = ({ known, id, path }: Place): string => {
  if (isExport(path)) return 'export';
  return [known?.type ?? 'other', id === undefined ? 'search' : 'read'].join(' ');
};

interface Place {
  readonly path: readonly string[];
  readonly known: ResourceType | undefined;
  /** Absent for a search. */
  readonly id?: string;
  readonly isPosted: boolean;
  /** There is more in the path than names a resource or a search. */
  readonly isElsewhere: boolean;
}

const placeOf = (path: string): Place => {
  const parts = path.split('/');
  const [type, id, ...rest] = parts;
  const isPosted = id === '_search';
  return {
    path: parts,
    known: resourceTypes.find((each) => each.type === type),
    ...(id === undefined || isPosted ? {} : { id }),
    isPosted,
    isElsewhere: rest.length > 0,
  };
};

type Answered = { readonly resource: JsonObject } | { readonly exported: ExportAnswer };
type Answer = Promise<Result<Answered, Problem>>;

const answerOf = async (service: FhirService, request: FhirRequest, place: Place): Answer => {
  const practice = parseId<PracticeId>(request.practice);
  const where = practice.ok ? await service.whereIs(practice.value) : 'nowhere';
  if (!practice.ok || where === 'nowhere') return refuse(problems.unknownPractice);
  if (where === 'elsewhere') return refuse(problems.notOffered);
  if (!isAllowed(request, place)) return refuse(problems.badMethod);
  if (!takesJson(request) && place.known?.type !== 'Binary' && !isExport(place.path)) return refuse(problems.badFormat);
  const open = openAnswer(service, practice.value, request.path);
  if (open !== undefined) return ok({ resource: open });
  const opened = request.token === undefined ? undefined : await service.open(request.token, practice.value);
  if (opened === undefined || opened.practice !== practice.value) return refuse(problems.noToken);
  const asked: Asked = {
    base: service.base(practice.value),
    practice: practice.value,
    ...(opened.patient === undefined ? {} : { own: opened.patient }),
    records: opened.records,
    directory: opened.directory,
  };
  return isExport(place.path)
    ? exported(service, asked, request, place)
    : resourceOf(service.seal, asked, request, place);
};

/** Resources are read; a search may come in a body, and an export may be called off. */
const isAllowed = ({ method }: FhirRequest, { isPosted, path }: Place): boolean => {
  if (method === 'GET' || method === 'HEAD') return true;
  return (isPosted && method === 'POST') || (path[0] === 'export' && method === 'DELETE');
};

const exported = async (service: FhirService, asked: Asked, request: FhirRequest, { path }: Place): Answer => {
  const { method, prefer, search } = request;
  const sent = new URLSearchParams(search);
  const wanted = { method, path, sent, prefer, now: service.now() };
  const answer = await answerExport(service.seal, asked, resourceTypes, wanted);
  return answer.ok ? ok({ exported: answer.value }) : answer;
};

const resourceOf = async (seal: PageSeal, asked: Asked, request: FhirRequest, place: Place): Answer => {
  const { known, id } = place;
  if (known === undefined) return refuse(problems.unknownType);
  if (place.isElsewhere) return refuse(problems.notFound);
  if (id !== undefined) {
    const read = await known.read(asked, id);
    return read.ok ? ok({ resource: read.value }) : read;
  }
  const sent = await parametersOf(request, place);
  return sent.ok ? searched(seal, asked, known, sent.value, place) : sent;
};

/** What is answered without a token. */
const openAnswer = (service: FhirService, practice: PracticeId, path: string): JsonObject | undefined => {
  const smart = service.smart(practice);
  if (path === '.well-known/smart-configuration') return smartConfiguration(smart);
  if (path !== 'metadata') return undefined;
  return capabilityStatement(service.base(practice), resourceTypes, smart, service.since);
};

const searched = async (
  seal: PageSeal,
  asked: Asked,
  type: ResourceType,
  sent: URLSearchParams,
  { isPosted }: Place,
): Answer => {
  const search = readSearch(seal, asked, type, sent);
  if (!search.ok) return search;
  const page = await searchPage(asked, type, search.value);
  if (!page.ok) return page;
  const { next } = page.value;
  const at = `${asked.base}/${type.type}`;
  const nextText = next && pageText(seal, asked, type, { ...search.value, position: next });
  const links = {
    // What was sent in a body stands in no address.
    self: isPosted || sent.size === 0 ? at : `${at}?${sent}`,
    next: nextText === undefined ? undefined : `${at}?_page=${encodeURIComponent(nextText)}`,
  };
  return ok({ resource: searchBundle(asked.base, page.value, links) });
};

const longestParameters = 8_192;

const parametersOf = async (request: FhirRequest, { isPosted }: Place): Promise<Result<URLSearchParams, Problem>> => {
  const sent = new URLSearchParams(request.search);
  if (!isPosted || request.method !== 'POST') return ok(sent);
  if (!/^application\/x-www-form-urlencoded\b/.test(request.contentType ?? '')) return refuse(problems.badBody);
  const body = await request.body();
  if (body === undefined || body.length > longestParameters) return refuse(problems.badBody);
  return ok(new URLSearchParams([...sent, ...new URLSearchParams(body)]));
};

const takesJson = ({ accept, search }: FhirRequest): boolean => {
  const format = new URLSearchParams(search).get('_format');
  if (format !== null) return /^(?:json|application\/(?:fhir\+)?json)$/.test(format.replace(' ', '+'));
  return accept === undefined || /\*\/\*|application\/\*|json/.test(accept);
};

/** The bytes of a Binary themselves, for a caller that did not ask for the resource. */
const bytesOf = (
  resource: JsonObject,
  accept: string | undefined,
): Pick<FhirReply, 'mediaType' | 'body'> | undefined => {
  const data = text(resource, 'data');
  if (accept === undefined || /json/.test(accept) || data === undefined) return undefined;
  return { mediaType: text(resource, 'contentType') ?? 'application/octet-stream', body: Buffer.from(data, 'base64') };
};
