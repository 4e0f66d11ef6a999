import {
  booksOf,
  officeHeaders,
  profiles,
  startContrary,
  type ContraryServer,
  type ProfileName,
} from '@portico/fhir-servers';
import { adapter } from '@portico/practice-fhir';
import type { Books, Furnished, ObservedVisit, Scene } from '../stage.ts';
import { overNetwork } from '../fixture/kit-host.ts';
import type { FhirStage } from './fhir-stage.ts';

const minute = 60_000;
const states: Readonly<Record<string, ObservedVisit['state']>> = { proposed: 'requested', booked: 'booked' };

/** Creates a resource as the practice's own staff; answers the id that the server made. */
const create = async (base: string, resource: { readonly resourceType: string }): Promise<string> => {
  const headers = { ...officeHeaders, 'content-type': 'application/fhir+json' };
  const url = `${base}/${resource.resourceType}`;
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(resource) });
  const id = reply.headers.get('location')?.split('/').at(-1);
  if (!reply.ok || id === undefined) throw new Error(`${resource.resourceType} was not created: ${reply.status}`);
  return id;
};

const refer = (type: string, id: string) => ({ reference: `${type}/${id}` });

const furnishDirectory = async (base: string, timeZone: string, hasCalendars: boolean) => {
  const make = (resourceType: string, fields: object) => create(base, { resourceType, ...fields });
  const zone = { url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: timeZone };
  const place = await make('Location', { status: 'active', name: 'Main Street', extension: [zone] });
  const provider = await make('Practitioner', { active: true, name: [{ family: 'Rivera', given: ['Luz'] }] });
  const service = await make('HealthcareService', { active: true, name: 'Office visit' });
  const works = { practitioner: refer('Practitioner', provider), location: [refer('Location', place)] };
  const offers = { ...works, healthcareService: [refer('HealthcareService', service)] };
  const role = await make('PractitionerRole', { active: true, ...offers });
  const actor = [refer('PractitionerRole', role)];
  const calendar = hasCalendars ? await make('Schedule', { active: true, actor }) : 'none';
  return { make, place, provider, service, calendar };
};

const furnish = async (base: string, name: ProfileName, scene: Scene): Promise<Furnished> => {
  const hasCalendars = 'Slot' in profiles[name].kinds;
  const { make, ...directory } = await furnishDirectory(base, scene.timeZone, hasCalendars);
  const { place, provider, service, calendar } = directory;
  const slotOf = async ({ start, end }: Scene['open'][number]) =>
    hasCalendars ? make('Slot', { schedule: refer('Schedule', calendar), status: 'free', start, end }) : undefined;
  const patients: string[] = [];
  for (const { firstName, lastName, birthDate, email } of scene.patients) {
    const named = { use: 'official', family: lastName, given: [firstName] };
    patients.push(await make('Patient', { name: [named], birthDate, telecom: [{ system: 'email', value: email }] }));
  }
  for (const span of scene.open) await slotOf(span);
  const visits: string[] = [];
  for (const { start, end, patient } of scene.visits) {
    const slot = await slotOf({ start, end });
    const actors = [
      refer('Patient', patients[patient] ?? ''),
      refer('Practitioner', provider),
      refer('Location', place),
    ];
    const participant = actors.map((actor) => ({ actor, status: 'accepted' }));
    const taken = slot === undefined ? {} : { slot: [refer('Slot', slot)] };
    visits.push(await make('Appointment', { status: 'booked', start, end, participant, ...taken }));
  }
  return { patients, visits, offer: { calendar, type: service, place } };
};

const observe = async (base: string): Promise<Books> => {
  const { appointments } = await booksOf(base);
  const patientOf = (each: (typeof appointments)[number]) =>
    each.participant.flatMap(({ actor }) => /^Patient\/(.+)$/.exec(actor?.reference ?? '')?.[1] ?? [])[0] ?? '';
  return {
    holds: [],
    visits: appointments.map((each) => ({
      id: each.id,
      patient: patientOf(each),
      start: each.start ?? '',
      state: states[each.status] ?? 'canceled',
    })),
  };
};

/** The FHIR adapter before a contrary server of a profile, a new one for each scene. */
export const contraryStage = (profile: ProfileName): FhirStage => {
  const start = Date.parse('2026-10-12T09:00:00-04:00');
  let server: ContraryServer | undefined;
  const base = () => server?.url ?? 'https://nowhere.invalid/r4';
  return {
    adapter,
    get settings() {
      return { base: base(), auth: { type: 'none' }, quirks: profile === 'eclinicalworks' ? 'plain' : profile };
    },
    timeZone: 'America/New_York',
    now: start,
    http: overNetwork,
    practice: {
      furnish: async (scene) => {
        await server?.close();
        // Its clock counts calls to the minute, and a race makes more of them than practices are granted.
        let minutes = 0;
        server = await startContrary({ profile, now: () => start + (minutes += 1) * minute });
        return furnish(server.url, profile, scene);
      },
      observe: () => observe(base()),
    },
    close: async () => server?.close(),
  };
};
