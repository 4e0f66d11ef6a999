import type { Id } from '@portico/practice-spi';
import { around, changed, ok, sure, type PlantedFault } from './planted-fault.ts';

export const peopleAndMoneyFaults: readonly PlantedFault[] = [
  around('matches by name alone', 'people.exact', ({ people }) => ({
    people: { match: (claim, call) => people.match({ ...claim, birthDate: '1984-02-29' }, call) },
  })),
  around('matches nobody', 'people.known', () => ({ people: { match: async () => ok([]) } })),
  around('refuses who is unknown', 'people.unknown', ({ people }) => ({
    people: {
      read: async (patient, call) => {
        const person = await people.read(patient, call);
        return person.ok ? person : { ok: false, error: { kind: 'refused' } };
      },
    },
  })),
  around('registers anew under the same key', 'people.register-once', ({ people }) => {
    let tries = 0;
    return { people: { register: (person, key, call) => sure(people.register)(person, `${key}-${++tries}`, call) } };
  }),
  around('corrects without the version', 'people.correct-versions', ({ people }) => ({
    people: { correct: (patient, change, _, call) => sure(people.correct)(patient, change, undefined, call) },
  })),
  around('posts a payment twice', 'money.post-once', ({ money }) => {
    let tries = 0;
    return {
      money: {
        post: async (entry, key, call) => {
          await sure(money.post)(entry, `${key}-${++tries}`, call);
          return sure(money.post)(entry, key, call);
        },
      },
    };
  }),
  around('writes dollars for cents', 'money.sum', ({ money }) => ({
    money: {
      statement: (patient, statement, call) =>
        changed(money.statement(patient, statement, call), (found) => ({ ...found, total: found.total / 100 + 0.5 })),
    },
  })),
  around('shows a statement to anybody', 'money.sum', ({ money }) => {
    const owners = new Map<Id, Id>();
    return {
      money: {
        statement: async (patient, id, call) => {
          const found = await money.statement(owners.get(id) ?? patient, id, call);
          if (found.ok) owners.set(id, owners.get(id) ?? patient);
          return found;
        },
      },
    };
  }),
];
