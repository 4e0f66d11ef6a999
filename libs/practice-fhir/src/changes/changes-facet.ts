import type { Answer, Call, Change, Changes, Cursor, Listed, ListedChanges, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text } from '../json/index.ts';
import { instant, momentAt } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { targetsAt } from '../resource-references.ts';
import { cursorOf, nameOfVersion, toldIn, type Told } from './encode-change-cursor.ts';

interface Watched {
  readonly type: string;
  readonly kind: Change['kind'];
  /** Where the patient stands. */
  readonly whose: string;
}

const watched: readonly Watched[] = [
  { type: 'Appointment', kind: 'visit', whose: 'participant.actor' },
  { type: 'Communication', kind: 'message', whose: 'subject' },
  { type: 'Invoice', kind: 'statement', whose: 'subject' },
  { type: 'DocumentReference', kind: 'record', whose: 'subject' },
  { type: 'DiagnosticReport', kind: 'record', whose: 'subject' },
];

const watchedBy = (capabilities: Capabilities): readonly Watched[] =>
  watched.filter(({ type }) => capabilities.can(type, 'search') && capabilities.knows(type, '_lastUpdated'));

export const hasChanges = (capabilities: Capabilities): boolean =>
  watchedBy(capabilities).some(({ type }) => type === 'Appointment');

const tellsOfReports = (capabilities: Capabilities): boolean =>
  watchedBy(capabilities).some(({ type }) => type === 'DiagnosticReport');

/** A server writes down some things late: what is that near to the last change is asked for again. */
const overlapMs = 120_000;

/** How far its clock may be from ours; a change that stands later than that moves nothing on. */
const skewMs = 3_600_000;

/** What changed, by the moment of the last change. A change may be told twice, and none is lost. */
export const changesFacet = (server: PracticeServer): Changes => ({
  since: (cursor, call) => changesSince(server, cursor, call),
});

interface Seen extends Change {
  readonly name: string;
  readonly milliseconds: number;
}

const changesSince = async (server: PracticeServer, cursor: Cursor | undefined, call: Call): Answer<ListedChanges> => {
  const now = server.host.now();
  // Where the server's own clock stands is known by its last change.
  const told = cursor === undefined ? { until: now - skewMs, seen: [] } : toldIn(cursor);
  if (told === undefined) return malformed('cursor');
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  const from = told.until - overlapMs;
  const changes: Seen[] = [];
  for (const each of watchedBy(capabilities.value)) {
    const found = await server.client.searchAll(each.type, { _lastUpdated: `ge${instant(from)}` }, call, {
      partial: true,
    });
    if (!found.ok) return found;
    for (const stored of found.value.matches) {
      const change = changeOf(stored, each);
      if (!change.ok) return change;
      if (change.value.milliseconds >= from) changes.push(change.value);
    }
  }
  const listed = toldNow(changes, told, now + skewMs);
  const untold = tellsOfReports(capabilities.value) ? {} : { untold: ['record' as const] };
  return ok({ ...listed, ...(cursor === undefined ? { items: [] } : {}), ...untold });
};

const changeOf = (stored: Stored, { type, kind, whose }: Watched): Result<Seen> => {
  const { id, version, json } = stored;
  const at = momentAt(json, 'meta.lastUpdated');
  if (at === undefined) return malformed(`${type}.meta.lastUpdated`);
  const patients = targetsAt(json, whose).filter((target) => target.type === 'Patient');
  const [patient, another] = patients;
  return ok({
    kind,
    // As the facet of its kind names it.
    id: kind === 'record' ? `${type}/${id}` : id,
    at,
    ...(patient === undefined || another !== undefined ? {} : { patient: patient.id }),
    name: nameOfVersion(type, id, text(json, 'meta.versionId') ?? version ?? at),
    milliseconds: Date.parse(at),
  });
};

/** What was not told yet, the oldest first, and from where to go on. */
const toldNow = (changes: readonly Seen[], { until, seen }: Told, latest: number): Listed<Change> => {
  const before = new Set(seen);
  const sorted = [...changes].sort((a, b) => a.milliseconds - b.milliseconds);
  const moments = sorted.map(({ milliseconds }) => milliseconds).filter((each) => each <= latest);
  const next = Math.max(until, ...moments);
  const near = sorted.filter(({ milliseconds }) => milliseconds >= next - overlapMs);
  return {
    items: sorted
      .filter(({ name }) => !before.has(name))
      .map(({ name: _name, milliseconds: _milliseconds, ...change }) => change),
    next: cursorOf({ until: next, seen: near.map(({ name }) => name) }),
  };
};
