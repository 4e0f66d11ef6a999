import { refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import { isKind, type Kind } from '../scheduling-resource-types.ts';
import { capabilityStatementOf } from './capability-statement.ts';
import type { Interaction } from './server-profiles.ts';
import { createResource, patchResource, updateResource, type WriteTarget } from './resource-writes.ts';
import { runSchedulingOperation } from './scheduling-operations.ts';
import type { SearchPages } from './search-pages.ts';
import { fitsSearch, sortParameters } from './search-parameters.ts';
import { shownBy, versionHeadersOf } from './version-checks.ts';

export interface ServerState extends WriteTarget {
  readonly pages: SearchPages;
  readonly tokenUrl?: string;
  now(): number;
}

export interface Handling {
  /** A search is answered as if it had no conditions. */
  readonly ignoresConditions: boolean;
}

const sizeOf = ({ profile }: ServerState, call: FhirCall): number => {
  const { usual, largest } = profile.page;
  const asked = Number(call.query.get('_count') ?? usual);
  if (!Number.isInteger(asked) || asked < 1) return usual;
  return call.isOffice ? asked : Math.min(asked, largest);
};

const search = (to: ServerState, kind: Kind, call: FhirCall, { ignoresConditions }: Handling): FhirReply => {
  const word = call.query.get('-page');
  if (word !== null) {
    const page = to.pages.next(to.base, word);
    return page ? { status: 200, body: page } : refusal(410, 'expired', 'There is no such page.');
  }
  const { unknown, known } = sortParameters(kind, call.query);
  if (unknown.length > 0 && to.profile.unknownParameter === 'refused' && !call.isOffice) {
    return refusal(400, 'not-supported', `Not known: ${unknown.join(', ')}.`);
  }
  const conditions = ignoresConditions ? new URLSearchParams() : known;
  const ids = to.store
    .all(kind)
    .filter((each) => fitsSearch(kind, each, conditions))
    .map(({ id }) => id);
  const self = `${to.base}/${kind}?${known.toString()}`;
  return { status: 200, body: to.pages.first(to.base, { kind, ids, size: sizeOf(to, call), self }) };
};

const onOne = (to: ServerState, kind: Kind, id: string, interaction: Interaction, call: FhirCall): FhirReply => {
  const stored = to.store.one(kind, id);
  // It makes the ids itself, so none can be brought by PUT.
  if (stored === undefined)
    return refusal(interaction === 'update' ? 405 : 404, 'not-found', 'There is no such thing.');
  if (interaction === 'update') return updateResource(to, kind, stored, call);
  if (interaction === 'patch') return patchResource(to, kind, stored, call);
  return { status: 200, headers: versionHeadersOf(to.profile, stored), body: shownBy(to.profile, stored) };
};

const interactions: ReadonlyMap<string, Interaction> = new Map(
  Object.entries({
    'GET one': 'read',
    'PUT one': 'update',
    'PATCH one': 'patch',
    'GET all': 'search-type',
    'POST all': 'create',
  }),
);

/** Answers one call, below the base. There are no transactions, conditional creates, deletes and histories. */
export const answerCall = (to: ServerState, path: readonly string[], call: FhirCall, handling: Handling): FhirReply => {
  const [kind, id, more] = path;
  if (kind === 'metadata') return { status: 200, body: capabilityStatementOf(to.profile, to.now(), to.tokenUrl) };
  const offered = isKind(kind) ? (call.isOffice ? [...interactions.values()] : to.profile.kinds[kind]) : undefined;
  if (!isKind(kind) || offered === undefined || more !== undefined) {
    const isTransaction = kind === undefined && call.method === 'POST';
    return refusal(isTransaction ? 405 : 404, 'not-supported', 'There is no such thing here.');
  }
  const operation = to.profile.operations?.find((name) => id === `$${name}`);
  if (kind === 'Appointment' && operation !== undefined && call.method === 'POST') {
    return runSchedulingOperation(to, operation, call);
  }
  const interaction = interactions.get(`${call.method} ${id === undefined ? 'all' : 'one'}`);
  if (interaction === undefined || !offered.includes(interaction)) {
    return refusal(405, 'not-supported', `${call.method} is not supported for ${kind}.`);
  }
  if (id !== undefined) return onOne(to, kind, id, interaction, call);
  return interaction === 'create' ? createResource(to, kind, call) : search(to, kind, call, handling);
};
