import type { AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import { failed, ok, type LocationId, type ProviderId, type Result } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { ServiceResult } from '@portico/application/kernel';
import type { AskedType, NoScope } from '@portico/application/fhir';
import { usCoreUrl, type Resource } from '../resources/shared-elements.ts';
import { idOf } from '../resources/fhir-ids.ts';
import { location, organization } from '../resources/location.ts';
import { practitioner, practitionerRole } from '../resources/practitioner.ts';
import { problemOf, problems, refuse, type Problem } from './operation-outcome.ts';
import type { Asked, ResourceType } from './resource-type.ts';
import { reference, string, token, type SearchParameter } from './search-parameters.ts';

interface DirectoryType<Row extends { readonly id: string }> {
  readonly type: string;
  readonly parameters: Readonly<Record<string, SearchParameter>>;
  readonly rows: (
    asked: Asked,
    of: AskedType,
    wanted: { readonly ids?: readonly string[]; readonly after?: string; readonly limit: number },
  ) => ServiceResult<readonly Row[], NoScope>;
  readonly resource: (asked: Asked, row: Row, practice: Practice) => Resource;
}

/** A type of which the practice has a list. */
const directoryType = <Row extends { readonly id: string }>(row: DirectoryType<Row>): ResourceType => {
  const resourcesOf = async (
    asked: Asked,
    how: 'read' | 'search',
    wanted: Parameters<DirectoryType<Row>['rows']>[2],
  ): Promise<Result<readonly Resource[], Problem>> => {
    const of = { practice: asked.practice, type: row.type, how };
    const found = await row.rows(asked, of, wanted);
    if (!found.ok) return failed(problemOf(found.error));
    const practice = await asked.directory.practice(of);
    if (!practice.ok) return failed(problemOf(practice.error));
    return ok(found.value.map((each) => row.resource(asked, each, practice.value)));
  };
  return {
    type: row.type,
    profiles: [usCoreUrl(row.type.toLowerCase())],
    parameters: row.parameters,
    search: async (asked, { position: { after }, limit }) => {
      const found = await resourcesOf(asked, 'search', { ...(after === undefined ? {} : { after }), limit: limit + 1 });
      if (!found.ok) return found;
      const resources = found.value.slice(0, limit);
      const last = idOf(resources.at(-1)?.id ?? '');
      return ok({ resources, ...(found.value.length > limit && last !== undefined ? { next: { after: last } } : {}) });
    },
    read: async (asked, id) => {
      const found = await resourcesOf(asked, 'read', { ids: [idOf(id) ?? ''], limit: 1 });
      if (!found.ok) return found;
      const [resource] = found.value;
      return resource === undefined ? refuse(problems.notFound) : ok(resource);
    },
  };
};

const providers: DirectoryType<AppointmentProvider>['rows'] = ({ directory }, of, { ids, after, limit }) =>
  directory.providers(of, {
    limit,
    ...(ids === undefined ? {} : { ids: ids as readonly ProviderId[] }),
    ...(after === undefined ? {} : { after: after as ProviderId }),
  });

const locations: DirectoryType<AppointmentLocation>['rows'] = ({ directory }, of, { ids, after, limit }) =>
  directory.locations(of, {
    limit,
    ...(ids === undefined ? {} : { ids: ids as readonly LocationId[] }),
    ...(after === undefined ? {} : { after: after as LocationId }),
  });

export const directoryTypes = [
  directoryType({
    type: 'Practitioner',
    parameters: { name: string('name.text'), identifier: token('identifier') },
    rows: providers,
    resource: practitioner,
  }),
  directoryType({
    type: 'PractitionerRole',
    parameters: { practitioner: reference('Practitioner', 'practitioner') },
    rows: providers,
    resource: (_, provider, practice) => practitionerRole(provider, practice),
  }),
  directoryType({
    type: 'Location',
    parameters: {
      name: string('name'),
      'address-city': string('address.city'),
      'address-state': string('address.state'),
      'address-postalcode': string('address.postalCode'),
    },
    rows: locations,
    resource: (_, place, practice) => location(place, practice),
  }),
  directoryType<Practice>({
    type: 'Organization',
    parameters: { name: string('name') },
    rows: async ({ directory, practice: own }, of, { ids = [own], after }) => {
      const practice = await directory.practice(of);
      if (!practice.ok) return practice;
      return ok(ids.includes(practice.value.id) && after === undefined ? [practice.value] : []);
    },
    resource: (_, practice) => organization(practice),
  }),
];
