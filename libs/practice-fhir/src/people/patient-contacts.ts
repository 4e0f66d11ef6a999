import type { Answer, Call, Id, Person } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import type { FhirClient } from '../client/fhir-client.ts';
import type { Stored } from '../client/stored-resource.ts';
import { readPerson } from './map-patient-resource.ts';

export type Contact = Pick<Person, 'email' | 'phone' | 'language'>;

interface Learned {
  readonly contact: Contact;
  /** Milliseconds of the host's clock. */
  readonly at: number;
}

const idsOfOneSearch = 50;
/** For half a day in milliseconds: a list that is read again an hour later asks for nobody anew. */
const lifetime = 12 * 3_600_000;
const mostRemembered = 20_000;

/** How patients are reached, for lists of visits that do not say it: learned by fifty in one search, and remembered. */
export class PatientContacts {
  readonly #client: FhirClient;
  readonly #learned = new Map<Id, Learned>();

  constructor(client: FhirClient) {
    this.#client = client;
  }

  learn(patient: Stored): void {
    const { email, phone, language } = readPerson(patient, this.#client.host.now());
    const said = Object.entries({ email, phone, language }).filter(([, value]) => value !== undefined);
    // What was learned last is forgotten last.
    this.#learned.delete(patient.id);
    this.#learned.set(patient.id, { contact: Object.fromEntries(said), at: this.#client.host.now() });
    const [eldest] = this.#learned.keys();
    if (this.#learned.size > mostRemembered && eldest !== undefined) this.#learned.delete(eldest);
  }

  /** Asks for those who are not known; where the server finds nobody by many ids, they stay so until they are read. */
  async load(patients: readonly Id[], call: Call): Answer<void> {
    const capabilities = await this.#client.capabilities();
    if (!capabilities.ok || !capabilities.value.can('Patient', 'search')) return ok(undefined);
    const missing = [...new Set(patients)].filter((id) => this.get(id) === undefined);
    for (let left = missing; left.length > 0; left = left.slice(idsOfOneSearch)) {
      const asked = new Set(left.slice(0, idsOfOneSearch));
      const found = await this.#client.searchAll('Patient', { _id: [...asked].join(',') }, call, { partial: true });
      if (!found.ok) return ['away', 'busy'].includes(found.error.kind) ? found : ok(undefined);
      for (const patient of found.value.matches) if (asked.has(patient.id)) this.learn(patient);
    }
    return ok(undefined);
  }

  get(patient: Id): Contact | undefined {
    const learned = this.#learned.get(patient);
    return learned !== undefined && this.#client.host.now() - learned.at < lifetime ? learned.contact : undefined;
  }
}
