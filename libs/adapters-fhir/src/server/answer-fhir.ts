import type { FhirDirectory, FhirRecords } from '@portico/application/fhir';
import { ok, parseId, type Instant, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import { text, writeJson, type JsonObject } from '@portico/practice-fhir/json';
import { searchBundle } from './bundle.ts';
import { capabilityStatement } from './capability-statement.ts';
import { directoryTypes } from './directory-types.ts';
import { outcome, problems, refuse, type Problem } from './outcome.ts';
import { patientTypes } from './patient-types.ts';
import { recordTypes } from './record-types.ts';
import type { Asked, ResourceType } from './resource-type.ts';
import { pageText, readSearch, searchPage, type PageSeal } from './search.ts';
import { smartConfiguration, type SmartEndpoints } from './smart-configuration.ts';
import { visitType } from './visit-type.ts';

export interface FhirRequest {
  readonly method: string;
  /** Below the address of the practice's FHIR service, such as `Patient/1001`. */
  readonly path: string;
  readonly practice: string;
  /** With the question mark, if there is any. */
  readonly search: string;
  readonly accept?: string | undefined;
  readonly contentType?: string | undefined;
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
  /** When this release began to answer so. */
  readonly since: Instant;
}

export const resourceTypes: readonly ResourceType[] = [...patientTypes, ...recordTypes, visitType, ...directoryTypes];

const fhirJson = 'application/fhir+json; charset=utf-8';

/** Answers a request for the records of a practice. */
export const answerFhir = async (service: FhirService, request: FhirRequest): Promise<FhirReply> => {
  const place = placeOf(request.path);
  const operation = [place.known?.type ?? 'other', place.id === undefined ? 'search' : 'read'].join(' ');
  const answered = await answerOf(service, request, place);
  if (!answered.ok) {
    const { status, code, text: words } = answered.error;
    return { status, mediaType: fhirJson, body: writeJson(outcome('error', code, words)), operation, code };
  }
  const native = place.known?.type === 'Binary' ? bytesOf(answered.value, request.accept) : undefined;
  if (native !== undefined) return { status: 200, ...native, operation };
  return { status: 200, mediaType: fhirJson, body: writeJson(answered.value), operation };
};

interface Place {
  readonly known: ResourceType | undefined;
  /** Absent for a search. */
  readonly id?: string;
  readonly isPosted: boolean;
  /** There is more in the path than names a resource or a search. */
  readonly isElsewhere: boolean;
}

const placeOf = (path: string): Place => {
  const [type, id, ...rest] = path.split('/');
  const isPosted = id === '_search';
  return {
    known: resourceTypes.find((each) => each.type === type),
    ...(id === undefined || isPosted ? {} : { id }),
    isPosted,
    isElsewhere: rest.length > 0,
  };
};

type Answer = Promise<Result<JsonObject, Problem>>;

const answerOf = async (service: FhirService, request: FhirRequest, place: Place): Answer => {
  const practice = parseId<PracticeId>(request.practice);
  const where = practice.ok ? await service.whereIs(practice.value) : 'nowhere';
  if (!practice.ok || where === 'nowhere') return refuse(problems.unknownPractice);
  if (where === 'elsewhere') return refuse(problems.notOffered);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(place.isPosted && request.method === 'POST')) return refuse(problems.badMethod);
  if (!takesJson(request) && place.known?.type !== 'Binary') return refuse(problems.badFormat);
  const open = openAnswer(service, practice.value, request.path);
  if (open !== undefined) return ok(open);
  const opened = request.token === undefined ? undefined : await service.open(request.token, practice.value);
  if (opened === undefined || opened.practice !== practice.value) return refuse(problems.noToken);
  const { known, id } = place;
  if (known === undefined) return refuse(problems.unknownType);
  if (place.isElsewhere) return refuse(problems.notFound);
  const asked: Asked = {
    base: service.base(practice.value),
    practice: practice.value,
    ...(opened.patient === undefined ? {} : { own: opened.patient }),
    records: opened.records,
    directory: opened.directory,
  };
  if (id !== undefined) return known.read(asked, id);
  const sent = await parametersOf(request, place);
  return sent.ok ? searched(service.seal, asked, known, sent.value, place) : sent;
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
  return ok(
    searchBundle(asked.base, page.value, {
      // What was sent in a body stands in no address.
      self: isPosted || sent.size === 0 ? at : `${at}?${sent}`,
      next: nextText === undefined ? undefined : `${at}?_page=${encodeURIComponent(nextText)}`,
    }),
  );
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
