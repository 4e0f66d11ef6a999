import { isoOf, ok, type Instant, type PatientId, type Result } from '@portico/domain/kernel';
import { writeJson, type JsonObject } from '@portico/practice-fhir/json';
import type { Resource } from '../resources/shared-elements.ts';
import { fhirId } from '../resources/fhir-ids.ts';
import { everyPatient } from './group-type.ts';
import { outcome, problemOf, problems, refuse, unknownParameter, badValue, type Problem } from './operation-outcome.ts';
import type { Asked, FoundPage, Position, ResourceType } from './resource-type.ts';
import { sealedPlace, type PageSeal } from './read-search.ts';

/*
 * An export keeps nothing here: its address holds, sealed, what was asked for, and the address of each file which
 * patients it is of. So any instance answers any part of it, and a restart loses none.
 */

/** Patients of one file, which is made as a whole when it is asked for. */
export const patientsOfFile = 50;
const pageOfSearch = 100;

const ndjson = ['application/fhir+ndjson', 'application/ndjson', 'ndjson'];

interface Wanted {
  readonly types: readonly string[];
  readonly at: Instant;
}

interface FilePart {
  readonly type: string;
  /** The first patient of the file, by id. */
  readonly from: PatientId;
}

export interface ExportAnswer {
  readonly status: 200 | 202;
  readonly mediaType?: 'application/json' | 'application/fhir+ndjson';
  readonly body: string;
  /** Where the export is asked about. */
  readonly location?: string;
}

type Answer = Promise<Result<ExportAnswer, Problem>>;

export interface ExportRequest {
  readonly method: string;
  readonly path: readonly string[];
  readonly sent: URLSearchParams;
  readonly prefer: string | undefined;
  readonly now: Instant;
}

/** What an export can have: the types of which each resource is one patient's. */
export const exportable = (types: readonly ResourceType[]): readonly ResourceType[] =>
  types.filter(
    ({ type, search, parameters }) => search !== undefined && (type === 'Patient' || 'patient' in parameters),
  );

export const isExport = ([first, id, operation]: readonly string[]): boolean =>
  (first === 'Group' && id === everyPatient && operation === '$export') ||
  first === 'export' ||
  first === 'export-file';

/** Begins an export, tells what became of it, or hands out one of its files. */
export const answerExport = async (
  seal: PageSeal,
  asked: Asked,
  types: readonly ResourceType[],
  request: ExportRequest,
): Answer => {
  if (asked.own !== undefined) return refuse(problems.noScope);
  const known = exportable(types);
  const [first, text = ''] = request.path;
  if (first === 'Group') return begun(seal, asked, known, request);
  const opened = opening<Wanted & FilePart>(seal, asked, first ?? '', text);
  if (opened === undefined) return refuse(problems.notFound);
  if (first === 'export-file') return file(asked, known, opened);
  if (request.method === 'DELETE') return ok({ status: 202, body: noted('Nothing of the export is kept here.') });
  return manifest(seal, asked, opened);
};

const noted = (words: string): string => writeJson(outcome('information', 'informational', words));

const begun = async (seal: PageSeal, asked: Asked, known: readonly ResourceType[], request: ExportRequest): Answer => {
  const { sent, prefer, now } = request;
  const other = [...sent.keys()].find((name) => name !== '_type' && name !== '_outputFormat');
  if (other !== undefined) return refuse(unknownParameter(other));
  if (!ndjson.includes((sent.get('_outputFormat') ?? 'ndjson').replace(' ', '+')))
    return refuse(badValue('_outputFormat'));
  if (!/\brespond-async\b/.test(prefer ?? '')) return refuse(problems.notAsync);
  const types = sent.get('_type')?.split(',') ?? known.map(({ type }) => type);
  if (types.some((type) => !known.some((each) => each.type === type))) return refuse(badValue('_type'));
  const ids = await asked.directory.patientRanges({ practice: asked.practice, type: 'Patient', how: 'search' }, 1);
  if (!ids.ok) return refuse(problemOf(ids.error));
  const text = seal.seal(JSON.stringify({ types, at: now }), sealedPlace(asked, 'export'));
  return ok({
    status: 202,
    body: noted('The export is asked about at Content-Location.'),
    location: `${asked.base}/export/${text}`,
  });
};

const opening = <T>(seal: PageSeal, asked: Asked, kind: string, text: string): T | undefined => {
  if (seal.keyOf(text) === undefined) return undefined;
  try {
    return JSON.parse(seal.open(text, sealedPlace(asked, kind))) as T;
  } catch {
    // Sealed for something else, or changed since.
    return undefined;
  }
};

const manifest = async (seal: PageSeal, asked: Asked, { types, at }: Wanted): Answer => {
  const of = { practice: asked.practice, type: 'Patient', how: 'search' } as const;
  const ranges = await asked.directory.patientRanges(of, patientsOfFile);
  if (!ranges.ok) return refuse(problemOf(ranges.error));
  const place = sealedPlace(asked, 'export-file');
  const output = ranges.value.flatMap((from) =>
    types.map((type) => ({
      type,
      url: `${asked.base}/export-file/${seal.seal(JSON.stringify({ type, from }), place)}`,
    })),
  );
  const body: JsonObject = {
    transactionTime: isoOf(at),
    request: `${asked.base}/Group/${everyPatient}/$export?_type=${types.join(',')}`,
    requiresAccessToken: true,
    output,
    error: [],
  };
  return ok({ status: 200, mediaType: 'application/json', body: writeJson(body) });
};

const file = async (asked: Asked, known: readonly ResourceType[], { type, from }: FilePart): Answer => {
  const row = known.find((each) => each.type === type);
  if (row === undefined) return refuse(problems.notFound);
  const of = { practice: asked.practice, type, how: 'search' } as const;
  const patients = await asked.directory.patientsFrom(of, from, patientsOfFile);
  if (!patients.ok) return refuse(problemOf(patients.error));
  const lines: string[] = [];
  for (const patient of patients.value) {
    const found = await everyOf(asked, row, patient);
    if (!found.ok) return found;
    lines.push(...found.value.map((resource) => `${writeJson(resource)}\n`));
  }
  return ok({ status: 200, mediaType: 'application/fhir+ndjson', body: lines.join('') });
};

/** All resources of a type that are one patient's. */
export const everyOf = async (
  asked: Asked,
  { type, search, read }: ResourceType,
  patient: PatientId,
): Promise<Result<readonly Resource[], Problem>> => {
  if (type === 'Patient' || search === undefined) {
    const one = await read(asked, fhirId(patient));
    return one.ok ? ok([one.value]) : one;
  }
  const resources: Resource[] = [];
  for (let position: Position | undefined = {}; position !== undefined;) {
    const found: Result<FoundPage, Problem> = await search(asked, {
      query: [],
      patient,
      position,
      limit: pageOfSearch,
    });
    if (!found.ok) return found;
    resources.push(...found.value.resources);
    position = found.value.next;
  }
  return ok(resources);
};
