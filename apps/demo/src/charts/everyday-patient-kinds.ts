import { words } from '../bilingual-words.ts';
import type { Persona } from './patient-kind.ts';
import { annual, daily } from './prescription-phrases.ts';

const otitis = words('Acute otitis media', 'Otitis media aguda');
const asthma = words('Moderate persistent asthma', 'Asma persistente moderada');
const anemia = words('Iron deficiency anemia', 'Anemia por deficiencia de hierro');
const anxiety = words('Generalized anxiety disorder', 'Trastorno de ansiedad generalizada');
const migraine = words('Migraine without aura', 'Migraña sin aura');

/** People who are well, or not for long, and children. */
export const everyday = {
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
    conditions: [{ name: otitis, since: 1, until: 1 }],
    medications: [
      {
        name: words('Amoxicillin oral suspension', 'Amoxicilina en suspensión oral'),
        dose: '400 mg/5 mL',
        instructions: words(
          'Give 5 mL by mouth twice a day for 10 days.',
          'Dé 5 mL por vía oral dos veces al día durante 10 días.',
        ),
        reason: otitis,
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
  'asthma-child': {
    name: 'asthma-child',
    ages: [5, 16],
    conditions: [
      { name: asthma, since: 4 },
      { name: words('Atopic dermatitis', 'Dermatitis atópica'), since: 5 },
    ],
    medications: [
      {
        name: words('Albuterol inhaler', 'Albuterol en inhalador'),
        dose: '90 mcg',
        instructions: words(
          'Inhale 2 puffs every 4 to 6 hours as needed for wheezing. Use the spacer.',
          'Inhale 2 disparos cada 4 a 6 horas si hay silbidos. Use el espaciador.',
        ),
        reason: asthma,
        since: 4,
      },
      {
        name: words('Fluticasone inhaler', 'Fluticasona en inhalador'),
        dose: '44 mcg',
        instructions: words(
          'Inhale 2 puffs twice a day. Rinse the mouth afterwards.',
          'Inhale 2 disparos dos veces al día. Enjuague la boca después.',
        ),
        reason: asthma,
        since: 3,
      },
      {
        name: words('Cetirizine', 'Cetirizina'),
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
      { name: anemia, since: 0 },
    ],
    medications: [
      { name: words('Prenatal multivitamin', 'Vitaminas prenatales'), dose: '27 mg Fe', instructions: daily, since: 0 },
      {
        name: words('Ferrous sulfate', 'Sulfato ferroso'),
        dose: '325 mg',
        instructions: words(
          'Take 1 tablet every other day with orange juice, away from milk.',
          'Tome 1 tableta cada dos días con jugo de naranja, separado de la leche.',
        ),
        reason: anemia,
        since: 0,
      },
    ],
    labs: [
      { panel: 'cbc', everyMonths: 2, years: 0.5 },
      { panel: 'iron', everyMonths: 3, years: 0.5 },
      { panel: 'thyroid', everyMonths: 6, years: 0.5 },
      { panel: 'glucoseTolerance', everyMonths: 12, years: 1 },
    ],
    values: { hemoglobin: [12.4, 10.9], hematocrit: [37, 33], ferritin: [22, 11], mcv: [86, 81] },
    reasons: [
      words('Prenatal visit', 'Control prenatal'),
      words('Ultrasound', 'Ultrasonido'),
      words('Nausea', 'Náuseas'),
    ],
  },
  anxiety: {
    name: 'anxiety',
    ages: [18, 45],
    conditions: [
      { name: anxiety, since: 2 },
      { name: migraine, since: 4 },
    ],
    medications: [
      { name: words('Sertraline', 'Sertralina'), dose: '50 mg', instructions: daily, reason: anxiety, since: 2 },
      {
        name: words('Sumatriptan', 'Sumatriptán'),
        dose: '50 mg',
        instructions: words(
          'Take 1 tablet at the start of a migraine; may repeat once after 2 hours.',
          'Tome 1 tableta al empezar la migraña; puede repetir una vez tras 2 horas.',
        ),
        reason: migraine,
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
} as const satisfies Readonly<Record<string, Persona>>;
