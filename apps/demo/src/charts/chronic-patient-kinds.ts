import { words } from '../bilingual-words.ts';
import type { Persona } from './patient-kind.ts';
import { annual, bedtime, daily, refill, twiceDaily } from './prescription-phrases.ts';

const diabetes = words('Type 2 diabetes mellitus', 'Diabetes mellitus tipo 2');
const hyperlipidemia = words('Hyperlipidemia', 'Hiperlipidemia');
const fibrillation = words('Atrial fibrillation', 'Fibrilación auricular');
const hypothyroidism = words('Hypothyroidism', 'Hipotiroidismo');
const osteoarthritis = words('Osteoarthritis of knee', 'Artrosis de rodilla');
const reflux = words('Gastroesophageal reflux disease', 'Enfermedad por reflujo gastroesofágico');
const hypertension = words('Essential hypertension', 'Hipertensión esencial');

/** People whom an illness brings back for years. */
export const chronic = {
  diabetes: {
    name: 'diabetes',
    ages: [44, 76],
    conditions: [
      { name: diabetes, since: 6 },
      { name: hypertension, since: 8 },
      { name: hyperlipidemia, since: 6 },
      { name: words('Cellulitis of left foot', 'Celulitis del pie izquierdo'), since: 2, until: 2 },
    ],
    medications: [
      {
        name: words('Metformin', 'Metformina'),
        dose: '1000 mg',
        instructions: words(
          'Take 1 tablet by mouth twice a day with meals.',
          'Tome 1 tableta dos veces al día con las comidas.',
        ),
        reason: diabetes,
        since: 6,
      },
      {
        name: words('Empagliflozin', 'Empagliflozina'),
        dose: '10 mg',
        instructions: words('Take 1 tablet by mouth every morning.', 'Tome 1 tableta por vía oral cada mañana.'),
        reason: diabetes,
        since: 2,
      },
      { name: words('Lisinopril', 'Lisinopril'), dose: '20 mg', instructions: daily, reason: hypertension, since: 8 },
      {
        name: words('Atorvastatin', 'Atorvastatina'),
        dose: '40 mg',
        instructions: bedtime,
        reason: hyperlipidemia,
        since: 6,
      },
      {
        name: words('Glipizide', 'Glipizida'),
        dose: '5 mg',
        instructions: daily,
        reason: diabetes,
        since: 5,
        until: 2,
      },
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
      { name: fibrillation, since: 5 },
      { name: words('Chronic kidney disease, stage 3a', 'Enfermedad renal crónica, etapa 3a'), since: 3 },
      { name: hypertension, since: 20 },
      { name: words('Community-acquired pneumonia', 'Neumonía adquirida en la comunidad'), since: 2, until: 2 },
    ],
    medications: [
      {
        name: words('Sacubitril/valsartan', 'Sacubitrilo/valsartán'),
        dose: '49 mg/51 mg',
        instructions: twiceDaily,
        since: 3,
      },
      { name: words('Carvedilol', 'Carvedilol'), dose: '12.5 mg', instructions: twiceDaily, since: 4 },
      {
        name: words('Furosemide', 'Furosemida'),
        dose: '40 mg',
        instructions: words(
          'Take 1 tablet every morning. Call us if you gain 3 pounds in one day or 5 in a week.',
          'Tome 1 tableta cada mañana. Llámenos si sube 3 libras en un día o 5 en una semana.',
        ),
        since: 4,
      },
      { name: words('Apixaban', 'Apixabán'), dose: '5 mg', instructions: twiceDaily, reason: fibrillation, since: 5 },
      { name: words('Spironolactone', 'Espironolactona'), dose: '25 mg', instructions: daily, since: 2 },
      { name: words('Metoprolol', 'Metoprolol'), dose: '50 mg', instructions: daily, since: 6, until: 4 },
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
    conditions: [{ name: hypothyroidism, since: 5 }],
    medications: [
      {
        name: words('Levothyroxine', 'Levotiroxina'),
        dose: '75 mcg',
        instructions: words(
          'Take 1 tablet every morning on an empty stomach, 30 minutes before breakfast.',
          'Tome 1 tableta cada mañana en ayunas, 30 minutos antes del desayuno.',
        ),
        reason: hypothyroidism,
        since: 3,
      },
      {
        name: words('Levothyroxine', 'Levotiroxina'),
        dose: '50 mcg',
        instructions: daily,
        reason: hypothyroidism,
        since: 5,
        until: 3,
      },
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
      { name: osteoarthritis, since: 7 },
      { name: hyperlipidemia, since: 5 },
      { name: reflux, since: 4 },
    ],
    medications: [
      {
        name: words('Diclofenac 1% gel', 'Diclofenaco en gel al 1 %'),
        dose: '4 g',
        instructions: words('Rub onto the knee up to 4 times a day.', 'Aplique en la rodilla hasta 4 veces al día.'),
        reason: osteoarthritis,
        since: 3,
      },
      {
        name: words('Rosuvastatin', 'Rosuvastatina'),
        dose: '10 mg',
        instructions: bedtime,
        reason: hyperlipidemia,
        since: 5,
      },
      { name: words('Omeprazole', 'Omeprazol'), dose: '20 mg', instructions: daily, reason: reflux, since: 4 },
    ],
    labs: [
      { panel: 'lipids', everyMonths: 12, years: 5 },
      { panel: 'cmp', everyMonths: 12, years: 5 },
      { panel: 'cbc', everyMonths: 24, years: 5 },
    ],
    values: { ldl: [158, 92] },
    reasons: [words('Knee pain', 'Dolor de rodilla'), refill, annual],
  },
} as const satisfies Readonly<Record<string, Persona>>;
