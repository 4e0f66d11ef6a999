import { parseEmail, parsePhone, type Email, type Phone } from '@portico/domain/access';
import { languageOr, parseLocalDate, type LocalDate, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { NewPatient, PatientContact, PatientIdentity, PatientRegistry } from '@portico/domain/profile';
import type { NewPerson, Person } from '@portico/practice-spi';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { correctOnce } from './correct-person-once.ts';
import { portalPatientsOf, systemPatientOf } from './portal-and-system-ids.ts';
import { keepRegistered, startRegistering } from './patient-registration-rows.ts';

/** The patients of connected practices, as their systems keep them. */
export class ConnectedPatients implements PatientRegistry {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async identity(patient: PatientRef): Promise<PatientIdentity | undefined> {
    const link = this.#practices.of(patient.practice);
    const person = link && (await personOf(link, patient));
    return person && identityOf(patient, person);
  }

  async contact(patient: PatientRef): Promise<PatientContact | undefined> {
    const link = this.#practices.of(patient.practice);
    const person = link && (await personOf(link, patient));
    return person && contactOf(person);
  }

  /** Empty where the system cannot search by contact. */
  async reachedAt(
    practice: PracticeId,
    contact: Email | Phone,
    birthDate: LocalDate,
  ): Promise<readonly PatientIdentity[]> {
    const link = this.#practices.of(practice);
    if (link?.connection.people.reached === undefined) return [];
    const people = link.answers.valueOf(
      'people.reached',
      await link.connection.people.reached(contact, birthDate, link.call()),
    );
    const ids = await portalPatientsOf(
      link.sql,
      practice,
      people.map(({ id }) => id),
    );
    return people.flatMap((person) => {
      const patient = ids.get(person.id);
      const identity = patient && identityOf({ practice, patient }, person);
      return identity?.birthDate === birthDate ? [identity] : [];
    });
  }

  /** Again after an answer that was lost: the system registers once under the patient's id. */
  async register({ patient, name, birthDate, email, phone, language }: NewPatient): Promise<void> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return;
    if (link.connection.people.register === undefined) {
      link.answers.note('people.register', { kind: 'not-offered' });
      return;
    }
    if (!(await startRegistering(link, patient, async () => (await personOf(link, patient)) !== undefined))) return;
    const person = { ...namesOf(name), birthDate, email, language, ...(phone === undefined ? {} : { phone }) };
    const answer = await link.connection.people.register(person, patient.patient, link.call(language));
    await keepRegistered(link, patient, link.answers.valueOf('people.register', answer).id);
  }

  /** Nothing where only the practice itself corrects. */
  async correct({ patient, name, parts, birthDate, language }: PatientIdentity): Promise<void> {
    const link = this.#practices.of(patient.practice);
    const id = link && (await systemPatientOf(link.sql, link.id, patient.patient));
    if (link?.connection.people.correct === undefined || id === undefined) return;
    await correctOnce(link, id, {
      ...(parts ?? namesOf(name)),
      ...(birthDate === undefined ? {} : { birthDate }),
      language,
    });
  }
}

const personOf = async (link: PracticeLink, { patient }: PatientRef): Promise<Person | undefined> => {
  const id = await systemPatientOf(link.sql, link.id, patient);
  if (id === undefined) return undefined;
  return link.answers.foundOf('people.read', await link.connection.people.read(id, link.call()));
};

export const contactOf = (person: Pick<Person, 'email' | 'phone' | 'language'>): PatientContact => {
  const [email, phone] = [parseEmail(person.email ?? ''), parsePhone(person.phone ?? '')];
  return {
    ...(email.ok ? { email: email.value } : {}),
    ...(phone.ok ? { phone: phone.value } : {}),
    language: languageOr(person.language),
  };
};

const identityOf = (
  patient: PatientRef,
  { name, firstName, lastName, birthDate, language }: Person,
): PatientIdentity => {
  const born = birthDate === undefined ? undefined : parseLocalDate(birthDate);
  return {
    patient,
    name,
    ...(firstName === undefined || lastName === undefined ? {} : { parts: { firstName, lastName } }),
    ...(born?.ok === true ? { birthDate: born.value } : {}),
    language: languageOr(language),
  };
};

/** The last word is the family's name: an account has one name, and systems have two. */
const namesOf = (name: string): Pick<NewPerson, 'firstName' | 'lastName'> => {
  const at = name.lastIndexOf(' ');
  return { firstName: name.slice(0, Math.max(0, at)), lastName: name.slice(at + 1) };
};
