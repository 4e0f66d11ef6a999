import type { HealthcareService, Location, Practitioner, PractitionerRole, Schedule } from 'fhir/r4';

export const practitionerNames = ['rivera', 'obrien'] as const;
export const locationNames = ['newYork', 'phoenix'] as const;
export const serviceNames = ['newPatient', 'followUp', 'video'] as const;
export const scheduleNames = ['riveraNewYork', 'riveraPhoenix', 'obrienPhoenix'] as const;

export type PractitionerName = (typeof practitionerNames)[number];
export type LocationName = (typeof locationNames)[number];
export type ServiceName = (typeof serviceNames)[number];
export type ScheduleName = (typeof scheduleNames)[number];

/** The ids that a server gave to what stands by name. */
export type Ids<Name extends string> = Readonly<Record<Name, string>>;

export const zones: Readonly<Record<LocationName, string>> = {
  newYork: 'America/New_York',
  phoenix: 'America/Phoenix',
};

export const practitioners: Readonly<Record<PractitionerName, Practitioner>> = {
  rivera: {
    resourceType: 'Practitioner',
    active: true,
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' }],
    name: [{ family: 'Rivera Núñez', given: ['Inés'], prefix: ['Dr.'] }],
    communication: ['es', 'en'].map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
  },
  obrien: {
    resourceType: 'Practitioner',
    active: true,
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1987654329' }],
    name: [{ family: "O'Brien", given: ['Sean'], suffix: ['MD'] }],
  },
};

const locationOf = (
  name: string,
  zone: string,
  address: { readonly line: string; readonly city: string; readonly state: string; readonly postalCode: string },
  position: { readonly latitude: number; readonly longitude: number },
): Location => ({
  resourceType: 'Location',
  status: 'active',
  name,
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: zone }],
  address: { ...address, line: [address.line] },
  position,
});

const newYork = { line: '12 Mulberry Street', city: 'New York', state: 'NY', postalCode: '10013' };
const phoenix = { line: '400 West Camelback Road', city: 'Phoenix', state: 'AZ', postalCode: '85013' };

export const locations: Readonly<Record<LocationName, Location>> = {
  newYork: {
    ...locationOf('Mulberry Street Office', zones.newYork, newYork, { latitude: 40.7162, longitude: -73.9994 }),
    telecom: [{ system: 'phone', value: '212-555-0140' }],
  },
  // One without a phone: that is allowed.
  phoenix: locationOf('Camelback Office', zones.phoenix, phoenix, { latitude: 33.5092, longitude: -112.08 }),
};

const codeOf = (code: string, display: string) => ({
  coding: [{ system: 'https://clinic.example/visit-types', code, display }],
  text: display,
});

const types = {
  newPatient: codeOf('NEW', 'New patient visit'),
  followUp: codeOf('FU', 'Follow-up visit'),
  video: codeOf('VID', 'Video visit'),
} as const satisfies Record<ServiceName, object>;

export const typeOf = (name: ServiceName) => types[name];

const offeredAt: Readonly<Record<ServiceName, readonly LocationName[]>> = {
  newPatient: ['newYork'],
  followUp: ['newYork', 'phoenix'],
  video: ['phoenix'],
};

export const serviceOf = (name: ServiceName, ids: Ids<LocationName>): HealthcareService => ({
  resourceType: 'HealthcareService',
  active: true,
  name: types[name].text,
  type: [types[name]],
  location: offeredAt[name].map((at) => ({ reference: `Location/${ids[at]}` })),
});

export interface Calendar {
  readonly practitioner: PractitionerName;
  readonly location: LocationName;
  readonly services: readonly ServiceName[];
}

export const calendars: Readonly<Record<ScheduleName, Calendar>> = {
  riveraNewYork: { practitioner: 'rivera', location: 'newYork', services: ['newPatient', 'followUp'] },
  riveraPhoenix: { practitioner: 'rivera', location: 'phoenix', services: ['video'] },
  obrienPhoenix: { practitioner: 'obrien', location: 'phoenix', services: ['followUp', 'video'] },
};

interface DirectoryIds {
  readonly practitioners: Ids<PractitionerName>;
  readonly locations: Ids<LocationName>;
  readonly services: Ids<ServiceName>;
}

/** Where a practitioner works, and for what. O'Brien has no specialty: that is allowed. */
export const roleOf = (name: PractitionerName, ids: DirectoryIds): PractitionerRole => {
  const own = Object.values(calendars).filter(({ practitioner }) => practitioner === name);
  const specialty = { system: 'http://nucc.org/provider-taxonomy', code: '207Q00000X', display: 'Family Medicine' };
  return {
    resourceType: 'PractitionerRole',
    active: true,
    practitioner: { reference: `Practitioner/${ids.practitioners[name]}` },
    location: own.map(({ location }) => ({ reference: `Location/${ids.locations[location]}` })),
    healthcareService: [...new Set(own.flatMap(({ services }) => services))].map((service) => ({
      reference: `HealthcareService/${ids.services[service]}`,
    })),
    ...(name === 'rivera' && { specialty: [{ coding: [specialty] }] }),
  };
};

export const scheduleOf = (name: ScheduleName, ids: DirectoryIds): Schedule => {
  const { practitioner, location, services } = calendars[name];
  return {
    resourceType: 'Schedule',
    active: true,
    serviceType: services.map(typeOf),
    actor: [
      { reference: `Practitioner/${ids.practitioners[practitioner]}` },
      { reference: `Location/${ids.locations[location]}` },
    ],
  };
};
