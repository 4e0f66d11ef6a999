import { chartSections, type Chart, type MayBeAuthored } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { entryFhirId } from '../resources/fhir-ids.ts';
import {
  absent,
  coded,
  dateTime,
  profile,
  referenceTo,
  terminology,
  type Resource,
} from '../resources/shared-elements.ts';
import { resourceOfEntry } from './resource-of-entry.ts';

/** Who wrote each entry at its source and when, as far as the source says it. */
export const provenanceResources = (
  patient: PatientId,
  chart: Chart,
  resources: readonly Pick<Resource, 'resourceType' | 'id'>[],
): readonly Resource[] =>
  chartSections.flatMap((section) => {
    const said = chart[section];
    if (said.kind !== 'entries') return [];
    const entries = said.entries as readonly (MayBeAuthored & { readonly id: string | number })[];
    return entries.flatMap(({ id, authored }) => {
      const entry = String(id);
      const target = resourceOfEntry(patient, { section, entry }, resources);
      if (authored === undefined || target === undefined) return [];
      const { by, organization, at } = authored;
      const moment = at?.includes('T') ? dateTime(at) : undefined;
      return {
        resourceType: 'Provenance',
        id: entryFhirId(patient, entry, `${section}-author`),
        meta: profile('provenance'),
        target: [referenceTo(target.resourceType, target.id)],
        recorded: moment,
        // An instant has a clock time, which nobody may have said.
        _recorded: moment === undefined ? absent : undefined,
        occurredDateTime: moment === undefined ? dateTime(at) : undefined,
        agent: [
          {
            type: coded(terminology('provenance-participant-type'), 'author', 'Author'),
            who:
              by === undefined
                ? organization === undefined
                  ? absent
                  : { type: 'Organization', display: organization }
                : { display: by },
            onBehalfOf: organization === undefined ? undefined : { display: organization },
          },
        ],
      };
    });
  });
