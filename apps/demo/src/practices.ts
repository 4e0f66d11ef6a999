import { behaviorOf } from '@portico/adapters-practice/behaviors';
import type { AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { LocationId, PracticeId, ProviderId, TimeZone } from '@portico/domain/kernel';
import type { Practice, PracticeManagement } from '@portico/domain/practices';
import { demoId } from './demo-ids.ts';
import { randomOf } from './keyed-random.ts';
import { englishNames, spanishNames } from './people/first-and-last-names.ts';

/** A practice of the demo with the people and places that it starts with. */
export interface DemoPractice {
  readonly practice: Practice;
  readonly locations: readonly [AppointmentLocation, ...AppointmentLocation[]];
  readonly doctors: readonly [DemoDoctor, ...DemoDoctor[]];
  /** Share of patients whose language is Spanish. */
  readonly spanish: number;
}

export interface DemoDoctor extends AppointmentProvider {
  readonly office: AppointmentLocation;
  /** Whom the doctor sees; patients of internal medicine are at least 18. */
  readonly sees: 'adults' | 'children' | 'everyone';
}

type Place = Omit<AppointmentLocation, 'id' | 'timeZone'>;

interface Sketch {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly management: PracticeManagement;
  readonly payments: Practice['payments'];
  readonly accent: string;
  /** Strokes of the logo on a grid of 24. */
  readonly sign: string;
  readonly guests: Practice['guestActions'];
  readonly takesNewPatients?: true;
  readonly importantMessage?: Practice['importantMessage'];
  readonly spanish: number;
  readonly places: readonly [Place, ...Place[]];
  readonly doctors: readonly [Doctor, ...Doctor[]];
}

/** Name, whom they see, and a specialty, which not everybody has. */
type Doctor = readonly [name: string, sees: DemoDoctor['sees'], specialty?: string];

const sketches: readonly Sketch[] = [
  {
    id: 'saguaro',
    name: 'Saguaro Family Medicine',
    phone: '602-555-0140',
    // No daylight saving here.
    timeZone: 'America/Phoenix',
    management: 'vertex',
    payments: 'no-value',
    accent: '#8a4b14',
    sign: 'M12 20V5M7 9v3a3 3 0 0 0 3 3h4a3 3 0 0 0 3-3V8',
    guests: ['check-in', 'pay'],
    takesNewPatients: true,
    spanish: 0.3,
    places: [
      {
        office: 'Saguaro Central',
        addressLines: ['2140 N Palo Verde Drive', 'Suite 110'],
        city: 'Phoenix',
        state: 'AZ',
        zip: '85006',
        phone: '602-555-0141',
      },
      {
        office: 'Saguaro Desert Ridge',
        addressLines: ['48 E Mesquite Lane', 'Building B'],
        city: 'Scottsdale',
        state: 'AZ',
        zip: '85251',
        phone: '480-555-0142',
      },
    ],
    doctors: [
      ['Dr. Helen Begay', 'everyone', 'Family Medicine'],
      ['Dr. Marcus Whitfield', 'adults', 'Internal Medicine'],
      ['Dr. Inés Zúñiga', 'children', 'Pediatrics'],
      ['Dr. Priya Raman', 'adults', "Women's Health"],
      ['Nolan Pruitt, PA-C', 'everyone'],
    ],
  },
  {
    id: 'biscayne',
    name: 'Biscayne Bay Health Partners',
    phone: '305-555-0160',
    timeZone: 'America/New_York',
    management: 'carecloud',
    payments: 'payeezy',
    accent: '#0b6e6e',
    sign: 'M4 9c3-3 5 3 8 0s5 3 8 0M4 15c3-3 5 3 8 0s5 3 8 0',
    guests: ['check-in', 'pay', 'book', 'reschedule'],
    spanish: 0.55,
    places: [
      {
        office: 'Biscayne Brickell',
        addressLines: ['900 Flamingo Avenue', 'Floor 3'],
        city: 'Miami',
        state: 'FL',
        zip: '33131',
        phone: '305-555-0161',
      },
      {
        office: 'Biscayne Coral Way',
        addressLines: ['3312 Coral Way'],
        city: 'Coral Gables',
        state: 'FL',
        zip: '33145',
        phone: '305-555-0162',
      },
    ],
    doctors: [
      ['Dr. Alejandro Ibáñez', 'adults', 'Internal Medicine'],
      ['Dr. Renée Toussaint', 'everyone', 'Family Medicine'],
      ['Dr. Sofía Castañeda', 'children', 'Pediatrics'],
      ['Dr. Daniel Rosen', 'adults', 'Cardiology'],
      ['Dr. Beatriz Peña-Soto', 'adults', 'Obstetrics and Gynecology'],
    ],
  },
  {
    id: 'riverwalk',
    name: 'Riverwalk Community Clinic',
    phone: '210-555-0180',
    timeZone: 'America/Chicago',
    management: 'talkehr',
    payments: 'cloverapi',
    accent: '#3c4ea3',
    sign: 'M4 18c4-9 12-9 16 0M12 11V5M9 7l3-2 3 2',
    guests: ['pay', 'book', 'reschedule'],
    takesNewPatients: true,
    importantMessage: {
      id: 'flu-shots',
      title: { en: 'Flu shots are here', es: 'Ya tenemos la vacuna contra la gripe' },
      text: {
        en: 'No appointment needed: come in any weekday between 8 a.m. and noon. Bring your insurance card.',
        es: 'No necesita cita: venga de lunes a viernes entre las 8 a. m. y el mediodía. Traiga su tarjeta de seguro.',
      },
    },
    spanish: 0.4,
    places: [
      {
        office: 'Riverwalk Main',
        addressLines: ['77 W Cypress Street', 'Suite 200'],
        city: 'San Antonio',
        state: 'TX',
        zip: '78205',
        phone: '210-555-0181',
      },
      {
        office: 'Riverwalk Mission',
        addressLines: ['1509 Old Mill Road'],
        city: 'San Antonio',
        state: 'TX',
        zip: '78210',
        phone: '210-555-0182',
      },
    ],
    doctors: [
      ['Dr. Rosa Treviño', 'everyone', 'Family Medicine'],
      ["Dr. Patrick O'Malley", 'adults', 'Internal Medicine'],
      ['Dr. Mei-Ling Chen', 'children', 'Pediatrics'],
      ['Dr. Joseph Okafor', 'adults', 'Endocrinology'],
      ['Karen Lindström, NP', 'everyone', 'Family Medicine'],
    ],
  },
];

/** A few strokes on the practice's color. */
const logoOf = ({ accent, sign }: Pick<Sketch, 'accent' | 'sign'>): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${accent}"/><path d="${sign}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

const practiceFrom = (sketch: Sketch): DemoPractice => {
  const timeZone = sketch.timeZone as TimeZone;
  const placed = (place: Place, at: number): AppointmentLocation => ({
    ...place,
    id: demoId<LocationId>('l', at + 1, 2),
    timeZone,
  });
  const [first, ...more] = sketch.places;
  const locations = [placed(first, 0), ...more.map((place, at) => placed(place, at + 1))] as const;
  const hired = ([name, sees, specialty]: Doctor, at: number): DemoDoctor => ({
    id: demoId<ProviderId>('d', at + 1, 3),
    name,
    ...(specialty === undefined ? {} : { specialty }),
    sees,
    office: locations[at % locations.length] ?? locations[0],
  });
  const [head, ...others] = sketch.doctors;
  return {
    practice: {
      id: sketch.id as PracticeId,
      name: sketch.name,
      phone: sketch.phone,
      timeZone,
      behavior: behaviorOf(sketch.management),
      payments: sketch.payments,
      accent: sketch.accent,
      logo: logoOf(sketch),
      billing: {
        address: [...first.addressLines, `${first.city}, ${first.state} ${first.zip}`],
        // No such number is ever given out.
        taxId: `00-000${sketch.phone.slice(-4)}`,
      },
      ...(sketch.guests === undefined ? {} : { guestActions: sketch.guests }),
      ...(sketch.takesNewPatients === undefined ? {} : { takesNewPatients: sketch.takesNewPatients }),
      ...(sketch.importantMessage === undefined ? {} : { importantMessage: sketch.importantMessage }),
    },
    locations,
    doctors: [hired(head, 0), ...others.map((doctor, at) => hired(doctor, at + 1))],
    spanish: sketch.spanish,
  };
};

export const demoPractices: readonly DemoPractice[] = sketches.map(practiceFrom);

/** The practice with enough doctors for a large demo: those it starts with come first. */
export const staffed = (demo: DemoPractice, count: number): DemoPractice => {
  const [head, ...others] = demo.doctors;
  const hired = [...others];
  for (let at = demo.doctors.length; at < count; at += 1) {
    const random = randomOf('doctor', demo.practice.id, at);
    const pool = random.chance(demo.spanish) ? spanishNames : englishNames;
    const name = `Dr. ${random.pick(random.chance(0.5) ? pool.women : pool.men)} ${random.pick(pool.families)}`;
    const children = at % 5 === 2;
    hired.push({
      id: demoId<ProviderId>('d', at + 1, 3),
      name,
      specialty: children ? 'Pediatrics' : 'Family Medicine',
      sees: children ? 'children' : 'everyone',
      office: demo.locations[at % demo.locations.length] ?? demo.locations[0],
    });
  }
  return { ...demo, doctors: [head, ...hired] };
};
