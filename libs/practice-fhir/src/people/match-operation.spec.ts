import { describe, expect, it } from '@jest/globals';
import { connect } from '../fhir-connection.ts';
import { problemIn, valueOf } from '../testing/expect-values.ts';
import { base, bundle, scriptedHost, type Scripted } from '../testing/scripted-server.ts';
import { call } from '../testing/small-practice-fixture.ts';

const claim = { firstName: 'Ana', lastName: 'Núñez', birthDate: '1980-02-29', phone: '+13055550100' };
const patient = (id: string, more: object = {}) => ({
  resourceType: 'Patient',
  id,
  name: [{ family: 'Núñez', given: ['Ana'] }],
  birthDate: '1980-02-29',
  telecom: [{ system: 'phone', value: '(305) 555-0100' }],
  ...more,
});

const opened = async (interaction: readonly string[], matched: () => Scripted) => {
  const resource = {
    type: 'Patient',
    interaction: interaction.map((code) => ({ code })),
    operation: [{ name: 'match', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-match' }],
  };
  const rest = [{ mode: 'server', resource: [resource] }];
  const host = scriptedHost({
    'GET metadata': () => ({ body: { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', rest } }),
    'POST Patient/$match': matched,
    'POST Patient/_search': () => ({ body: bundle([patient('searched')]) }),
  });
  const made = await connect({ base, auth: { type: 'none' } }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return { people: made.connection.people, host };
};

describe('a server that matches patients by an operation', () => {
  it('is asked so where patients cannot be searched, and its answer is looked at again', async () => {
    const alike = [
      patient('a'),
      patient('b', { birthDate: '1980-02-28' }),
      patient('c', { telecom: [] }),
      patient('d'),
    ];
    const { people, host } = await opened(['read'], () => ({ body: bundle(alike) }));
    expect(valueOf(await people.match(claim, call)).map(({ id }) => id)).toEqual(['a', 'd']);
    const asked = host.sent.find(({ url }) => url.endsWith('$match'));
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      resourceType: 'Parameters',
      parameter: [
        { name: 'resource', resource: { name: [{ family: 'Núñez', given: ['Ana'] }], birthDate: '1980-02-29' } },
        { name: 'onlyCertainMatches', valueBoolean: false },
      ],
    });
    expect(asked?.url).not.toContain('N%C3%BA');
  });

  it('is searched where it can be: a search leaves out nobody', async () => {
    const { people } = await opened(['read', 'search-type'], () => ({ body: bundle([]) }));
    expect(valueOf(await people.match(claim, call)).map(({ id }) => id)).toEqual(['searched']);
  });

  it.each([
    { what: 'is not there', reply: { status: 404 }, problem: { kind: 'not-offered' } },
    {
      what: 'answers a page to sign in',
      reply: { headers: { 'content-type': 'text/html' }, body: '<html></html>' },
      problem: { kind: 'malformed', what: 'content-type' },
    },
  ])('is no answer where the operation $what', async ({ reply, problem }) => {
    const { people } = await opened(['read'], () => reply);
    expect(problemIn(await people.match(claim, call))).toEqual(problem);
  });
});
