import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable } from '@portico/domain/kernel';
import type { Physician } from '@portico/domain/profile';
import { NpiRegistryPhysicians, type RegistryOutcome } from './index.ts';
import { npiEntry, RegistrySandbox } from './sandbox/index.ts';

const address = {
  address1: '12 Elm St',
  address2: 'Ste 4',
  zipcode: '85001',
  city: 'Phoenix',
  state: 'AZ',
  phone_number: '6025550100',
};
const lee: Physician = {
  npi: '1234567893',
  first_name: 'Grace',
  last_name: 'Lee',
  specialty: 'Family Medicine',
  address,
};
const named = (npi: string, first_name: string, last_name: string): Physician => ({
  ...lee,
  npi,
  first_name,
  last_name,
});

let sandbox: RegistrySandbox;
const outcomes: RegistryOutcome[] = [];
beforeAll(async () => {
  sandbox = await RegistrySandbox.start();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.seen.length = 0;
  outcomes.length = 0;
});

const search = async (text: string, stateCode?: string) => {
  const machine = { now: () => 0, onOutcome: (outcome: RegistryOutcome) => outcomes.push(outcome) };
  const directory = new NpiRegistryPhysicians(sandbox.addresses.npi, machine);
  return directory.search({ search: text, page: 1, ...(stateCode === undefined ? {} : { stateCode }) });
};
const holds = (...npi: readonly object[]): void => {
  sandbox.records = { ...sandbox.records, npi };
};

describe('the NPI registry', () => {
  it('MON-323 gives the place of work, the main specialty and names as people write them', async () => {
    holds(npiEntry(lee), npiEntry(named('1000000004', 'Siobhán', "O'Brien-de la Cruz")));
    expect(await search('lee')).toEqual([lee]);
    expect((await search("o'brien")).map(({ first_name, last_name }) => [first_name, last_name])).toEqual([
      ['Siobhán', "O'Brien-De La Cruz"],
    ]);
  });

  it('MON-323 leaves out whoever cannot be chosen', async () => {
    holds(
      npiEntry(named('1000000004', 'Ann', 'Leed'), { basic: { first_name: 'ANN', last_name: 'LEED', status: 'D' } }),
      npiEntry(named('1000000012', 'Ann', 'Leed'), { basic: { status: 'A', last_name: 'LEED' } }),
      npiEntry(named('1000000020', 'Ann', 'Leed'), { basic: { status: 'A', last_name: 'LEED', first_name: '--' } }),
      npiEntry(named('1000000013', 'Wrong', 'Leedigit')),
      npiEntry(named('1500000009', 'Homeless', 'Leed'), { addresses: [] }),
      npiEntry(named('1500000017', 'Mailed', 'Leed'), {
        addresses: [{ address_purpose: 'MAILING', address_1: '1 HOME RD' }],
      }),
      npiEntry(named('1500000025', 'Long', 'Leed'), {
        basic: { status: 'A', first_name: 'LONG', last_name: `LEE${'X'.repeat(500)}` },
      }),
      npiEntry(named('1500000033', 'Bare', 'Leed'), { taxonomies: null, identifiers: undefined }),
      npiEntry(lee),
      npiEntry(lee),
    );
    expect((await search('lee')).map(({ npi, specialty }) => [npi, specialty])).toEqual([
      ['1234567893', 'Family Medicine'],
      ['1500000033', ''],
    ]);
  });

  it('MON-324 asks for both orders of two names, and for a last name of two words', async () => {
    holds(
      npiEntry(named('1000000004', 'Lee', 'Grace')),
      npiEntry(lee),
      npiEntry(named('1000000012', 'Ana', 'De La Cruz')),
    );
    expect((await search('grace lee')).map(({ npi }) => npi)).toEqual(['1000000004', '1234567893']);
    expect((await search('de la cruz')).map(({ npi }) => npi)).toEqual(['1000000012']);
  });

  it('MON-324 never asks what the registry refuses', async () => {
    holds(npiEntry(lee));
    for (const text of ['l', 'l g', '*', 'le*e', '%%%', '   ', '李', "''", 'J Lee', '&version=1', 'lee\u0000'])
      await search(text);
    expect(outcomes).not.toContain('refused');
    for (const { asked } of sandbox.seen) expect(asked).toMatch(/^GET \/api\/\?version=2\.1&enumeration_type=NPI-1&/);
  });

  it('MON-327 says that nothing can be searched where the registry refuses with status 200', async () => {
    const refusing = async () =>
      new Response('{"Errors":[{"description":"Unsupported Version","field":"version","number":"22"}]}');
    const directory = new NpiRegistryPhysicians('https://npi.example/api/', {
      now: () => 0,
      fetch: refusing,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    await expect(directory.search({ search: 'lee', page: 1 })).rejects.toBeInstanceOf(Unavailable);
    expect(new Set(outcomes)).toEqual(new Set(['refused']));
  });

  it('MON-324 shows the places of work of one state', async () => {
    holds(npiEntry(lee), npiEntry({ ...named('1000000004', 'Gus', 'Lee'), address: { ...address, state: 'NM' } }));
    // The address for mail of both is in Nevada.
    expect(await search('lee', 'NV')).toEqual([]);
    expect((await search('lee', 'NM')).map(({ npi }) => npi)).toEqual(['1000000004']);
  });
});
