import type { Answer, Call, Id, Result } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Found, Query } from '../client/fhir-search.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, texts } from '../json/index.ts';
import { referenceTo, targetsAt, type Target } from '../resource-references.ts';
import type { PracticeServer } from '../server-of-connection.ts';

const include = 'Provenance:target';
/** These say themselves who wrote them. */
const sayThemselves: ReadonlySet<string> = new Set(['CareTeam', 'DocumentReference']);
const entriesOfOneSearch = 50;
/** For so many entries it is searched who wrote them. */
const entriesAtMost = 1_000;

export interface Search {
  readonly type: string;
  readonly query: Query;
}

/**
 * Searches entries and who wrote them. The entries never depend on it: what fails with the question for authors is asked
 * again without it, and for a while not so again.
 */
export class AuthorSearches {
  readonly #server: PracticeServer;
  /** Until when a type is searched without its authors. */
  readonly #without = new Map<string, number>();
  /** Until when it is known that the server can answer with authors. */
  #provenUntil = 0;

  constructor(server: PracticeServer) {
    this.#server = server;
  }

  /** The answers to these searches, with the `Provenance` of what is found where the system includes it. */
  async run(searches: readonly Search[], able: Capabilities, call: Call): Promise<readonly Result<Found>[]> {
    const including = searches.find(({ type }) => this.#isAskedWith(type, able));
    // A server that is slow with authors would fail so often at once that it were taken for one that is away.
    const first =
      including !== undefined && this.#now() >= this.#provenUntil ? await this.#one(including, able, call) : undefined;
    return Promise.all(
      searches.map((each) => (first !== undefined && each === including ? first : this.#one(each, able, call))),
    );
  }

  /** Who wrote what was found, where the system lets it be searched and does not include it; nobody where that fails. */
  async about(found: readonly Stored[], able: Capabilities, call: Call): Promise<readonly Stored[]> {
    const [type, parameter] = include.split(':') as [string, string];
    if (!able.can(type, 'search') || !able.knows(type, parameter) || this.#isLeftOut(type)) return [];
    const targets = found.filter((each) => !sayThemselves.has(each.type) && !able.revIncludes(each.type, include));
    const ids = [...new Set(targets.map(referenceTo))].slice(0, entriesAtMost);
    const authors: Stored[] = [];
    for (let at = 0; at < ids.length; at += entriesOfOneSearch) {
      const target = ids.slice(at, at + entriesOfOneSearch).join(',');
      const answer = await this.#server.client.searchAll(type, { target }, call);
      if (!answer.ok) {
        this.#leaveOut(type);
        return [];
      }
      authors.push(...answer.value.matches);
    }
    return authors;
  }

  async #one({ type, query }: Search, able: Capabilities, call: Call): Answer<Found> {
    const plain = () => this.#server.client.searchAll(type, query, call, { partial: true });
    if (!this.#isAskedWith(type, able)) return plain();
    const found = await this.#server.client.searchAll(type, { ...query, _revinclude: include }, call, {
      partial: true,
    });
    if (found.ok) {
      this.#provenUntil = this.#later();
      return found.value.isPartial ? ok({ ...found.value, included: withoutAuthors(found.value.included) }) : found;
    }
    if (hasProblem(found, 'busy') || call.signal.aborted) return found;
    if (hasProblem(found, 'away')) this.#provenUntil = 0;
    const again = await plain();
    if (again.ok) this.#leaveOut(type, hasProblem(found, 'away'));
    return again;
  }

  #isAskedWith = (type: string, able: Capabilities): boolean =>
    !sayThemselves.has(type) && able.revIncludes(type, include) && !this.#isLeftOut(type);

  #isLeftOut = (type: string): boolean => [type, '*'].some((each) => this.#now() < (this.#without.get(each) ?? 0));

  #leaveOut(type: string, isOfAll = false): void {
    this.#without.set(isOfAll ? '*' : type, this.#later());
    this.#server.host.log('fhir-authors-left-out', { what: type });
  }

  #now = (): number => this.#server.host.now();

  #later = (): number => this.#now() + this.#server.settings.directoryMinutes * 60_000;
}

const withoutAuthors = (included: readonly Stored[]): readonly Stored[] =>
  included.filter(({ type }) => type !== 'Provenance');

/** The names of those who wrote and recorded what was found; those that cannot be looked up now stay without. */
export const authorsBehind = async (
  { directory }: PracticeServer,
  found: readonly Stored[],
  call: Call,
): Promise<readonly Stored[]> => {
  const named = found.flatMap(({ type, json }) =>
    type === 'Provenance' ? agentsOf(json) : targetsAt(json, 'recorder'),
  );
  await directory.load(named, call);
  const stored = (targets: readonly Target[]) => targets.flatMap((each) => directory.get(each) ?? []);
  const inRoles = stored(named).flatMap(({ json }) => [
    ...targetsAt(json, 'practitioner'),
    ...targetsAt(json, 'organization'),
  ]);
  await directory.load(inRoles, call);
  return stored([...named, ...inRoles]);
};

const agentsOf = (provenance: Stored['json']): readonly Target[] =>
  all(provenance, 'agent')
    .filter((agent) => texts(agent, 'type.coding.code').includes('author'))
    .flatMap((agent) => [...targetsAt(agent, 'who'), ...targetsAt(agent, 'onBehalfOf')]);

/** The search of a type for one patient. */
export const searchOf = (type: string, patient: Id, narrowing: Query): Search => ({
  type,
  query: { patient: referenceTo({ type: 'Patient', id: patient }), ...narrowing },
});
