import { isoOf, type Instant } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import { coded, terminology } from '../resources/shared-elements.ts';
import type { ResourceType } from './resource-type.ts';
import type { SmartEndpoints } from './smart-configuration.ts';

const oauthUris = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris';

/** What is answered here, made of the table that answers it. */
export const capabilityStatement = (
  base: string,
  types: readonly ResourceType[],
  { authorization, token }: SmartEndpoints,
  released: Instant,
): JsonObject => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: isoOf(released),
  kind: 'instance',
  software: { name: 'Portico' },
  implementation: { description: 'The records of a practice, to be read', url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  rest: [
    {
      mode: 'server',
      security: {
        cors: true,
        service: [coded(terminology('restful-security-service'), 'SMART-on-FHIR', 'SMART-on-FHIR')],
        extension: [
          {
            url: oauthUris,
            extension: [
              { url: 'authorize', valueUri: authorization },
              { url: 'token', valueUri: token },
            ],
          },
        ],
      },
      resource: types.map(({ type, profiles, parameters, search, operations }) => ({
        type,
        supportedProfile: profiles,
        versioning: 'versioned',
        conditionalRead: 'not-match',
        interaction: [{ code: 'read' }, ...(search === undefined ? [] : [{ code: 'search-type' }])],
        operation: operations && Object.entries(operations).map(([name, definition]) => ({ name, definition })),
        searchParam:
          search === undefined
            ? undefined
            : [
                { name: '_id', type: 'token' },
                ...Object.entries(parameters).map(([name, parameter]) => ({ name, type: parameter.type })),
              ],
      })),
    },
  ],
});
