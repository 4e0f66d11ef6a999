import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import { allergyMedicationSearchContract } from '../conformance/check-in.contract.ts';
import {
  payerDirectoryContract,
  payers,
  physicianDirectoryContract,
  physicians,
  zipCodesContract,
  zipPlaces,
} from '../conformance/registration.contract.ts';
import { FhirPayers, NpiRegistryPhysicians, RxTermsCatalog, UspsZipCodes, type RegistryOutcome } from './index.ts';
import { npiEntry, payerResources, RegistrySandbox, sandboxConducts, uspsClient } from './sandbox/index.ts';

const practice = 'mesa' as PracticeId;

const drugs = [
  {
    name: 'lisinopril (Oral Pill)',
    strengths: [
      ['2.5 mg Tab', '311353'],
      ['10 mg Tab', '314076'],
      ['20 mg Tab', '314077'],
    ],
  },
  { name: 'lisinopril/hydrochlorothiazide (Oral Pill)', strengths: [['10-12.5 mg Tab', '197885']] },
  { name: 'Amoxicillin (Chewable)', strengths: [['250 mg Tab', '308189']] },
  { name: 'Amoxicillin (Oral Pill)', strengths: [['500 mg Cap', '308191']] },
] as const;

let sandbox: RegistrySandbox;
let deadline: () => AbortSignal;
const outcomes: RegistryOutcome[] = [];

beforeAll(async () => {
  sandbox = await RegistrySandbox.start({
    npi: physicians.map((physician) => npiEntry(physician)),
    zipCodes: zipPlaces,
    drugs,
    payers: payerResources(payers),
  });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.conduct = 'well';
  sandbox.seen.length = 0;
  outcomes.length = 0;
  deadline = () => new AbortController().signal;
});

const machine = () => ({
  now: () => 0,
  deadline: () => deadline(),
  onOutcome: (outcome: RegistryOutcome) => outcomes.push(outcome),
});
const npi = () => new NpiRegistryPhysicians(sandbox.addresses.npi, machine());
const usps = () => new UspsZipCodes({ origin: sandbox.addresses.usps, ...uspsClient }, machine());
const rxterms = () => new RxTermsCatalog(sandbox.addresses.drugs, machine());
const fhir = () => new FhirPayers(sandbox.addresses.payers, machine());

describe('over HTTP', () => {
  physicianDirectoryContract(() => ({ directory: npi() }));
  zipCodesContract(() => ({ zipCodes: usps() }));
  allergyMedicationSearchContract(() => ({ catalog: rxterms() }));
  payerDirectoryContract(() => {
    const directory = fhir();
    return { directory, ready: () => directory.renewed() };
  });
});

/** Each registry, asked one thing. */
const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  physicians: () => npi().search({ search: 'ibanez', page: 1 }),
  'postal codes': () => usps().find('85001'),
  'drug names': () => rxterms().search(practice, 'medications', 'lisinopril', 5),
  payers: async () => {
    const directory = fhir();
    await directory.renewed();
    return directory.insurers(practice);
  },
};

describe.each(Object.entries(questions))('a registry of %s that is not well', (_, ask) => {
  it.each(sandboxConducts.filter((conduct) => conduct !== 'well' && conduct !== 'silent'))(
    'MON-293 MON-327 is unavailable, and never taken for one that knows nothing: %s',
    async (conduct) => {
      sandbox.conduct = conduct;
      await expect(ask()).rejects.toBeInstanceOf(Unavailable);
      expect(outcomes).not.toContain('answered');
    },
  );

  it('MON-293 MON-327 is not waited for when it is silent', async () => {
    const ending = new AbortController();
    deadline = () => ending.signal;
    sandbox.conduct = 'silent';
    const asking = ask();
    const ended = expect(asking).rejects.toBeInstanceOf(Unavailable);
    while (sandbox.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    ending.abort();
    await ended;
    expect(outcomes).toContain('silent');
  });

  it('is told the search term and nothing of who asks', async () => {
    await ask();
    expect(sandbox.seen.length).toBeGreaterThan(0);
    for (const { headers } of sandbox.seen) {
      const { authorization, ...rest } = headers;
      expect(['Bearer token-1', undefined]).toContain(authorization);
      expect(Object.keys(rest).filter((name) => /cookie|referer|origin|forwarded|patient|practice/.test(name))).toEqual(
        [],
      );
    }
    expect(sandbox.seen.map(({ asked, body }) => asked + body).join(' ')).not.toContain(practice);
  });
});
