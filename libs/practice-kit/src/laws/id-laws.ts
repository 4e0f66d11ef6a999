import type { Answer } from '@portico/practice-spi';
import { aroundNow, visitsIn, type Fixture } from '../fixture/law-fixture.ts';
import { probes } from '../fixture/nonexistent-ids.ts';
import { facetOf, ensure, notChecked, notDeclared, problemOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

const oddIds = ['..', 'a/b?c=d#e', '%2e%2e%2f', "'; --", 'x'.repeat(128), 'ñ'];

/** Ways to ask for one thing of one patient, of the facets that are there. */
const singles = ({ connection, call }: Fixture) => {
  const { visits, record, mail, money } = connection;
  return {
    ...(visits && { 'visits.one': (patient: string, id: string): Answer<unknown> => visits.one(patient, id, call) }),
    ...(record && {
      'record.document': (patient: string, id: string): Answer<unknown> => record.document(patient, id, call),
    }),
    ...(mail && {
      'mail.thread': (patient: string, id: string): Answer<unknown> => mail.thread(patient, id, undefined, call),
    }),
    ...(money && {
      'money.statement': (patient: string, id: string): Answer<unknown> => money.statement(patient, id, call),
    }),
  };
};

const anyVisit = async (fixture: Fixture): Promise<string> => {
  const [visit] = await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture));
  return visit?.id ?? notChecked('the first patient has no visit');
};

/** What is unknown, and what belongs to another patient, is gone alike. */
export const idLaws: readonly Law[] = [
  law({
    id: 'people.unknown',
    level: 1,
    facet: 'people',
    says: 'A patient who is unknown is gone',
    check: async ({ connection: { people }, call }) =>
      void (await problemOf(people.read(probes.id, call), 'people.read', 'gone')),
  }),
  law({
    id: 'ids.odd',
    level: 1,
    facet: 'people',
    says: 'Ids of any characters are gone or refused, and lead to nothing else',
    check: async (fixture) => {
      for (const id of oddIds) {
        await problemOf(fixture.connection.people.read(id, fixture.call), 'people.read', 'gone', 'refused');
        for (const [name, ask] of Object.entries(singles(fixture))) {
          await problemOf(ask(fixture.mine.id, id), name, 'gone', 'refused', 'not-offered');
        }
      }
    },
  }),
  law({
    id: 'ids.unknown',
    level: 1,
    facet: 'visits',
    says: 'Things that do not exist are gone',
    check: async (fixture) => {
      const asks = Object.entries(singles(fixture));
      if (asks.length === 0) notDeclared('nothing belongs to a patient');
      for (const [name, ask] of asks) await problemOf(ask(fixture.mine.id, probes.id), name, 'gone', 'not-offered');
    },
  }),
  law({
    id: 'visits.others',
    level: 1,
    facet: 'visits',
    says: 'A visit of another patient is answered exactly as one that does not exist',
    check: async (fixture) => {
      const { connection, theirs, call } = fixture;
      const visits = facetOf(connection, 'visits');
      const visit = await anyVisit(fixture);
      const others = await problemOf(visits.one(theirs.id, visit, call), 'visits.one', 'gone');
      const unknown = await problemOf(visits.one(theirs.id, probes.id, call), 'visits.one', 'gone');
      ensure(JSON.stringify(others) === JSON.stringify(unknown), 'visits.one tells another patient from no visit');
    },
  }),
  law({
    id: 'booking.unknown-key',
    level: 1,
    facet: 'booking',
    says: 'A key under which nothing was booked is gone',
    check: async ({ connection, mine, call }) =>
      void (await problemOf(facetOf(connection, 'booking').byKey(mine.id, probes.key, call), 'booking.byKey', 'gone')),
  }),
];
