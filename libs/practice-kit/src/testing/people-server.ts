import type { Host } from '@portico/practice-spi';

/** All that is told of somebody who was made up for a test. */
export interface ToldPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly memberNumber: number;
  readonly note: string;
  readonly token: string;
  /** A field that no list knows. */
  readonly unknown: { readonly name: string; readonly value: string };
}

export const origin = 'https://ehr.example.com';

const resourceOf = (person: ToldPerson): object => ({
  resourceType: 'Patient',
  id: person.id,
  gender: 'female',
  birthDate: person.birthDate,
  name: [{ use: 'official', family: person.lastName, given: [person.firstName] }],
  telecom: [
    { system: 'email', value: person.email },
    { system: 'phone', value: person.phone },
  ],
  address: [{ line: [person.street], postalCode: person.zip, state: 'FL' }],
  text: { status: 'generated', div: `<div>${person.firstName} ${person.lastName}, ${person.birthDate}</div>` },
  member: { number: person.memberNumber, card: String(person.memberNumber) },
  meta: { lastUpdated: '2026-10-12T09:00:00-04:00', security: person.token },
  [person.unknown.name]: person.unknown.value,
});

/** Answers every call with people, under addresses that name them too. */
export const peopleHttp =
  (people: readonly ToldPerson[]): Host['http'] =>
  async ({ url }) => {
    const { pathname } = new URL(url);
    const one = people.find(({ id }) => pathname.endsWith(`/${encodeURIComponent(id)}`));
    const link = people.map(({ lastName }) => ({
      relation: 'next',
      url: `${origin}/r4/Patient?family=${encodeURIComponent(lastName)}&_count=10`,
    }));
    const told = people.map((person) => ({
      fullUrl: `${origin}/r4/Patient/${encodeURIComponent(person.id)}`,
      resource: resourceOf(person),
    }));
    const visits = people.map(({ id, note }, at) => ({
      resourceType: 'Appointment',
      status: 'booked',
      start: `2026-10-1${at}T09:00:00-04:00`,
      description: note,
      participant: [{ actor: { reference: `Patient/${id}` }, status: 'accepted' }],
      reasonCode: [{ coding: [{ system: 'http://loinc.org', code: '4548-4', display: note }] }],
    }));
    const bundle = {
      resourceType: 'Bundle',
      type: 'searchset',
      total: people.length,
      link,
      entry: [...told, ...visits],
    };
    const bytes = new TextEncoder().encode(JSON.stringify(one === undefined ? bundle : resourceOf(one)));
    const headers = {
      'content-type': 'application/fhir+json; charset=utf-8',
      etag: one === undefined ? `W/"${people[0]?.token ?? ''}"` : one.token,
      'set-cookie': `session=${people[0]?.token ?? ''}`,
      location: `${origin}/r4/Patient/${encodeURIComponent(people[0]?.id ?? '')}`,
    };
    return { ok: true, value: { status: 200, headers, bytes } };
  };
