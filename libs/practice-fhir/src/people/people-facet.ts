import type { Claim, People } from '@portico/practice-spi';
import { conflict, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { FhirClient } from '../client/fhir-client.ts';
import type { JsonObject } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { createOnce } from '../create-once-by-key.ts';
import { changedPatient, isClaimed, readPerson } from './map-patient-resource.ts';

/** Words as a search takes them: a comma would mean another name, `|` and `$` a code. */
const searchable = (words: string): string =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\,|$]/g, '\\$&');

/** A server answers by `$match` whom it takes for alike, and so is looked at again; a search leaves out none. */
const matching = ({ firstName, lastName, birthDate, email, phone }: Claim): JsonObject => {
  const telecom = Object.entries({ email, phone }).flatMap(([system, value]) =>
    value === undefined ? [] : [{ system, value }],
  );
  const resource = {
    resourceType: 'Patient',
    name: [{ family: lastName, given: [firstName] }],
    birthDate,
    ...(telecom.length === 0 ? {} : { telecom }),
  };
  const parameter = [
    { name: 'resource', resource },
    { name: 'onlyCertainMatches', valueBoolean: false },
  ];
  return { resourceType: 'Parameters', parameter };
};

/** Patients, with what the server lets us write of them. */
export const peopleFacet = ({ client, contacts }: PracticeServer, capabilities: Capabilities): People => ({
  match: async (claim, call) => {
    const canSearch = capabilities.can('Patient', 'search') || !capabilities.operates('Patient', 'match');
    const family = capabilities.knows('Patient', 'family') ? 'family' : 'name';
    const found = canSearch
      ? await client.searchAll('Patient', { birthdate: claim.birthDate, [family]: searchable(claim.lastName) }, call, {
          inBody: true,
        })
      : await client.searchAll('Patient', {}, call, { operation: { name: 'match', parameters: matching(claim) } });
    const now = client.host.now();
    return found.ok
      ? ok(
          found.value.matches
            .filter((stored) => isClaimed(stored, claim, now))
            .map((stored) => readPerson(stored, now)),
        )
      : found;
  },
  read: async (patient, call) => {
    const stored = await client.read('Patient', patient, call);
    if (!stored.ok) return stored;
    contacts.learn(stored.value);
    return ok(readPerson(stored.value, client.host.now()));
  },
  ...(capabilities.can('Patient', 'create') && { register: register(client) }),
  ...(capabilities.canChange('Patient') && { correct: correct(client, contacts) }),
});

const register =
  (client: FhirClient): NonNullable<People['register']> =>
  async (person, key, call) => {
    const patient = { ...changedPatient({}, person, client.host.now()), resourceType: 'Patient', active: true };
    const created = await createOnce(client, patient, key, { birthdate: person.birthDate }, call);
    if (!created.ok) return created;
    const { stored, rivals } = created.value;
    // Of two tries at one moment both have to answer the same patient, and the other one is left to the practice.
    const [oldest] = [stored, ...rivals].sort((a, b) => (a.id < b.id ? -1 : 1));
    if (rivals.length > 0) client.host.log('fhir-duplicate-patient', { count: rivals.length });
    return ok(readPerson(oldest ?? stored, client.host.now()));
  };

const correct =
  (client: FhirClient, contacts: PracticeServer['contacts']): NonNullable<People['correct']> =>
  async (patient, change, version, call) => {
    const stored = await client.read('Patient', patient, call);
    if (!stored.ok) return stored;
    if (version !== undefined && version !== stored.value.version) return conflict;
    const changed = await client.change(
      stored.value,
      changedPatient(stored.value.json, change, client.host.now()),
      call,
    );
    if (!changed.ok) return changed;
    contacts.learn(changed.value);
    return ok(readPerson(changed.value, client.host.now()));
  };
