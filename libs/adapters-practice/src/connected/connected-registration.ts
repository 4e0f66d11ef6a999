import { parsePhone } from '@portico/domain/access';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';
import type {
  Details,
  KeptInsurance,
  NotificationChoices,
  Picture,
  PicturePlace,
  Registered,
  Registration,
  RegistrationChange,
  RegistrationForm,
} from '@portico/domain/profile';
import type { CoverageFacet, Id, NewCoverage, NewPerson, Person } from '@portico/practice-spi';
import { personForm, personFormWithNeeds } from '../registration/person-form.ts';
import { needsOf, keepNeeds } from './accommodation-rows.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { correctOnce } from './correct-person-once.ts';
import { coverageOf, insuranceOf } from './insurance-mapping.ts';
import { PortalIds, systemPatientOf } from './portal-and-system-ids.ts';
import { choicesOf, keepChoices } from './notification-choice-rows.ts';

const nothing: Registered = { details: {}, insurances: [], pictures: [], numbers: [] };

/** The registration of patients of connected practices: what their systems know of a person, and the insurances. */
export class ConnectedRegistration implements Registration {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async form(practice: PracticeId): Promise<RegistrationForm> {
    const { people, coverage, booking } = this.#practices.of(practice)?.connection ?? {};
    const insurances = coverage?.keep === undefined ? 'read-only' : undefined;
    const canBeCorrected = people?.correct !== undefined;
    return {
      ...(booking !== undefined && canBeCorrected ? personFormWithNeeds : personForm),
      // What is said while booking goes to the practice with the reason of the visit.
      asksAccommodations: booking !== undefined,
      closed: {
        physicians: 'hidden',
        pictures: 'hidden',
        policyholder: 'hidden',
        ...(canBeCorrected ? {} : { details: 'read-only' }),
        ...(coverage === undefined ? { insurances: 'hidden' } : insurances && { insurances }),
      },
    };
  }

  async read(patient: PatientRef): Promise<Registered> {
    const link = this.#practices.of(patient.practice);
    const id = link && (await systemPatientOf(link.sql, link.id, patient.patient));
    if (link === undefined || id === undefined) return nothing;
    const [person, coverages, needs] = await Promise.all([
      link.connection.people.read(id, link.call()),
      link.connection.coverage?.read(id, link.call()),
      needsOf(link.sql, patient),
    ]);
    const found = link.answers.foundOf('people.read', person);
    const ids = new PortalIds();
    const insurances = coverages && link.answers.foundOf('coverage.read', coverages);
    const kept = insurances?.map((each) => insuranceOf(each, ids)) ?? [];
    await ids.keep(link.sql, link.id);
    return {
      ...nothing,
      details: {
        ...(found === undefined ? {} : detailsOf(found)),
        ...(needs === undefined ? {} : { accommodations: needs }),
      },
      insurances: kept,
    };
  }

  async updates(patient: PatientRef): Promise<NotificationChoices | undefined> {
    const link = this.#practices.of(patient.practice);
    return link && choicesOf(link.sql, patient);
  }

  async keep(patient: PatientRef, change: RegistrationChange): Promise<void> {
    const link = this.#practices.of(patient.practice);
    const id = link && (await systemPatientOf(link.sql, link.id, patient.patient));
    if (link === undefined || id === undefined) return;
    if ((change.pictures?.size ?? 0) > 0 || Object.values(change.numbers ?? {}).some((number) => number !== ''))
      throw link.answers.unavailable('registration.keep', { kind: 'not-offered' });
    if (change.updates !== undefined) await keepChoices(link.sql, patient, change.updates);
    const { accommodations, ...details } = change.details ?? {};
    if (accommodations !== undefined) await keepNeeds(link.sql, patient, accommodations);
    if (Object.keys(details).length > 0) await correctOnce(link, id, wantedOf(details));
    if (change.insurances !== undefined) await keepInsurances(link, id, change.insurances);
  }

  async pictures(): Promise<ReadonlyMap<PicturePlace, Picture>> {
    return new Map();
  }
}

const detailsOf = ({ firstName, lastName, phone, birthDate, language }: Person): Details => ({
  personal: texts({ first_name: firstName, last_name: lastName, phone_number: phone }),
  personal_details: texts({ date_of_birth: birthDate, preferred_language: language }),
});

const texts = (fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const wantedOf = ({ personal = {}, personal_details = {} }: Details): Partial<NewPerson> => {
  const phone = parsePhone(personal['phone_number'] ?? '');
  const wanted = {
    firstName: personal['first_name'],
    lastName: personal['last_name'],
    phone: phone.ok ? phone.value : undefined,
    birthDate: personal_details['date_of_birth'],
    language: personal_details['preferred_language'],
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
};

const keepInsurances = async (link: PracticeLink, id: Id, insurances: readonly KeptInsurance[]): Promise<void> => {
  const facet: CoverageFacet | undefined = link.connection.coverage;
  if (facet?.keep === undefined) throw link.answers.unavailable('coverage.keep', { kind: 'not-offered' });
  const before = link.answers.valueOf('coverage.read', await facet.read(id, link.call()));
  const ids = new PortalIds();
  const stored = new Map(before.map((each) => [insuranceOf(each, ids).id, each]));
  const wanted = insurances.map((each) => coverageOf(each, stored.get(each.id)));
  if (wanted.includes(undefined)) throw link.answers.unavailable('coverage.keep', { kind: 'refused', why: 'rank' });
  const coverages = wanted as readonly NewCoverage[];
  link.answers.valueOf('coverage.keep', await facet.keep(id, coverages, before[0]?.version, link.call()));
};
