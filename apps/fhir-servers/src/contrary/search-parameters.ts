import type { Reference } from 'fhir/r4';
import type { Kind, Stored } from '../scheduling-resource-types.ts';
import {
  fitsCode,
  fitsConcept,
  fitsContact,
  fitsDate,
  fitsIdentifier,
  fitsName,
  fitsReference,
  fitsString,
  type Fits,
} from './search-matching.ts';

const fitsPatient = (reference: Reference | undefined): Fits => fitsReference([reference], 'Patient');

type Parameters<K extends Kind> = Readonly<Record<string, (resource: Stored<K>) => Fits>>;

const ofEvery: Parameters<Kind> = {
  _id: ({ id }) => fitsCode(id),
  _lastUpdated: ({ meta }) => fitsDate(meta.lastUpdated),
};

/** What each kind can be searched by. Values that are separated by a comma are alternatives. */
export const searchParameters: { readonly [K in Kind]: Parameters<K> } = {
  Patient: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier),
    name: ({ name }) => fitsName(name),
    family: ({ name }) => fitsString((name ?? []).map(({ family }) => family)),
    given: ({ name }) => fitsString((name ?? []).flatMap(({ given }) => given ?? [])),
    birthdate: ({ birthDate }) => fitsDate(birthDate),
    gender: ({ gender }) => fitsCode(gender),
    telecom: ({ telecom }) => fitsContact(telecom),
    email: ({ telecom }) => fitsContact(telecom, 'email'),
    phone: ({ telecom }) => fitsContact(telecom, 'phone'),
  },
  Practitioner: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier),
    name: ({ name }) => fitsName(name),
    active: ({ active }) => fitsCode(active),
  },
  PractitionerRole: {
    ...ofEvery,
    practitioner: ({ practitioner }) => fitsReference([practitioner]),
    location: ({ location }) => fitsReference(location ?? []),
    service: ({ healthcareService }) => fitsReference(healthcareService ?? []),
    specialty: ({ specialty }) => fitsConcept(specialty),
    active: ({ active }) => fitsCode(active),
  },
  Location: {
    ...ofEvery,
    name: ({ name }) => fitsString([name]),
    status: ({ status }) => fitsCode(status),
  },
  HealthcareService: {
    ...ofEvery,
    name: ({ name }) => fitsString([name]),
    location: ({ location }) => fitsReference(location ?? []),
    active: ({ active }) => fitsCode(active),
    'service-type': ({ type }) => fitsConcept(type),
  },
  Schedule: {
    ...ofEvery,
    actor: ({ actor }) => fitsReference(actor),
    active: ({ active }) => fitsCode(active),
    'service-type': ({ serviceType }) => fitsConcept(serviceType),
  },
  Slot: {
    ...ofEvery,
    schedule: ({ schedule }) => fitsReference([schedule]),
    status: ({ status }) => fitsCode(status),
    start: ({ start }) => fitsDate(start),
    'service-type': ({ serviceType }) => fitsConcept(serviceType),
  },
  Appointment: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier),
    status: ({ status }) => fitsCode(status),
    date: ({ start, requestedPeriod }) => fitsDate(start ?? requestedPeriod?.[0]?.start),
    slot: ({ slot }) => fitsReference(slot ?? []),
    'service-type': ({ serviceType }) => fitsConcept(serviceType),
    actor: ({ participant }) => fitsReference(participant.map(({ actor }) => actor)),
    patient: ({ participant }) =>
      fitsReference(
        participant.map(({ actor }) => actor),
        'Patient',
      ),
    practitioner: ({ participant }) =>
      fitsReference(
        participant.map(({ actor }) => actor),
        'Practitioner',
      ),
    location: ({ participant }) =>
      fitsReference(
        participant.map(({ actor }) => actor),
        'Location',
      ),
  },
  Organization: { ...ofEvery, name: ({ name }) => fitsString([name]) },
  Coverage: {
    ...ofEvery,
    patient: ({ beneficiary }) => fitsPatient(beneficiary),
    status: ({ status }) => fitsCode(status),
  },
  Communication: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier),
    patient: ({ subject }) => fitsPatient(subject),
    sent: ({ sent }) => fitsDate(sent),
  },
  Account: { ...ofEvery, patient: ({ subject }) => fitsReference(subject ?? [], 'Patient') },
  Invoice: { ...ofEvery, patient: ({ subject }) => fitsPatient(subject), status: ({ status }) => fitsCode(status) },
  PaymentNotice: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier),
    request: ({ request }) => fitsReference([request]),
  },
  Questionnaire: { ...ofEvery, url: ({ url }) => fitsCode(url), status: ({ status }) => fitsCode(status) },
  QuestionnaireResponse: {
    ...ofEvery,
    identifier: ({ identifier }) => fitsIdentifier(identifier && [identifier]),
    patient: ({ subject }) => fitsPatient(subject),
    status: ({ status }) => fitsCode(status),
  },
  DocumentReference: {
    ...ofEvery,
    patient: ({ subject }) => fitsPatient(subject),
    status: ({ status }) => fitsCode(status),
  },
  Task: {
    ...ofEvery,
    patient: ({ for: whose }) => fitsPatient(whose),
    status: ({ status }) => fitsCode(status),
  },
};

/** How a page is asked for, and no condition. */
const ofPages = ['_count', '_format'];

export interface Searched {
  readonly unknown: readonly string[];
  /** The conditions that are known, as they came. */
  readonly known: URLSearchParams;
}

export const sortParameters = (kind: Kind, query: URLSearchParams): Searched => {
  const names = Object.keys(searchParameters[kind]);
  const unknown = [...new Set(query.keys())].filter((name) => !ofPages.includes(name) && !names.includes(name));
  return { unknown, known: new URLSearchParams([...query].filter(([name]) => names.includes(name))) };
};

/** Whether a resource fits every condition. */
export const fitsSearch = <K extends Kind>(kind: K, resource: Stored<K>, conditions: URLSearchParams): boolean =>
  [...conditions].every(([name, value]) => {
    const fits = searchParameters[kind][name]?.(resource);
    return fits !== undefined && value.split(',').some(fits);
  });
