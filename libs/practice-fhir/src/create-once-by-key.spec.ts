import { describe, expect, it } from '@jest/globals';
import { connect } from './fhir-connection.ts';
import { capabilityStatement } from '@portico/fhir-servers';
import { valueOf } from './testing/expect-values.ts';
import { call } from './testing/small-practice-fixture.ts';
import { base, bundle, scriptedHost } from './testing/scripted-server.ts';

const patient = (id: string) => ({
  resourceType: 'Patient',
  id,
  identifier: [{ system: 'urn:portico:key', value: 'person-1' }],
});
const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1980-02-29' };

describe('creating once on a server without conditions', () => {
  it('tells of another try that came through at the same moment, and answers as that one does', async () => {
    let searches = 0;
    const host = scriptedHost({
      'GET metadata': () => ({ body: capabilityStatement({ Patient: { conditionalCreate: false } }) }),
      'POST Patient/_search': () => ({ body: bundle((searches += 1) === 1 ? [] : [patient('b'), patient('a')]) }),
      'POST Patient': () => ({ status: 201, body: patient('b') }),
    });
    const made = await connect({ base, auth: { type: 'none' } }, host);
    const registered = made.ok ? await made.connection.people.register?.(person, 'person-1', call) : undefined;
    expect(registered && valueOf(registered).id).toBe('a');
    expect(host.told).toEqual([{ event: 'fhir-duplicate-patient', facts: { count: 1 } }]);
  });
});
