import type { Answer, Call, Day, Id, Result } from '@portico/practice-spi';
import { hasProblem, malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { dayAt } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { hasUnreadable, readableRows } from '../count-unreadable-rows.ts';
import { isTarget, referenceTo, targetOf, type Target } from '../resource-references.ts';

/** That a patient shall fill in a Questionnaire. */
export interface AskedQuestionnaire {
  readonly questionnaire: Stored;
  readonly due?: Day;
  readonly task?: Stored;
}

/** Whether a Task of each status still asks. */
const isOpen: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    requested: true,
    received: true,
    accepted: true,
    ready: true,
    'in-progress': true,
    draft: false,
    'on-hold': false,
    rejected: false,
    cancelled: false,
    failed: false,
    completed: false,
    'entered-in-error': false,
  }),
);

interface Ask {
  /** A canonical address, or `Questionnaire/id`. */
  readonly names: string;
  readonly since: number;
  readonly due?: Day;
  readonly task?: Stored;
}

const momentOf = (json: Json, ...paths: readonly string[]): number =>
  paths.map((path) => Date.parse(text(json, path) ?? '')).find((each) => !Number.isNaN(each)) ?? 0;

const isFor = (json: Json, path: string, patient: Id): boolean =>
  isTarget(targetOf(first(json, path)), 'Patient', patient);

const nameIn = (task: Json): string | undefined =>
  [
    text(task, 'focus.reference'),
    ...texts(task, 'input.valueReference.reference'),
    ...texts(task, 'input.valueCanonical'),
  ].find((name) => name !== undefined && /Questionnaire\/|^(?:https?|urn):/.test(name));

const askOf = (task: Stored, timeZone: string): Result<Ask | undefined> => {
  const { json } = task;
  const status = text(json, 'status') ?? '';
  if (!isOpen.has(status)) return malformed('Task.status');
  const names = nameIn(json);
  if (!isOpen.get(status) || names === undefined) return ok(undefined);
  const due = dayAt(json, 'restriction.period.end', timeZone);
  if (due === 'broken') return malformed('Task.restriction');
  return ok({ names, task, since: momentOf(json, 'authoredOn', 'meta.lastUpdated'), ...(due && { due }) });
};

interface Rows {
  readonly rows: readonly Stored[];
  readonly isPartial: boolean;
}

const rowsOf = async (server: PracticeServer, type: string, patient: Id, call: Call): Answer<Rows> => {
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  // One that declares the search and refuses it may ask for forms all the same.
  if (!capabilities.value.can(type, 'search')) return ok({ rows: [], isPartial: false });
  const whose = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const found = await server.client.searchAll(type, whose, call, { partial: true });
  const path = type === 'Task' ? 'for' : 'subject';
  if (!found.ok) return found;
  const { matches, isPartial } = found.value;
  return ok({ rows: matches.filter(({ json }) => isFor(json, path, patient)), isPartial });
};

const bare = (canonical: string): string => canonical.replace(/\|.*$/, '');

/** Where a canonical address leads to on this server. */
const targetNamed = (names: string, base: string): Target | undefined => {
  const address = bare(names);
  return targetOf({ reference: address.startsWith(`${base}/`) ? address.slice(base.length + 1) : address });
};

/** Whether a form is meant by a canonical address or a reference. */
const isNamed = ({ id, json }: Stored, names: string, base: string): boolean =>
  bare(names) === text(json, 'url') || isTarget(targetNamed(names, base), 'Questionnaire', id);

const questionnaireNamed = async (server: PracticeServer, names: string, call: Call): Answer<Stored | undefined> => {
  const { base } = server.settings;
  const target = targetNamed(names, base);
  if (target?.type === 'Questionnaire') {
    const read = await server.client.read('Questionnaire', target.id, call);
    return hasProblem(read, 'gone') ? ok(undefined) : read;
  }
  const found = await server.client.searchAll('Questionnaire', { url: bare(names) }, call, { partial: true });
  if (hasProblem(found, 'not-offered')) return ok(undefined);
  return found.ok ? ok(found.value.matches.find((each) => isNamed(each, names, base))) : found;
};

interface AskedQuestionnaires {
  readonly asked: readonly AskedQuestionnaire[];
  /** Whether more may be asked than is known. */
  readonly leavesOut: boolean;
}

/** What a patient is asked to fill in, by Tasks and by responses that were begun, and did not since. */
export const askedQuestionnaires = async (
  server: PracticeServer,
  patient: Id,
  call: Call,
): Answer<AskedQuestionnaires> => {
  const [tasks, responses] = await Promise.all([
    rowsOf(server, 'Task', patient, call),
    rowsOf(server, 'QuestionnaireResponse', patient, call),
  ]);
  if (!tasks.ok) return tasks;
  if (!responses.ok) return responses;
  const read = tasks.value.rows.map((task) => askOf(task, server.host.timeZone));
  const begun = responses.value.rows.flatMap(({ json }): readonly Ask[] => {
    const names = text(json, 'questionnaire');
    if (text(json, 'status') !== 'in-progress' || names === undefined) return [];
    return [{ names, since: momentOf(json, 'authored', 'meta.lastUpdated') }];
  });
  const done = responses.value.rows.filter(({ json }) => ['completed', 'amended'].includes(text(json, 'status') ?? ''));
  const asked = new Map<Id, AskedQuestionnaire>();
  for (const { names, since, ...rest } of [...readableRows(server.host, read).flatMap((ask) => ask ?? []), ...begun]) {
    const found = await questionnaireNamed(server, names, call);
    if (!found.ok) return found;
    const questionnaire = found.value;
    if (questionnaire === undefined || asked.has(questionnaire.id)) continue;
    const isDone = done.some(
      ({ json }) =>
        momentOf(json, 'authored', 'meta.lastUpdated') >= since &&
        all(json, 'questionnaire').some(
          (each) => typeof each === 'string' && isNamed(questionnaire, each, server.settings.base),
        ),
    );
    if (!isDone) asked.set(questionnaire.id, { questionnaire, ...rest });
  }
  return ok({ asked: [...asked.values()], leavesOut: tasks.value.isPartial || hasUnreadable(read) });
};
