import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import { MemoryPhysicians, MemoryZipCodes } from '@portico/domain/profile/testing';
import { MemoryAllergyMedicationSearch } from '@portico/domain/visits/testing';
import {
  catalogBesideTable,
  FhirPayers,
  payersBesideTable,
  physiciansBesideTable,
  RxTermsCatalog,
  UspsZipCodes,
  zipCodesBesideTable,
} from './index.ts';
import { payerResources, RegistrySandbox, uspsClient } from './sandbox/index.ts';

const practice = 'mesa' as PracticeId;
const away = async (): Promise<never> => {
  throw new Unavailable('unreachable');
};
const lee = {
  npi: '1234567893',
  first_name: 'Grace',
  last_name: 'Lee',
  specialty: '',
  address: { address1: '', address2: '', zipcode: '', city: '', state: 'AZ', phone_number: '' },
};

let sandbox: RegistrySandbox;
beforeAll(async () => {
  sandbox = await RegistrySandbox.start({ zipCodes: { '85001': { city: 'Phoenix', state: 'AZ' } } });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.seen.length = 0;
});

describe('postal codes of the USPS', () => {
  it('MON-292 are asked with one token, which is renewed before it ends and when it is refused', async () => {
    const clock = { now: 0 };
    const usps = new UspsZipCodes({ origin: sandbox.origin, ...uspsClient }, { now: () => clock.now });
    const tokens = () => sandbox.seen.filter(({ asked }) => asked.startsWith('POST')).length;
    await usps.find('85001');
    await usps.find('99999');
    expect(tokens()).toBe(1);
    const before = sandbox.seen.length;
    for (const none of ['8500', '85001-1234', 'ana', '']) expect(await usps.find(none)).toBeUndefined();
    expect(sandbox.seen).toHaveLength(before);
    clock.now = 28_799_000 - 60_000;
    await usps.find('10001');
    expect(tokens()).toBe(2);
    sandbox.token = 'token-2';
    expect(await usps.find('60601')).toBeUndefined();
    expect(tokens()).toBe(3);
    const stranger = new UspsZipCodes({ origin: sandbox.origin, clientId: 'x', clientSecret: 'y' }, { now: () => 0 });
    await expect(stranger.find('85001')).rejects.toBeInstanceOf(Unavailable);
    sandbox.token = 'token-1';
  });

  it('MON-292 are not taken from an answer about another code', async () => {
    const other = async (address: string) =>
      Response.json(
        address.includes('token')
          ? { access_token: 'a', expires_in: 10 }
          : { city: 'MESA', state: 'AZ', ZIPCode: '85002' },
      );
    const usps = new UspsZipCodes({ origin: 'https://usps.example', ...uspsClient }, { now: () => 0, fetch: other });
    await expect(usps.find('85001')).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('names of RxTerms', () => {
  const answering = (body: unknown) =>
    new RxTermsCatalog('https://rx.example/search', { now: () => 0, fetch: async () => Response.json(body) });
  const find = (body: unknown, text = 'metformin', kind: 'allergies' | 'medications' = 'medications') =>
    answering(body).search(practice, kind, text, 20);

  it('MON-321 are a drug with strength and form, under its RxNorm code', async () => {
    const body = [
      1,
      ['metFORMIN (Oral Pill)'],
      { STRENGTHS_AND_FORMS: [[' 500 mg Tab', '  1000 mg Tab']], RXCUIS: [['861007', '861004']] },
      [['metFORMIN (Oral Pill)']],
    ];
    expect(await find(body, 'metformin 500')).toEqual([
      { code: 'rxnorm.861007', name: 'metFORMIN (Oral Pill) 500 mg Tab' },
    ]);
    expect(await find(body, 'metformin', 'allergies')).toEqual([{ code: 'rxterms.metformin', name: 'metFORMIN' }]);
  });

  it('MON-321 are none where lists do not belong together', async () => {
    const whole = { STRENGTHS_AND_FORMS: [['500 mg Tab']], RXCUIS: [['861007']] };
    expect(await find([0, [], { STRENGTHS_AND_FORMS: [], RXCUIS: [] }, []])).toEqual([]);
    for (const wrong of [
      [1, ['metformin'], null, []],
      [1, ['metformin'], { ...whole, RXCUIS: [] }],
      { 1: ['metformin'] },
      [],
    ]) {
      await expect(find(wrong)).rejects.toBeInstanceOf(Unavailable);
    }
    // One drug whose strengths and codes differ is left out, and one code that is none.
    expect(
      await find([1, ['metformin'], { STRENGTHS_AND_FORMS: [['500 mg Tab', '1 g']], RXCUIS: [['861007']] }]),
    ).toEqual([]);
    expect(await find([1, ['metformin'], { ...whole, RXCUIS: [['x']] }])).toEqual([]);
  });
});

describe('payers of a FHIR directory', () => {
  it('MON-294 are asked for in the background, kept for a day, and shown for a week when the directory is away', async () => {
    const clock = { now: 0 };
    sandbox.records = { ...sandbox.records, payers: payerResources([{ name: 'Acme', payer_plans: ['Gold'] }]) };
    let asked = 0;
    const counting = (address: string, init: RequestInit): Promise<Response> => {
      asked += 1;
      return fetch(address, init);
    };
    const payers = new FhirPayers(sandbox.addresses.payers, { now: () => clock.now, fetch: counting });
    await expect(payers.insurers(practice)).rejects.toBeInstanceOf(Unavailable);
    await payers.renewed();
    const acme = [{ name: 'Acme', payer_plans: ['Gold'] }];
    expect(await payers.insurers(practice)).toEqual(acme);
    const before = asked;
    clock.now = 86_399_999;
    expect(await payers.insurers(practice)).toEqual(acme);
    expect(asked).toBe(before);
    sandbox.conduct = 'html';
    clock.now = 6 * 86_400_000;
    expect(await payers.insurers(practice)).toEqual(acme);
    await payers.renewed();
    clock.now = 7 * 86_400_000;
    await expect(payers.insurers(practice)).rejects.toBeInstanceOf(Unavailable);
    await payers.renewed();
    sandbox.conduct = 'well';
  });

  it('MON-294 are asked of the directory alone, wherever it points, and five pages at most', async () => {
    const asked: string[] = [];
    const pointing = (next: (address: string) => string) =>
      new FhirPayers('https://payers.example/fhir', {
        now: () => 0,
        fetch: async (address) => {
          asked.push(address);
          return Response.json({
            resourceType: 'Bundle',
            link: [{ relation: 'next', url: next(address) }],
            entry: 'none',
          });
        },
      });
    await pointing(() => 'https://evil.example/fhir?x').renewed();
    expect(asked.filter((address) => !address.startsWith('https://payers.example/'))).toEqual([]);
    asked.length = 0;
    await pointing((address) => `${address}&more`).renewed();
    expect(asked).toHaveLength(10);
  });

  it('MON-294 leaves out whoever is not active, has no name, or is no payer', async () => {
    const entry = [
      { resource: { resourceType: 'Organization', id: '1', active: false, name: 'Gone' } },
      { resource: { resourceType: 'Organization', id: '2' } },
      { resource: { resourceType: 'Practitioner', id: '3', name: 'Dr. No' } },
      { resource: { resourceType: 'Organization', id: '4', name: '  Acme\u202e  of\u0000 CT ' } },
      { resource: { resourceType: 'Organization', id: '5', name: 'Acme of CT' } },
      null,
      7,
    ];
    const fetch = async () => Response.json({ resourceType: 'Bundle', entry });
    const payers = new FhirPayers('https://payers.example/fhir', { now: () => 0, fetch });
    await payers.renewed();
    expect(await payers.insurers(practice)).toEqual([{ name: 'Acme of CT', payer_plans: [] }]);
  });
});

describe('a registry beside the table', () => {
  it('MON-327 is answered for by the table while it is away, which says so where it knows nothing', async () => {
    const physicians = physiciansBesideTable({ registry: { search: away }, table: new MemoryPhysicians([lee]) });
    expect(await physicians.search({ search: 'lee', page: 1 })).toEqual([lee]);
    await expect(physicians.search({ search: 'nobody', page: 1 })).rejects.toBeInstanceOf(Unavailable);
    const catalog = catalogBesideTable({
      registry: { search: away },
      table: new MemoryAllergyMedicationSearch({ medications: [{ code: 'a', name: 'Aspirin' }] }),
    });
    expect(await catalog.search(practice, 'medications', 'aspirin', 5)).toHaveLength(1);
    await expect(catalog.search(practice, 'medications', 'warfarin', 5)).rejects.toBeInstanceOf(Unavailable);
  });

  it('MON-293 does not say that there is no such zip while the registry is away', async () => {
    const table = new MemoryZipCodes({ '85001': { city: 'Phoenix', state: 'AZ' } });
    const zips = zipCodesBesideTable({ registry: { find: away }, table });
    expect(await zips.find('85001')).toEqual({ city: 'Phoenix', state: 'AZ' });
    await expect(zips.find('10001')).rejects.toBeInstanceOf(Unavailable);
  });

  it('MON-320 finds foods beside drugs for allergies, each name once', async () => {
    const line = (name: string) => ({ code: `r.${name}`, name });
    const catalog = catalogBesideTable({
      registry: new MemoryAllergyMedicationSearch({
        allergies: [line('PEANUT oil'), line('peanuts')],
        medications: [line('peanut pill')],
      }),
      table: new MemoryAllergyMedicationSearch({
        allergies: [{ code: 't', name: 'Peanuts' }],
        medications: [line('table pill')],
      }),
    });
    expect((await catalog.search(practice, 'allergies', 'peanut', 9)).map(({ name }) => name)).toEqual([
      'PEANUT oil',
      'Peanuts',
    ]);
    expect((await catalog.search(practice, 'medications', 'pill', 9)).map(({ name }) => name)).toEqual(['peanut pill']);
  });

  it('MON-294 names the own insurers of the practice with its plans, beside those of the directory', async () => {
    const own = [{ name: 'Medicare', payer_plans: ['Part B'] }];
    const table = { insurers: async () => own };
    const others = [
      { name: 'MEDICARE', payer_plans: [] },
      { name: 'Acme', payer_plans: ['Gold'] },
    ];
    const both = payersBesideTable({ registry: { insurers: async () => others }, table });
    expect(await both.insurers(practice)).toEqual([others[1], own[0]]);
    expect(await payersBesideTable({ registry: { insurers: away }, table }).insurers(practice)).toEqual(own);
  });

  it('hides no bug behind the table', async () => {
    const broken = async (): Promise<never> => {
      throw new TypeError('a bug');
    };
    const table = { insurers: async () => [] };
    await expect(payersBesideTable({ registry: { insurers: broken }, table }).insurers(practice)).rejects.toThrow(
      'a bug',
    );
    const physicians = physiciansBesideTable({ registry: { search: broken }, table: new MemoryPhysicians([lee]) });
    await expect(physicians.search({ search: 'lee', page: 1 })).rejects.toThrow('a bug');
  });
});
