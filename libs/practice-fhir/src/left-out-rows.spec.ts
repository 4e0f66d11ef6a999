import { describe, expect, it } from '@jest/globals';
import { capabilityStatement } from '@portico/fhir-servers';
import type { Answer, PracticeConnection } from '@portico/practice-spi';
import { connect } from './fhir-connection.ts';
import { facet, problemIn, valueOf } from './testing/expect-values.ts';
import { base, bundle, scriptedHost } from './testing/scripted-server.ts';
import { call } from './testing/small-practice-fixture.ts';

const window = { from: '2026-01-01T00:00:00Z', before: '2027-01-01T00:00:00Z' };

/** What would say of a patient that there is nothing, nobody or nothing to pay, by the type whose rows say so. */
const questions: Readonly<Record<string, (connection: PracticeConnection) => Answer<unknown>>> = {
  Appointment: (connection) => facet(connection, 'visits').of('a', window, undefined, call),
  Communication: (connection) => facet(connection, 'mail').threads('a', undefined, call),
  Task: (connection) => facet(connection, 'forms').asked('a', call),
  Coverage: (connection) => facet(connection, 'coverage').read('a', call),
  Invoice: (connection) => facet(connection, 'money').statements('a', undefined, call),
  Account: (connection) => facet(connection, 'money').balance('a', call),
  Patient: ({ people }) => people.match({ firstName: 'a', lastName: 'a', birthDate: '2026-12-01' }, call),
  Slot: (connection) => facet(connection, 'booking').byKey('a', 'K', call),
};

const outcome = (severity: string, code: string) => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity, code }],
});

/** Answers of one type that hold `rows`; those of all other types are empty. */
const connected = async (type: string, rows: readonly Record<string, unknown>[]) => {
  const answer = (of: string) => () => ({ body: bundle(of === type ? rows : []) });
  const host = scriptedHost({
    'GET metadata': () => ({ body: capabilityStatement() }),
    [`GET ${type}`]: answer(type),
    [`POST ${type}`]: answer(type),
    GET: answer(''),
    POST: answer(''),
  });
  const made = await connect({ base, auth: { type: 'none' } }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return made.connection;
};

const asked = Object.entries(questions).map(([type, ask]) => ({ type, ask }));

describe('a list of which a server says that it leaves out some', () => {
  it.each(asked)('of $type is not taken for none', async ({ type, ask }) => {
    for (const left of [outcome('warning', 'suppressed'), outcome('error', 'processing')]) {
      const problem = problemIn(await ask(await connected(type, [left])));
      expect(problem).toMatchObject({ kind: 'malformed' });
    }
  });

  it.each(asked.filter(({ type }) => type !== 'Slot'))(
    'of $type is none where it is only remarked on',
    async ({ type, ask }) => {
      const remarked = await ask(await connected(type, [outcome('information', 'informational')]));
      const plain = await ask(await connected(type, []));
      const withoutMoment = (answer: unknown) => JSON.stringify(answer).replace(/"asOf":"[^"]*"/, '');
      expect(withoutMoment(valueOf(remarked))).toEqual(withoutMoment(valueOf(plain)));
    },
  );
});
