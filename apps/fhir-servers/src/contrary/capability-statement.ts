import type { CapabilityStatement } from 'fhir/r4';
import { kinds } from '../scheduling-resource-types.ts';
import type { Profile } from './server-profiles.ts';
import { searchParameters } from './search-parameters.ts';

const versionings = {
  'if-match': 'versioned-update',
  'if-unmodified-since': 'no-version',
  none: 'no-version',
} as const;

const references = ['actor', 'location', 'patient', 'practitioner', 'request', 'schedule', 'service', 'slot'];
const dates = ['_lastUpdated', 'birthdate', 'date', 'sent', 'start'];
const strings = ['family', 'given', 'name'];

const typeOf = (parameter: string): 'reference' | 'date' | 'string' | 'token' => {
  if (references.includes(parameter)) return 'reference';
  if (dates.includes(parameter)) return 'date';
  return strings.includes(parameter) ? 'string' : 'token';
};

/** What `/metadata` answers: what the switches say. */
export const capabilityStatementOf = (profile: Profile, now: number, tokenUrl?: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: new Date(now).toISOString(),
  kind: 'instance',
  software: { name: profile.name },
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [
    {
      mode: 'server',
      ...(tokenUrl !== undefined && {
        security: {
          service: [{ coding: [{ system: 'http://hl7.org/fhir/restful-security-service', code: 'SMART-on-FHIR' }] }],
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [{ url: 'token', valueUri: tokenUrl }],
            },
          ],
        },
      }),
      resource: kinds.flatMap((type) => {
        const interactions = profile.kinds[type];
        if (interactions === undefined) return [];
        return [
          {
            type,
            interaction: interactions.map((code) => ({ code })),
            versioning: versionings[profile.versions],
            conditionalCreate: false,
            updateCreate: false,
            ...(type === 'Appointment' &&
              profile.operations !== undefined && {
                operation: profile.operations.map((name) => ({
                  name,
                  definition: `http://fhir.org/guides/argonaut-scheduling/OperationDefinition/appointment-${name}`,
                })),
              }),
            searchParam: Object.keys(searchParameters[type]).map((name) => ({ name, type: typeOf(name) })),
          },
        ];
      }),
    },
  ],
});
