import { fhirId } from '@portico/adapters-fhir';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type { FhirAddresses } from '@portico/domain/connected-apps';
import { fhirPath } from './server/index.ts';

/** Each practice has a FHIR server of its own, at its id. */
export const fhirAddresses = (origin: () => string): FhirAddresses => ({
  of: (practice) => `${origin()}${fhirPath}${practice}`,
  idOf: fhirId,
  practiceAt: (address) => {
    const start = `${origin()}${fhirPath}`;
    // SMART clients write the address with and without the last slash.
    const id = address.startsWith(start)
      ? parseId<PracticeId>(address.slice(start.length).replace(/\/$/, ''))
      : undefined;
    return id?.ok === true ? id.value : undefined;
  },
});
