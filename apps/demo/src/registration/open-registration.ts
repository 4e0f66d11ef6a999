import { EmbeddedRegistrationSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Physician, RegistrationForm, ZipPlace } from '@portico/domain/profile';
import { demoPractices, type DemoPractice } from '../practices.ts';
import { randomOf } from '../keyed-random.ts';
import { englishNames, spanishNames } from '../people/first-and-last-names.ts';

/** What the practices of the demo decided otherwise than is usual. */
const decided: ReadonlyMap<string, Partial<RegistrationForm>> = new Map(
  Object.entries({
    riverwalk: { insuranceRequired: true },
    biscayne: {
      insuranceRequired: true,
      identityRequired: true,
      accepted: {
        insurers: ['Coastal Mutual', 'Medicaid', 'Medicare'],
        banner: {
          en: 'We may be out of network for this insurance. Please call us before your visit.',
          es: 'Es posible que estemos fuera de la red de este seguro. Llámenos antes de su visita.',
        },
      },
    },
  }),
);

/** Beside the places where the practices are. */
const places = {
  '10001': { city: 'New York', state: 'NY' },
  '33101': { city: 'Miami', state: 'FL' },
  '33130': { city: 'Miami', state: 'FL' },
  '60601': { city: 'Chicago', state: 'IL' },
  '73301': { city: 'Austin', state: 'TX' },
  '77001': { city: 'Houston', state: 'TX' },
  '78201': { city: 'San Antonio', state: 'TX' },
  '78212': { city: 'San Antonio', state: 'TX' },
  '85001': { city: 'Phoenix', state: 'AZ' },
  '85201': { city: 'Mesa', state: 'AZ' },
  '85701': { city: 'Tucson', state: 'AZ' },
  '90012': { city: 'Los Angeles', state: 'CA' },
} satisfies Readonly<Record<string, ZipPlace>>;
const zipcodes = ['10001', '33130', '60601', '73301', '77001', '78201', '78212', '85001', '85201', '85701'] as const;

const specialties = [
  'Family Medicine',
  'Internal Medicine',
  'Pediatrics',
  'Cardiology',
  'Endocrinology',
  'Dermatology',
  'Obstetrics and Gynecology',
  'Orthopedic Surgery',
] as const;
const streets = ['Oak Street', 'Mission Road', 'Bay Avenue', 'Palm Drive', 'Cedar Lane'] as const;

/** So many physicians in the directory of the demo. */
const physicianCount = 180;

const physicianAt = (at: number): Physician => {
  const random = randomOf('physician', at);
  const pool = random.chance(0.4) ? spanishNames : englishNames;
  const zipcode = random.pick(zipcodes);
  const { city, state } = places[zipcode];
  return {
    npi: String(1_100_000_000 + at * 7_919),
    first_name: random.pick(random.chance(0.5) ? pool.women : pool.men),
    last_name: random.pick(pool.families),
    specialty: random.pick(specialties),
    address: {
      address1: `${random.whole(1, 980)} ${random.pick(streets)}`,
      address2: random.chance(0.3) ? `Suite ${random.whole(1, 40)}` : '',
      zipcode,
      city,
      state,
      phone_number: `(${random.whole(201, 989)}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
    },
  };
};

/** What a practice of the demo asks its patients for, and the directories that it looks into. The same twice is fine. */
export const openRegistration = async (sql: Sql, { practice }: DemoPractice): Promise<void> => {
  const setup = new EmbeddedRegistrationSetup(sql);
  await setup.form(practice.id, decided.get(practice.id) ?? {});
  await setup.physicians(Array.from({ length: physicianCount }, (_, at) => physicianAt(at)));
  const own = demoPractices.flatMap(({ locations }) =>
    locations.map(({ zip, city, state }): [string, ZipPlace] => [zip, { city, state }]),
  );
  await setup.zipCodes({ ...places, ...Object.fromEntries(own) });
};
