import { words, type Words } from '../words.ts';
import type { AnalyteName, PanelName } from './analytes.ts';

/** A kind of patient: what such a person has, takes and is tested for, so that a chart tells one story. */
export interface Persona {
  readonly name: PersonaName;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly sex?: 'female' | 'male';
  readonly conditions: readonly PersonaCondition[];
  readonly medications: readonly PersonaMedication[];
  readonly labs: readonly PersonaLab[];
  /** Where this persona's values lie instead of a healthy person's: from the first report to the newest. */
  readonly values: Partial<Readonly<Record<AnalyteName, readonly [first: number, newest: number]>>>;
  /** Why such a person comes. */
  readonly reasons: readonly [Words, ...Words[]];
}

export interface PersonaCondition {
  readonly name: Words;
  /** Years before today. */
  readonly since: number;
  /** Years before today; still there where it is left out. */
  readonly until?: number;
}

export interface PersonaMedication {
  readonly name: string;
  readonly dose: string;
  readonly instructions: Words;
  readonly since: number;
  readonly until?: number;
}

export interface PersonaLab {
  readonly panel: PanelName;
  readonly everyMonths: number;
  readonly years: number;
}

export type PersonaName =
  | 'healthy-adult'
  | 'healthy-child'
  | 'diabetes'
  | 'asthma-child'
  | 'pregnancy'
  | 'heart-failure'
  | 'thyroid'
  | 'joints'
  | 'anxiety';

const daily = words('Take 1 tablet by mouth once a day.', 'Tome 1 tableta por vía oral una vez al día.');
const twiceDaily = words('Take 1 tablet by mouth twice a day.', 'Tome 1 tableta por vía oral dos veces al día.');
const bedtime = words('Take 1 tablet by mouth at bedtime.', 'Tome 1 tableta por vía oral al acostarse.');
const hypertension = words('Essential hypertension', 'Hipertensión esencial');
const annual = words('Annual physical', 'Examen físico anual');
const refill = words('Medication refill', 'Renovación de medicamentos');

