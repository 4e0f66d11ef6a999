import type { NewPerson, People, Person } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

export const clinicPeople = (books: ClinicBooks, network: ClinicNetwork): People => {
  const registered = new Map<string, Person>();
  const all = (): readonly Person[] => [...books.people.values()];
  return {
    match: (claim, call) =>
      network.read('people.match', call, () =>
        answered(
          all().filter(
            ({ name, birthDate, email, phone }) =>
              name === nameOf(claim) &&
              birthDate === claim.birthDate &&
              (claim.email === undefined || claim.email === email) &&
              (claim.phone === undefined || claim.phone === phone),
          ),
        ),
      ),
    read: (patient, call) =>
      network.read('people.read', call, () => {
        const person = books.people.get(patient);
        return person === undefined ? problem('gone') : answered(person);
      }),
    reached: (contact, birthDate, call) =>
      network.read('people.reached', call, () =>
        answered(all().filter((each) => each.birthDate === birthDate && [each.email, each.phone].includes(contact))),
      ),
    register: (person, key, call) =>
      network.write('people.register', call, () => {
        const known = registered.get(key);
        if (known !== undefined) return answered(known);
        const entered = { ...person, id: books.nextId(), name: nameOf(person), ...books.nextVersion() };
        registered.set(key, entered);
        books.people.set(entered.id, entered);
        return answered(entered);
      }),
    correct: (patient, change, version, call) =>
      network.write('people.correct', call, () => {
        const person = books.people.get(patient);
        if (person === undefined) return problem('gone');
        if (version !== undefined && version !== person.version) return problem('conflict');
        const corrected = { ...person, ...change, ...books.nextVersion() };
        const named = { ...corrected, name: nameOf({ ...corrected, fallback: person.name }) };
        books.people.set(patient, named);
        return answered(named);
      }),
  };
};

const nameOf = ({ firstName, lastName, fallback = '' }: Partial<NewPerson> & { readonly fallback?: string }): string =>
  firstName === undefined || lastName === undefined ? fallback : `${firstName} ${lastName}`.trim();
