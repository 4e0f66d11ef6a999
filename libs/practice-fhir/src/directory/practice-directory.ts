import type { Answer, Call, Result } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import type { FhirClient } from '../client/fhir-client.ts';
import type { Stored } from '../client/stored-resource.ts';
import { referenceTo, type Target } from '../resource-references.ts';

interface Remembered {
  readonly at: number;
  /** Absent where the server knows no such resource. */
  readonly stored?: Stored;
}

/** What is the same for all patients, and so may be remembered for a while. */
const directoryTypes = ['Practitioner', 'PractitionerRole', 'Location', 'HealthcareService'];
const idsOfOneSearch = 50;
const mostRemembered = 5_000;

/** The practice's providers, places, services and calendars, asked for again when their time to live is over. */
export class Directory {
  readonly #client: FhirClient;
  readonly #lifeMs: number;
  readonly #remembered = new Map<string, Remembered>();
  #schedules: { readonly at: number; readonly list: readonly Stored[] } | undefined;

  constructor(client: FhirClient, lifeMs: number) {
    this.#client = client;
    this.#lifeMs = lifeMs;
  }

  /** The calendars in use. */
  async schedules(call: Call): Answer<readonly Stored[]> {
    if (this.#schedules !== undefined && this.#isFresh(this.#schedules)) return ok(this.#schedules.list);
    const at = this.#client.host.now();
    const found = await this.#client.searchAll('Schedule', {}, call);
    if (!found.ok) return found;
    const list = found.value.matches.filter(({ json }) => json['active'] !== false);
    this.#schedules = { at, list };
    return ok(list);
  }

  get({ type, id }: Target): Stored | undefined {
    return this.#remembered.get(referenceTo({ type, id }))?.stored;
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
    const found = await this.#client.searchAll(type, { _id: ids.join(',') }, call);
    if (!found.ok && !hasProblem(found, 'not-offered')) return found;
    const known = new Map(found.ok ? found.value.matches.map((stored) => [stored.id, stored]) : []);
    for (const id of ids) {
      const stored = known.get(id);
      this.#remember(referenceTo({ type, id }), stored === undefined ? { at } : { at, stored });
    }
    return ok(undefined);
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

  #isFresh = ({ at }: { readonly at: number }): boolean => this.#client.host.now() - at < this.#lifeMs;
}
