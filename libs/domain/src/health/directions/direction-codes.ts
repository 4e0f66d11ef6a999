import { unitName, type UnitName } from '../unit-name.ts';

/** Times of day by their codes of HL7 (`TimingEvent`, `EventTiming`). */
export const dayTimes = [
  'HS',
  'WAKE',
  'C',
  'CM',
  'CD',
  'CV',
  'AC',
  'ACM',
  'ACD',
  'ACV',
  'PC',
  'PCM',
  'PCD',
  'PCV',
  'IC',
  'MORN',
  'NOON',
  'AFT',
  'EVE',
  'NIGHT',
] as const;
export type DayTime = (typeof dayTimes)[number];

/** How often by the abbreviations of HL7 (`GTSAbbreviation`) and of prescriptions, each of which has one meaning. */
export const rhythms = ['BID', 'TID', 'QID', 'QD', 'QOD', 'QAM', 'QHS', 'WK', 'MO'] as const;
export type Rhythm = (typeof rhythms)[number];

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];

export const routes = [
  'oral',
  'sublingual',
  'buccal',
  'external',
  'skin',
  'patch',
  'inhaled',
  'eye',
  'ear',
  'nose',
  'rectal',
  'vaginal',
  'under-skin',
  'muscle',
  'vein',
] as const;
export type Route = (typeof routes)[number];

export const doseForms = [
  'tablets',
  'capsules',
  'drops',
  'puffs',
  'sprays',
  'patches',
  'doses',
  'units',
  'suppositories',
  'lozenges',
] as const;
export type DoseForm = (typeof doseForms)[number];

/** What it is taken for as needed, where people have one usual word for it. */
export const complaints = [
  'pain',
  'fever',
  'headache',
  'cough',
  'nausea',
  'vomiting',
  'anxiety',
  'itching',
  'insomnia',
  'constipation',
  'diarrhea',
  'heartburn',
  'shortness-of-breath',
] as const;
export type Complaint = (typeof complaints)[number];

type Names<Name extends string> = Readonly<Record<Name, string>>;

/** From each of its names to the thing; names stand between commas, in small letters. */
const byName = <Name extends string>(names: Names<Name>): ReadonlyMap<string, Name> =>
  new Map(
    Object.entries<string>(names).flatMap(([name, said]) =>
      said.split(', ').map((each) => [each, name as Name] as const),
    ),
  );

/** `Oral route (qualifier value)` and `Oral use` are `oral`. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ \((?:qualifier value|finding|disorder)\)$/, '')
    .replace(/ (?:route|use)$/, '');

const routesByName = byName<Route>({
  oral: 'oral, po, by mouth, swallow, oral',
  sublingual: 'sublingual, sl',
  buccal: 'buccal',
  external: 'topical',
  skin: 'cutaneous',
  patch: 'transdermal',
  inhaled: 'inhalation, respiratory (inhalation), inhaled, oral inhalation',
  eye: 'ophthalmic',
  ear: 'otic, auricular (otic), auricular',
  nose: 'nasal',
  rectal: 'rectal',
  vaginal: 'vaginal',
  'under-skin': 'subcutaneous',
  muscle: 'intramuscular',
  vein: 'intravenous',
});

export const routeNamed = (text: string): Route | undefined => routesByName.get(bare(text));

const complaintsByName = byName<Complaint>({
  pain: 'pain',
  fever: 'fever',
  headache: 'headache',
  cough: 'cough',
  nausea: 'nausea',
  vomiting: 'vomiting',
  anxiety: 'anxiety',
  itching: 'itching',
  insomnia: 'insomnia',
  constipation: 'constipation',
  diarrhea: 'diarrhea',
  heartburn: 'heartburn',
  'shortness-of-breath': 'shortness of breath, dyspnea',
});

export const complaintNamed = (text: string): Complaint | undefined => complaintsByName.get(bare(text));

const formsByName = byName<DoseForm>({
  tablets: 'tablet, tablets, tablet(s), tab, tabs, tbl',
  capsules: 'capsule, capsules, capsule(s), cap, caps',
  drops: 'drop, drops, drop(s), [drp], gtt',
  puffs: 'puff, puffs, puff(s)',
  sprays: 'spray, sprays, spray(s)',
  patches: 'patch, patches, patch(es)',
  doses: 'dose, doses, dose(s)',
  units: 'unit, units, unit(s)',
  suppositories: 'suppository, suppositories',
  lozenges: 'lozenge, lozenges',
});

/** Also as an annotation of UCUM: `{tablet}`. */
export const doseForm = (unit: string): DoseForm | undefined =>
  formsByName.get(unit.toLowerCase().replace(/^\{(.+)\}$/, '$1'));

export const timeUnits = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const timesByName = byName<TimeUnit>({
  years: 'year, years',
  months: 'month, months',
  weeks: 'week, weeks',
  days: 'day, days',
  hours: 'hr, hour, hours',
  minutes: 'minute, minutes',
  seconds: 'second, seconds',
});

const isTime = (name: UnitName | undefined): name is TimeUnit => timeUnits.some((each) => each === name);

/** A unit of time, by its code (UCUM) or by what it is called in English. */
export const timeUnit = (unit: string): TimeUnit | undefined => {
  const name = unitName(unit);
  return isTime(name) ? name : timesByName.get(unit.toLowerCase());
};
