import type { Answer, Call, Result } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import type { FhirClient } from '../client/fhir-client.ts';
import type { Query } from '../client/fhir-search.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text } from '../json/index.ts';
import { instant } from '../parse-moments.ts';
import { referenceTo, type Target } from '../resource-references.ts';
import { asOf } from '../values/index.ts';

interface Remembered {
  /** When it was known to be so. */
  readonly at: number;
  /** When the server was asked without a condition, which alone tells of what was deleted. */
  readonly readAt: number;
  /** Absent where the server knows no such resource. */
  readonly stored?: Stored;
}

/** What is the same for all patients, and so may be remembered for a while. */
const directoryTypes = ['Practitioner', 'PractitionerRole', 'Location', 'HealthcareService', 'Organization'];
const idsOfOneSearch = 50;
const mostRemembered = 5_000;
/** For as many lifetimes it is enough to ask for what changed. */
const lifetimesOfReading = 8;

/** The practice's providers, places, services and calendars, asked for again when their time to live is over. */
export class Directory {
  readonly #client: FhirClient;
  readonly #lifeMs: number;
  readonly #remembered = new Map<string, Remembered>();
  #schedules: { readonly at: number; readonly readAt: number; readonly list: readonly Stored[] } | undefined;

  constructor(client: FhirClient, lifeMs: number) {
    this.#client = client;
    this.#lifeMs = lifeMs;
  }

  /** The calendars in use. */
  async schedules(call: Call): Answer<readonly Stored[]> {
    if (this.#schedules !== undefined && this.#isFresh(this.#schedules)) return ok(this.#schedules.list);
    const at = this.#client.host.now();
    const before = this.#schedules;
    if (before !== undefined && this.#isReadLately(before)) {
      const changed = await this.#changedSince('Schedule', before.list, {}, call);
      if (changed?.ok === false) return changed;
      if (changed?.value.length === 0) {
        this.#schedules = { ...before, at };
        return ok(before.list);
      }
    }
    const found = await this.#client.searchAll('Schedule', {}, call, { partial: true });
    if (!found.ok) return found;
    const list = found.value.matches.filter(({ json }) => json['active'] !== false);
    this.#schedules = { at, readAt: at, list };
    return ok(list);
  }

  /** As it holds now. */
  get({ type, id }: Target): Stored | undefined {
    const stored = this.#remembered.get(referenceTo({ type, id }))?.stored;
    return stored && { ...stored, json: asOf(stored.json, this.#client.host.now()) };
  }

  /** Makes sure that `get` knows these, with one search for each type of which one is not known yet. */
  async load(targets: readonly Target[], call: Call): Promise<Result<void>> {
    for (const type of directoryTypes) {
      const ids = new Set(
        targets.flatMap((target) => (target.type === type && this.#isMissing(target) ? target.id : [])),
      );
      for (let list = [...ids]; list.length > 0; list = list.slice(idsOfOneSearch)) {
        const loaded = await this.#load(type, list.slice(0, idsOfOneSearch), call);
        if (!loaded.ok) return loaded;
      }
    }
    return ok(undefined);
  }

  async #load(type: string, ids: readonly string[], call: Call): Promise<Result<void>> {
    const at = this.#client.host.now();
    const before = ids.map((id) => this.#remembered.get(referenceTo({ type, id })));
    const stale = before.flatMap((each) => (each !== undefined && this.#isReadLately(each) ? (each.stored ?? []) : []));
    if (stale.length === ids.length) {
      const changed = await this.#changedSince(type, stale, { _id: ids.join(',') }, call);
      if (changed?.ok === false) return changed;
      if (changed !== undefined) {
        const now = new Map([...stale, ...changed.value].map((stored) => [stored.id, stored]));
        for (const [index, id] of ids.entries()) this.#keep(type, id, now.get(id), at, before[index]?.readAt ?? at);
        return ok(undefined);
      }
    }
    const found = await this.#client.searchAll(type, { _id: ids.join(',') }, call, { partial: true });
    if (!found.ok && !hasProblem(found, 'not-offered')) return found;
    const known = new Map(found.ok ? found.value.matches.map((stored) => [stored.id, stored]) : []);
    for (const id of ids) this.#keep(type, id, known.get(id), at, at);
    return ok(undefined);
  }

  /** What is in another version than it was; undefined where the server cannot be asked so. */
  async #changedSince(
    type: string,
    known: readonly Stored[],
    query: Query,
    call: Call,
  ): Promise<Result<readonly Stored[]> | undefined> {
    const capabilities = await this.#client.capabilities();
    if (!capabilities.ok) return capabilities;
    const moments = known.map(({ json }) => Date.parse(text(json, 'meta.lastUpdated') ?? ''));
    const latest = Math.max(...moments);
    if (!capabilities.value.knows(type, '_lastUpdated') || Number.isNaN(latest) || known.length === 0) return undefined;
    // The same second once more: a server may count by whole ones.
    const found = await this.#client.searchAll(type, { ...query, _lastUpdated: `ge${instant(latest)}` }, call, {
      partial: true,
    });
    if (!found.ok) return found;
    const versions = new Map(known.map(({ id, version }) => [id, version]));
    return ok(found.value.matches.filter(({ id, version }) => version === undefined || versions.get(id) !== version));
  }

  #keep(type: string, id: string, stored: Stored | undefined, at: number, readAt: number): void {
    this.#remember(referenceTo({ type, id }), { at, readAt, ...(stored === undefined ? {} : { stored }) });
  }

  #remember(reference: string, remembered: Remembered): void {
    this.#remembered.delete(reference);
    this.#remembered.set(reference, remembered);
    const oldest = this.#remembered.size > mostRemembered ? this.#remembered.keys().next().value : undefined;
    if (oldest !== undefined) this.#remembered.delete(oldest);
  }

  #isMissing(target: Target): boolean {
    const remembered = this.#remembered.get(referenceTo(target));
    return remembered === undefined || !this.#isFresh(remembered);
  }

  #isReadLately = ({ readAt }: { readonly readAt: number }): boolean =>
    this.#client.host.now() - readAt < this.#lifeMs * lifetimesOfReading;

  #isFresh = ({ at }: { readonly at: number }): boolean => this.#client.host.now() - at < this.#lifeMs;
}
