import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../json/index.ts';
import { changedPatient, readPerson } from './map-patient-resource.ts';

const now = Date.UTC(2026, 10, 24);
const personOf = (json: JsonObject) => readPerson({ type: 'Patient', id: 'p', json }, now);

describe('a person of a practice’s server', () => {
  it('is called and reached as they are now: an end that is to come is none, and what is over is former', () => {
    const name = [
      { use: 'official', given: ['Ana'], family: 'Gil', period: { end: '2030-01-01' } },
      { use: 'usual', given: ['Nita'], family: 'Mora' },
    ];
    const telecom = [
      { system: 'phone', value: '(602) 555-0100', period: { end: '2020-01-01' } },
      { system: 'phone', value: '(602) 555-0123', period: { end: '2030-01-01' } },
      { system: 'email', value: 'old@example.com', use: 'old' },
      { system: 'email', value: 'next@example.com', period: { start: '2030-01-01' } },
      { system: 'email', value: 'ana@example.com' },
    ];
    expect(personOf({ name, telecom })).toMatchObject({
      ...{ name: 'Ana Gil', firstName: 'Ana', lastName: 'Gil' },
      ...{ phone: '+16025550123', email: 'ana@example.com' },
    });
    const [official, usual] = name;
    expect(personOf({ name: [{ ...official, period: { end: '2020' } }, usual ?? {}] })).toMatchObject({
      ...{ name: 'Nita Mora', firstName: 'Nita', lastName: 'Mora' },
    });
  });

  it('is called by a name that is to come, or by a former one, only where there is no other', () => {
    const [gil, mora] = [
      { use: 'official', given: ['Ana'], family: 'Gil' },
      { use: 'usual', given: ['Nita'], family: 'Mora' },
    ];
    const next = { ...gil, period: { start: '2030-01-01' } };
    const former = { ...gil, period: { end: '2020' } };
    const asMora = { name: 'Nita Mora', firstName: 'Nita', lastName: 'Mora' };
    const asGil = { name: 'Ana Gil', firstName: 'Ana', lastName: 'Gil' };
    expect(personOf({ name: [next, mora] })).toMatchObject(asMora);
    expect(personOf({ name: [next] })).toMatchObject(asGil);
    expect(personOf({ name: [former] })).toMatchObject(asGil);
    expect(changedPatient({ name: [next, mora] }, { firstName: 'Nina' }, now)).toEqual({
      name: [next, { ...mora, given: ['Nina'] }],
    });
    expect(changedPatient({ name: [former] }, { firstName: 'Nina' }, now)).toEqual({
      name: [former, { ...gil, given: ['Nina'] }],
    });
  });

  it('is corrected in what holds now, and keeps what is over as it is', () => {
    const over = { system: 'phone', value: '(602) 555-0100', period: { end: '2020-01-01' } };
    const held = { system: 'phone', value: '(602) 555-0123' };
    expect(changedPatient({ telecom: [over, held] }, { phone: '+16025550142' }, now)).toEqual({
      telecom: [over, { system: 'phone', value: '+16025550142' }],
    });
    const next = { system: 'phone', value: '(602) 555-0199', period: { start: '2030-01-01' } };
    for (const telecom of [[next, held], [next]]) {
      expect(changedPatient({ telecom }, { phone: '+16025550142' }, now)).toEqual({
        telecom: [next, { system: 'phone', value: '+16025550142' }],
      });
    }
  });
});