export const personas: Readonly<Record<PersonaName, Persona>> = {
  'healthy-adult': {
    name: 'healthy-adult',
    ages: [19, 64],
    conditions: [{ name: words('Acute sinusitis', 'Sinusitis aguda'), since: 3, until: 3 }],
    medications: [],
    labs: [
      { panel: 'cmp', everyMonths: 12, years: 4 },
      { panel: 'lipids', everyMonths: 12, years: 4 },
      { panel: 'cbc', everyMonths: 24, years: 4 },
    ],
    values: {},
    reasons: [annual, words('Sore throat', 'Dolor de garganta'), words('Back pain', 'Dolor de espalda')],
  },
  'healthy-child': {
    name: 'healthy-child',
    ages: [1, 12],
    conditions: [{ name: words('Acute otitis media', 'Otitis media aguda'), since: 1, until: 1 }],
    medications: [
      {
        name: 'Amoxicillin oral suspension',
        dose: '400 mg/5 mL',
        instructions: words(
          'Give 5 mL by mouth twice a day for 10 days.',
          'Dé 5 mL por vía oral dos veces al día durante 10 días.',
        ),
        since: 1,
        until: 1,
      },
    ],
    labs: [
      { panel: 'lead', everyMonths: 12, years: 1 },
      { panel: 'cbc', everyMonths: 12, years: 1 },
    ],
    values: { hemoglobin: [12.4, 12.8], hematocrit: [37, 38] },
    reasons: [
      words('Well-child visit', 'Control del niño sano'),
      words('Ear pain', 'Dolor de oído'),
      words('Fever', 'Fiebre'),
    ],
  },
  diabetes: {
    name: 'diabetes',
    ages: [44, 76],
    conditions: [
      { name: words('Type 2 diabetes mellitus', 'Diabetes mellitus tipo 2'), since: 6 },
      { name: hypertension, since: 8 },
      { name: words('Hyperlipidemia', 'Hiperlipidemia'), since: 6 },
      { name: words('Cellulitis of left foot', 'Celulitis del pie izquierdo'), since: 2, until: 2 },
    ],
    medications: [
      {
        name: 'Metformin',
        dose: '1000 mg',
        instructions: words(
          'Take 1 tablet by mouth twice a day with meals.',
          'Tome 1 tableta dos veces al día con las comidas.',
        ),
        since: 6,
      },
      {
        name: 'Empagliflozin',
        dose: '10 mg',
        instructions: words('Take 1 tablet by mouth every morning.', 'Tome 1 tableta por vía oral cada mañana.'),
        since: 2,
      },
      { name: 'Lisinopril', dose: '20 mg', instructions: daily, since: 8 },
      { name: 'Atorvastatin', dose: '40 mg', instructions: bedtime, since: 6 },
      { name: 'Glipizide', dose: '5 mg', instructions: daily, since: 5, until: 2 },
    ],
    labs: [
      { panel: 'a1c', everyMonths: 4, years: 6 },
      { panel: 'cmp', everyMonths: 6, years: 6 },
      { panel: 'lipids', everyMonths: 12, years: 6 },
      { panel: 'kidney', everyMonths: 12, years: 5 },
    ],
    values: {
      a1c: [9.2, 6.9],
      glucose: [212, 128],
      ldl: [142, 78],
      triglycerides: [238, 162],
      hdl: [38, 43],
      creatinine: [0.9, 1.1],
      acr: [24, 41],
    },
    reasons: [words('Diabetes follow-up', 'Control de diabetes'), refill, words('Foot check', 'Revisión de los pies')],
  },
  'asthma-child': {
    name: 'asthma-child',
    ages: [5, 16],
    conditions: [
      { name: words('Moderate persistent asthma', 'Asma persistente moderada'), since: 4 },
      { name: words('Atopic dermatitis', 'Dermatitis atópica'), since: 5 },
    ],
    medications: [
      {
        name: 'Albuterol inhaler',
        dose: '90 mcg/puff',
        instructions: words(
          'Inhale 2 puffs every 4 to 6 hours as needed for wheezing. Use the spacer.',
          'Inhale 2 disparos cada 4 a 6 horas si hay silbidos. Use el espaciador.',
        ),
        since: 4,
      },
      {
        name: 'Fluticasone inhaler',
        dose: '44 mcg/puff',
        instructions: words(
          'Inhale 2 puffs twice a day. Rinse the mouth afterwards.',
          'Inhale 2 disparos dos veces al día. Enjuague la boca después.',
        ),
        since: 3,
      },
      {
        name: 'Cetirizine',
        dose: '5 mg/5 mL',
        instructions: words(
          'Give 5 mL by mouth once a day in spring.',
          'Dé 5 mL por vía oral una vez al día en primavera.',
        ),
        since: 3,
      },
    ],
    labs: [
      { panel: 'allergy', everyMonths: 18, years: 4 },
      { panel: 'cbc', everyMonths: 12, years: 3 },
    ],
    values: { ige: [310, 240], hemoglobin: [12.9, 13.2], hematocrit: [38, 39] },
    reasons: [
      words('Asthma check', 'Control de asma'),
      words('Wheezing', 'Silbidos al respirar'),
      words('School form', 'Formulario escolar'),
    ],
  },
  pregnancy: {
    name: 'pregnancy',
    ages: [21, 38],
    sex: 'female',
    conditions: [
      { name: words('Pregnancy, second trimester', 'Embarazo, segundo trimestre'), since: 0 },
      { name: words('Iron deficiency anemia', 'Anemia por deficiencia de hierro'), since: 0 },
    ],
    medications: [
      { name: 'Prenatal multivitamin', dose: '1 tablet', instructions: daily, since: 0 },
      {
        name: 'Ferrous sulfate',
        dose: '325 mg',
        instructions: words(
          'Take 1 tablet every other day with orange juice, away from milk.',
          'Tome 1 tableta cada dos días con jugo de naranja, lejos de la leche.',
        ),
        since: 0,
      },
    ],
    labs: [
      { panel: 'cbc', everyMonths: 2, years: 1 },
      { panel: 'iron', everyMonths: 3, years: 1 },
      { panel: 'thyroid', everyMonths: 12, years: 1 },
      { panel: 'glucoseTolerance', everyMonths: 12, years: 1 },
    ],
    values: { hemoglobin: [12.4, 10.9], hematocrit: [37, 33], ferritin: [22, 11], mcv: [86, 81] },
    reasons: [
      words('Prenatal visit', 'Control prenatal'),
      words('Ultrasound', 'Ecografía'),
      words('Nausea', 'Náuseas'),
    ],
  },
  'heart-failure': {
    name: 'heart-failure',
    ages: [68, 91],
    conditions: [
      {
        name: words(
          'Heart failure with reduced ejection fraction',
          'Insuficiencia cardíaca con fracción de eyección reducida',
        ),
        since: 4,
      },
      { name: words('Atrial fibrillation', 'Fibrilación auricular'), since: 5 },
      { name: words('Chronic kidney disease, stage 3a', 'Enfermedad renal crónica, etapa 3a'), since: 3 },
      { name: hypertension, since: 20 },
      { name: words('Community-acquired pneumonia', 'Neumonía adquirida en la comunidad'), since: 2, until: 2 },
    ],
    medications: [
      { name: 'Sacubitril/valsartan', dose: '49 mg/51 mg', instructions: twiceDaily, since: 3 },
      { name: 'Carvedilol', dose: '12.5 mg', instructions: twiceDaily, since: 4 },
      {
        name: 'Furosemide',
        dose: '40 mg',
        instructions: words(
          'Take 1 tablet every morning. Call us if you gain 3 pounds in one day or 5 in a week.',
          'Tome 1 tableta cada mañana. Llámenos si sube 3 libras en un día o 5 en una semana.',
        ),
        since: 4,
      },
      { name: 'Apixaban', dose: '5 mg', instructions: twiceDaily, since: 5 },
      { name: 'Spironolactone', dose: '25 mg', instructions: daily, since: 2 },
      { name: 'Metoprolol', dose: '50 mg', instructions: daily, since: 6, until: 4 },
    ],
    labs: [
      { panel: 'bnp', everyMonths: 4, years: 4 },
      { panel: 'cmp', everyMonths: 4, years: 5 },
      { panel: 'cbc', everyMonths: 6, years: 5 },
      { panel: 'lipids', everyMonths: 12, years: 5 },
    ],
    values: {
      bnp: [2_850, 1_140],
      creatinine: [1.15, 1.42],
      bun: [21, 28],
      potassium: [4.1, 4.9],
      hemoglobin: [13, 11.9],
      hematocrit: [39, 36],
    },
    reasons: [
      words('Heart failure follow-up', 'Control de insuficiencia cardíaca'),
      words('Swollen ankles', 'Tobillos hinchados'),
      refill,
    ],
  },
  thyroid: {
    name: 'thyroid',
    ages: [28, 70],
    sex: 'female',
    conditions: [{ name: words('Hypothyroidism', 'Hipotiroidismo'), since: 5 }],
    medications: [
      {
        name: 'Levothyroxine',
        dose: '75 mcg',
        instructions: words(
          'Take 1 tablet every morning on an empty stomach, 30 minutes before breakfast.',
          'Tome 1 tableta cada mañana en ayunas, 30 minutos antes del desayuno.',
        ),
        since: 3,
      },
      { name: 'Levothyroxine', dose: '50 mcg', instructions: daily, since: 5, until: 3 },
    ],
    labs: [
      { panel: 'thyroid', everyMonths: 6, years: 5 },
      { panel: 'lipids', everyMonths: 24, years: 4 },
      { panel: 'cbc', everyMonths: 24, years: 4 },
    ],
    values: { tsh: [9.8, 2.3], ft4: [0.7, 1.2] },
    reasons: [words('Thyroid follow-up', 'Control de tiroides'), annual, words('Tiredness', 'Cansancio')],
  },
  joints: {
    name: 'joints',
    ages: [55, 82],
    conditions: [
      { name: words('Osteoarthritis of knee', 'Artrosis de rodilla'), since: 7 },
      { name: words('Hyperlipidemia', 'Hiperlipidemia'), since: 5 },
      { name: words('Gastroesophageal reflux disease', 'Enfermedad por reflujo gastroesofágico'), since: 4 },
    ],
    medications: [
      {
        name: 'Diclofenac 1% gel',
        dose: '4 g',
        instructions: words('Rub onto the knee up to 4 times a day.', 'Aplique en la rodilla hasta 4 veces al día.'),
        since: 3,
      },
      { name: 'Rosuvastatin', dose: '10 mg', instructions: bedtime, since: 5 },
      { name: 'Omeprazole', dose: '20 mg', instructions: daily, since: 4 },
    ],
    labs: [
      { panel: 'lipids', everyMonths: 12, years: 5 },
      { panel: 'cmp', everyMonths: 12, years: 5 },
      { panel: 'cbc', everyMonths: 24, years: 5 },
    ],
    values: { ldl: [158, 92] },
    reasons: [words('Knee pain', 'Dolor de rodilla'), refill, annual],
  },
  anxiety: {
    name: 'anxiety',
    ages: [18, 45],
    conditions: [
      { name: words('Generalized anxiety disorder', 'Trastorno de ansiedad generalizada'), since: 2 },
      { name: words('Migraine without aura', 'Migraña sin aura'), since: 4 },
    ],
    medications: [
      { name: 'Sertraline', dose: '50 mg', instructions: daily, since: 2 },
      {
        name: 'Sumatriptan',
        dose: '50 mg',
        instructions: words(
          'Take 1 tablet at the start of a migraine; may repeat once after 2 hours.',
          'Tome 1 tableta al empezar la migraña; puede repetir una vez tras 2 horas.',
        ),
        since: 3,
      },
    ],
    labs: [
      { panel: 'thyroid', everyMonths: 24, years: 2 },
      { panel: 'cbc', everyMonths: 24, years: 2 },
    ],
    values: {},
    reasons: [words('Medication follow-up', 'Control de medicación'), words('Headache', 'Dolor de cabeza'), annual],
  },
};

/** The persona of a person of that age, as often as a general practice sees it. */
export const personaAt = (age: number, female: boolean, share: number): Persona => {
  const fitting = Object.values(personas).filter(
    ({ ages: [youngest, oldest], sex }) =>
      age >= youngest && age <= oldest && (sex === undefined || (sex === 'female') === female),
  );
  return fitting[Math.floor(share * fitting.length)] ?? personas[age < 18 ? 'healthy-child' : 'healthy-adult'];
};
