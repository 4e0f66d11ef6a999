import { officeHeaders, profiles, startContrary, type ContraryServer, type ProfileName } from '@portico/fhir-servers';
import { adapter } from '@portico/practice-fhir';
import { fhirOffice } from '../fhir/fhir-office.ts';
import { furnishFhir, observeFhir } from '../fhir/fhir-scene.ts';
import type { FhirStage } from './fhir-stage.ts';

const minute = 60_000;

/** The FHIR adapter before a contrary server of a profile, a new one for each scene. */
export const contraryStage = (profile: ProfileName): FhirStage => {
  const start = Date.parse('2026-10-12T09:00:00-04:00');
  const kind = { hasCalendars: 'Schedule' in profiles[profile].kinds, booksBySlot: true };
  let server: ContraryServer | undefined;
  const base = () => server?.url ?? 'https://nowhere.invalid/r4';
  const office = () => fhirOffice(base(), officeHeaders);
  return {
    adapter,
    get settings() {
      return { base: base(), auth: { type: 'none' }, quirks: profile === 'argonaut' ? 'plain' : profile };
    },
    timeZone: 'America/New_York',
    now: start,
    practice: {
      furnish: async (scene) => {
        await server?.close();
        // Its clock counts calls to the minute, and a race makes more of them than practices are granted.
        let minutes = 0;
        server = await startContrary({ profile, now: () => start + (minutes += 1) * minute });
        return furnishFhir(office(), scene, kind);
      },
      observe: () => observeFhir(office(), kind),
    },
    close: async () => server?.close(),
  };
};
