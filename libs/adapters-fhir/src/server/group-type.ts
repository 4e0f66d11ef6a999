import { ok } from '@portico/domain/kernel';
import { problemOf, problems, refuse } from './operation-outcome.ts';
import type { ResourceType } from './resource-type.ts';

/** The one group that there is: all patients of the practice. */
export const everyPatient = 'all';

/** Who may read patients may know of the group of all of them. */
export const groupType: ResourceType = {
  type: 'Group',
  parameters: {},
  operations: { export: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/group-export' },
  read: async (asked, id) => {
    if (asked.own !== undefined) return refuse(problems.noScope);
    const practice = await asked.directory.practice({ practice: asked.practice, type: 'Patient', how: 'read' });
    if (!practice.ok) return refuse(problemOf(practice.error));
    if (id !== everyPatient) return refuse(problems.notFound);
    return ok({
      resourceType: 'Group',
      id,
      type: 'person',
      actual: true,
      name: practice.value.name,
    });
  },
};
