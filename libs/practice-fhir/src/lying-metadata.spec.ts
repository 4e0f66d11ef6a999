import { describe, expect, it } from '@jest/globals';
import { capabilityStatement } from '@portico/fhir-servers';
import { sectionNames, type Answer, type PracticeConnection } from '@portico/practice-spi';
import { connect } from './fhir-connection.ts';
import { facet, problemIn } from './testing/expect-values.ts';
import { base, scriptedHost } from './testing/scripted-server.ts';
import { call } from './testing/small-practice-fixture.ts';

const window = { from: '2026-01-01T00:00:00Z', before: '2027-01-01T00:00:00Z' };
const offer = { calendar: 'a', type: '|a', place: 'a' };
const time = { id: 'a', start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z', version: '1' };

/** What is asked of a server that declares all of it. */
const questions: Readonly<Record<string, (connection: PracticeConnection) => Answer<unknown>>> = {
  patients: ({ people }) => people.match({ firstName: 'a', lastName: 'a', birthDate: '2026-12-01' }, call),
  visits: (connection) => facet(connection, 'visits').of('a', window, undefined, call),
  calendars: (connection) => facet(connection, 'times').offered(call),
  booking: (connection) => facet(connection, 'booking').book({ patient: 'a', offer, time }, 'K', call),
  messages: (connection) => facet(connection, 'mail').threads('a', undefined, call),
  bills: (connection) => facet(connection, 'money').statements('a', undefined, call),
  balance: (connection) => facet(connection, 'money').balance('a', call),
  forms: (connection) => facet(connection, 'forms').asked('a', call),
  insurances: (connection) => facet(connection, 'coverage').read('a', call),
  changes: (connection) => facet(connection, 'changes').since(undefined, call),
};

describe.each([403, 404, 405, 501])(
  'a server whose /metadata declares everything, and whose answers are %i',
  (status) => {
    const connected = async () => {
      const host = scriptedHost({
        'GET metadata': () => ({ body: capabilityStatement() }),
        GET: () => ({ status }),
        POST: () => ({ status }),
        PUT: () => ({ status }),
      });
      const made = await connect({ base, auth: { type: 'none' } }, host);
      if (!made.ok) throw new Error(made.mistakes.join());
      return made.connection;
    };

    it.each(Object.entries(questions).map(([what, ask]) => ({ what, ask })))(
      'has no $what, which is not none',
      async ({ ask }) => {
        const problem = problemIn(await ask(await connected()));
        expect(['not-offered', 'gone']).toContain(problem.kind);
      },
    );

    it('keeps no section of the record', async () => {
      const sections = await facet(await connected(), 'record').sections('a', sectionNames, call);
      expect(sections).toEqual({ ok: true, value: {} });
    });
  },
);
