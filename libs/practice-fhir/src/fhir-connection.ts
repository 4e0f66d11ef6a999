import { facetNames, type Connected, type Host, type PracticeConnection } from '@portico/practice-spi';
import { bookingFacet } from './booking/booking-facet.ts';
import { changesFacet, hasChanges } from './changes/changes-facet.ts';
import { hasProblem } from './client/build-results.ts';
import { undeclared, type Capabilities } from './client/capabilities.ts';
import { readCredentials } from './client/credentials.ts';
import { FhirClient } from './client/fhir-client.ts';
import { negotiate } from './client/negotiate-once.ts';
import { readSettings } from './client/settings.ts';
import { coverageFacet } from './coverage/coverage-facet.ts';
import { Directory } from './directory/practice-directory.ts';
import { formsFacet, hasForms } from './forms/forms-facet.ts';
import { hasMail, mailFacet } from './mail/mail-facet.ts';
import { hasMoney, moneyFacet } from './money/money-facet.ts';
import { PatientContacts } from './people/patient-contacts.ts';
import { peopleFacet } from './people/people-facet.ts';
import { booksByOperation } from './scheduling-operations.ts';
import type { PracticeServer } from './server-of-connection.ts';
import { keptSections, recordFacet } from './record/record-facet.ts';
import { SlotMemory } from './times/recent-slots-cache.ts';
import { timesFacet } from './times/times-facet.ts';
import { visitsFacet } from './visits/visits-facet.ts';

const minute = 60_000;

/** The facets that a server can do, by what it declares, the settings overrule and the scopes allow. */
const facetsOf = (server: PracticeServer, capabilities: Capabilities): PracticeConnection => {
  const can = (type: string) => capabilities.can(type, 'read') && capabilities.can(type, 'search');
  const hasVisits = can('Appointment');
  const hasTimes = capabilities.can('Schedule', 'search') && (can('Slot') || booksByOperation(capabilities));
  const creates = capabilities.can('Appointment', 'create') || booksByOperation(capabilities);
  const canBook = creates && capabilities.canChange('Appointment');
  return {
    people: peopleFacet(server, capabilities),
    ...(hasVisits && { visits: visitsFacet(server, capabilities) }),
    ...(hasTimes && { times: timesFacet(server, capabilities) }),
    ...(keptSections(capabilities).length > 0 && { record: recordFacet(server, capabilities) }),
    ...(can('Coverage') && { coverage: coverageFacet(server, capabilities) }),
    ...(hasMail(capabilities) && { mail: mailFacet(server) }),
    ...(hasMoney(capabilities) && { money: moneyFacet(server, capabilities) }),
    ...(hasForms(capabilities) && { forms: formsFacet(server) }),
    ...(hasChanges(capabilities) && { changes: changesFacet(server) }),
    ...(hasVisits && canBook && { booking: bookingFacet(server, capabilities) }),
  };
};

/** Replaces the facets of a connection that was made while its server was away. */
const become = (connection: PracticeConnection, facets: PracticeConnection): void => {
  for (const name of facetNames) if (!(name in facets)) Reflect.deleteProperty(connection, name);
  Object.assign(connection, facets);
};

/** Reads the settings, finds out what the server can do, and connects; one that is away is asked again by the first call. */
export const connect = async (source: unknown, host: Host): Promise<Connected> => {
  const read = readSettings(source);
  if (!read.ok) return read;
  const { settings } = read;
  const secret = await readCredentials(settings.auth, settings.quirks, host);
  if (!secret.ok) return secret;
  const { send, capabilities } = negotiate(settings, secret.credentials, host);
  const client = new FhirClient({
    base: settings.base,
    pageSize: settings.quirks.pageSize,
    send,
    host,
    capabilities: async () => {
      const known = await capabilities();
      if (known.ok && !isNegotiated) {
        isNegotiated = true;
        become(connection, facetsOf(server, known.value));
      }
      return known;
    },
  });
  const server: PracticeServer = {
    client,
    host,
    settings,
    directory: new Directory(client, settings.directoryMinutes * minute),
    slots: new SlotMemory(),
    contacts: new PatientContacts(client),
  };
  let isNegotiated = false;
  const connection: PracticeConnection = { ...facetsOf(server, undeclared) };
  const known = await client.capabilities();
  if (hasProblem(known, 'malformed') && known.error.kind === 'malformed') {
    return { ok: false, mistakes: [`base: ${known.error.what} cannot be read there`] };
  }
  if (!known.ok) host.log('fhir-away', { problem: known.error.kind });
  return { ok: true, connection };
};
